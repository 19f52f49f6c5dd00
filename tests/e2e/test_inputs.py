"""Whatever somebody can send is refused in words: no exception, no change, no harm in the echo."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Sequence

import pytest

from cogs.shown.ids import Verb
from playground.component_rules import Kind
from playground.forge import forge_slash, forge_submit
from playground.interactions import InteractionType
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from sessions.shapes import Person as Known
from tests.e2e.harbor import HERE, Harbor, begun, called, open_panel, opened
from tests.e2e.test_rights import ABOUT_TABLES, everything, id_of

HUGE = 2**63 - 1
STRINGS = {
    "half a character": "\ud800",
    "a half and a whole": "a\udfffb",
    "nul": "a\x00b",
    "turned around": "\u202egnp.exe\u2066",
    "long": "x" * 6_000,
    "zeros": "0" * 5_000 + "1",
    "digits": "9" * 5_000,
    "other digits": "\u0661\u0662",
    "superscript": "\u00b2",
    "mentions": "@everyone <@1> <@&1> **b** [l](http://x) `c` ||s||",
    "emoji": "💥" * 2_000,
    "blank": " \n\t\u2003 ",
    "semicolons": ";" * 500,
    "words": "q " * 2_900,
    "slashes": "/" * 100,
    "colons": ":" * 100,
    "minus": "-1",
}
_UNFIT = re.compile("[\ud800-\udfff\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]")
_HARM = re.compile(r"@everyone|(?<!\\)(<@|\*\*b|\[l|`|\|\|)")
IN_NUMBERS = ["", "01", "-1", "+1", "1.5", "0x1", "1e3", f"{2**63}", "9" * 5_000, "0" * 5_000 + "1"]
VALUES: list[list[str]] = [[value] for value in (*IN_NUMBERS, *STRINGS.values(), "1.", "1.x", ".1")]
NO_ONE = [[], ["0", "1"], ["0"] * 25]
CHOSEN = (Verb.SIT, Verb.WHICH, Verb.OPTION, Verb.PART, Verb.TOPIC, Verb.GROUP, Verb.GATHER)
TYPED = [
    ("play", "move"),
    ("board", "part"),
    ("card", "name"),
    ("rules", "topic"),
    ("game offer", "player"),
]


@pytest.fixture(params=["lobby", "playing"])
async def table(
    request: pytest.FixtureRequest, harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Harbor]:
    """A table that must be the same afterwards, with nothing in the log for the operator."""
    await (opened if request.param == "lobby" else begun)(harbor, "Ada", "Dan")
    before = await everything(harbor)
    yield harbor
    assert await everything(harbor) == before
    kept = await harbor.sessions.context.db.run(
        lambda db: db.execute("SELECT action, trace FROM troubles").fetchall()
    )
    assert kept == []
    assert [r for r in caplog.records if r.levelno >= logging.WARNING] == []


def on_board(harbor: Harbor) -> SeenMessage:
    """The table's poster."""
    return harbor.person("Ada").visible(HERE)[-1]


def check(said: Outcome, what: object) -> None:
    """One private answer, short and clean, and nothing else touched."""
    assert said.edited == [], what
    assert said.created, what
    for message in said.created:
        assert message.is_private, what
        assert 0 < len(message.text) <= 1_000, what
        assert not _UNFIT.search(message.text), what
        assert not _HARM.search(message.text), what


async def sent(person: Person, on: SeenMessage, id: str, values: Sequence[str] = ()) -> None:
    """A press with any id and any values is refused."""
    said = await person.press(on, Kind.STRING_SELECT, id, values=values, until="acknowledged")
    check(said, (id[:80], values[:1]))


async def test_ids_that_are_none(table: Harbor) -> None:
    ada, on = table.person("Ada"), on_board(table)
    for verb in Verb:
        for number in (*IN_NUMBERS, *STRINGS.values()):
            await sent(ada, on, f"h1|{verb}|{number}")
            await sent(ada, on, f"h1|{verb}|1|{number}")
    for text in STRINGS.values():
        await sent(ada, on, text)
        await sent(ada, on, f"h1|{text}|1")


async def test_tables_that_are_none(table: Harbor) -> None:
    ada, on = table.person("Ada"), on_board(table)
    for verb in ABOUT_TABLES:
        for number in (0, 2, 10**18, HUGE):
            await sent(ada, on, id_of(verb, number), ["0"])


@pytest.mark.parametrize("huge", [99, 10**9, HUGE])
async def test_numbers_that_lead_nowhere(table: Harbor, huge: int) -> None:
    ada, on = table.person("Ada"), on_board(table)
    for verb in (Verb.RULES, Verb.OPTION, Verb.TAKE, Verb.WITHDRAW, Verb.NOTICES):
        await sent(ada, on, f"h1|{verb}|1|{huge}", ["0"])
    if huge > 99:
        await sent(ada, on, f"h1|{Verb.LOG}|1|{huge}")
    for person in (ada.user.id, huge):
        await sent(ada, on, f"h1|{Verb.OFFER}|1|{huge}|{person}")
    await sent(ada, on, f"h1|{Verb.OFFER}|1|0|{huge}")
    for verb in (Verb.MESSAGES, Verb.THEME):
        await sent(ada, on, f"h1|{verb}|{huge}")
    for verb in (Verb.SIT, Verb.WHICH, Verb.PART, Verb.TOPIC):
        await sent(ada, on, f"h1|{verb}|1", [str(huge)])
    await sent(ada, on, f"h1|{Verb.OPTION}|1|0", [str(huge)])


async def test_menus_with_values_that_are_none(table: Harbor) -> None:
    ada, on = table.person("Ada"), on_board(table)
    for verb in (*CHOSEN, Verb.CHOOSE):
        for values in VALUES:
            if verb is not Verb.CHOOSE or values != ["1.5"]:  # there it is a sixth copy
                await sent(ada, on, id_of(verb, 1), values)
    for verb in CHOSEN:
        for values in NO_ONE:
            await sent(ada, on, id_of(verb, 1), values)


@pytest.mark.parametrize("huge", [99, 10**9, HUGE])
async def test_places_in_a_question_that_it_does_not_have(harbor: Harbor, huge: int) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    panel = await open_panel(up, poster)
    asked = (await harbor.sessions.play.question(1, _person(up))).asked
    forged = [
        (Verb.TURN_TO, (0, huge, huge, huge, huge)),
        (Verb.TURN_TO, (0, huge, 0)),
        (Verb.TURN_TO, (0, 0, huge)),
        (Verb.TURN_TO, (0, 0, 0, huge)),
        (Verb.TURN_TO, (0, 0, 0, *[0] * 30)),
        (Verb.GATHER, (0, huge, huge, huge)),
        (Verb.GATHER, (0, 0, 0, huge)),
        (Verb.GROUP, (0, huge)),
    ]
    for verb, numbers in forged:
        id = "|".join(map(str, ("h1", verb, 1, asked, *numbers)))
        await sent(up, panel, id, [str(huge)])
    assert (await harbor.sessions.play.question(1, _person(up))).asked == asked


def _person(person: Person) -> Known:
    return Known(person.user.id, person.user.name, "en")


@pytest.mark.parametrize(("command", "option"), TYPED, ids=[command for command, _ in TYPED])
async def test_typed_text_that_is_not_understood(table: Harbor, command: str, option: str) -> None:
    for person in map(table.person, ("Ada", "Dan", "Gwen")):
        for name, text in STRINGS.items():
            check(await person.run(HERE, command, {option: text}), name)
            check(await person.run(person.dm, command, {option: text}), name)
            for place in (HERE, person.dm):
                found = await person.suggestions(place, command, option, {option: text})
                assert not any(_UNFIT.search(f"{label}{value}") for label, value in found), name


async def test_games_that_are_none(table: Harbor) -> None:
    dan = table.person("Dan")
    for name, text in STRINGS.items():
        game = {"name": "game", "type": 3, "value": text}
        new = [{"name": "new", "type": 1, "options": [game]}]
        check(await forge_slash(dan, "The Quay/river", "game", new), name)
        check(await forge_slash(dan, dan.dm, "game", new), name)


async def test_forms_that_nobody_opened(table: Harbor) -> None:
    dan = table.person("Dan")
    for verb in (*CHOSEN, Verb.CHOOSE, Verb.OFFER):
        check(await forge_submit(dan, HERE, id_of(verb, 1), {"field": "\ud800"}), verb)
    for text in STRINGS.values():
        check(await forge_submit(dan, HERE, text, {"field": text}), text[:10])


async def test_commands_that_are_none(table: Harbor) -> None:
    dan = table.person("Dan")
    for options in ([], [{"name": "new", "type": 1, "options": []}], [{"name": "x", "type": 1}]):
        check(await forge_slash(dan, HERE, "game", options), options)
    for name in ("nothing", "card"):
        check(await forge_slash(dan, HERE, name), name)
    asked = {"id": "1", "name": "nothing", "type": 1, "options": []}
    said = await dan.act(InteractionType.AUTOCOMPLETE, dan.channel(HERE), asked)
    assert said.interaction.choices == []
