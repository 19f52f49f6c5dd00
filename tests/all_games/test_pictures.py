"""Every game in pictures: nothing is cut or hidden, nothing secret shows, same view same pixels."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Decision, Seat
from engine.core.errors import Refused
from engine.core.frame import Event
from engine.core.match import Match, View
from engine.core.seats import MOST_SEATS
from engine.games import GAMES
from locales import LANGUAGES, words
from render.games import RENDERERS
from render.picture import MOST_ALT, Look, NoPicture, compose, draw, has_preview, panes, renderer
from render.sample import sample
from render.toolkit.cache import CACHE
from render.toolkit.canvas import PANE
from render.toolkit.layout import Rect
from tests.all_games.test_blur import CHANGED, blurred, eyes
from tests.pixels import as_seen
from tests.play import Moment, SetUp, moments, one_set_up_per_count
from tests.shares import share

each_set_up = pytest.mark.parametrize("set_up", one_set_up_per_count(), ids=str)
each_game = pytest.mark.parametrize("game", RENDERERS)
each_language = pytest.mark.parametrize("language", LANGUAGES)
PLACED = 0.5  # of the positions have options or events with a place on the board; found: nearly all
LONG_NAMES = (
    "Massimiliano Bartolomeo Visconti",
    "W" * 32,
    "Ço",
    "quattro parole in un nome lungo",
    "Æthelflæd",
    "i" * 32,
)


def kinds(view: View[Any, Any, Any], look: Look) -> list[str]:
    """Every picture these eyes can ask for, but for single cards."""
    own = ["hand"] if view.hand is not None else []
    preview = ["preview"] if look.asked is not None and has_preview(view, look) else []
    closer = [f"focus:{token}" for token, _ in renderer(view.game).focuses(view)]
    return ["board", *panes(view), "score", *own, *preview, *closer]


def question(match: Match[Any], seat: Seat | None) -> Decision | None:
    """The open question of a seat."""
    return next((one for one in match.pending() if one.seat == seat), None)


def look_of(
    match: Match[Any], seat: Seat | None, events: tuple[Event, ...], language: str, width: int
) -> Look:
    """A look for one seat, with what everybody saw happen and its own question."""
    public = tuple(event for event in events if event.to is None)
    names = LONG_NAMES[: match.seats]
    return Look(words(language), "light", width, names, public, question(match, seat))


def test_every_game_can_be_drawn_for_a_full_table() -> None:
    assert set(RENDERERS) == {game.meta.id for game in GAMES}
    assert len(LONG_NAMES) == MOST_SEATS


def looked_at(set_up: SetUp, seed: int, every: int, most: int = 7) -> list[Moment]:
    """Each n-th moment of a random game, of a long one about so many, and its last one."""
    *others, last = moments(set_up, seed)
    return [*others[:: max(every, len(others) // most)], last]


@each_set_up
@each_language
def test_no_text_is_cut_covered_or_too_small(set_up: SetUp, language: str) -> None:
    looked = looked_at(set_up, seed=41, every=61)
    for n, moment in enumerate(looked):
        seat = [None, *range(set_up.seats)][n % (set_up.seats + 1)]
        match = moment.after.match
        view = set_up.game.view(match, seat)
        look = look_of(match, seat, moment.after.events, language, 1080)
        for kind in kinds(view, look):
            assert compose(view, kind, look).problems() == [], kind
            alt = renderer(view.game).alt(view, look, kind)
            assert 0 < len(alt) <= MOST_ALT
    assert looked


@each_set_up
def test_every_place_that_is_named_lies_on_the_board(set_up: SetUp) -> None:
    named = []
    for moment in moments(set_up, seed=47):
        match, events = moment.after.match, moment.after.events
        options = [option for asked in moment.after.questions for option in asked.options]
        named_now = [*(option.at for option in options), *(event.at for event in events)]
        places = {place for at in named_now for place in at}
        view = set_up.game.view(match, None)
        where = [pane.spots(view) for pane in renderer(view.game).shown(view)]
        assert places <= set().union(*where)
        named.append(bool(places))
    assert share(named) >= PLACED


@each_set_up
def test_every_spot_lies_on_the_picture_with_room_for_a_mark(set_up: SetUp) -> None:
    for moment in looked_at(set_up, seed=47, every=97):
        view = set_up.game.view(moment.after.match, None)
        for pane in renderer(view.game).shown(view):
            for place, spot in pane.spots(view).items():
                assert PANE.holds(spot.box, spot.line), place
                for x, y in spot.markers:
                    assert PANE.holds(Rect.around(x, y, spot.size), spot.size / 4), place


@each_set_up
def test_pictures_of_a_blurred_position_are_the_same(set_up: SetUp) -> None:
    changed = []
    for n, moment in enumerate(looked_at(set_up, seed=43, every=97, most=5)):
        match = moment.before.match
        for seat in eyes(set_up):
            other = blurred(set_up, match, seat, n)
            changed.append(other != match)
            look = look_of(match, seat, (), "en", 360)
            for kind in _some(kinds(set_up.game.view(match, seat), look), n):
                assert _shown(set_up, match, seat, kind) == _shown(set_up, other, seat, kind)
    assert share(changed) >= CHANGED, "blur must re-deal something"


def _some(offered: list[str], turn: int) -> list[str]:
    """All whole pictures, and one close-up in turn."""
    closer = [kind for kind in offered if kind.startswith("focus")]
    return [kind for kind in offered if kind not in closer] + [closer[turn % len(closer)]]


def _shown(set_up: SetUp, match: Match[Any], seat: Seat | None, kind: str) -> object:
    """All that a picture gives away: its pixels, its description, and the same view in words."""
    view = set_up.game.view(match, seat)
    look = look_of(match, seat, (), "en", 360)
    text = [look.say(line) for part in set_up.game.describe(view) for line in part.lines]
    return as_seen(draw(view, kind, look)), text


@each_game
@each_language
def test_every_card_can_be_looked_up(game: str, language: str) -> None:
    known = GAMES.get(game)
    point = sample(known, known.meta.seats[0], {}, 3, 0)
    view = known.view(point.match, None)
    offered = RENDERERS[game].cards()
    assert offered
    names = [words(language).say(name) for _, name in offered]
    assert len(set(names)) == len(names), "two cards of one name cannot be told apart in a menu"
    for token, _ in offered:
        look = Look(words(language), "dark", 1080)
        assert compose(view, f"card:{token}", look).problems() == [], token
        assert 0 < len(RENDERERS[game].alt(view, look, f"card:{token}")) <= MOST_ALT


@each_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_same_view_same_pixels_whatever_was_drawn_before(game: str, theme: str) -> None:
    known = GAMES.get(game)

    def once() -> object:
        point = sample(known, known.meta.seats[-1], {}, 9, 60)
        look = Look(words("it"), theme, 1400, changes=point.changes)
        view = known.view(point.match, None)
        return as_seen(draw(view, panes(view)[0], look))

    first = once()
    CACHE.clear()
    assert once() == first


@each_game
def test_what_does_not_exist_is_refused_in_words(game: str) -> None:
    known = GAMES.get(game)
    point = sample(known, known.meta.seats[0], {}, 3, 0)
    look = Look(words("en"), asked=point.pending[0])
    stranger = known.view(point.match, None)
    for kind in (
        "",
        "nonsense",
        "hand",
        "preview",
        "card:",
        "card:nonsense",
        "focus:nowhere",
        "pane:none",
    ):
        with pytest.raises(Refused) as refused:
            draw(stranger, kind, look)
        assert len(words("en").refuse(refused.value)) > 20


@each_game
def test_any_upload_limit_is_respected(game: str) -> None:
    known = GAMES.get(game)
    point = sample(known, known.meta.seats[-1], {}, 3, 40)
    view = known.view(point.match, None)
    for limit in (500_000, 100_000, 8_000):
        assert len(draw(view, "board", Look(words("en"), "light", 900), limit).data) <= limit


@each_set_up
def test_a_preview_is_a_window_that_holds_every_place_of_its_question(set_up: SetUp) -> None:
    shown = []
    for moment in looked_at(set_up, seed=53, every=37):
        for asked in moment.after.questions:
            look = look_of(moment.after.match, asked.seat, (), "en", 360)
            view = set_up.game.view(moment.after.match, asked.seat)
            if not has_preview(view, look):
                with pytest.raises(NoPicture):
                    compose(view, "preview", look)
                continue
            canvas = compose(view, "preview", look)
            window = canvas.window
            assert window is not None
            assert window.w / window.h == pytest.approx(PANE.w / PANE.h)
            assert PANE.w / 2 <= window.w <= PANE.w
            shown.append(True)
    assert shown
