"""A browser is never sent what its person may not see."""

import asyncio

from playground.page import Page
from playground.server import Addresses
from playground.world import World
from tests.playground.page.showcase import Showcase
from tests.playground.page.tab import tab

SECRET = "the moon is a lantern"


async def test_ephemeral_answer_reaches_one_browser(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with (
        tab(page, site, "Ada") as ada,
        tab(page, site, "Bruno") as bruno,
        tab(page, site, "Edda") as admin,
    ):
        outcome = await ada.ask("slash", name="show private", answers={"secret": SECRET})
        assert "error" not in outcome
        await ada.sees(SECRET)
        (message,) = ada.messages
        assert message["is_private"] is True
        picture = message["attachments"][0]["url"]
        await bruno.ask("say", text="anything new?")
        await bruno.sees("anything new?")
        await admin.sees("anything new?")
        for other in (bruno, admin):
            assert SECRET not in other.text
            assert picture not in other.text
            assert message["id"] not in other.text


async def test_others_cannot_press_or_dismiss_it(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada, tab(page, site, "Bruno") as bruno:
        await ada.ask("slash", name="show private", answers={"secret": SECRET})
        await ada.sees(SECRET)
        (message,) = ada.messages
        for op, more in (("click", {"custom_id": "x"}), ("dismiss", {}), ("read", {})):
            outcome = await bruno.ask(op, message=message["id"], **more)
            assert outcome["error"] == "refused"
        assert "error" not in await ada.ask("dismiss", message=message["id"])
        await ada.until(lambda t: t.messages == [])


async def test_direct_message_reaches_one_browser(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    dm = str(world.person("Ada").dm.id)
    async with tab(page, site, "Ada") as ada, tab(page, site, "Bruno", dm) as bruno:
        assert bruno.now["channel"]["channel"]["id"] != dm
        await ada.ask("slash", name="show letter", answers={"words": SECRET})
        await ada.until(lambda t: dm in t.now["sidebar"]["unread"])
        await ada.ask("open", channel=dm)
        await ada.sees(SECRET)
        refused = await bruno.ask("open", channel=dm)
        assert refused["error"] == "refused"
        await bruno.ask("say", text="hello")
        await bruno.sees("hello")
        assert SECRET not in bruno.text
        assert dm not in bruno.text


async def test_private_thread_reaches_its_members(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada, tab(page, site, "Bruno") as bruno:
        await ada.ask("slash", name="show thread", answers={"words": SECRET})
        await ada.until(lambda t: "back room" in str(t.now["sidebar"]))
        thread = world.channel("back room")
        await ada.ask("open", channel=str(thread.id))
        await ada.sees(SECRET)
        assert (await bruno.ask("open", channel=str(thread.id)))["error"] == "refused"
        await bruno.ask("say", text="hello")
        await bruno.sees("hello")
        assert SECRET not in bruno.text
        assert "back room" not in bruno.text
        assert str(thread.id) not in bruno.text


async def test_a_private_change_does_not_even_wake_other_browsers(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada, tab(page, site, "Bruno") as bruno:
        before = len(bruno.frames)
        await ada.ask("slash", name="show private", answers={"secret": SECRET})
        await ada.sees(SECRET)
        await asyncio.sleep(0.1)
        assert len(bruno.frames) == before


async def test_calls_to_others_count_only_where_the_viewer_sees_them(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    ada = world.person("Ada")
    async with tab(page, site, "Dan") as dan:
        await ada.slash("tables", "count", rival="Bruno")
        await dan.until(lambda t: t.now["sidebar"]["people"][1]["calls"] == 1)
        await world.person("Bruno").slash("tables", "show thread", words="<@" + _id(world) + ">")
        assert dan.now["sidebar"]["people"][1]["calls"] == 1


def _id(world: World) -> str:
    return str(world.user("Bruno").id)
