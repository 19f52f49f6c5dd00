"""Who sees what (YY-66 to YY-69), and what a question tells."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.codec import copy
from engine.core.decision import Seat
from engine.core.flow import Applied, new_match
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.words import ref
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State
from engine.simulate import random_step
from tests.games.yellow_yangtze.scenes import scene

_dump = msgspec.json.Encoder()
EVERY = 4  # answers between two looks


@pytest.mark.rule("YY-66", "YY-67", "YY-68")
def test_a_seat_sees_its_own_hand_and_the_sizes_of_all() -> None:
    table = scene(hands={0: {"red": 2}, 1: {"blue": 3}}, points={1: {"red": 4}}, bag=20)
    view = table.game.view(table.match, 0)
    assert view.hand is not None
    assert view.hand.tiles["red"] == 2
    assert view.counts.hands == (2, 3, 0)
    assert view.counts.bag == 20
    assert view.counts.points is None
    assert table.game.view(table.match, None).hand is None


@pytest.mark.rule("YY-68")
def test_open_scores_are_open() -> None:
    table = scene(points={1: {"red": 4}}, options={"scores": "open"})
    shown = table.game.view(table.match, 0).counts.points
    assert shown is not None
    assert shown[1]["red"] == 4


@pytest.mark.rule("YY-67")
def test_points_are_taken_openly() -> None:
    table = scene(leaders={"G5": (1, "red")}, hands={0: {"red": 1}}).answer(0, "tile red f6")
    assert table.said("yy-gained", 1, n=1)[0].to is None


@pytest.mark.rule("YY-67")
def test_what_is_placed_committed_and_removed_is_told_to_everybody() -> None:
    table = scene(
        tiles={"black": "G8", "red": "F6"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"green": 1}, 1: {"red": 2}},
    ).answer(0, "tile green g7")
    assert table.said("yy-placed", 0, tile=ref("tile", "green"), hex="G7")
    assert table.said("yy-war", 0, hex="G7")
    table.answer(1, "support g8-2")
    assert table.said("yy-supports", 1, hex="G8", strength=2)
    table.answer(2, "pass").answer(0, "pass")
    assert table.said("yy-war-won", hex="G8")
    (lost,) = table.said("yy-soldiers-lost")
    assert [hex.args["hex"] for hex in lost.args["hexes"]] == ["F6"]  # type: ignore[union-attr]
    assert table.said("yy-returned", 0, leader=ref("leader", "red"))


@pytest.mark.rule("YY-66")
def test_drawn_tiles_are_told_to_their_owner_only() -> None:
    table = scene(hands={0: {"red": 5}, 1: {"red": 5}, 2: {"red": 6}}, actions=0).answer(0, "end")
    for seat in (0, 1):
        assert table.said("yy-drew", seat, n=1)
        assert table.said("yy-drew-what", seat, to=(seat,))


@pytest.mark.rule("YY-69")
def test_nobody_sees_what_is_in_the_box() -> None:
    table = scene(bag=10)
    counts = table.game.view(table.match, 0).counts
    assert counts.box == sum(table.state.box.discarded.values()) > 0
    assert b"discarded" not in _dump.encode(table.game.view(table.match, 0))


def test_the_questions_of_a_turn_look_alike_whatever_the_hand_holds() -> None:
    """After a farmer the same question follows, with or without another farmer in hand."""
    for more in ({}, {"blue": 1}):
        table = scene(hands={0: {"red": 1, "blue": 1 + more.get("blue", 0)}})
        table.answer(0, "tile blue d5")
        assert (table.asked(0).name, table.asked(0).secret) == ("action", True)
        table.answer(0, "tile red a4")
        assert (table.asked(0).name, table.asked(0).secret) == ("end", False)
        last = scene(hands={0: {"blue": 1 + more.get("blue", 0)}}, actions=1)
        last.answer(0, "tile blue d5")
        question = last.asked(0)
        assert (question.name, question.secret, question.confirms) == ("end", True, False)


def seen(match: Match[State], seat: Seat | None) -> bytes:
    """All bytes a seat gets: view, own question, who is asked what, and text."""
    view = YELLOW_YANGTZE.view(match, seat)
    pending = match.pending()
    own = [decision for decision in pending if decision.seat == seat]
    public = [
        (d.name, d.seat, d.secret, d.confirms, d.call, None if d.secret else (d.prompt, d.options))
        for d in pending
    ]
    return _dump.encode((view, own, public, YELLOW_YANGTZE.describe(view)))


@pytest.mark.rule("YY-66")
@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("tile yellow", {"yellow": 1}),
        ("riot", {"blue": 2}),
        ("riot-leader", {"blue": 1}),
        ("pagoda", {"green": 2}),
        ("pagoda-leader", {"green": 1}),
        ("leader red", {}),
    ],
)
def test_what_a_half_chosen_action_has_named_stays_in_the_hand(
    line: str, named: dict[str, int]
) -> None:
    held = {"yellow": 1, "blue": 2, "green": 2}
    table = scene(tiles={"black": "C6 C7"}, hands={0: held, 1: {"red": 2}}).answer(0, line)
    hands = []
    for seed in range(60):
        other = copy(YELLOW_YANGTZE, table.match)
        YELLOW_YANGTZE.blur(other, 1, Rng(seed))
        tiles = other.state.hands[0].tiles
        assert sum(tiles.values()) == 5
        assert all(tiles[colour] >= n for colour, n in named.items())
        assert list(other.pending()), "whatever else the hand holds, the question can be put"
        hands.append(tiles)
    assert any(tiles["red"] for tiles in hands), "the rest is dealt anew"


@pytest.mark.rule("YY-66")
@pytest.mark.parametrize("scores", ["hidden", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_blurred_position_looks_the_same(seats: int, scores: str) -> None:
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, {"scores": scores}, seats)
    rng, changed = Rng(seats), 0
    while now.match.outcome is None:
        for seat in (None, *range(seats)) if now.match.revision % EVERY == 0 else ():
            other = copy(YELLOW_YANGTZE, now.match)
            YELLOW_YANGTZE.blur(other, seat, Rng(now.match.revision))
            changed += other != now.match
            assert list(YELLOW_YANGTZE.invariants(other)) == []
            assert seen(other, seat) == seen(now.match, seat)
        now = random_step(now, rng)
    assert changed > 100
