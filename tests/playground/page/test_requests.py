"""What a tab can do: write, run commands, press, choose, fill in, read."""

import json

import pytest

from playground.page import Page
from playground.screen import PAGE_LENGTH
from playground.server import Addresses
from playground.world import World
from tests.playground.page.showcase import Showcase
from tests.playground.page.tab import Tab, tab


def _button(message: dict[str, object]) -> str:
    components: list[dict[str, list[dict[str, str]]]] = message["components"]  # type: ignore[assignment]
    return components[0]["components"][0]["custom_id"]


async def test_edit_in_place(page: Page, site: Addresses, world: World, showcase: Showcase) -> None:
    async with tab(page, site, "Ada") as ada:
        await ada.ask("slash", name="show change", answers={})
        await ada.sees("Before")
        (message,) = ada.messages
        outcome = await ada.ask("click", message=message["id"], custom_id=_button(message))
        assert "error" not in outcome
        await ada.sees("Changed")
        assert [m["id"] for m in ada.messages] == [message["id"]]
        assert ada.messages[0]["edited_timestamp"]


async def test_options_of_every_kind(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    rival = str(world.user("Bruno").id)
    async with tab(page, site, "Ada") as ada:
        answers = {"game": "yokohama", "seats": "3", "rival": rival, "until": "noon"}
        outcome = await ada.ask("slash", name="pick", answers=answers)
        assert "error" not in outcome
        await ada.sees(f"yokohama for 3 with <@{rival}>, until noon")


@pytest.mark.parametrize(
    "answers",
    [
        {"game": "yokohama"},
        {"game": "yokohama", "seats": "many"},
        {"game": "yokohama", "seats": "9"},
        {"game": "yokohama", "seats": "3", "rival": "1"},
        {"game": "yokohama", "seats": "3", "colour": "red"},
    ],
)
async def test_wrong_options_get_a_word(
    page: Page, site: Addresses, showcase: Showcase, answers: dict[str, str]
) -> None:
    async with tab(page, site, "Ada") as ada:
        outcome = await ada.ask("slash", name="pick", answers=answers)
        assert outcome["error"] == "refused"
        assert outcome["text"]


async def test_autocomplete(page: Page, site: Addresses, showcase: Showcase) -> None:
    async with tab(page, site, "Ada") as ada:
        outcome = await ada.ask("complete", name="pick", option="game", answers={"game": "yan"})
        assert outcome["choices"] == [
            {"name": "Yellow & Yangtze (game)", "value": "yellow & yangtze"}
        ]


async def test_menus_of_things_and_people(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada:
        await ada.ask("slash", name="show menus", answers={})
        await ada.sees("Choose")
        number = ada.messages[0]["id"]
        await ada.ask("select", message=number, custom_id="goods", values=["tea", "rice"])
        await ada.sees("goods: tea,rice")
        chosen = [str(world.user(name).id) for name in ("Bruno", "Dan")]
        await ada.ask("select", message=number, custom_id="people", values=chosen)
        await ada.sees(f"people: {','.join(chosen)}")
        wrong = await ada.ask("select", message=number, custom_id="goods", values=["gold"])
        assert wrong["error"] == "refused"


async def test_modal(page: Page, site: Addresses, showcase: Showcase) -> None:
    async with tab(page, site, "Ada") as ada:
        outcome = await ada.ask("slash", name="show form", answers={})
        assert outcome["modal"]["title"] == "Name your company"
        refused = await ada.ask("submit", answers={"name": "x" * 30, "colour": ["red"]})
        assert refused["error"] == "refused"
        await ada.ask("submit", answers={"name": "Tide & Co", "colour": ["red"]})
        await ada.sees("Tide & Co in red")
        assert (await ada.ask("submit", answers={}))["error"] == "refused"


async def test_closed_modal_is_gone(page: Page, site: Addresses, showcase: Showcase) -> None:
    async with tab(page, site, "Ada") as ada:
        await ada.ask("slash", name="show form", answers={})
        await ada.ask("close_modal")
        answers = {"name": "Tide", "colour": ["red"]}
        assert (await ada.ask("submit", answers=answers))["error"] == "refused"


async def test_silent_bot_is_told(
    page: Page, site: Addresses, impatient: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada:
        outcome = await ada.ask("slash", name="show silent", answers={})
        assert outcome["error"] == "no_response"


async def test_thinking_shows_until_the_answer(
    page: Page, site: Addresses, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada:
        await ada.ask("slash", name="show think", answers={})
        await ada.until(lambda t: bool(t.messages) and t.messages[0]["is_thinking"])
        await ada.sees("Thought")
        assert ada.messages[0]["is_thinking"] is False


async def test_read_only_channel(page: Page, site: Addresses, world: World) -> None:
    notices = str(world.channel("notices").id)
    async with tab(page, site, "Ada", notices) as ada:
        assert ada.now["channel"]["may_write"] is False
        assert (await ada.ask("say", text="hello"))["error"] == "refused"


async def test_unread_marks_and_reading(page: Page, site: Addresses, world: World) -> None:
    river = world.channel("river")
    async with tab(page, site, "Ada") as ada, tab(page, site, "Ada") as twin:
        world.person("Bruno").say("river", "one")
        last = world.person("Bruno").say("river", "two")
        await ada.until(lambda t: _unread(t, river.id) == {"count": 2, "mentions": 0})
        await ada.ask("open", channel=str(river.id))
        await ada.ask("read", message=str(last.id))
        await ada.until(lambda t: _unread(t, river.id) is None)
        await twin.until(lambda t: _unread(t, river.id) is None)
        ada_says = await ada.ask("say", text="mine")
        assert "error" not in ada_says
        assert _unread(ada, river.id) is None


def _unread(seen: Tab, channel: int) -> object:
    return seen.now["sidebar"]["unread"].get(str(channel))


async def test_earlier_messages(page: Page, site: Addresses, world: World) -> None:
    for number in range(PAGE_LENGTH + 5):
        world.person("Bruno").say("tables", f"line {number}")
    async with tab(page, site, "Ada") as ada:
        assert len(ada.messages) == PAGE_LENGTH
        assert ada.now["channel"]["has_more"] is True
        await ada.ask("earlier")
        await ada.until(lambda t: len(t.messages) == PAGE_LENGTH + 5)
        assert ada.now["channel"]["has_more"] is False


@pytest.mark.parametrize(
    "frame",
    [
        "no json",
        "[]",
        '{"op": "fly"}',
        '{"op": "open"}',
        '{"op": "open", "channel": 7}',
        '{"op": "select", "message": "1", "custom_id": "x", "values": "all"}',
    ],
)
async def test_nonsense_gets_a_word_and_the_socket_lives(
    page: Page, site: Addresses, frame: str
) -> None:
    async with tab(page, site, "Ada") as ada:
        assert (await ada.raw(frame))["error"] == "refused"
        assert "error" not in await ada.ask("say", text="still here")


@pytest.mark.parametrize("text", ["", "   ", "x" * 2001])
async def test_a_message_has_a_length(page: Page, site: Addresses, text: str) -> None:
    async with tab(page, site, "Ada") as ada:
        assert (await ada.ask("say", text=text))["error"] == "refused"


async def test_commands_come_in_the_persons_language_and_rights(
    page: Page, site: Addresses, showcase: Showcase
) -> None:
    async with tab(page, site, "Bruno") as bruno:
        names = {offer["name"] for offer in bruno.now["commands"]["offers"]}
        assert {"show markdown", "pick", "count"} <= names
        assert bruno.now["hello"]["me"]["locale"] == "it"


async def test_an_unknown_name_is_the_first_person(page: Page, site: Addresses) -> None:
    async with tab(page, site, "Nobody") as someone:
        assert someone.now["hello"]["me"]["global_name"] == "Ada"


async def test_the_page_says_when_the_bot_is_away(
    page: Page, site: Addresses, world: World
) -> None:
    async with tab(page, site, "Ada") as ada:
        assert ada.now["sidebar"]["online"] is False
        assert json.loads(ada.frames[0])["ev"] == "hello"
