"""The panes of the harbours: ships in port, imports, goods and shipments of everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.words import msg
from engine.games.import_export import places, rules
from engine.games.import_export.data import CARDS
from locales import LANGUAGES, words
from render.games.import_export import harbours_plan
from render.games.import_export.colours import GOLD, colours
from render.games.import_export.harbours_plan import Column
from render.games.import_export.spots import harbour_spots
from render.picture import Look, compose, each_turn, panes
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Rect
from tests.games.import_export.scenes import HarbourScene, Who, fillers, open_, port, scene, sea
from tests.golden.import_export.positions import halfway, stuffed
from tests.golden.positions import LONG_NAMES
from tests.render.games.import_export.seen import NAMES, inside, pane, said, spectator

SIDES = ("harbours", "more")
each_count = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def columns(table: HarbourScene) -> Iterator[tuple[str, Seat, Column]]:
    """Everybody's column, and on which pane it is."""
    for name, seats in zip(SIDES, harbours_plan.sides(table.match.seats), strict=False):
        for seat, rect in zip(seats, harbours_plan.columns(len(seats)), strict=True):
            yield name, seat, harbours_plan.column(rect, table.table.players[seat].ships)


@each_count
def test_everybody_has_a_column_on_one_of_the_panes(seats: int) -> None:
    table = halfway(seats)
    found = list(columns(table))
    assert [seat for _, seat, _ in found] == list(range(seats))
    for name, seat, cut in found:
        told = inside(pane(table, name), cut.plate)
        assert told[0] == "ABCDEF"[seat]
        assert str(table.table.players[seat].credits) in told


@each_count
def test_the_second_pane_is_there_only_where_it_is_needed(seats: int) -> None:
    view = spectator(halfway(seats))
    second = ("pane:more",) if seats > harbours_plan.MOST_ON_A_PANE else ()
    assert panes(view) == ("pane:sea", "pane:harbours", *second)
    assert each_turn(view) == ("pane:sea",)
    look = Look(words("en"), "light", 360, NAMES)
    assert compose(view, "board", look).height == PANE.h * (2 + len(second))
    if not second:
        with pytest.raises(Refused):
            compose(view, "pane:more", look)


def test_a_ship_in_port_tells_its_contracts_what_is_loaded_and_what_it_pays() -> None:
    ships = (port(open_("laptops", "drones"), open_("wheat", "rice", "onions")), port())
    table = scene(Who("red", ships=ships), seats=2)
    canvas, cut = pane(table, "harbours"), next(columns(table))[2]
    wanted = CARDS["laptops"].containers + CARDS["wheat"].containers
    told = inside(canvas, cut.ships[0])
    assert {"Laptops", "Wheat", "A1", f"3 of {wanted} loaded"} <= set(told)
    assert f"+{rules.payout(wanted)}" in told
    assert set(inside(canvas, cut.ships[1])) == {"A", "A2", "free: 6 places"}


def test_a_ship_at_sea_is_a_line() -> None:
    table = scene(Who("red", ships=(sea("drones", "cups"), port())), seats=2)
    cut = next(columns(table))[2]
    assert inside(pane(table, "harbours"), cut.ships[0]) == ["A1", "at sea"]
    assert cut.ships[0].h < cut.ships[1].h


def test_slots_are_as_many_as_a_contract_needs() -> None:
    ships = (port(open_("maseratis", "cups"), open_("books")), port())
    table = scene(Who("red", ships=ships), seats=2)
    cut = next(columns(table))[2]

    def slots() -> list[int]:
        ship = table.table.players[0].ships[0]
        return [
            len(one.slots) for one in harbours_plan.contracts(table.table, 0, ship, cut.ships[0])
        ]

    assert slots() == [CARDS["maseratis"].containers, CARDS["books"].containers]
    table.player().completed.append("prefab-houses")
    assert slots() == [-(-CARDS["maseratis"].containers // 2), CARDS["books"].containers]


def test_imports_and_goods_stand_beside_their_limits() -> None:
    done = ("laptops", "onions")
    me = Who("red", imports=("cups", "books"), goods=fillers("luxury", 3), completed=done)
    table = scene(me, seats=2)
    cut, canvas = next(columns(table))[2], pane(table, "harbours")
    assert inside(canvas, cut.imports) == ["Imports", "2/3", "2"]
    assert inside(canvas, cut.goods) == ["Goods", "3/6", "3"]
    table.player().completed = ["scotch-whisky", "onions"]
    assert inside(pane(table, "harbours"), cut.goods)[1] == "2/6"
    table.player().unlimited = True
    assert inside(pane(table, "harbours"), cut.imports)[1] == "2/∞"


def told_of(table: HarbourScene, done: tuple[str, ...]) -> tuple[list[bool], list[bool]]:
    """Which of the first player's shipments are told by name, and which by what they do."""
    table.player().completed = list(done)
    look = Look(words("en"), "light", 1080, NAMES)
    told = said(compose(spectator(table), "pane:harbours", look))
    return tuple(
        [look.say(msg(f"ie-{kind}-{card}")) in told for card in done] for kind in ("card", "short")
    )  # type: ignore[return-value]


def test_of_many_shipments_it_is_told_what_they_do_before_what_they_are_called() -> None:
    table = scene(Who("red", ships=(port(), sea("drones"))), seats=3)
    lasting = [c.id for c in CARDS.values() if c.timing == "ongoing" and c.id != "drones"]
    assert told_of(table, tuple(lasting[:5])) == ([True] * 5, [True] * 5)
    assert told_of(table, tuple(lasting[:8])) == ([False] * 8, [True] * 8)
    names, effects = told_of(table, tuple(lasting[:14]))
    assert any(names)
    assert not any(effects)


@pytest.mark.parametrize(("theme", "done"), [("light", 5), ("dark", 8)])
def test_nothing_stands_behind_the_words(theme: str, done: int) -> None:
    """The port far away gives way to a full column."""
    lasting = [c.id for c in CARDS.values() if c.timing == "ongoing" and c.id != "drones"]
    table = scene(Who("red", ships=(port(), sea("drones")), completed=lasting[:done]), seats=3)
    canvas = compose(spectator(table), "pane:harbours", Look(words("en"), theme, 1080, NAMES))
    foot = next(columns(table))[2].completed.take_bottom(harbours_plan.FAR)[0]
    box = canvas.image.crop((int(foot.x), int(foot.y), int(foot.right), int(foot.bottom)))
    found = [box.getpixel((x, y)) for x in range(box.width) for y in range(box.height)]
    assert colours(canvas.theme).far not in found


def test_a_bar_tells_how_near_the_end_a_player_is() -> None:
    table = scene(Who("red", 24), Who(credits=60), Who(completed=("can-openers",)), seats=3)
    canvas = pane(table, "harbours")
    shares = [share_of_gold(canvas, cut.plate) for _, _, cut in columns(table)]
    assert shares == [pytest.approx(0.48, abs=0.02), 1.0, 0.0]


def share_of_gold(canvas: Canvas, plate: Rect) -> float:
    """How much of the bar below a name is gold."""
    scale = canvas.image.width / PANE.w
    y = int((plate.bottom - 4.5) * scale)
    line = [
        canvas.image.getpixel((x, y)) for x in range(int(plate.x * scale), int(plate.right * scale))
    ]
    gold, left = line.count(GOLD), line.count(canvas.theme.line)
    return gold / (gold + left) if gold else 0.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipments_that_last_say_what_they_do_and_others_are_spent(language: str) -> None:
    done = ("laptops", "cups", "onions", "helicopters")
    table = scene(Who("red", completed=done), seats=2, stored=8)
    look = Look(words(language), "light", 1080, NAMES)
    told = said(compose(spectator(table), "pane:harbours", look))
    for card in ("laptops", "onions", "helicopters"):
        assert look.say(msg(f"ie-card-{card}")) in told
        assert look.say(msg(f"ie-short-{card}")) in told
    assert look.say(msg("ie-card-cups")) not in told
    assert look.say(msg("ie-pic-spent")) in told
    assert "8" in told, "credits that lie on Helicopters"


def test_wind_turbines_say_what_they_have_copied() -> None:
    table = scene(Who("red", completed=("wind-turbines",)), seats=2, copied="onions")
    say = Look(words("en")).say
    told = said(pane(table, "harbours"))
    assert say(msg("ie-card-wind-turbines")) in told
    assert say(msg("ie-short-onions")) in told
    table.table.copied = ""
    assert say(msg("ie-pic-no-effect")) in said(pane(table, "harbours"))


@pytest.mark.parametrize("count", range(0, 25, 3))
def test_shipments_never_overlap_and_those_without_room_are_counted(count: int) -> None:
    cards = [card.id for card in CARDS.values() if card.timing == "ongoing"][:count]
    for wide in (336.0, 520.0):
        room = PANE.inset((PANE.w - wide) / 2, 200)
        laid = harbours_plan.shipments(room, [(card, card) for card in cards])
        boxes = [rect for _, rect in (*laid.lasting, *laid.spent)]
        assert len(boxes) + laid.more == count
        assert all(room.holds(box, 0.01) for box in boxes)
        pairs = [(one, two) for n, one in enumerate(boxes) for two in boxes[n + 1 :]]
        assert not any(one.overlaps(two, 0.01) for one, two in pairs)


def test_pairs_halves_and_containers_left_aboard_have_their_places() -> None:
    made = open_("laptops", half="cups")
    made.loads = [["drones", "leds"]]
    table = scene(Who("red", ships=(port(made), port(left=("rice",)))), seats=2)
    spots = harbour_spots(spectator(table), 0)
    cut = next(columns(table))[2]
    for card in ("laptops", "drones", "leds", "cups"):
        assert cut.ships[0].holds(spots[places.card(card)].box)
    assert cut.ships[1].holds(spots[places.card("rice")].box)
    assert spots[places.card("cups")].box != spots[places.card("drones")].box
    assert pane(table, "harbours").problems() == []


@each_count
def test_every_place_of_a_player_has_a_spot(seats: int) -> None:
    table = halfway(seats)
    view = spectator(table)
    sides = range(len(harbours_plan.sides(seats)))
    spots = {place for side in sides for place in harbour_spots(view, side)}
    common = {places.ISLAND, places.DECK}
    assert set(places.every(table.table)) - common <= spots
    for player in table.table.players:
        open_cards = (*player.imports, *player.goods, *player.completed)
        assert {places.card(card) for card in open_cards} <= spots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_more_than_there_is_usually_room_for(language: str, theme: str) -> None:
    look = Look(words(language), theme, 1080, LONG_NAMES)
    assert compose(spectator(stuffed()), "pane:harbours", look).problems() == []
