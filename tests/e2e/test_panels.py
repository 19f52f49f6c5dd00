"""Panels that decide well: asked once before something is spent, one panel a person and table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.shown.ids import Verb, parse
from cogs.table.panels import Panels
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.words import msg
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from render.picture import draw as drawn
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    offers,
    open_panel,
    press,
    rest,
    verbs,
)

UPLOADS = "/webhooks/{application}/{token}/messages/@original"
FINAL = msg("rog-title")


@pytest.fixture
def spending(monkeypatch: pytest.MonkeyPatch) -> None:
    """To sail spends something for good, so it is asked about once."""
    merged = Match.with_asides

    def with_asides(match: Match[Any], asked: Iterable[Decision]) -> tuple[Decision, ...]:
        return tuple(map(_spending, merged(match, asked)))

    monkeypatch.setattr(Match, "with_asides", with_asides)


def _spending(asked: Decision) -> Decision:
    options = tuple(
        replace(o, final=FINAL, spends=True) if o.token.startswith("sail:") else o
        for o in asked.options
    )
    return replace(asked, options=options)


async def up(harbor: Harbor) -> tuple[Person, SeenMessage]:
    """Whoever is up in a new game, with their panel open."""
    poster = await begun(harbor, "Ada", "Dan")
    (player,) = called(harbor, poster)
    return player, await open_panel(player, poster)


async def pressed_to_sail(player: Person, panel: SeenMessage) -> SeenMessage:
    """The panel after its first sail was chosen, as a button or in a menu."""
    for b in panel.buttons:
        if "sail" in b.label.lower():
            await player.click(panel, custom_id=b.custom_id)
            return player.look(panel)
    menu = next(s for s in panel.selects for o in s.options if "sail" in o.label.lower())
    value = next(o.value for o in menu.options if "sail" in o.label.lower())
    await player.select(panel, menu.custom_id, [value])
    return player.look(panel)


async def revision(harbor: Harbor) -> int:
    """How many answers the game has had."""
    return (await harbor.sessions.context.live(await harbor.sessions.show.table(1))).match.revision


@pytest.mark.usefixtures("spending")
async def test_what_spends_something_for_good_is_asked_once(harbor: Harbor) -> None:
    player, panel = await up(harbor)
    before = await revision(harbor)
    sure = await pressed_to_sail(player, panel)
    assert "River of Gold, no way back" in sure.text
    assert await revision(harbor) == before, "nothing was played"
    assert verbs(sure) == [Verb.ANSWER, Verb.TURN_TO]
    await player.click(sure, label="Not yet")
    assert player.look(panel).text.splitlines()[-1] != sure.text
    assert Verb.HAND in verbs(player.look(panel)), "the whole question again"
    sure = await pressed_to_sail(player, player.look(panel))
    await player.click(sure, label="Do it")
    assert await revision(harbor) > before


@pytest.mark.usefixtures("spending")
async def test_an_old_yes_does_nothing(harbor: Harbor) -> None:
    player, panel = await up(harbor)
    sure = await pressed_to_sail(player, panel)
    yes = button(sure, Verb.ANSWER).custom_id
    await player.click(sure, custom_id=yes)
    after = await revision(harbor)
    await player.press(panel, Kind.BUTTON, yes)
    assert await revision(harbor) == after
    asking = str(yes).replace("|a|", "|C|")
    await player.press(panel, Kind.BUTTON, asking)
    assert "answered before" in player.look(panel).text, "to ask about it is stale as well"


@pytest.mark.usefixtures("spending")
async def test_a_typed_move_is_not_asked_about(harbor: Harbor) -> None:
    player, _ = await up(harbor)
    before = await revision(harbor)
    await player.slash(HERE, "play", move="sail 1")
    assert await revision(harbor) > before


async def test_to_open_a_panel_again_moves_it(harbor: Harbor) -> None:
    player, first = await up(harbor)
    second = (await player.slash(HERE, "play")).answer
    await rest(harbor)
    old = player.look(first)
    assert (old.buttons, old.selects, old.picture_urls) == ([], [], [])
    assert "further down" in old.text
    assert offers(player.look(second))
    third = await open_panel(player, player.dms()[-1])
    await rest(harbor)
    assert "direct messages" in player.look(second).text
    assert offers(player.look(third))


async def test_panels_of_others_and_of_other_tables_stay(harbor: Harbor) -> None:
    player, panel = await up(harbor)
    other = harbor.person("Dan" if player.user.name == "Ada" else "Ada")
    beside = await open_panel(other, newest_poster(other))
    there = await begun(harbor, "Ada", "Dan", place="The Quay/river")
    await open_panel(player, there)
    await rest(harbor)
    assert player.look(panel).buttons
    assert other.look(beside).buttons


async def test_a_typed_move_leaves_one_panel(harbor: Harbor) -> None:
    player, panel = await up(harbor)
    step = (await player.slash(HERE, "play", move="sail 1")).answer
    await rest(harbor)
    assert player.look(panel).buttons == []
    assert offers(player.look(step))


async def test_a_panel_that_is_too_old_to_be_changed_is_left(harbor: Harbor) -> None:
    player, panel = await up(harbor)
    before = len(harbor.world.recorder.matching("PATCH", UPLOADS))
    harbor.bot.panels = Panels()  # as after a restart
    again = await open_panel(player, newest_poster(player))
    await rest(harbor)
    assert player.look(panel).buttons, "nobody knows of it any more"
    assert offers(again)
    assert len(harbor.world.recorder.matching("PATCH", UPLOADS)) <= before + 1
    await press(player, panel, Verb.REFRESH)
    assert offers(player.look(panel)), "it still works"


async def test_a_question_without_a_picture_uploads_none(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, panel = await up(harbor)
    await rest(harbor)
    assert player.look(panel).picture_urls
    monkeypatch.setattr("sessions.show.has_preview", lambda view, look: False)
    before = len(harbor.world.recorder.matching("PATCH", UPLOADS))
    await press(player, panel, Verb.REFRESH)
    await rest(harbor)
    assert player.look(panel).picture_urls == [], "the old one is taken off"
    assert len(harbor.world.recorder.matching("PATCH", UPLOADS)) == before, "in one go"


async def test_a_renderer_that_fails_to_look_costs_no_panel(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (player,) = called(harbor, poster)

    def broken(view: Any, look: Any) -> bool:
        raise RuntimeError("no")

    monkeypatch.setattr("sessions.show.has_preview", broken)
    panel = await open_panel(player, poster)
    assert offers(panel)
    assert panel.picture_urls == []


async def test_a_group_of_many_options_has_a_picture_of_its_own(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def draw(view: Any, kind: str, look: Any, limit: int) -> Any:
        if kind == "preview":
            asked.append(len(look.asked.options))
        return drawn(view, kind, look, limit)

    monkeypatch.setattr("sessions.drawing.draw", draw)
    monkeypatch.setattr("cogs.shown.panel.MOST_CHOICES", 3)
    monkeypatch.setattr("cogs.shown.panel.MOST_NOTES", 0)
    player, panel = await up(harbor)
    await rest(harbor)
    whole = asked[-1]
    menu = next(s for s in panel.selects if parse(s.custom_id).verb is Verb.GROUP)
    await player.select(panel, menu.custom_id, [menu.options[0].value])
    await rest(harbor)
    assert 0 < asked[-1] < whole
