"""The pictures of River of Gold show what a player looks for, and only that."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops

from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import CUSTOMERS, RIVER, SHORE
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import View
from engine.games.river_of_gold.texts import tile_name
from locales import LANGUAGES, words
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import fleet
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.signs import tile_number
from render.games.river_of_gold.steps import others, steps
from render.picture import Look, NoPicture, compose, draw
from render.sample import sample
from render.toolkit.canvas import Canvas, Need
from render.toolkit.encode import COMFORTABLE, LARGE
from render.toolkit.layout import Rect
from render.toolkit.marks import numbered
from render.toolkit.palette import PLAYERS, THEMES
from tests.golden.positions import LONG_NAMES, crowded, extreme
from tests.pixels import as_seen
from tests.render.toolkit.colour_vision import distance

PANES = ("pane:river", "pane:court")
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
    canvas = compose(view, "pane:river", english())
    for space, rect in plan.sites().items():
        words_there = written_in(canvas, rect)
        assert str(space) in words_there
        if space in view.table.shore:
            assert any("[" in text for text in words_there), space
        else:
            assert str(SHORE[space].koku_cost) in words_there


def test_every_river_space_shows_its_number_and_its_boats() -> None:
    view = start()
    canvas = compose(view, "pane:river", english())
    for space in RIVER:
        x, y = plan.river_number(space)
        assert str(space) in written_in(canvas, Rect.around(x, y, 32))
    for hull in fleet(view):
        there = written_in(canvas, hull.box.inset(-4))
        assert PLAYERS[hull.seat].letter in there
        assert "·".join(map(str, hull.numbers)) in there
        boats = view.table.players[hull.seat].boats
        assert {boats[number - 1].space for number in hull.numbers} == {hull.space}


def test_owners_of_a_building_show_even_where_a_monk_added_one() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    canvas = compose(view, "pane:river", english())
    for space, building in view.table.shore.items():
        letters = [w for w in written_in(canvas, plan.sites()[space]) if w in "ABCD"]
        assert sorted(letters) == sorted(PLAYERS[seat].letter for seat in building.tokens)


def test_all_eight_boats_on_one_space_keep_letters_and_numbers() -> None:
    now = extreme(over=False)
    for space in RIVER:
        for player in now.match.state.table.players:
            for boat in player.boats:
                boat.space = space
        canvas = compose(RIVER_OF_GOLD.view(now.match, None), "pane:river", english())
        assert canvas.problems() == [], space
        assert [text.words for text in canvas.written].count("2·1") == 4, "royal boat first"


def test_every_token_on_a_track_keeps_its_letter() -> None:
    now = crowded()
    players = now.match.state.table.players
    for reached in product((0, 1, 2, 3), repeat=4):
        for player, at in zip(players, reached, strict=True):
            player.influence[3] = at
        view = RIVER_OF_GOLD.view(now.match, None)
        canvas = compose(view, "pane:court", english())
        assert canvas.problems() == [], reached
        cells = Court(patrons=False).track(3).cells
        strip = Rect(cells[0].x, cells[0].y, cells[4].x - cells[0].x, cells[0].h)
        assert sorted(written_in(canvas, strip.inset(-8))) == ["A", "B", "C", "D"], reached


def test_a_site_lies_beside_the_river_spaces_it_touches() -> None:
    for space, known in SHORE.items():
        assert plan.touched(space) == list(known.river_spaces)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_court_names_all_that_the_river_does_not(seats: int) -> None:
    now = extreme(seats, over=False)
    canvas = compose(RIVER_OF_GOLD.view(now.match, None), "pane:court", english())
    said = [text.words for text in canvas.written]
    for tile in now.match.state.table.row:
        assert tile_number(tile) in said
    for mastery in now.match.state.table.masteries:
        assert words("en").say(msg(f"rog-mastery-{mastery.id}")) in said
    assert sum("6/6" in text for text in said) == seats, "the favour limit"
    assert sum("Shihobu" in text or "Kashiko" in text for text in said) == 2, "patrons"


@each_language
@each_theme
def test_the_largest_values_and_longest_names_fit(language: str, theme: str) -> None:
    for seats in (2, 3, 4):
        for now in (crowded(seats), extreme(seats), extreme(seats, over=False)):
            for seat in (None, 0):
                view = RIVER_OF_GOLD.view(now.match, seat)
                look = Look(words(language), theme, 1080, LONG_NAMES)
                for kind in (*PANES, "score", "focus:row", "focus:region:3", "focus:player:1"):
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
        ("shore:12",),
        ("mastery:water",),
    ]
    assert [step.signs for step in told] == [
        ("[boat]4→7",),
        ("3[coin]",),
        ("7[laurel]",),
    ]
    by_the_way = [step.at for step in steps(TURN) if not step.signs]
    assert by_the_way == [("shore:14", "track:3-6")]
    assert others(TURN) == {0: "2[flag] [bowl]"}


def test_gains_at_one_place_share_a_number() -> None:
    both = (
        gained(
            *(1, "shore:14"),
            what=(msg("rog-amount-koku", n=3),),
            why=msg("rog-why-visit", space=14),
        ),
        gained(
            *(1, "shore:14"), what=(msg("rog-amount-vp", n=1),), why=msg("rog-why-owner", space=14)
        ),
    )
    (step,) = numbered(steps(both))
    assert step.signs == ("3[coin]", "[laurel]")


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
        assert len(numbered(steps(look.changes))) >= 5
        for pane in PANES:
            assert compose(view, pane, look).problems() == []


@pytest.mark.parametrize("place", ["track:1-0", "track:3-18"])
def test_a_number_at_the_end_of_a_track_hides_no_words(place: str) -> None:
    now = extreme(over=False)
    region, _, position = place.removeprefix("track:").partition("-")
    for player in now.match.state.table.players:  # all in one place, so that corners are taken
        player.influence[int(region)] = int(position)
    happened = gained(0, place, what=(msg("rog-amount-koku", n=2),), why=msg("rog-why-region"))
    look = Look(words("it"), "light", 1080, LONG_NAMES, (happened,))
    canvas = compose(RIVER_OF_GOLD.view(now.match, None), "pane:court", look)
    assert canvas.problems() == []
    assert THEMES["light"].highlight in _colours(canvas, plan.HEADER)


def test_what_changed_is_outlined_and_numbered() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, None)
    track = Court(patrons=False).track(3)
    colour = THEMES["light"].highlight
    shown = {
        "pane:river": (plan.sites()[12].inset(-5), plan.sites()[14].inset(-5), plan.HEADER),
        "pane:court": (track.cells[6].inset(-5), plan.HEADER),
    }
    for pane, rects in shown.items():
        before = compose(view, pane, english())
        after = compose(view, pane, english(changes=TURN))
        assert after.problems() == []
        for rect in rects:
            assert colour in _colours(after, rect)
            assert colour not in _colours(before, rect)


def test_a_boat_that_sailed_shows_the_way_it_came() -> None:
    now = crowded()
    now.match.state.table.players[1].boats[1].space = 9
    view = RIVER_OF_GOLD.view(now.match, None)
    sailed = Event("rog-sailed", {"boat": 2, "origin": 1, "goal": 9}, 1, at=("river:9", "river:1"))
    canvas = compose(view, "pane:river", english(changes=(sailed,)))
    for space in (1, 3):
        x, y = plan.middle(space, 0.5)
        assert THEMES["light"].highlight in _colours(canvas, Rect.around(x, y, 40, 60)), space


def _colours(canvas: Canvas, rect: Rect) -> list[object]:
    part = canvas.image.crop(canvas.box(rect))
    return [colour for _, colour in part.getcolors(1 << 20) or ()]


def asked_of(view: View, *options: Option) -> Look:
    """A look with such a question to whoever sees the view."""
    assert view.seat is not None
    asked = Decision("turn", view.seat, msg("rog-end-turn"), options)
    return english(asked=asked)


def active_view(seats: int = 4) -> View:
    """A new game as the active player sees it."""
    match = sample(RIVER_OF_GOLD, seats, {}, 5, 0).match
    return RIVER_OF_GOLD.view(match, match.state.table.active)


def moved(canvas: Canvas, rect: Rect) -> Rect:
    """A rectangle of a pane in the window that a picture shows of it."""
    assert canvas.window is not None
    return rect.moved(-canvas.window.x, -canvas.window.y)


def test_a_window_marks_sites_with_their_numbers_and_this_readers_price() -> None:
    view = active_view()
    free = next(s for s in SHORE if s not in view.table.shore and SHORE[s].region == 3)
    player = view.table.players[view.seat or 0]
    player.completed = ["artisan_3"]
    build = Option(f"build:{free}", msg("rog-build", space=free), at=(f"shore:{free}",))
    canvas = compose(view, "preview", asked_of(view, build))
    site = moved(canvas, plan.sites()[free])
    assert THEMES["light"].good in _colours(canvas, site.inset(-6))
    here = [text for text in canvas.written if site.holds(text.ink, 2)]
    assert str((SHORE[free].koku_cost or 0) - 2) in [text.words for text in here]
    number = next(text for text in here if text.words == str(free))
    assert number.need is Need.CHOOSE
    assert canvas.problems() == []
    plain = compose(view, "pane:river", english())
    assert THEMES["light"].good not in _colours(plain, plan.sites()[free].inset(-6))


def test_a_window_marks_where_each_boat_would_go_with_its_number() -> None:
    view = active_view()
    sails = (
        Option("sail:1", msg("rog-end"), at=places.visited(8)),
        Option("sail:2", msg("rog-end"), at=places.visited(11)),
    )
    canvas = compose(view, "preview", asked_of(view, *sails))
    chosen = [text.words for text in canvas.written if text.need is Need.CHOOSE]
    assert chosen == ["[boat]", "1", "[boat]", "2"]
    for space in (8, 11):
        for site in RIVER[space].shore_spaces:
            around = moved(canvas, plan.sites()[site]).inset(-6)
            assert THEMES["light"].good in _colours(canvas, around), site
    assert canvas.problems() == []


def test_a_window_names_the_tiles_of_the_row_as_the_buttons_do() -> None:
    view = active_view()
    row = view.table.row
    tiles = [
        Option(f"tile:{tile}", tile_name(tile), at=(f"row:{slot}",))
        for slot, tile in enumerate(row, start=1)
    ]
    for language in LANGUAGES:
        look = replace(asked_of(view, *tiles), words=words(language))
        canvas = compose(view, "preview", look)
        chosen = " ".join(text.words for text in canvas.written if text.need is Need.CHOOSE)
        for tile in row:
            assert look.say(tile_name(tile)) in chosen
        assert canvas.problems() == []


@pytest.mark.parametrize("kind", ["deliver", "discard"])
def test_a_question_about_customers_shows_their_cards(kind: str) -> None:
    view = active_view()
    cards = ("noble_5", "merchant_1", "artisan_3")
    options = [Option(f"{kind}:{card}", msg("rog-end")) for card in cards]
    canvas = compose(view, "preview", asked_of(view, *options))
    chosen = [text.words for text in canvas.written if text.need is Need.CHOOSE]
    assert chosen == ["Noble (5)", "Merchant (1)", "Artisan (3)"]
    assert canvas.problems() == []


@pytest.mark.parametrize("patrons", ["draft", "pair"])
def test_a_question_about_patrons_shows_their_cards(patrons: str) -> None:
    point = sample(RIVER_OF_GOLD, 4, {"patrons": patrons}, 5, 0)
    asked = point.pending[0]
    for language in LANGUAGES:
        look = replace(english(asked=asked), words=words(language))
        canvas = compose(RIVER_OF_GOLD.view(point.match, asked.seat), "preview", look)
        assert canvas.problems() == []
        said = [text.words for text in canvas.written]
        for option in asked.options:
            assert look.say(msg(f"rog-patron-{parts(option.token).id}")) in said


def test_a_question_without_place_or_card_has_no_picture() -> None:
    view = active_view()
    with pytest.raises(NoPicture):
        compose(view, "preview", asked_of(view, Option("good:rice", msg("rog-end"))))


def test_the_confirming_question_shows_what_the_turn_changed() -> None:
    match = crowded().match
    view = RIVER_OF_GOLD.view(match, 1)
    end = Decision("end", 1, msg("rog-end-turn"), (Option("end", msg("rog-end")),), confirms=True)
    canvas = compose(view, "preview", english(asked=end, changes=TURN))
    assert canvas.problems() == []
    assert canvas.window is not None
    site = moved(canvas, plan.sites()[12])
    assert THEMES["light"].highlight in _colours(canvas, site.inset(-5))


def test_a_window_at_court_tells_also_what_happened_on_the_river() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, 2)
    end = Decision("end", 2, msg("rog-end-turn"), (Option("end", msg("rog-end")),), confirms=True)
    influence = (msg("rog-amount-influence", n=2, number=3, to=6),)
    built = (
        Event("rog-built", {"space": 14}, 2, at=("shore:14",)),
        gained(2, "track:3-6", what=influence, why=msg("rog-why-build")),
        gained(2, "track:3-5", what=(msg("rog-amount-koku", n=2),), why=msg("rog-why-build")),
    )
    canvas = compose(view, "preview", english(asked=end, changes=built))
    said = [text.words for text in canvas.written]
    assert {"[house]", "14", "[flag]"} <= set(said)
    assert canvas.problems() == []


def test_a_sail_with_a_turned_die_is_confirmed_on_the_river() -> None:
    view = RIVER_OF_GOLD.view(crowded().match, 1)
    end = Decision("end", 1, msg("rog-end-turn"), (Option("end", msg("rog-end")),), confirms=True)
    turned = Event("rog-turned-die", {"face": 2, "cost": 1}, 1, at=("player:1",))
    canvas = compose(view, "preview", english(asked=end, changes=(turned, *TURN)))
    site = moved(canvas, plan.sites()[12])
    assert THEMES["light"].highlight in _colours(canvas, site.inset(-5))


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
    for seat, place in enumerate(plan.seat_places(4)):
        # Inside the token, beside its letter: a triangle is wide below.
        spot = canvas.px(place.x + 23.5 - 9.5), canvas.px(place.y + 20 + 5.5)
        red, green, blue = written.getpixel(spot)  # type: ignore[misc]
        assert distance((red, green, blue), PLAYERS[seat].colour) < 2
    difference = ImageChops.difference(written, canvas.image).convert("L")
    assert sum(difference.histogram()[17:]) / written.width / written.height < 0.002
    flat = difference.histogram(_flat(canvas.image))
    assert flat[0] / sum(flat) > 0.97, "flat colours are in the palette exactly"


def _flat(image: Image.Image) -> Image.Image:
    """A mask of the pixels that look like their neighbours: no edge of a letter or a shape."""
    right, down = (
        ImageChops.difference(image, ImageChops.offset(image, *by)).convert("L")
        for by in ((1, 0), (0, 1))
    )
    return ImageChops.lighter(right, down).point(lambda value: 0 if value else 255)


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
