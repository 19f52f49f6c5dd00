"""What a person can do on the page, in a real browser."""

import pytest
from playwright.async_api import Browser, expect

from tests.browser import surf
from tests.browser.conftest import Place
from tests.browser.surf import Surfer, surfing

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_picker_filters_and_shows_what_is_needed(ada: Surfer) -> None:
    await ada.type("/pi")
    rows = ada.page.locator(".picker .list-row")
    await expect(rows.first).to_contain_text("/pick game seats [rival] [until]")
    await ada.page.keyboard.press("Tab")
    line = ada.page.locator(".command-line")
    await expect(line.locator(".slot")).to_have_count(2)
    await expect(line.locator(".chip")).to_have_count(2)
    await expect(ada.page.locator(".picker-head")).to_contain_text("required Which game")


async def test_autocomplete_by_keyboard_alone(ada: Surfer) -> None:
    await ada.type("/pick ")
    await expect(ada.page.locator(".picker .list-row")).to_have_count(4)
    await ada.page.keyboard.type("yan")
    await expect(ada.page.locator(".picker .list-row")).to_have_count(1)
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-option='seats']")).to_be_focused()
    await ada.page.keyboard.type("3")
    await ada.page.keyboard.press("Enter")
    await ada.sees("yellow & yangtze for 3, until the end")


async def test_options_of_people(ada: Surfer) -> None:
    await ada.command("pick", game="Yoko", seats="4", rival="Chi")
    await ada.sees("yokohama for 4 with @Chiara")


async def test_a_missing_option_is_told(ada: Surfer) -> None:
    await ada.type("/pick ")
    await ada.page.locator(".command-line .send").click()
    await expect(ada.page.locator(".toast")).to_have_text("game is required")
    await expect(ada.page.locator(".slot.wrong")).to_have_count(1)
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator("#message")).to_be_focused()


async def test_a_wrong_option_is_told(ada: Surfer) -> None:
    await ada.command("pick", game="Yoko", seats="99")
    await expect(ada.page.locator(".toast")).to_contain_text("takes 2 to 5")


async def test_commands_on_people_and_messages(ada: Surfer) -> None:
    await ada.type("See you at noon")
    await ada.page.keyboard.press("Enter")
    await ada.last.locator(".prose").click(button="right")
    await ada.page.locator(".menu-panel .list-row", has_text="Quote").click()
    await ada.sees("quotes See you at noon")
    await ada.page.locator(".chair[data-person='Bruno']").click(button="right")
    rows = ada.page.locator(".menu-panel .list-row")
    await expect(rows).to_have_text(["Wave at"])
    await rows.click()
    await ada.sees("waves at bruno")


async def test_the_place_of_those_who_brought_the_bot_along(ada: Surfer) -> None:
    await expect(ada.page.locator(".sidebar h2 small")).to_have_text("without the bot")
    for place in ("bar", "Sunday round"):
        await ada.go(place)
        await ada.type("/")
        await expect(ada.page.locator(".picker .list-empty")).to_be_visible()
    await ada.be("Dan")
    await expect(ada.page.locator(".channel", has_text="Sunday round")).to_have_count(0)


async def test_menus(ada: Surfer) -> None:
    await ada.command("show menus")
    await ada.sees("Choose")
    await ada.choose("Tea", "Rice", menu=0)
    await ada.sees("goods: tea,rice")
    await ada.choose("Bruno", menu=1)
    await ada.sees("people: ")


async def test_a_form(ada: Surfer) -> None:
    await ada.command("show form")
    form = ada.page.locator("dialog.modal")
    await form.locator("input[type=text]").fill("Tide & Co")
    await form.locator("footer .primary").click()
    await expect(form.locator(".modal-problem")).not_to_be_empty()
    await form.locator(".menu").click()
    await ada.page.locator(".menu-panel .list-row", has_text="blue").click()
    await form.locator("footer .primary").click()
    await ada.sees("Tide & Co in blue")
    await expect(form).to_have_count(0)


async def test_writing(ada: Surfer) -> None:
    await ada.type("hello **there**")
    await ada.page.keyboard.press("Enter")
    await expect(ada.last.locator(".prose strong")).to_have_text("there")
    await expect(ada.page.locator("#message")).to_have_value("")


async def test_read_only_channels_say_so(ada: Surfer) -> None:
    await ada.go("notices")
    await expect(ada.page.locator("#message")).to_be_disabled()


async def test_another_chair_has_none_of_the_last_ones_data(ada: Surfer) -> None:
    await ada.command("show private", secret="the moon is a lantern")
    await ada.sees("the moon is a lantern")
    seen = len(ada.received)
    await ada.be("Bruno")
    await expect(ada.page.locator(".messages-empty")).to_be_visible()
    assert "the moon" not in await ada.page.content()
    assert not any("the moon" in frame for frame in ada.received[seen:])
    await ada.be("Ada")
    await ada.sees("the moon is a lantern")


async def test_chairs_have_addresses(browser: Browser, place: Place) -> None:
    async with surfing(browser) as chiara, surfing(browser) as dan:
        await chiara.open(place.address("Chiara"))
        await dan.open(place.address("Dan"))
        await expect(chiara.page.locator(".chair.mine")).to_have_attribute("data-person", "Chiara")
        await dan.type("hello from Dan")
        await dan.page.keyboard.press("Enter")
        await chiara.sees("hello from Dan")
        assert chiara.troubles == dan.troubles == []


async def test_fast_forward(ada: Surfer) -> None:
    await ada.command("count", rival="Bruno")
    await ada.sees("is up, turn 0")
    await ada.page.locator("#forward").click()
    await ada.sees("is up, turn 1")
    await expect(ada.page.locator(".toast")).to_have_text("It is your turn.")


async def test_light_and_dark(ada: Surfer) -> None:
    colour = "getComputedStyle(document.body).backgroundColor"
    light = await ada.page.evaluate(colour)
    await ada.page.locator("#theme").click()
    assert await ada.page.evaluate(colour) != light
    await ada.page.wait_for_load_state("networkidle")
    await ada.page.reload()
    await expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_an_empty_channel_leads_to_a_table(ada: Surfer) -> None:
    await ada.page.locator(".welcome .button", has_text="/game new").click()
    await expect(ada.page.locator("[data-option='title']")).to_be_focused()
    await ada.page.keyboard.type("Quay")
    await ada.page.keyboard.press("Enter")
    await ada.sees("A table called Quay")
    await expect(ada.last.locator(".message-above")).to_have_text("Ada used /game new")
    await expect(ada.page.locator(".welcome")).to_have_count(0)


async def test_where_no_table_can_stand_nothing_leads_to_one(ada: Surfer) -> None:
    await ada.command("show letter", words="a letter for you")
    await ada.be("Bruno")
    for place, said in (("notices", "Nothing here yet."), ("Harbormaster", "Type / to see")):
        await ada.go(place)
        await expect(ada.page.locator(".messages-empty")).to_contain_text(said)
        await expect(ada.page.locator(".welcome")).to_have_count(0)
    await ada.go("notices")
    await expect(ada.page.locator(".messages-empty")).not_to_contain_text("Type")


async def test_what_was_told_to_one_chair_or_channel_does_not_follow_into_another(
    ada: Surfer,
) -> None:
    toast = ada.page.locator(".toast")
    for leave, place in ((ada.go, "river"), (ada.be, "Bruno")):
        await ada.page.locator("#forward").click()
        await expect(toast).to_have_text("Nobody else is waited for here.")
        await leave(place)
        assert await toast.count() == 0


async def test_commands_answer_to_both_names(phone: Surfer) -> None:
    await expect(phone.page.locator(".welcome .button")).to_have_text("/partita nuova")
    await phone.command("game new", title="Molo")
    await expect(phone.last.locator(".message-above")).to_have_text("Bruno ha usato /partita nuova")
    await phone.command("partita nuova", title="Faro")
    await phone.sees("A table called Faro")


async def test_the_page_keeps_its_language_whoever_sits_here(ada: Surfer) -> None:
    brand, forward = ada.page.locator(".brand"), ada.page.locator("#forward")
    await ada.be("Bruno")
    await expect(brand).to_contain_text("not Discord")
    await expect(ada.page.locator(".welcome .button")).to_have_text("/game new")
    await ada.page.get_by_label("Italiano").click()
    await expect(brand).to_contain_text("non è Discord")
    await expect(forward).to_have_text("Avanti veloce")
    await expect(ada.page.locator(".chair.mine")).to_have_attribute("data-person", "Bruno")
    await ada.be("Ada")
    await expect(ada.page.locator(".welcome .button")).to_have_text("/partita nuova")
    await ada.page.wait_for_function("[...document.images].every(image => image.complete)")
    await ada.page.reload()
    await expect(brand).to_contain_text("non è Discord")
    await expect(ada.page.locator("html")).to_have_attribute("lang", "it")


async def test_fast_forward_follows_the_newest_message(ada: Surfer, place: Place) -> None:
    for number in range(40):
        place.world.person("Gwen").say("tables", f"line {number}")
    await place.world.person("Bruno").slash("tables", "count", rival="Chiara")
    await ada.sees("is up, turn 0")
    await ada.page.locator("#messages").hover()
    await ada.page.mouse.wheel(0, -9000)
    await expect(ada.page.locator("#jump")).to_be_visible()
    await ada.page.locator("#forward").click()
    await expect(ada.page.locator(".toast")).to_have_text("Nobody else is waited for here.")
    await expect(ada.messages.filter(has_text="The end")).to_be_in_viewport()
    await expect(ada.page.locator("#jump")).to_be_hidden()


async def test_whoever_just_types_writes_a_message(ada: Surfer) -> None:
    await ada.page.locator("#messages").focus()
    await ada.page.keyboard.type("ahoy")
    await ada.page.keyboard.press("Enter")
    await ada.sees("ahoy")


async def test_what_came_below_is_counted_and_one_press_away(ada: Surfer, place: Place) -> None:
    bruno = place.world.person("Bruno")
    for number in range(40):
        bruno.say("tables", f"line {number}")
    await ada.sees("line 39")
    jump = ada.page.locator("#jump")
    await expect(jump).to_be_hidden()
    await ada.page.locator("#messages").hover()
    await ada.page.mouse.wheel(0, -200)
    await expect(jump).to_be_hidden()
    bruno.say("tables", "one more")
    await expect(jump).to_have_text("1 new message")
    await jump.click()
    await expect(jump).to_be_hidden()
    await expect(ada.last).to_be_in_viewport()


async def test_an_answer_to_a_press_comes_into_view(ada: Surfer, place: Place) -> None:
    await ada.command("show menus")
    await ada.sees("Choose")
    for number in range(40):
        place.world.person("Bruno").say("tables", f"line {number}")
    await ada.sees("line 39")
    await ada.page.locator("#messages").hover()
    await ada.page.mouse.wheel(0, -9000)
    await expect(ada.page.locator("#jump")).to_have_text("To the newest message")
    await ada.choose("Tea", menu=0)
    await expect(ada.messages.filter(has_text="goods: tea")).to_be_in_viewport()


async def test_a_phones_keyboard_stays_down_after_a_command(phone: Surfer) -> None:
    await phone.command("show menus")
    await expect(phone.page.locator("#message")).not_to_be_focused()


async def test_a_command_can_be_run_or_left_at_one_place_on_a_phone(phone: Surfer) -> None:
    await phone.page.locator(".welcome .button").click()
    leave = await phone.page.locator(".command-line .icon-button").bounding_box()
    run = await phone.page.locator(".command-line .send").bounding_box()
    assert leave is not None
    assert run is not None
    assert leave["x"] + leave["width"] <= run["x"]
    assert abs((leave["y"] + leave["height"] / 2) - (run["y"] + run["height"] / 2)) < 2
    assert run["x"] > phone.page.viewport_size["width"] / 2  # type: ignore[index]


async def test_a_phone_has_a_drawer(phone: Surfer) -> None:
    await expect(phone.page.locator(".sidebar")).to_be_hidden()
    await phone.go("river")
    await expect(phone.page.locator(".sidebar")).to_be_hidden()
    await expect(phone.page.locator("#channel-title")).to_contain_text("river")
    await phone.page.locator("#drawer").click()
    await phone.page.locator("#shade").click(position={"x": 370, "y": 400})
    await expect(phone.page.locator(".sidebar")).to_be_hidden()


async def test_a_phone_chooses_at_the_bottom(phone: Surfer) -> None:
    await phone.command("show menus")
    await phone.page.locator(".message .menu").first.click()
    box = await phone.page.locator(".menu-panel").bounding_box()
    assert box is not None
    assert box["x"] == 0
    assert box["y"] + box["height"] == pytest.approx(surf.PHONE[1], abs=2)


async def test_it_comes_back_after_an_interruption(ada: Surfer, place: Place) -> None:
    await place.page.hang_up()
    await expect(ada.page.locator("#banner")).to_be_hidden()
    place.world.person("Bruno").say("tables", "welcome back")
    await ada.sees("welcome back")
