"""What an option says it brings is what it brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from engine.core.codec import encode
from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.flow import Applied, apply, question
from engine.core.match import Match
from engine.core.tokens import parts
from engine.core.words import Arg, Msg, Ref
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import Player, State
from locales import LANGUAGES
from tests.games.river_of_gold.scenes import ALL_FULL, NAMES, RiverScene, Who, goods, scene
from tests.locales.ftl import strict
from tests.play import SetUp, moments, set_ups

SEATS = 4  # the longest lines need all of them
ROW = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_5")


@pytest.mark.rule("WE-5", "RG-36", "RG-37")
def test_a_sail_says_what_its_player_and_the_owners_gain() -> None:
    shore = {11: ("e1_market_3", 1), 13: ("e1_market_2", 2), 15: ("e1_shrine_1", 0)}
    crab = Who(die=2, boats=(4, 8), koku=5, goods=goods(1, 1, 1))
    table = scene(crab, Who(), Who(favour=2), shore=shore)
    assert table.about(0, "sail:1") == "+1 koku, +1 rice, +2 porcelain, +2 VP · 2 rivals gain"
    alone = scene(crab, shore={13: ("e1_market_2", 2)})
    assert alone.about(0, "sail:1") == "+3 koku, +1 rice · Cleo +1 favour, +1 VP"


@pytest.mark.rule("RG-31", "RG-38", "RG-68")
def test_a_sail_counts_track_rewards_and_what_finds_no_room() -> None:
    shore = {11: ("e2_palace_1", 1), 13: ("e1_port_5", 0)}
    who = Who(die=1, boats=(5, 8), koku=24, favour=3, influence={3: 1})
    table = scene(who, shore=shore, era_1=0)
    assert table.about(0, "sail:1") == "+1 koku, +1 silk, +1 VP, +3 infl. (3) · Ben +1 infl. (3)"


@pytest.mark.rule("RG-39", "RG-48", "RG-104")
def test_a_journey_says_that_it_has_a_reward_and_what_merchants_bring() -> None:
    who = Who(die=1, boats=(14, 8), completed=("merchant_4", "merchant_5"), goods=goods(1))
    assert scene(who).about(0, "sail:1") == "+4 koku, +1 favour, journey reward, may sell"
    full = Who(die=1, boats=(14, 8), koku=25, goods=ALL_FULL, favour=3)
    assert scene(full).about(0, "sail:1") == "nothing"


@pytest.mark.rule("RG-57")
def test_the_royal_boat_with_noble_5_says_that_its_length_is_chosen_next() -> None:
    table = scene(Who(die=6, completed=("noble_5",), royal=2))
    assert table.about(0, "sail:2") == "5, 6 or 1 spaces, as you choose next (Noble 5)"
    assert table.about(0, "sail:1").endswith("koku")


@pytest.mark.rule("RG-25", "RG-141", "DC-19")
def test_a_site_says_its_price_its_river_and_what_yasuki_taka_scores_there() -> None:
    assert scene(Who(die=2, koku=25)).about(0, "build:9") == (
        "12 koku, Shinomen Forest, beside river 3, 4, 5"
    )
    taka = scene(Who(die=2, koku=25, patron="yasuki_taka", completed=("artisan_2",)))
    assert taka.about(0, "build:9") == "10 koku, Shinomen Forest, beside river 3, 4, 5 · +3 VP"


@pytest.mark.rule("RG-26", "RG-27", "RG-31", "RG-139")
def test_a_tile_says_what_it_brings_on_the_site_that_was_chosen() -> None:
    table = scene(Who(die=4, koku=25), row=ROW).answer(0, "build 16")
    assert table.about(0, "tile:e1_shrine_5") == (
        "+1 porcelain, +2 infl. (4) · visit 2 VP · own 1 koku, 1 VP"
    )
    assert table.about(0, "tile:e1_market_5").startswith("+1 porcelain, +1 favour, +4 infl. (4) · ")
    hyobu = Who(patron="shosuro_hyobu", influence={4: 1})
    passed = scene(Who(die=4, koku=25), hyobu, row=ROW).answer(0, "build 16")
    assert passed.about(0, "tile:e1_shrine_5").startswith(
        "+1 porcelain, +2 infl. (4), Ben +3 VP · "
    )


@pytest.mark.rule("RG-60", "RG-61")
def test_a_mastery_that_would_be_claimed_is_counted() -> None:
    void = Who(die=4, koku=25, influence={1: 1, 2: 1, 3: 1, 5: 1, 6: 1})
    table = scene(void, row=ROW, masteries=("void",)).answer(0, "build 16")
    assert "+7 VP (mastery)" in table.about(0, "tile:e1_shrine_5")
    assert table.state.table.masteries[0].claimed == []


DELIVERIES = {
    "artisan_3": "2 silk → +1 silk, +2 infl. (3), building there 2 koku less",
    "elder_3": "2 silk, 1 rice, 2 porcelain → region 3 counts double",
    "merchant_3": "3 silk → +1 silk, +3 infl. (3), journeys: 1 good",
    "monk_3": ("2 silk, 1 rice, 1 porcelain → +1 favour limit, +2 favour, token on your building"),
    "noble_3": (
        "2 silk, 1 rice, 1 porcelain → +1 silk, +2 infl. (3), royal boat, royal: infl. beside it"
    ),
}


@pytest.mark.rule("RG-42", "RG-43", "RG-46", "RG-47", "RG-48", "RG-49", "RG-51")
@pytest.mark.parametrize("card", DELIVERIES)
def test_a_delivery_says_what_it_takes_and_what_it_brings(card: str) -> None:
    who = Who(die=3, goods=CUSTOMERS[card].cost, hand=(card, "elder_1"))
    table = scene(who, shore={13: ("e1_port_1", 0)})
    assert table.about(0, f"deliver:{card}") == DELIVERIES[card]


@pytest.mark.rule("RG-110")
def test_a_monk_without_a_building_to_go_to_promises_no_token() -> None:
    who = Who(die=3, goods=CUSTOMERS["monk_3"].cost, hand=("monk_3", "elder_1"))
    assert scene(who).about(0, "deliver:monk_3").endswith("→ +1 favour limit, +2 favour")


@pytest.mark.rule("RG-71")
def test_a_trade_says_what_one_has_then() -> None:
    table = scene(Who(koku=12, favour=1, goods=goods(3, 1)))
    assert table.about(0, "trade:silk>rice") == "then you have 1 silk, 2 rice"
    assert table.about(0, "trade:favour") == "then you have 7 koku, 2 of 3 favour"


@pytest.mark.rule("RG-39", "RG-68", "RG-122")
def test_rewards_to_choose_say_what_one_has_then_and_what_is_lost() -> None:
    who = Who(die=1, boats=(14, 8), koku=19, goods=goods(2), completed=("merchant_4",))
    table = scene(who).answer(0, "sail 1")
    assert table.about(0, "journey:koku") == "you lose 1 koku"
    assert table.about(0, "journey:silk") == "you have 2"
    assert table.about(0, "sell:silk") == "you lose 3 koku"


@pytest.mark.rule("RG-49", "D-20")
def test_a_building_for_a_second_token_says_whose_it_is_and_what_it_pays() -> None:
    who = Who(die=2, goods=CUSTOMERS["monk_2"].cost, hand=("monk_2", "elder_1"))
    table = scene(who, shore={13: ("e1_market_2", 2)}).answer(0, "deliver monk_2")
    assert table.about(0, "token:13") == "Market I-2 (Cleo): each visit 1 favour, 1 VP"


def test_to_ask_changes_nothing() -> None:
    for table in (scene(Who(die=3, koku=25)), scene(Who(die=3, koku=25)).answer(0, "build 12")):
        before = encode(table.match)
        assert table.match.questions() == table.match.questions()
        assert encode(table.match) == before


# -- whatever comes up in random games ------------------------------------------------------------


@dataclass
class Told:
    """What an option promised, or what really came, by kind; choices by their kind."""

    own: Counter[str] = field(default_factory=Counter)
    choices: set[str] = field(default_factory=set)
    others: dict[Seat, Counter[str]] | None = field(default_factory=dict)
    gainers: int = 0


OWN = {"koku": "koku", "limit": "limit", "favour": "favour", "vp": "vp", "mastery": "vp"}


def _read_one(part: Arg, found: Counter[str], choices: set[str]) -> None:
    assert isinstance(part, Msg)
    kind, args = part.key.removeprefix("rog-plus-"), part.args
    numbers = {name: n for name, n in args.items() if isinstance(n, int)}
    if part.key.startswith("rog-open-"):
        choices.add(part.key.removeprefix("rog-open-"))
    elif kind in OWN:
        found[OWN[kind]] += numbers["n"]
    elif kind in ("good", "goods"):
        good = args.get("good")
        found[good.id if isinstance(good, Ref) else "goods"] += numbers["n"]
    elif kind in ("influence", "influence-two"):
        found[f"influence {args['region']}"] += numbers["n"]
        if kind == "influence-two":
            found[f"influence {args['other']}"] += numbers["more"]
    elif kind in ("regions", "everywhere"):
        found["influence"] += numbers["n"]


def _parts(arg: Arg) -> tuple[Arg, ...]:
    assert isinstance(arg, tuple)
    return arg


def promised(about: Msg) -> Told:
    """An option's second line, taken apart again."""
    told = Told()
    for name in ("own", "now", "brings"):
        for part in _parts(about.args.get(name, ())):
            assert isinstance(part, Msg)
            if part.key == "rog-other-gains":
                _other(told, part)
            else:
                _read_one(part, told.own, told.choices)
    if about.key == "rog-brings-many":
        told.others, told.gainers = None, int(str(about.args["others"]))
    elif about.key == "rog-brings-others":
        for part in _parts(about.args["others"]):
            assert isinstance(part, Msg)
            _other(told, part)
    return told


def _other(told: Told, part: Msg) -> None:
    player, found = part.args["player"], Counter[str]()
    assert isinstance(player, Ref)
    assert told.others is not None
    for gain in _parts(part.args["what"]):
        _read_one(gain, found, set())
    told.others[int(player.id)] = found
    told.gainers += 1


def came(before: Player, after: Player) -> Counter[str]:
    """What a player really has more of."""
    more = Counter[str]()
    more["koku"], more["favour"] = after.koku - before.koku, after.favour - before.favour
    more["limit"], more["vp"] = after.favour_limit - before.favour_limit, after.vp - before.vp
    for good, n in after.goods.items():
        more[good] = n - before.goods[good]
    for region, at in after.influence.items():
        more[f"influence {region}"] = at - before.influence[region]
    return Counter({what: n for what, n in more.items() if n})


def as_summed(real: Counter[str], told: Counter[str]) -> Counter[str]:
    """The same gains, added up where the option added them up."""
    summed = Counter[str]()
    for what, n in real.items():
        if "goods" in told and what in ALL_FULL:
            summed["goods"] += n
        elif "influence" in told and what.startswith("influence"):
            summed["influence"] += n
        else:
            summed[what] += n
    return Counter({what: n for what, n in summed.items() if n})


def declined(match: Match[State], seat: Seat) -> tuple[list[Decision], State]:
    """Play a turn to its end taking nothing: what was asked, and what became of it."""
    questions = []
    while (asked := question(match.questions(), seat)).name in ("collect", "room"):
        questions.append(asked)
        decline = next((o.token for o in asked.answers() if o.declines), asked.fallback[0])
        match = apply(RIVER_OF_GOLD, match, Answer(seat, asked.name, (decline,))).match
    return questions, match.state


def _kept(before: State, now: Applied[State], seat: Seat, option: Option) -> None:
    """Compare what an option promised with what playing it brought."""
    assert option.about is not None
    told = promised(option.about)
    questions, after = declined(now.match, seat)
    was = before.table.players
    real = came(was[seat], after.table.players[seat])
    if parts(option.token).kind == "deliver":
        for good, n in CUSTOMERS[parts(option.token).id].cost.items():
            real[good] += n
    real = Counter({what: n for what, n in real.items() if n})
    assert told.own == as_summed(real, told.own), option
    others = {
        other: came(was[other], after.table.players[other])
        for other in range(len(was))
        if other != seat
    }
    pending = {choice.seat for choice in after.table.choices}
    gainers = {other for other, more in others.items() if more}
    assert told.gainers in (len(gainers), len(gainers | pending)), option
    if told.others is not None:
        for other, more in others.items():
            found = told.others.get(other, Counter())
            assert found == as_summed(more, found), option
    if "many" not in told.choices and parts(option.token).kind in ("sail", "steps"):
        asked = {parts(t).kind for q in questions if q.name == "collect" for t in _answers(q)}
        assert told.choices == asked - {"discard"}, option


def _answers(asked: Decision) -> list[str]:
    return [option.token for option in asked.answers()]


RIVER = [set_up for set_up in set_ups() if set_up.game is RIVER_OF_GOLD]


@pytest.mark.parametrize("set_up", RIVER, ids=str)
def test_in_random_games_every_option_brings_what_it_says(set_up: SetUp) -> None:
    compared = Counter[str]()
    for seed in (3, 4):
        for moment in moments(set_up, seed):
            match: Match[State] = moment.before.match
            for asked in match.pending():
                if asked.name not in ("turn", "tile", "steps"):
                    continue
                for option in asked.answers():
                    kind = parts(option.token).kind
                    if option.about is None or not option.about.key.startswith(PROMISES):
                        continue
                    answer = Answer(asked.seat, asked.name, (option.token,))
                    after = apply(set_up.game, match, answer)
                    _kept(match.state, after, asked.seat, option)
                    compared[kind] += 1
    assert compared["sail"] > 50
    assert compared["tile"] > 50


PROMISES = ("rog-brings", "rog-tile-brings", "rog-delivery")


# -- the longest lines ----------------------------------------------------------------------------


def _most(completed: tuple[str, ...]) -> Iterator[RiverScene]:
    """Positions in which very much is gained at once."""
    owners = {
        space: (tile, *tokens)
        for space, tile, tokens in (
            (1, "e2_palace_1", (0, 1)),
            (2, "e2_market_1", (2, 3)),
            (3, "e2_port_1", (0, 2)),
            (4, "e2_shrine_1", (1, 3)),
        )
    }
    influence = {1: 15, 2: 4, 3: 1, 4: 8, 5: 12, 6: 17}
    for die in (1, 2):
        royal = int("noble_1" in completed)
        sailor = Who(die=die, boats=(14, 13), royal=royal, completed=completed, influence=influence)
        rest = (Who(influence=influence) for _ in range(SEATS - 1))
        yield scene(sailor, *rest, shore=owners, era_1=0, masteries=("void", "courts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lines_fit_into_a_menu(language: str) -> None:
    merchants = tuple(f"merchant_{region}" for region in range(1, 7))
    nobles = tuple(f"noble_{region}" for region in (1, 2, 3, 4, 6))
    found = []
    for completed in ((), merchants, nobles, (*merchants, *nobles)):
        for table in _most(completed):
            for option in table.asked(0).options:
                assert option.about is not None
                found.append(strict(language).say(option.about, NAMES))
    assert max(map(len, found)) > 60
    assert [text for text in found if len(text) > 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CUSTOMERS)
def test_the_longest_deliveries_fit_into_a_menu(card: str, language: str) -> None:
    region, cost = CUSTOMERS[card].region, CUSTOMERS[card].cost
    for at in range(18):
        influence = dict.fromkeys(range(1, 7), 1) | {region: at}
        who = Who(die=region, goods=cost, hand=(card,), influence=influence, patron="kudaka")
        shore = {13: ("e1_port_1", 0), 14: ("e1_port_2", 1)}
        table = scene(who, shore=shore, masteries=("void", "courts"))
        about = table.option(0, f"deliver:{card}").about
        assert about is not None
        assert len(strict(language).say(about, NAMES)) <= 100
