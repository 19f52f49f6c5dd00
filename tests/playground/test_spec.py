"""Both sides of the wire against Discord's published schemas, where they can be had."""

from typing import Any

import pytest

from playground.payloads import message_json
from playground.schema_check import ANSWERS, REQUESTS, Checker, load_checker, why_absent
from playground.world import World
from tests.playground.caller import Caller
from tests.playground.sample_bot import SampleBot

CREATE = "POST /channels/{channel}/messages"


@pytest.fixture
def checker() -> Checker:
    """The checker; tests that need it are skipped with the reason where there is none."""
    found = load_checker()
    if found is None:
        pytest.skip(f"no check against Discord's schemas: {why_absent()}")
    return found


def button(**changes: Any) -> dict[str, Any]:
    """A message with one button."""
    part = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}
    return {"content": "x", "components": [{"type": 1, "components": [part]}]}


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (button(label="l" * 81), "components/0/components/0/label"),
        (button(custom_id="i" * 101), "components/0/components/0/custom_id"),
        (button(colour="red"), "'colour' was unexpected"),
        ({"contents": "typo"}, "'contents' was unexpected"),
        ({"embeds": [{"title": "t" * 257}]}, "embeds/0/title"),
        ({"attachments": [{"id": 0, "description": "d" * 1025}]}, "attachments/0/description"),
    ],
)
def test_faults_of_requests_name_their_field(
    checker: Checker, body: dict[str, Any], words: str
) -> None:
    faults = checker.request_faults(CREATE, body)
    assert len(faults) == 1
    assert words in faults[0]


def test_right_requests_have_no_faults(checker: Checker) -> None:
    assert checker.request_faults(CREATE, button()) == []
    assert checker.request_faults(CREATE, {"content": "x", "attachments": [{"id": 0}]}) == []


def test_every_schema_named_is_there(checker: Checker) -> None:
    for shape in [*REQUESTS.values(), *ANSWERS.values()]:
        for name in [shape] if isinstance(shape, str) else shape:
            assert checker.faults_of(name, "nonsense"), name


async def test_faults_are_noted_where_they_belong(
    checker: Checker, world: World, call: Caller
) -> None:
    path = f"/channels/{world.channel('tables').id}/messages"
    await call("POST", path, {"content": "x", "unheard_of": 1})
    (complaint,) = world.complaints
    assert "'unheard_of' was unexpected" in str(complaint)
    world.channel("tables").messages.clear()
    wrong = message_json(world, world.say(world.bot, world.channel("tables"), "x"))
    del wrong["author"]
    assert '"author" is a required property' in checker.answer_faults(CREATE, wrong)[0]


async def test_messages_in_events_follow_the_schemas_too(
    checker: Checker, world: World, bot: SampleBot
) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game new", game="yokohama")).answer
    await ada.click(seen, label="Hand")
    await ada.click(seen, label="Menu")
    for message in world.channel("tables").messages.values():
        assert checker.faults_of("MessageResponse", message_json(world, message)) == []
    assert world.complaints == []
    assert world.own_faults == []
