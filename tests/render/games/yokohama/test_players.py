"""The pane of the players, cards and hands: all that is open, and nothing that is not."""

from __future__ import annotations

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from engine.core.decision import Decision, Option
from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import COUNTRIES, PRODUCTS
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.sheets import STANDARD
from engine.games.yokohama.texts import order_token
from locales import LANGUAGES, words
from render.games.yokohama import players_plan
from render.games.yokohama.cardbook import about, cards
from render.picture import Look, compose
from render.toolkit.canvas import PANE
from tests.golden.yokohama.positions import crowded, halfway
from tests.render.games.yokohama.seen import NAMES, inside, pane, said, spectator

each_count = pytest.mark.parametrize("seats", [2, 3, 4])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_count
def test_a_panel_tells_all_that_lies_open(seats: int) -> None:
    view = spectator(halfway(seats))
    canvas, table = pane(view, name="players"), view.table
    for seat, rect in enumerate(players_plan.panels(seats)):
        player, lines = table.players[seat], players_plan.panel(rect)
        assert {"ABCD"[seat], NAMES[seat], str(player.vp), str(player.yen)} <= set(
            inside(canvas, lines.head)
        )
        goods = [*(str(player.goods[good]) for good in PRODUCTS), str(player.imports)]
        found = [word for word in inside(canvas, lines.goods) if word.isdigit()]
        assert found == goods
        icons = rules.icons(table, seat)
        found = [word for word in inside(canvas, lines.countries) if word.isdigit()]
        assert found == [str(icons[country]) for country in COUNTRIES]
        assert f"✓{len(player.completed)}" in inside(canvas, lines.goods)


def test_pieces_are_told_by_where_they_are() -> None:
    now = halfway()
    player = now.match.state.table.players[2]
    player.assistants, player.shops, player.houses = 11, 4, 3
    player.stored_assistants, player.stored_shops, player.stored_houses = 9, 6, 2
    canvas = pane(spectator(now), name="players")
    lines = players_plan.panel(players_plan.panels(4)[2])
    digits = [word for word in inside(canvas, lines.pieces) if word.isdigit()]
    price = str(rules.warehouse_price(player, "house"))
    assert digits == ["11", "4", "3", price, "9", "6", "2"]


def test_technologies_that_do_not_fit_are_counted() -> None:
    now = halfway()
    table = now.match.state.table
    one_of_each = {card.technology: card.id for card in table.sheet.cards.values()}
    player = table.players[0]
    for n in range(len(one_of_each) + 1):
        player.technologies = [*one_of_each.values()][:n]
        canvas = pane(spectator(now), name="players")
        found = inside(canvas, players_plan.panel(players_plan.panels(4)[0]).technologies)
        titles = [words("en").say(msg(f"yk-technology-{title}")) for title in [*one_of_each][:n]]
        shown = sum(title in found for title in titles)
        left = words("en").say(msg("yk-pic-more-technologies", n=n - shown))
        assert (left in found) is (shown < n)
        assert canvas.problems() == []


@each_language
def test_the_close_up_tells_every_technology(language: str) -> None:
    now = halfway()
    table = now.match.state.table
    one_of_each = {card.technology: card.id for card in table.sheet.cards.values()}
    look = Look(words(language), "light", 1080, NAMES)
    for n in range(len(one_of_each) + 1):
        table.players[0].technologies = [*one_of_each.values()][:n]
        canvas = compose(spectator(now), "focus:player:0", look)
        found = said(canvas)
        titles = [look.say(msg(f"yk-technology-{title}")) for title in [*one_of_each][:n]]
        assert [word for word in found if word in titles] == titles
        assert canvas.problems() == []


@pytest.mark.parametrize("name", ["pane:players", "focus:player:0"])
def test_completed_orders_show_their_flags(name: str) -> None:
    now = halfway(2)
    table = now.match.state.table
    player, look = table.players[0], Look(words("en"), "light", 1080, NAMES)
    seen = set()
    for country in COUNTRIES:
        orders = [order.id for order in table.sheet.orders.values() if order.country == country]
        player.completed, player.flags = orders[:2], []
        icons = rules.icons(table, 0)  # made equal, so that only the orders' own flags differ
        player.flags = [each for each in COUNTRIES for _ in range(9 - icons[each])]
        seen.add(compose(spectator(now), name, look).image.tobytes())
    assert len(seen) == len(COUNTRIES)


@each_count
@each_language
def test_the_fullest_panels_have_room_for_everything(seats: int, language: str) -> None:
    now = crowded(seats)
    table = now.match.state.table
    for player in table.players:
        player.technologies = [*table.sheet.cards][::2]
        player.completed = [*table.sheet.orders]
        player.agents, player.used_agents = ["us", "gb", "independent"], ["nl", "fr", "de"]
    look = Look(words(language), "light", 1080, ("W" * 32,) * seats)
    assert compose(spectator(now), "pane:players", look).problems() == []


@each_count
def test_what_counts_at_the_end_is_told_where_there_is_room(seats: int) -> None:
    room = players_plan.aid(seats)
    found = said(pane(spectator(halfway(seats)), name="players"))
    assert ("At the end" in found) == (room is not None) == (seats < 4)
    for rect in (*players_plan.panels(seats), *([room] if room else [])):
        assert PANE.holds(rect)


def test_a_hand_tells_what_is_missing_for_each_order() -> None:
    now = halfway()
    now.match.state.hands[1].orders = ["order_29", "order_26"]
    now.match.state.table.players[1].goods = {"copper": 3, "silk": 1, "tea": 2, "fish": 0}
    view = YOKOHAMA.view(now.match, 1)
    canvas = compose(view, "hand", Look(words("en"), "light", 1080, NAMES))
    found = said(canvas)
    assert found.count("Ready to complete") == 1
    assert found.count("Missing:") == 1
    assert found[found.index("Missing:") + 1 :] == ["[silk]"]
    assert canvas.problems() == []


def test_nobody_else_sees_what_is_in_a_hand() -> None:
    now = halfway()
    look = Look(words("en"), "light", 360, NAMES)
    for eyes in (None, 0, 2):
        now.match.state.hands[1].orders = ["order_29", "order_26"]
        before = compose(YOKOHAMA.view(now.match, eyes), "board", look).image.tobytes()
        now.match.state.hands[1].orders = ["order_01", "order_36"]
        assert compose(YOKOHAMA.view(now.match, eyes), "board", look).image.tobytes() == before


def test_orders_to_choose_from_are_cards() -> None:
    now = halfway()
    orders = [STANDARD.orders[f"order_{number}"] for number in ("07", "31")]
    options = tuple(
        Option(order_token("keep", one.id), msg("yk-order", number=1, country="de"))
        for one in orders
    )
    asked = Decision("keep", 1, msg("yk-choose-order"), options, secret=True)
    view = YOKOHAMA.view(now.match, 1)
    assert about(view, asked) == ("order:07", "order:31")
    canvas = compose(view, "preview", Look(words("en"), "light", 1080, NAMES, asked=asked))
    text = " ".join(said(canvas))
    assert "Order 7 (Great Britain)" in text
    assert "Order 31 (Germany)" in text
    assert canvas.problems() == []


@each_language
def test_every_card_tells_its_numbers(language: str) -> None:
    now = halfway()
    view = spectator(now)
    for token, name in cards():
        look = Look(words(language), "light", 1080, NAMES)
        canvas = compose(view, f"card:{token}", look)
        assert look.say(name) in " ".join(said(canvas))
        assert canvas.problems() == [], token


def test_a_card_is_shown_as_this_table_plays_it() -> None:
    now = halfway()
    look, usual = Look(words("en"), "light", 1080, NAMES), STANDARD.values["tram"]
    assert str(usual) in said(compose(spectator(now), "card:tram", look))
    values = STANDARD.values | {"tram": usual + 3}
    now.match.state.table.values = encode(replace(STANDARD, values=values)).decode()
    assert str(usual + 3) in said(compose(spectator(now), "card:tram", look))
