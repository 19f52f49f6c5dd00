"""The pictures of River of Gold show what a player looks for, and only that."""

from __future__ import annotations

from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops

from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.data import CUSTOMERS, RIVER, SHORE
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import View
from locales import LANGUAGES, words
from render.games.river_of_gold import plan
from render.games.river_of_gold.steps import gains, steps
from render.picture import Look, NoPicture, compose, draw
from render.sample import sample
from render.toolkit import strip as signs
from render.toolkit.canvas import Canvas
from render.toolkit.encode import COMFORTABLE, LARGE
from render.toolkit.layout import Rect
from render.toolkit.marks import numbered
from render.toolkit.palette import PLAYERS, THEMES
from tests.golden.positions import LONG_NAMES, crowded, extreme
from tests.pixels import as_seen
from tests.render.toolkit.colour_vision import distance

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_theme = pytest.mark.parametrize("theme", THEMES)


def start(seats: int = 4) -> View:
    """A new game as a spectator sees it."""
    return RIVER_OF_GOLD.view(sample(RIVER_OF_GOLD, seats, {}, 5, 0).match, None)


def english(**more: object) -> Look:
    """An English look at design size."""
    return Look(words("en"), "light", 1080, LONG_NAMES, **more)  # type: ignore[arg-type]


def written_in(canvas: Canvas, rect: Rect) -> list[str]:
    """All words inside a rectangle."""
    return [text.words for text in canvas.written if rect.holds(text.ink, 2)]


def test_every_site_shows_its_number_and_price_or_rewards() -> None:
    view = start()
    canvas = compose(view, "board", english())
    for space, rect in plan.sites().items():
        words_there = written_in(canvas, rect)
        assert str(space) in words_there
        if space in view.table.shore:
            assert any("[" in text for text in words_there), space
        else:
            assert str(SHORE[space].koku_cost) in words_there


def test_every_river_space_shows_its_number_and_its_boats() -> None:
    view = start()
    canvas = compose(view, "board", english())
    for space in RIVER:
        x, y = plan.river_number(space)
        assert str(space) in written_in(canvas, Rect.around(x, y, 50))
        boats = [
            PLAYERS[seat].letter
            for seat, player in enumerate(view.table.players)
            for boat in player.boats
            if boat.space == space
        ]
        letters = [w for w in written_in(canvas, plan.river_box(space).inset(-14)) if w in "ABCD"]
        assert sorted(letters) == sorted(boats)


def test_owners_of_a_building_show_even_where_a_monk_added_one() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    canvas = compose(view, "board", english())
    for space, building in view.table.shore.items():
        letters = [w for w in written_in(canvas, plan.sites()[space]) if w in "ABCD"]
        assert sorted(letters) == sorted(PLAYERS[seat].letter for seat in building.tokens)


def test_crowded_river_spaces_name_every_boat() -> None:
    canvas = compose(RIVER_OF_GOLD.view(extreme().match, None), "board", english())
    there = written_in(canvas, plan.river_box(14).inset(-14))
    assert sorted(there) == sorted(f"{letter}{number}" for letter in "ABCD" for number in (1, 2))


def test_every_token_on_a_track_keeps_its_letter() -> None:
    now = crowded()
    players = now.match.state.table.players
    strip = plan.track_parts(Rect(plan.EDGE, 132, plan.PAGE.w, plan.track_row(3).h))[2]
    for reached in product((1, 2, 3), repeat=4):
        for player, at in zip(players, reached, strict=True):
            player.influence[3] = at
        canvas = compose(RIVER_OF_GOLD.view(now.match, None), "focus:region:3", english())
        assert canvas.problems() == [], reached
        assert sorted(written_in(canvas, strip.inset(-8))) == ["A", "B", "C", "D"], reached


def test_a_site_lies_beside_the_river_spaces_it_touches() -> None:
    for space, known in SHORE.items():
        first, last = plan.contact(space)
        touched = [river for river in RIVER if river - 1 < last and river > first]
        assert touched == list(known.river_spaces)


@each_language
@each_theme
def test_the_largest_values_and_longest_names_fit(language: str, theme: str) -> None:
    for seats in (2, 3, 4):
        for now in (crowded(seats), extreme(seats), extreme(seats, over=False)):
            for seat in (None, 0):
                view = RIVER_OF_GOLD.view(now.match, seat)
                look = Look(words(language), theme, 1080, LONG_NAMES)
                for kind in ("board", "score", "focus:row", "focus:region:3", "focus:player:1"):
                    assert compose(view, kind, look).problems() == [], (seats, kind)
                if seat is not None:
                    assert compose(view, "hand", look).problems() == []


@each_language
@pytest.mark.parametrize("card", CUSTOMERS)
def test_every_customer_fits_into_a_hand_of_three(language: str, card: str) -> None:
    now = extreme(over=False)
    now.match.state.hands[0].customers = [card, "noble_6", "merchant_2"]
    look = Look(words(language), "light", 1080, LONG_NAMES)
    assert compose(RIVER_OF_GOLD.view(now.match, 0), "hand", look).problems() == []


def test_the_hand_says_what_can_be_delivered_and_what_is_missing() -> None:
    now = crowded()
    player = now.match.state.table.players[0]
    player.die, player.goods = 3, {"silk": 2, "rice": 0, "porcelain": 0}
    now.match.state.hands[0].customers = ["artisan_3", "elder_3", "artisan_5"]
    canvas = compose(RIVER_OF_GOLD.view(now.match, 0), "hand", english())
    said = [text.words for text in canvas.written]
    assert "[check] Ready to deliver" in said
    assert any("1[bowl] 2[vase]" in text and "[die]" not in text for text in said)
    assert any("2[bowl]" in text and "[die]" in text for text in said)


def gained(seat: int, *at: str, what: tuple[Msg, ...], why: Msg) -> Event:
    """Something gained, and where."""
    return Event("rog-gained", {"why": why, "what": what}, seat, at=at)


TURN = (
    Event("rog-turned-die", {"face": 3, "cost": 1}, 1, at=("player:1",)),
    Event("rog-sailed", {"boat": 2, "origin": 4, "goal": 7}, 1, at=("river:7", "river:4")),
    gained(
        *(1, "shore:12"),
        what=(msg("rog-amount-koku", n=3),),
        why=msg("rog-why-visit", space=12),
    ),
    gained(
        *(0, "shore:14", "track:3-6"),
        what=(
            msg("rog-amount-influence", n=2, number=3, to=6),
            msg("rog-amount-good", n=1, good=ref("good", "rice")),
        ),
        why=msg("rog-why-owner", space=14),
    ),
    gained(
        *(1, "mastery:water"),
        what=(msg("rog-amount-vp", n=7),),
        why=msg("rog-why-mastery", id=ref("mastery", "water")),
    ),
)


def test_the_last_turn_is_told_in_order() -> None:
    told = numbered(steps(TURN))
    assert [step.at for step in told] == [
        ("river:7", "river:4"),
        ("track:3-6",),
        ("mastery:water",),
    ]
    assert [step.signs for step in told] == [
        (signs.words("[boat] B2: 4 → 7"),),
        (signs.words("[flag] 3: A → 6"),),
        (signs.words("B [star]"),),
    ]
    by_the_way = [step.at for step in steps(TURN) if not step.signs and step.at]
    assert by_the_way == [("shore:12",), ("shore:14",)]
    assert gains(TURN) == [
        (signs.player(1), signs.words("+3[coin] +7[laurel]")),
        (signs.player(0), signs.words("+1[bowl]")),
    ]


def test_moves_of_several_players_on_one_track_share_a_number() -> None:
    moves = tuple(
        gained(
            *(seat, "shore:14", f"track:3-{to}"),
            what=(msg("rog-amount-influence", n=1, number=3, to=to),),
            why=msg("rog-why-emperor", space=14),
        )
        for seat, to in ((1, 4), (0, 6), (1, 5))
    )
    (step,) = numbered(steps(moves))
    assert step.signs == (signs.words("[flag] 3: B → 5 A → 6"),)
    assert step.at == ("track:3-5", "track:3-6")


def test_every_place_can_be_marked_at_once() -> None:
    now = extreme(over=False)
    masteries = [card.id for card in now.match.state.table.masteries]
    claims = tuple(
        gained(
            *(seat, f"mastery:{one}", "track:1-18", "track:6-18"),
            what=tuple(msg("rog-amount-influence", n=1, number=n, to=18) for n in (1, 6)),
            why=msg("rog-why-mastery", id=ref("mastery", one)),
        )
        for seat, one in enumerate(masteries)
    )
    others = (
        Event("rog-delivered", {"customer": ref("customer", "noble_6")}, 3, at=("player:3",)),
        Event("rog-royal", {"space": 14}, 3, at=("river:14",)),
        Event("rog-tile-left", {"tile": msg("rog-end")}, 3, at=("row:4",)),
        Event("rog-emperor", at=("emperor",)),
    )
    for language in LANGUAGES:
        look = Look(words(language), "light", 1080, LONG_NAMES, (*claims, *others))
        view = RIVER_OF_GOLD.view(now.match, None)
        assert len(numbered(steps(look.changes))) == 9
        assert compose(view, "board", look).problems() == []


def test_what_changed_is_outlined_and_numbered() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    before = compose(view, "board", english())
    after = compose(view, "board", english(changes=TURN))
    assert after.problems() == []
    colour = THEMES["light"].highlight
    for rect in (
        Rect.around(*plan.river_marker(7), 30),
        plan.sites()[12].inset(-6),
        plan.sites()[14].inset(-6),
        plan.track_row(3).inset(-12, 0),
    ):
        assert colour in _colours(after, rect)
        assert colour not in _colours(before, rect)


def _colours(canvas: Canvas, rect: Rect) -> list[object]:
    part = canvas.image.crop(canvas.box(rect))
    return [colour for _, colour in part.getcolors(1 << 20) or ()]


def test_a_preview_marks_the_options_and_shows_this_readers_price() -> None:
    point = sample(RIVER_OF_GOLD, 4, {}, 5, 0)
    seat = point.match.state.table.active
    view = RIVER_OF_GOLD.view(point.match, seat)
    free = next(space for space in SHORE if space not in view.table.shore)
    price = msg("rog-cost-koku", n=3, region=ref("region", 1))
    sail = msg("rog-sail", boat=2, origin=1, to=2)
    options = (
        Option(f"build:{free}", msg("rog-build", space=free), about=price, at=(f"shore:{free}",)),
        Option("sail:2", sail, at=("river:2", "shore:1")),
        Option(f"tile:{view.table.row[0]}", msg("rog-end"), at=("row:1",)),
        Option("deliver:elder_1", msg("rog-end"), at=(f"player:{seat}",)),
        Option("trade:favour", msg("rog-trade-favour")),
    )
    asked = Decision("turn", seat, msg("rog-end-turn"), options)
    canvas = compose(view, "preview", english(asked=asked))
    plain = compose(view, "board", english(asked=asked))
    good = THEMES["light"].good
    site = plan.sites()[free]
    assert good in _colours(canvas, site.inset(-6))
    assert good not in _colours(plain, site.inset(-6))
    assert "3" in written_in(canvas, site)
    assert "2" in written_in(canvas, Rect.around(*plan.river_marker(2), 40))
    assert canvas.problems() == []


def test_a_question_without_places_shows_what_was_done_so_far() -> None:
    point = sample(RIVER_OF_GOLD, 4, {}, 5, 0)
    seat = point.match.state.table.active
    view = RIVER_OF_GOLD.view(point.match, seat)
    draw_card = Option("draw:card", msg("rog-end"))
    asked = Decision("settle", seat, msg("rog-end-turn"), (draw_card,))
    said = [t.words for t in compose(view, "preview", english(asked=asked)).written]
    assert "Nothing to mark on the board: choose with the buttons" in said
    draft = english(asked=asked, changes=TURN)
    said = [text.words for text in compose(view, "preview", draft).written]
    assert "[boat] B2: 4 → 7" in said


def test_only_the_asked_seat_gets_a_preview() -> None:
    point = sample(RIVER_OF_GOLD, 4, {}, 5, 0)
    asked = point.pending[0]
    for seat in (None, (asked.seat + 1) % 4):
        with pytest.raises(NoPicture):
            draw(RIVER_OF_GOLD.view(point.match, seat), "preview", english(asked=asked))


@each_theme
def test_a_large_board_is_small_and_keeps_player_colours(theme: str) -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    look = Look(words("it"), theme, 1600, LONG_NAMES)
    canvas = compose(view, "board", look)
    picture = draw(view, "board", look)
    assert picture.width * picture.height >= LARGE
    assert len(picture.data) <= COMFORTABLE
    written = _opened(picture.data)
    for seat, place in enumerate(plan.seat_places(4, False)):
        spot = canvas.px(place.x + 14 + 21), canvas.px(place.y + 8 + 22 + 13)
        red, green, blue = written.getpixel(spot)  # type: ignore[misc]
        assert distance((red, green, blue), PLAYERS[seat].colour) < 2
    average = ImageChops.difference(written, canvas.image).convert("L").histogram()
    assert sum(average[17:]) / sum(average) < 0.002
    assert average[0] / sum(average) > 0.9, "flat colours are in the palette exactly"


def _opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_a_tile_can_be_looked_up_by_its_id_alone() -> None:
    look, view = english(), start()
    by_id = draw(view, "card:e1_port_4", look)
    assert as_seen(by_id) == as_seen(draw(view, "card:tile:e1_port_4", look))
    assert "Port I-4" in by_id.alt


def test_alt_text_says_whose_turn_the_scores_and_what_changed() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    alt = draw(view, "board", english(changes=TURN)).alt
    active = view.table.active
    for part in (LONG_NAMES[active], "70 VP", "73 VP", "sails boat 2", "Mastery of Water"):
        assert part in alt
