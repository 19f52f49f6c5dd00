"""What is played for a seat that left: every question has an answer, and games come to an end."""

from __future__ import annotations

from tests.games.yokohama.scenes import CityScene, Who, scene


def play_for(table: CityScene, until: str) -> CityScene:
    """Play the fallback until a question of this name is asked."""
    for _ in range(40):
        asked = table.asked(table.waiting[0])
        if asked.name == until:
            return table
        table.answer(asked.seat, " ".join(t.replace(":", " ") for t in asked.fallback) or "none")
    raise AssertionError(f"never asked {until}")


def test_orders_and_achievements_are_completed_first() -> None:
    who = Who(tea=9, fish=1, orders=("order_01",))
    table = scene(who, achievements=("a_tea",))
    assert table.asked(0).fallback == ("order:01",)
    assert scene(Who(tea=9), achievements=("a_tea",)).asked(0).fallback == ("achieve:a_tea",)


def test_assistants_gather_where_most_are_and_free_of_fees() -> None:
    who = Who(yen=9, on={"tea": 1, "bank": 3, "silk": 2})
    table = scene(who, Who(president="bank"))
    assert table.asked(0).fallback == ("place:silk",)
    assert table.go("place silk").asked(0).fallback == ("place:silk",)


def test_the_president_goes_where_something_can_be_built_and_else_waits() -> None:
    strong = scene(Who(hand=1, on={"tea": 4, "bank": 1})).go("place bank")
    assert strong.asked(0).fallback == ("walk:tea",)
    weak = scene(Who(hand=3, president="silk", on={"bank": 1})).go("place bank; done")
    assert weak.asked(0).fallback == ("recall:president",)
    spent = scene(Who(hand=1, president="silk", on={"bank": 1})).go("place bank")
    assert spent.asked(0).fallback == ("recall:all",)


def test_whoever_has_nobody_places_nobody() -> None:
    assert scene(Who(hand=0)).asked(0).fallback == ("place:none",)


def test_a_turn_is_played_to_its_end() -> None:
    table = play_for(scene(Who(hand=1, on={"tea": 4}), tokens={"tea": "p5_01"}), "end")
    assert table.player().tokens == ["p5_01"]
    assert 0 in table.area("tea").shops
