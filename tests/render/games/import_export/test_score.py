"""Scores and close-ups: all that lies open, as the rules count it, and nothing that is hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.codec import copy
from engine.core.frame import Outcome
from engine.core.rng import Rng
from engine.core.words import msg
from engine.games.import_export.data import CARDS, TYPES
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.scoring import points
from engine.games.import_export.state import View
from locales import LANGUAGES, words
from render.games.import_export.alt import ALT
from render.games.import_export.focus import focus, focuses
from render.games.import_export.score import SOURCES, score, standings, winning_card
from render.picture import MOST_ALT, Look
from render.sample import sample
from render.toolkit.canvas import PANE, Canvas
from tests.games.import_export.scenes import HarbourScene, Who, completing, fillers, finish, scene

each_language = pytest.mark.parametrize("language", LANGUAGES)
LONG_NAMES = ("Massimiliano Bartolomeo Visconti", "W" * 32, "Ço", "i" * 32, "Æthelflæd", "Bo")


def look_of(language: str = "en", theme: str = "light") -> Look:
    """How everything is looked at here."""
    return Look(words(language), theme, 1080, LONG_NAMES)


def seen(table: HarbourScene, seat: int | None = None) -> View:
    """What somebody sees."""
    return IMPORT_EXPORT.view(table.match, seat)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def over(view: View, ending: str, scores: tuple[int, ...], places: tuple[int, ...]) -> View:
    """The same table at its end."""
    return replace(view, outcome=Outcome(ending, scores, places))


# The score sheet


def test_during_the_game_it_is_counted_as_at_the_end() -> None:
    me = Who(credits=20, goods=fillers("luxury", 2), completed=("silk-shirts",), hand=("rice",))
    table = scene(me, Who(goods=fillers("illegal", 1)))
    found = standings(seen(table))
    assert [each.points for each in found] == [points(table.state, seat) for seat in range(3)]
    assert found[0].points["luxury"] == 8
    assert found[0].points["cards"] == 1


def test_a_finished_game_shows_what_was_scored() -> None:
    point = sample(IMPORT_EXPORT, 2, {}, 7, 5000)
    view = IMPORT_EXPORT.view(point.match, None)
    assert view.outcome is not None
    assert tuple(each.vp for each in standings(view)) == view.outcome.scores
    assert all(str(each.vp) in said(score(view, look_of())) for each in standings(view))


@each_language
@pytest.mark.parametrize("seats", [2, 6])
def test_a_sheet_with_everything_on_it_can_be_read(seats: int, language: str) -> None:
    table = scene(seats=seats)
    for seat, player in enumerate(table.table.players):
        player.points = {source: 9 * n - 6 * seat for n, source in enumerate(SOURCES, start=1)}
    totals = tuple(sum(player.points.values()) for player in table.table.players)
    view = over(seen(table), "credits", totals, tuple(range(1, seats + 1)))
    canvas = score(view, look_of(language, "dark"))
    assert canvas.problems() == []
    assert {f"\N{MINUS SIGN}{-n}" if n < 0 else str(n) for n in totals} <= set(said(canvas))
    assert 0 < len(ALT(view, look_of(language), "score")) <= MOST_ALT


@each_language
def test_a_victory_by_a_card_shows_the_card(language: str) -> None:
    table = scene(Who(), Who(completed=("foxes", "the-motherlode"), goods=fillers("illegal", 8)))
    view = over(seen(table), "card", (10, 10, 10), (2, 1, 2))
    assert winning_card(view) == (1, "the-motherlode")
    canvas = score(view, look_of(language))
    assert canvas.problems() == []
    assert words(language).say(msg("ie-card-the-motherlode")) in said(canvas)
    assert LONG_NAMES[1] in ALT(view, look_of(language), "score")


def test_a_victory_by_a_draw_is_that_of_rolls_royces() -> None:
    table = scene(Who(completed=("foxes", "rolls-royces")))
    assert winning_card(over(seen(table), "card", (10,) * 3, (1, 2, 2))) == (0, "rolls-royces")


def test_a_copied_victory_is_told_by_the_card_that_was_copied() -> None:
    done = Who(completed=("wind-turbines",), goods=fillers("illegal", 8))
    table = scene(done, Who(completed=("the-motherlode",)), copied="the-motherlode")
    assert winning_card(over(seen(table), "card", (10,) * 3, (1, 2, 2))) == (0, "the-motherlode")


# Close-ups


def crowded() -> HarbourScene:
    """One player has far more than usual, and the island and the discards are full."""
    deck = [card for card in CARDS if card != "snakes"]
    me = Who(
        completed=deck[:14], imports=deck[14:22], goods=deck[22:40], hand=deck[40:44], credits=48
    )
    return scene(me, seats=6, island=deck[44:55], discard=deck[55:100])


@each_language
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_close_ups_name_every_card(theme: str, language: str) -> None:
    view, look = seen(crowded()), look_of(language, theme)
    player, table = view.table.players[0], view.table
    shown = {
        "player:0": [*player.completed, *player.imports, *player.goods],
        "island": [*table.island, *table.discard],
        "sea": [card for each in table.players for ship in each.ships for card in ship.cargo],
        "player:5": [],
    }
    assert set(shown) <= {token for token, _ in focuses(view)}
    for what, cards in shown.items():
        canvas = focus(view, look, what)
        assert canvas.problems() == [], what
        assert canvas.height >= PANE.h
        found = " ".join(said(canvas))
        names = [words(language).say(msg(f"ie-card-{card}")) for card in cards]
        assert [name for name in names if name not in found] == []
        assert 0 < len(ALT(view, look, f"focus:{what}")) <= MOST_ALT


def test_a_players_close_up_tells_contracts_and_copied_effects() -> None:
    table = completing("potatoes", Who(completed=("wind-turbines",)), copied="foxes")
    found = " ".join(said(focus(seen(table), look_of(), "player:0")))
    assert "Ship 1 Potatoes 1/2" in found
    assert "you win all ties" in found


def test_of_hands_and_deck_only_numbers_are_used() -> None:
    table = finish(completing("drones", Who(hand=("rice", "foxes"))), "drones")
    other = copy(IMPORT_EXPORT, table.match)
    IMPORT_EXPORT.blur(other, None, Rng(3))
    assert other.state.hands != table.match.state.hands
    one, two = (IMPORT_EXPORT.view(match, None) for match in (table.match, other))
    for what, _ in focuses(one):
        assert _same(focus(one, look_of(), what), focus(two, look_of(), what))
    assert _same(score(one, look_of()), score(two, look_of()))
    assert ALT(one, look_of(), "score") == ALT(two, look_of(), "score")


def _same(one: Canvas, two: Canvas) -> bool:
    return one.image.tobytes() == two.image.tobytes() and said(one) == said(two)


def test_every_source_of_credits_has_a_sign() -> None:
    assert set(SOURCES) == set(points(scene().state, 0))
    assert set(TYPES) <= set(SOURCES)
