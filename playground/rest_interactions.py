"""REST: first answers to interactions, then follow-ups and edits through their tokens."""

from collections.abc import Callable

from playground import posts
from playground.changes import ChangeKind
from playground.command_rules import check_choices
from playground.component_rules import Kind, walk
from playground.errors import (
    FOLLOW_UP_LIMIT,
    UNKNOWN_MESSAGE,
    ApiError,
    JsonObject,
    refuse_field,
)
from playground.interactions import CallbackType, Interaction, InteractionType
from playground.modal_rules import check_modal
from playground.models import Message, MessageFlag, MessageType
from playground.payloads import message_json
from playground.rest_messages import check_may_post
from playground.routing import Call, Routes

FOLLOW_UPS_WITHOUT_SERVER_INSTALL = 5

_MESSAGE_TYPES = frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE})
_ALLOWED: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.COMMAND: _MESSAGE_TYPES | {CallbackType.MODAL},
    InteractionType.COMPONENT: _MESSAGE_TYPES
    | {CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE, CallbackType.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL_SUBMIT: _MESSAGE_TYPES,
}
_UPDATES = frozenset({CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE})
_WEBHOOK = "/webhooks/{application}/{token}"


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("POST", "/interactions/{interaction}/{token}/callback")(_callback)
    routes.add("POST", _WEBHOOK)(_follow_up)
    routes.add("GET", _WEBHOOK + "/messages/{message}")(_get)
    routes.add("PATCH", _WEBHOOK + "/messages/{message}")(_edit)
    routes.add("DELETE", _WEBHOOK + "/messages/{message}")(_delete)


# -- the first answer -----------------------------------------------------------------------------


def _callback(call: Call) -> JsonObject | None:
    interaction = call.world.interactions.open_for_callback(
        call.id("interaction"), call.params["token"]
    )
    kind = _kind(interaction, call.object.get("type"))
    _ANSWERS[kind](call, interaction, call.object.get("data") or {})
    call.world.interactions.acknowledge(interaction, kind)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _receipt(call, interaction, kind)


def _kind(interaction: Interaction, number: object) -> CallbackType:
    allowed = _ALLOWED[interaction.type]
    if interaction.source is not None and interaction.type is InteractionType.MODAL_SUBMIT:
        allowed |= _UPDATES
    if number not in tuple(map(int, allowed)):
        words = ", ".join(str(int(kind)) for kind in sorted(allowed))
        raise refuse_field("type", "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")
    return CallbackType(int(str(number)))


def _receipt(call: Call, interaction: Interaction, kind: CallbackType) -> JsonObject:
    about: JsonObject = {"id": str(interaction.id), "type": int(interaction.type)}
    body: JsonObject = {"interaction": about}
    message = interaction.original
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.private_to is not None,
        }
        if kind in (CallbackType.MESSAGE, CallbackType.UPDATE):
            body["resource"] = {"type": int(kind), "message": message_json(call.world, message)}
    return body


def _new_message(call: Call, interaction: Interaction, flags: int) -> Message:
    """An empty message that answers an interaction, private if it was asked to be."""
    world = call.world
    message = Message(world.ids.next(), interaction.channel.id, world.bot.id, world.clock.now())
    message.interaction = interaction.metadata
    message.command = interaction.command
    if interaction.type is InteractionType.COMMAND:
        menu = interaction.is_menu
        message.type = MessageType.CONTEXT_MENU_COMMAND if menu else MessageType.CHAT_INPUT_COMMAND
    if MessageFlag.EPHEMERAL & MessageFlag(flags):
        message.flags |= MessageFlag.EPHEMERAL
        message.private_to = interaction.user.id
    return message


def _answer_message(call: Call, interaction: Interaction, data: JsonObject) -> None:
    message = _new_message(call, interaction, int(data.get("flags") or 0))
    interaction.original = posts.write(call.world, interaction.channel, message, data, call.uploads)


def _answer_defer(call: Call, interaction: Interaction, data: JsonObject) -> None:
    flags = MessageFlag(int(data.get("flags") or 0))
    if flags & ~MessageFlag.EPHEMERAL:
        raise refuse_field("data.flags", "BASE_TYPE_CHOICES", "Only EPHEMERAL may be set.")
    message = _new_message(call, interaction, int(flags))
    message.flags |= MessageFlag.LOADING
    interaction.channel.messages[message.id] = message
    interaction.original = message
    call.world.message_changed(ChangeKind.MESSAGE_CREATED, message)


def _answer_defer_update(call: Call, interaction: Interaction, data: JsonObject) -> None:
    interaction.original = interaction.source


def _answer_update(call: Call, interaction: Interaction, data: JsonObject) -> None:
    source = interaction.source
    if source is None or source.id not in interaction.channel.messages:
        raise ApiError(UNKNOWN_MESSAGE)
    interaction.original = posts.rewrite(call.world, source, data, call.uploads, directly=True)


def _answer_choices(call: Call, interaction: Interaction, data: JsonObject) -> None:
    check_choices(data.get("choices"))
    interaction.choices = list(data["choices"])


def _answer_modal(call: Call, interaction: Interaction, data: JsonObject) -> None:
    check_modal(data)
    for number, (_, component) in enumerate(walk(data["components"]), 1):
        component.setdefault("id", number)
        if component["type"] == Kind.STRING_SELECT:
            component.setdefault("required", True)
    interaction.modal = data


_ANSWERS: dict[CallbackType, Callable[[Call, Interaction, JsonObject], None]] = {
    CallbackType.MESSAGE: _answer_message,
    CallbackType.DEFERRED_MESSAGE: _answer_defer,
    CallbackType.DEFERRED_UPDATE: _answer_defer_update,
    CallbackType.UPDATE: _answer_update,
    CallbackType.CHOICES: _answer_choices,
    CallbackType.MODAL: _answer_modal,
}


# -- afterwards -----------------------------------------------------------------------------------


def _interaction(call: Call) -> Interaction:
    interaction = call.world.interactions.by_token(call.params["token"])
    call.world.channel_by_id(interaction.channel.id)
    return interaction


def _follow_up(call: Call) -> JsonObject:
    """A further message; the first one after a defer fills the "thinking" message instead."""
    interaction, body = _interaction(call), call.object
    if interaction.thinking:
        filled = posts.rewrite(call.world, interaction.thinking, body, call.uploads)
        return message_json(call.world, filled)
    interaction.follow_ups += 1
    if interaction.is_user_install and (interaction.follow_ups > FOLLOW_UPS_WITHOUT_SERVER_INSTALL):
        raise ApiError(FOLLOW_UP_LIMIT)
    message = _new_message(call, interaction, int(body.get("flags") or 0))
    if message.private_to is None and not interaction.is_user_install:
        check_may_post(call.world, interaction.channel, {}, bool(call.uploads))
    posts.write(call.world, interaction.channel, message, body, call.uploads)
    return message_json(call.world, message)


def _message(call: Call) -> Message:
    """The message a token may reach: the original, or any it made or was clicked on."""
    interaction = _interaction(call)
    name = call.params["message"]
    messages = interaction.channel.messages
    found = interaction.original if name == "@original" else messages.get(int(name))
    if found is None or found.id not in messages:
        raise ApiError(UNKNOWN_MESSAGE)
    ours = found is interaction.original or found.interaction is interaction.metadata
    if not ours:
        raise ApiError(UNKNOWN_MESSAGE)
    return found


def _get(call: Call) -> JsonObject:
    return message_json(call.world, _message(call))


def _edit(call: Call) -> JsonObject:
    message = posts.rewrite(call.world, _message(call), call.object, call.uploads)
    return message_json(call.world, message)


def _delete(call: Call) -> None:
    posts.remove(call.world, _message(call))
