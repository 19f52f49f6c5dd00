"""First answers, follow-ups and tokens, request by request."""

from typing import Any

import pytest

from playground.ids import Clock
from playground.interactions import Interaction, InteractionType
from playground.models import Message
from playground.permissions import Permission
from playground.world import World
from tests.playground.caller import Caller, Reply

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
TEXT = {"type": 10, "content": "words"}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


class Asked:
    """An interaction nobody answers but the test."""

    def __init__(
        self,
        world: World,
        call: Caller,
        kind: InteractionType = InteractionType.COMMAND,
        source: Message | None = None,
    ) -> None:
        self._world, self._call = world, call
        data = {"id": "1", "name": "play", "type": 1, "custom_id": "go", "component_type": 2}
        channel = world.channel("tables")
        ada = world.user("Ada")
        self.interaction: Interaction = world.interactions.create(kind, ada, channel, data, source)

    async def answer(self, kind: int, data: Any = None, query: str = "?with_response=1") -> Reply:
        """The first answer."""
        path = f"/interactions/{self.interaction.id}/{self.interaction.token}/callback{query}"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self._call("POST", path, body)

    async def token(
        self, method: str, path: str = "", body: Any = None, files: dict[str, bytes] | None = None
    ) -> Reply:
        """A request through the token."""
        base = f"/webhooks/{self._world.bot.id}/{self.interaction.token}"
        return await self._call(method, base + path, body, files)


async def test_receipt_says_what_was_made(world: World, call: Caller) -> None:
    asked = Asked(world, call)
    reply = await asked.answer(4, {"content": "Hi", "flags": EPHEMERAL})
    about = reply.body["interaction"]
    assert about["response_message_ephemeral"] is True
    assert reply.body["resource"]["message"]["content"] == "Hi"
    assert (await Asked(world, call).answer(4, {"content": "x"}, query="")).status == 204


async def test_defer_is_filled_by_the_first_follow_up(world: World, call: Caller) -> None:
    asked = Asked(world, call)
    await asked.answer(5, {"flags": EPHEMERAL})
    original = await asked.token("GET", "/messages/@original")
    assert original.body["flags"] == EPHEMERAL | LOADING
    filled = await asked.token("POST", "", {"content": "Now", "flags": 0})
    assert filled.body["id"] == original.body["id"]
    assert filled.body["flags"] == EPHEMERAL
    more = await asked.token("POST", "", {"content": "More"})
    assert more.body["id"] != filled.body["id"]
    assert (await asked.token("DELETE", f"/messages/{more.body['id']}")).status == 204
    assert (await asked.token("GET", f"/messages/{more.body['id']}")).code == 10008


async def test_defer_takes_only_the_private_flag(world: World, call: Caller) -> None:
    asked = Asked(world, call)
    assert (await asked.answer(5, {"flags": V2})).code == 50035
    await asked.answer(5)
    edited = await asked.token("PATCH", "/messages/@original", {"flags": V2, "components": [TEXT]})
    assert edited.body["components"][0]["content"] == "words"


async def test_private_messages_are_out_of_reach_of_channel_routes(
    world: World, call: Caller
) -> None:
    asked = Asked(world, call)
    made = await asked.answer(4, {"content": "Secret", "flags": EPHEMERAL})
    message_id = made.body["resource"]["message"]["id"]
    path = f"/channels/{world.channel('tables').id}/messages"
    assert (await call("GET", f"{path}/{message_id}")).code == 10008
    assert (await call("PATCH", f"{path}/{message_id}", {"content": "x"})).code == 10008
    assert (await call("GET", path)).body == []


async def test_late_unknown_and_second_answers(world: World, call: Caller, clock: Clock) -> None:
    late = Asked(world, call)
    clock.advance(world.settings.ack_deadline + 0.1)
    assert (await late.answer(4, {"content": "x"})).code == 10062
    assert (await late.token("POST", "", {"content": "x"})).code == 10015
    unknown = await call("POST", "/interactions/1/none/callback", {"type": 5})
    assert (unknown.status, unknown.code) == (404, 10062)
    asked = Asked(world, call)
    await asked.answer(5)
    again = await asked.answer(5)
    assert (again.status, again.code) == (400, 40060)


async def test_a_bot_that_is_gone_lets_presses_run_out(world: World, call: Caller) -> None:
    interaction = Asked(world, call).interaction
    world.interactions.lapse()
    assert interaction.concluded.is_set()
    assert interaction.callback is None


async def test_token_dies_after_fifteen_minutes(world: World, call: Caller, clock: Clock) -> None:
    asked = Asked(world, call)
    await asked.answer(4, {"content": "x"})
    clock.advance(899)
    assert (await asked.token("PATCH", "/messages/@original", {"content": "y"})).status == 200
    clock.advance(2)
    dead = await asked.token("PATCH", "/messages/@original", {"content": "z"})
    assert (dead.status, dead.code) == (401, 50027)


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        (InteractionType.COMMAND, {4, 5, 9}),
        (InteractionType.COMPONENT, {4, 5, 6, 7, 9}),
        (InteractionType.AUTOCOMPLETE, {8}),
        (InteractionType.MODAL_SUBMIT, {4, 5}),
    ],
)
async def test_which_answers_fit_which_interaction(
    world: World, call: Caller, kind: InteractionType, allowed: set[int]
) -> None:
    source = world.say(world.bot, world.channel("tables"), "Board")
    modal = {"title": "T", "custom_id": "m", "components": [label(text_input())]}
    data = {4: {"content": "x"}, 7: {"content": "y"}, 8: {"choices": []}, 9: modal}
    is_click = kind is InteractionType.COMPONENT
    for number in (4, 5, 6, 7, 8, 9):
        asked = Asked(world, call, kind, source if is_click else None)
        status = (await asked.answer(number, data.get(number))).status
        assert (status == 200) == (number in allowed), number


async def test_modal_from_a_message_may_update_it(world: World, call: Caller) -> None:
    source = world.say(world.bot, world.channel("tables"), "Board")
    asked = Asked(world, call, InteractionType.MODAL_SUBMIT, source)
    assert (await asked.answer(7, {"content": "Changed"})).status == 200
    assert source.content == "Changed"


async def test_click_update_and_edit_through_token(world: World, call: Caller) -> None:
    source = world.say(world.bot, world.channel("tables"), "Board")
    click = Asked(world, call, InteractionType.COMPONENT, source)
    await click.answer(6)
    await click.token("PATCH", "/messages/@original", {"content": "Next"})
    assert source.content == "Next"
    assert source.edited is not None
    other = world.say(world.bot, world.channel("tables"), "Other")
    assert (await click.token("PATCH", f"/messages/{other.id}", {"content": "x"})).code == 10008


async def test_follow_ups_obey_permissions_but_first_answers_do_not(
    world: World, call: Caller
) -> None:
    world.faults.deny(world.channel("tables"), Permission.SEND_MESSAGES)
    asked = Asked(world, call)
    assert (await asked.answer(4, {"content": "x"})).status == 200
    assert (await asked.token("POST", "", {"content": "y"})).code == 50013
    private = await asked.token("POST", "", {"content": "y", "flags": EPHEMERAL})
    assert private.status == 200


async def test_five_follow_ups_without_a_server_install(world: World, call: Caller) -> None:
    world.guild("The Quay").has_bot = False
    asked = Asked(world, call)
    await asked.answer(4, {"content": "x"})
    replies = [await asked.token("POST", "", {"content": str(n)}) for n in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [400]
    assert replies[5].code == 40094


async def test_answers_are_held_to_the_limits_too(world: World, call: Caller) -> None:
    asked = Asked(world, call)
    assert (await asked.answer(4, {"content": "x" * 2001})).code == 50035
    assert (await asked.answer(4, {})).code == 50006
    assert (await asked.answer(4, {"flags": V2, "components": [TEXT, ROW]})).status == 200


def label(component: Any, **changes: Any) -> dict[str, Any]:
    """A labelled input of a modal."""
    return {"type": 18, "label": "Name", "component": component, **changes}


def text_input(**changes: Any) -> dict[str, Any]:
    """A line of text."""
    return {"type": 4, "custom_id": "name", "style": 1, **changes}


def group(kind: int, count: int) -> dict[str, Any]:
    """A radio or checkbox group."""
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": kind, "custom_id": "group", "options": options}


def chosen(kind: int, count: int, chosen: int) -> dict[str, Any]:
    """The same with some chosen beforehand."""
    made = group(kind, count)
    for option in made["options"][:chosen]:
        option["default"] = True
    return made


CHANNELS = {"default_values": [{"id": "1", "type": "channel"}, {"id": "2", "type": "channel"}]}
WRONG_MODALS: dict[str, dict[str, Any]] = {
    "title": {"title": "t" * 46},
    "no title": {"title": ""},
    "id": {"custom_id": "i" * 101},
    "no parts": {"components": []},
    "six parts": {"components": [label(text_input(custom_id=str(n))) for n in range(6)]},
    "label": {"components": [label(text_input(), label="l" * 46)]},
    "description": {"components": [label(text_input(), description="d" * 101)]},
    "same id": {"components": [label(text_input()), label(text_input())]},
    "button": {"components": [ROW["components"][0]]},  # type: ignore[index]
    "button in label": {"components": [label({"type": 2, "custom_id": "x"})]},
    "style": {"components": [label(text_input(style=3))]},
    "placeholder": {"components": [label(text_input(placeholder="p" * 101))]},
    "value": {"components": [label(text_input(value="v" * 4001))]},
    "max length": {"components": [label(text_input(max_length=4001))]},
    "min length": {"components": [label(text_input(min_length=-1))]},
    "one radio": {"components": [label(group(21, 1))]},
    "eleven boxes": {"components": [label(group(22, 11))]},
    "two radios": {"components": [label(chosen(21, 3, 2))]},
    "too many boxes": {"components": [label({**group(22, 3), "max_values": 4})]},
    "too many ticked": {"components": [label({**chosen(22, 3, 2), "max_values": 1})]},
    "too many channels": {"components": [label({"type": 8, "custom_id": "c", **CHANNELS})]},
    "files": {"components": [label({"type": 19, "custom_id": "f", "max_values": 11})]},
    "text": {"components": [{"type": 10, "content": ""}]},
    "old row": {"components": [{"type": 1, "components": [text_input(label="l" * 46)]}]},
}


@pytest.mark.parametrize("name", WRONG_MODALS)
async def test_wrong_modals_are_refused(world: World, call: Caller, name: str) -> None:
    modal = {"title": "T", "custom_id": "m", "components": [label(text_input())]}
    reply = await Asked(world, call).answer(9, {**modal, **WRONG_MODALS[name]})
    assert (reply.status, reply.code) == (400, 50035)


async def test_full_modal_is_taken_and_filled_in(world: World, call: Caller) -> None:
    select = {"type": 3, "custom_id": "menu", "options": [{"label": "A", "value": "a"}]}
    parts = [
        {"type": 10, "content": "Choose well"},
        {"type": 1, "components": [text_input(custom_id="old", label="Old", required=False)]},
        label(select),
        label(group(21, 3)),
        label({**group(22, 3), "custom_id": "boxes", "max_values": 2}),
    ]
    asked = Asked(world, call)
    reply = await asked.answer(9, {"title": "T" * 45, "custom_id": "m" * 100, "components": parts})
    assert reply.status == 200
    assert asked.interaction.modal is not None


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "n", "value": str(n)} for n in range(26)],
        [{"name": "n" * 101, "value": "v"}],
        [{"name": "", "value": "v"}],
        [{"name": "n", "value": "v" * 101}],
        None,
    ],
)
async def test_wrong_choices_are_refused(world: World, call: Caller, choices: Any) -> None:
    asked = Asked(world, call, InteractionType.AUTOCOMPLETE)
    assert (await asked.answer(8, {"choices": choices})).code == 50035
