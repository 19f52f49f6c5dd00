"""What the page draws, in a real browser."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Place
from tests.browser.surf import Surfer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_markdown_becomes_elements(ada: Surfer) -> None:
    await ada.command("show markdown")
    await ada.sees("Harbour news")
    for selector, text in (
        ("h3", "Harbour news"),
        ("h4", "What happened"),
        ("strong", "bold"),
        ("em", "italic"),
        ("strong em", "both"),
        ("u", "under"),
        ("s", "struck"),
        ("p > code", "code"),
        ("ul > li", "rice"),
        ("ul > li.depth-1", "white"),
        ("ol > li", "second"),
        ("blockquote strong", "words"),
        (".subtext", "small print"),
        ("a[href='https://example.org/rules']", "rules"),
        (".mention.mine", "@Ada"),
        ("a.mention", "#tables"),
        ("pre code", 'print("hello")'),
    ):
        await expect(ada.last.locator(selector).filter(has_text=text).first).to_be_visible()
    await expect(ada.last.locator("time[data-relative]")).to_contain_text("ago")


async def test_spoilers_open_on_a_press(ada: Surfer) -> None:
    await ada.command("show markdown")
    spoiler = ada.last.locator(".spoiler")
    await expect(spoiler.locator(".spoiler-text")).to_be_hidden()
    await spoiler.click()
    await expect(spoiler.locator(".spoiler-text")).to_be_visible()


async def test_what_people_write_is_never_run(ada: Surfer, place: Place) -> None:
    script = "<script>window.hacked = true</script><img src=x onerror='window.hacked = 1'>"
    await ada.command("show markdown")
    await ada.sees("<script>window.hacked = true</script>")
    place.world.person("Bruno").say("tables", script + " [x](javascript:window.hacked=1)")
    await ada.sees("onerror='window.hacked = 1'")
    assert await ada.page.evaluate("window.hacked") is None
    assert await ada.page.locator(".message script, .message img[src='x']").count() == 0
    assert await ada.page.locator("a[href^='javascript']").count() == 0


async def test_bombs_are_quick_and_do_not_widen_the_page(ada: Surfer, phone: Surfer) -> None:
    await ada.command("show bomb")
    for surfer in (ada, phone):
        await surfer.sees("WWWWWWWW")
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert await surfer.page.evaluate(wide) <= 0
        inner = "(n => n.scrollWidth - n.clientWidth)(document.getElementById('messages'))"
        assert await surfer.page.evaluate(inner) <= 0


async def test_layouts(ada: Surfer) -> None:
    await ada.command("show layout")
    await ada.sees("The harbour")
    box = ada.last.locator(".container.accented")
    await expect(box).to_be_visible()
    bar = await box.evaluate("node => getComputedStyle(node).borderLeftColor")
    assert bar == "rgb(18, 101, 107)"
    await expect(box.locator(".section .thumbnail img")).to_have_attribute("alt", "Small board")
    await expect(box.locator(".gallery img")).to_have_attribute("alt", "A navy board")
    for style in ("primary", "secondary", "success", "danger"):
        await expect(box.locator(f".row .button.{style}").first).to_be_visible()
    await expect(box.locator(".button", has_text="Confirm")).to_be_disabled()
    await expect(box.locator(".button", has_text="⚓")).to_be_visible()
    await expect(box.locator("a.button", has_text="Rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )


async def test_embeds(ada: Surfer) -> None:
    await ada.command("show embed")
    await ada.sees("Final score")
    frame = ada.last.locator(".embed")
    await expect(frame.locator(".embed-title")).to_have_text("Final score")
    await expect(frame.locator(".field")).to_have_count(2)
    await expect(frame.locator(".embed-image img")).to_be_visible()
    await expect(frame.locator(".embed-foot")).to_have_text("River of Gold")


async def test_a_line_stands_above_what_is_new(ada: Surfer, place: Place) -> None:
    bruno = place.world.person("Bruno")
    bruno.say("river", "old")
    await ada.go("river")
    await expect(ada.page.locator(".new-line")).to_have_count(0)
    await ada.go("tables")
    bruno.say("river", "fresh")
    await expect(ada.page.locator(".channel.unread")).to_contain_text("river")
    await ada.go("river")
    await expect(ada.page.locator(".new-line + .message")).to_contain_text("fresh")


async def test_the_top_of_a_phone_is_not_cut(phone: Surfer) -> None:
    bar = await phone.page.locator(".topbar").bounding_box()
    brand = await phone.page.locator(".brand").bounding_box()
    assert bar is not None
    assert brand is not None
    assert brand["y"] >= bar["y"]
    assert brand["y"] + brand["height"] <= bar["y"] + bar["height"]
    await expect(phone.page.locator(".chair.mine .chair-name")).to_have_text("Bruno")


async def test_edits_in_place(ada: Surfer) -> None:
    await ada.command("show change")
    await ada.press("Change")
    await ada.sees("Changed")
    await expect(ada.messages).to_have_count(1)
    await expect(ada.last.locator(".edited")).to_have_text("(edited)")


async def test_private_messages_are_marked_and_dismissed(ada: Surfer) -> None:
    await ada.command("show private", secret="the moon")
    await expect(ada.last.locator(".privacy")).to_contain_text("Only you can see this")
    await ada.last.get_by_text("Dismiss").click()
    await expect(ada.messages).to_have_count(0)


async def test_thinking_then_the_answer(ada: Surfer) -> None:
    await ada.command("show think")
    await expect(ada.last.locator(".thinking")).to_contain_text("Harbormaster is thinking")
    await ada.sees("Thought")
    await expect(ada.page.locator(".thinking")).to_have_count(0)


async def test_a_silent_bot_is_told(ada: Surfer) -> None:
    await ada.command("show silent")
    await expect(ada.page.locator(".toast")).to_have_text("The application did not respond")


async def test_unread_marks_and_calls(ada: Surfer, place: Place) -> None:
    place.world.person("Bruno").say("river", "anybody?")
    river = ada.page.locator(".channel", has_text="river")
    await expect(river.locator(".dot")).to_be_visible()
    await ada.go("river")
    await expect(river.locator(".dot")).to_have_count(0)
    await place.world.person("Dan").slash("tables", "count", rival="Ada")
    await expect(ada.page.locator(".channel", has_text="tables").locator(".badge")).to_have_text(
        "1"
    )
    await expect(ada.page.locator(".chair.mine .badge")).to_have_text("1")


async def test_threads_and_letters_stand_at_the_side(ada: Surfer) -> None:
    await ada.command("show thread", words="the back room is open")
    await expect(ada.page.locator(".threads .channel")).to_have_text("back room")
    await ada.go("back room")
    await ada.sees("the back room is open")
    await ada.command("show letter", words="a letter for you")
    await ada.go("Harbormaster")
    await ada.sees("a letter for you")


async def test_nothing_is_fetched_from_elsewhere(ada: Surfer, place: Place) -> None:
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    await ada.page.wait_for_load_state("networkidle")
    await ada.page.reload()
    await ada.command("show layout")
    await ada.sees("The harbour")
    assert fetched
    assert all(url.startswith((place.base, place.base.replace("http", "ws"))) for url in fetched)


async def test_it_says_that_it_is_a_simulation(ada: Surfer, phone: Surfer) -> None:
    await expect(ada.page.locator(".brand")).to_have_text("Harbormaster playground not Discord")
    await expect(phone.page.locator(".brand")).to_contain_text("non è Discord")
