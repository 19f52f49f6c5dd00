"""Whole games through the screen alone, never through the engine."""

from __future__ import annotations

import hashlib
import random

import pytest

from cogs.shown.ids import Verb
from engine.core.frame import Ctx, Outcome
from engine.games.river_of_gold import scoring
from engine.games.river_of_gold.state import State
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from render.picture import renderer
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    offers,
    play_to_the_end,
    played_ahead,
    press,
    random_turn,
    verbs,
)


def posters(person: Person) -> int:
    """How many messages everybody can see."""
    return len([m for m in person.visible(HERE) if not m.is_private])


async def test_a_game_of_two_by_random_presses(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    panel = (await ada.press(poster, Kind.BUTTON, "h1|h|1")).private[0]
    final = await play_to_the_end(harbor, ada, random.Random(7))
    assert "Ada:" in final.text
    first, *places = final.text.splitlines()[1:4]
    assert "wins." in first
    assert [line.partition(".")[0] for line in places] == ["1", "2"]
    looks = [Verb.EXPORT, Verb.LOG, Verb.BOARD, Verb.RULES, Verb.PROOF]
    assert verbs(final) == [Verb.REMATCH, *looks]
    await the_shuffle_can_be_checked(harbor.person("Dan"), poster, final)
    assert len(final.picture_urls) == 1
    with_buttons = [m for m in ada.visible(HERE) if not m.is_private and m.buttons]
    assert [m.id for m in with_buttons] == [final.id]
    await buttons_after_the_end_say_so(ada, panel)
    await everybody_may_look_back(harbor.person("Dan"), final)


async def the_shuffle_can_be_checked(
    person: Person, first: SeenMessage, final: SeenMessage
) -> None:
    """What is told at the end gives what the first poster began with."""
    said = (await press(person, final, Verb.PROOF)).private[0]
    fingerprint, text = (part for part in said.text.split("`")[1::2])
    assert hashlib.sha256(text.encode()).hexdigest() == fingerprint
    assert f"Shuffle {fingerprint[:12]}" in first.text
    assert fingerprint not in first.text


async def buttons_after_the_end_say_so(person: Person, panel: SeenMessage) -> None:
    """A panel left open since the first turn, and the Play button of an old poster."""
    for verb in ("b|1", "a|1|0|0", "p|1"):
        outcome = await person.press(panel, Kind.BUTTON, f"h1|{verb}")
        assert outcome.answer.is_private
        assert offers(outcome.answer) == []
    assert "over" in outcome.answer.text
    assert "over" in person.look(panel).text


async def everybody_may_look_back(person: Person, final: SeenMessage) -> None:
    """The log and the board stay open."""
    assert (await press(person, final, Verb.LOG)).private
    assert (await press(person, final, Verb.BOARD)).private[0].picture_urls


def level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody ends with as many points, and with more favour the later their seat."""
    scored = scoring.final_scoring

    def levelled(ctx: Ctx[State]) -> Outcome:
        scored(ctx)
        for seat, player in enumerate(ctx.state.table.players):
            player.points, player.favour = {"customers": 50}, seat
        return scoring._outcome(ctx.state.table)

    monkeypatch.setattr("engine.games.river_of_gold.turn.final_scoring", levelled)


async def test_the_last_message_says_what_decided_a_tie(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    level(monkeypatch)
    await begun(harbor, "Ada", "Dan")
    await played_ahead(harbor, 1, 3, lambda state: state.table.ended_by is not None)
    final = await play_to_the_end(harbor, harbor.person("Ada"), random.Random(3))
    said = "Tie on 50: Dan before Ada, with more favour (1 to 0)."
    assert f"-# {said}" in final.text
    (alt,) = final.alt_texts
    assert said in alt
    assert any(said in letter.text for letter in harbor.person("Ada").dms())


async def typed_turn(person: Person, dice: random.Random) -> None:
    """A turn by /play, each move one that autocomplete suggests."""
    while True:
        moves = await person.complete(HERE, "play", option="move", typed="")
        if not moves:
            return
        _, move = dice.choice(moves)
        await person.slash(HERE, "play", move=move)


async def test_a_game_of_two_by_typing(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    dice, ada = random.Random(11), harbor.person("Ada")
    while up := called(harbor, newest_poster(ada)):
        await typed_turn(up[0], dice)
        await harbor.world.quiet()
    assert Verb.PROOF in verbs(newest_poster(ada))


@pytest.mark.full_size
async def test_a_turn_with_pictures_as_people_get_them(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    for message in player.everything():
        for url in message.picture_urls:
            file = harbor.world.files.get(int(url.split("/")[-2]))
            assert file is not None
            assert (file.width or 0) > 600
    newest = newest_poster(player)
    each_turn = [pane for pane in renderer("river_of_gold").panes if pane.each_turn]
    assert len(newest.alt_texts) == len(newest.picture_urls) == len(each_turn)


async def test_one_poster_for_each_turn(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dice, before = random.Random(5), posters(harbor.person("Ada"))
    for _ in range(6):
        (player,) = called(harbor, poster)
        await random_turn(player, poster, dice)
        poster = newest_poster(player)
    assert posters(harbor.person("Ada")) == before + 6


async def test_two_tables_do_not_mix(harbor: Harbor) -> None:
    first = await begun(harbor, "Ada", "Bruno")
    second = await begun(harbor, "Ada", "Chiara", place="Il Molo/fiume")
    assert "it is your turn" in first.text
    assert "tocca a te" in second.text
    (player,) = called(harbor, first)
    await random_turn(player, first, random.Random(2))
    assert newest_poster(harbor.person("Ada"), "Il Molo/fiume").id == second.id
    assert newest_poster(harbor.person("Ada")).id != first.id
