"""Peasants' riots and replacing tiles (YY-39 to YY-41, YY-44)."""

from __future__ import annotations

import pytest

from engine.core.words import msg, ref
from engine.games.yellow_yangtze.outlook import by_player
from engine.games.yellow_yangtze.state import Standing
from tests.games.yellow_yangtze.scenes import scene


def riots(**more: object) -> set[str]:
    """The ways to pay for a riot."""
    tokens = scene(**more).asked(0).tokens()  # type: ignore[arg-type]
    return {token for token in tokens if token.startswith("riot")}


@pytest.mark.rule("YY-39", "WE-10", "E-41", "YY-65")
def test_two_farmers_or_one_and_the_off_board_leader() -> None:
    on_board = {"G5": (0, "blue")}
    assert riots(hands={0: {"blue": 1}}) == {"riot-leader"}
    assert riots(hands={0: {"blue": 1}}, leaders=on_board) == set()
    assert riots(hands={0: {"blue": 2}}) == {"riot", "riot-leader"}
    assert riots(hands={0: {"blue": 2}}, leaders=on_board) == {"riot"}
    assert riots(hands={0: {"red": 6}}) == set(), "at least one real tile is paid"


@pytest.mark.rule("YY-39", "PE-4", "E-43", "WE-10")
@pytest.mark.parametrize(("verb", "paid"), [("riot", 2), ("riot-leader", 1)])
def test_the_price_goes_to_the_box_openly(verb: str, paid: int) -> None:
    table = scene(hands={0: {"blue": 2}}).answer(0, f"{verb} g6")
    assert table.hand(0) == ({"blue": 1} if paid == 1 else {})
    assert table.table.actions == 1
    assert table.boxed("blue") == paid
    assert table.boxed("black") == 1
    assert table.leader(0, "blue") is None, "the leader stays off the board and is not used up"
    said = table.said("yy-rioted-leader" if paid == 1 else "yy-rioted-tiles", 0)
    assert said[0].to is None


@pytest.mark.rule("YY-39", "YY-65")
def test_the_leader_helps_again_and_may_be_placed_afterwards() -> None:
    table = scene(hands={0: {"blue": 2}}).answer(0, "riot-leader g6; riot-leader h9")
    assert table.hexes("black") == {"F2", "K4", "E12", "A10", "B6"}
    placed = scene(hands={0: {"blue": 1}}).answer(0, "riot-leader g6; leader blue b7")
    assert placed.leader(0, "blue") == "B7"


@pytest.mark.rule("YY-39")
def test_a_leader_typed_without_its_colour_is_no_riot() -> None:
    """`riot leader` as two words made `leader` alone the name of a riot."""
    table = scene(hands={0: {"blue": 1}}, tiles={"red": "G7"})
    with table.refuses("core-not-understood"):
        table.answer(0, "leader g7")


@pytest.mark.rule("YY-40")
def test_any_tile_may_go_but_no_leader() -> None:
    table = scene(
        tiles={"red": "A4", "blue": "D5 D6 E6"},
        pagodas={"D5 D6 E6": "blue"},
        leaders={"G5": (1, "red")},
        hands={0: {"blue": 2}},
    ).answer(0, "riot")
    assert table.offers(0, "hex") == set(table.table.tiles)
    assert "G5" not in table.offers(0, "hex")


@pytest.mark.rule("YY-41", "WE-7", "E-9", "YY-12")
def test_a_leader_without_a_governor_tile_goes_home_for_no_points() -> None:
    table = scene(leaders={"G7": (1, "red")}, hands={0: {"blue": 2}}).answer(0, "riot g6")
    assert table.leader(1, "red") is None
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
    assert table.table.conflict is None


@pytest.mark.rule("YY-12", "E-10")
def test_all_unsupported_leaders_go_at_once() -> None:
    table = scene(
        leaders={"G7": (1, "red"), "G5": (2, "green"), "F6": (0, "black")}, hands={0: {"blue": 2}}
    ).answer(0, "riot g6")
    assert [event.seat for event in table.said("yy-returned")] == [0, 1, 2]
    assert table.states() == []


@pytest.mark.rule("YY-12")
def test_a_leader_with_another_governor_tile_stays() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G7": (1, "red")}, hands={0: {"blue": 2}}).answer(
        0, "riot g6"
    )
    assert table.leader(1, "red") == "G7"


@pytest.mark.rule("WE-8", "YY-41")
def test_a_riot_may_split_a_state() -> None:
    table = scene(
        tiles={"green": "G7", "black": "G8"},
        leaders={"G5": (0, "red"), "G9": (0, "blue")},
        hands={0: {"blue": 2}},
    ).answer(0, "riot g7")
    assert table.states() == [{"G5", "G6"}, {"G8", "G9", "H9"}]


@pytest.mark.rule("E-11")
def test_a_riot_may_hit_a_tile_of_the_same_turn() -> None:
    table = scene(hands={0: {"blue": 2, "red": 1}}).answer(0, "tile red a4; riot a4")
    assert "A4" not in table.table.tiles


@pytest.mark.rule("YY-44", "PE-3")
def test_replacing_tiles() -> None:
    table = scene(hands={0: {"red": 3, "green": 2, "blue": 1}}, bag={"yellow": 3}).answer(
        0, "replace red red green"
    )
    assert table.hand(0) == {"red": 1, "green": 1, "blue": 1, "yellow": 3}
    assert table.table.actions == 1
    assert table.sealed, "new tiles were seen"


@pytest.mark.rule("YY-44", "YY-66")
def test_replaced_tiles_are_told_to_their_owner_only() -> None:
    table = scene(hands={0: {"red": 3}}).answer(0, "replace red red")
    assert table.said("yy-replaced", 0, n=2)
    assert len(table.said("yy-replaced-what", 0, to=(0,))) == 1
    assert len(table.said("yy-drew-what", 0, to=(0,))) == 1
    assert all(event.to == (0,) for event in table.events if "tiles" in event.args)


@pytest.mark.rule("YY-44")
def test_one_to_six_tiles_are_replaced() -> None:
    table = scene(hands={0: {"red": 4, "blue": 2}}).answer(0, "replace")
    question = table.asked(0)
    assert (question.at_least, question.at_most) == (1, 6)
    assert "replace" not in scene(hands={0: {}}).asked(0).tokens()


@pytest.mark.rule("YY-33", "YY-41")
def test_the_menu_tells_what_falls_with_a_tile() -> None:
    table = scene(
        tiles={"black": "F5 G5"},
        pagodas={"F5 G5 G6": "black"},
        leaders={"H6": (1, "green"), "F6": (1, "red")},
        hands={0: {"blue": 2}},
    ).answer(0, "riot")
    pagoda, (green,) = ref("pagoda", "black"), by_player([Standing(1, "green")], 0)
    falls = msg("yy-about-falls", role=ref("role", "black"), falls=(pagoda, green))
    assert table.about(0, "hex:G6") == falls, "the red leader still has F5"
    assert table.about(0, "hex:F5") == msg(
        "yy-about-falls", role=ref("role", "black"), falls=(pagoda,)
    )
    assert table.about(0, "hex:H9") == msg("yy-about-tile", tile=ref("tile", "black"))
    assert table.option(0, "hex:G6").at == ("hex:G6",)
