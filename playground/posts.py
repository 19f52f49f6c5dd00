"""Writing and rewriting messages: the one place where a request becomes a message."""

import copy
import re
from typing import TYPE_CHECKING, Any

from playground.changes import ChangeKind
from playground.component_rules import SELECTS, Kind, walk
from playground.errors import EMPTY_MESSAGE, ApiError, JsonObject, refuse_field
from playground.message_rules import check_message
from playground.models import Channel, Message, MessageFlag
from playground.uploads import Shelf, Upload, uses_uploads

if TYPE_CHECKING:
    from playground.world import World

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")

_DEFAULTS: dict[int, JsonObject] = {
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def write(
    world: "World",
    channel: Channel,
    message: Message,
    body: JsonObject,
    uploads: dict[int, Upload],
) -> Message:
    """Fills a new message from a request, puts it into its channel and announces it."""
    message.flags |= MessageFlag(int(body.get("flags") or 0)) & SETTABLE
    _fill(world, message, body, uploads)
    channel.messages[message.id] = message
    if message.private_to is None:
        channel.messages_sent += 1
        _wake_thread(world, channel)
    world.message_changed(ChangeKind.MESSAGE_CREATED, message)
    return message


def rewrite(
    world: "World",
    message: Message,
    body: JsonObject,
    uploads: dict[int, Upload],
    *,
    directly: bool = False,
) -> Message:
    """Changes a message: fields left out stay as they are.

    ``directly`` is for the first answer to a click, which uploads as a new message does.
    """
    draft = copy.copy(message)
    if MessageFlag(int(body.get("flags") or 0)) & MessageFlag.COMPONENTS_V2:
        draft.flags |= MessageFlag.COMPONENTS_V2
    if not directly:
        _refuse_upload_by_edit(world, draft, body, uploads)
    _fill(world, draft, body, uploads)
    draft.flags &= ~MessageFlag.LOADING
    if not message.is_loading:
        draft.edited = world.clock.now()
    for name in message.__slots__:
        setattr(message, name, getattr(draft, name))
    world.message_changed(ChangeKind.MESSAGE_EDITED, message)
    return message


def remove(world: "World", message: Message) -> None:
    """Takes a message out of its channel."""
    channel = world.channels[message.channel_id]
    channel.messages.pop(message.id, None)
    world.message_changed(ChangeKind.MESSAGE_DELETED, message)


def _fill(world: "World", message: Message, body: JsonObject, uploads: dict[int, Upload]) -> None:
    check_message(body, v2=message.is_v2)
    body = copy.deepcopy(body)
    shelf = _shelf(world, message, body, uploads)
    if "content" in body:
        message.content = str(body["content"] or "")
    if "embeds" in body:
        message.embeds = [_embed(embed) for embed in body["embeds"] or []]
        shelf.place_embeds(message.embeds)
    if "components" in body:
        message.components = _numbered(body["components"] or [])
        shelf.place_components(message.components)
    message.files = shelf.shown()
    _check_whole(message)
    _mention(world, message, body.get("allowed_mentions"))


def _shelf(world: "World", message: Message, body: JsonObject, uploads: dict[int, Upload]) -> Shelf:
    shelf = Shelf(world, message.channel_id)
    listed = body.get("attachments")
    kept_ids = {int(entry["id"]) for entry in listed or []}
    everything = listed is None
    shelf.keep(file for file in message.files if everything or file.id in kept_ids)
    shelf.store(uploads, listed or [])
    return shelf


def _check_whole(message: Message) -> None:
    """What no single field shows: emptiness, and old fields left under Components V2."""
    if message.is_v2:
        if message.content or message.embeds:
            name = "content" if message.content else "embeds"
            raise refuse_field(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
        empty = not message.components
    else:
        empty = not (message.content.strip() or message.embeds or message.files)
    if empty:
        raise ApiError(EMPTY_MESSAGE)


def _refuse_upload_by_edit(
    world: "World", draft: Message, body: JsonObject, uploads: dict[int, Upload]
) -> None:
    """Some apps were refused Components V2 uploads by edit or after a defer: on request, here."""
    if not (world.faults.refuse_v2_uploads and draft.is_v2 and uploads):
        return
    if uses_uploads(body.get("components") or []):
        raise refuse_field(
            "components",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            "The referenced attachment was not found",
        )


def _embed(embed: JsonObject) -> JsonObject:
    kept = {key: value for key, value in embed.items() if value is not None and key != "flags"}
    fields = [{"inline": False, **field} for field in embed.get("fields") or []]
    return kept | {"type": "rich"} | ({"fields": fields} if fields else {})


def _numbered(components: list[Any]) -> list[JsonObject]:
    """Gives each component the id and the defaults Discord fills in."""
    used = {c.get("id") for _, c in walk(components)}
    number = 0
    for _, component in walk(components):
        if not component.get("id"):
            number += 1
            while number in used:
                number += 1
            component["id"] = number
        for key in [key for key, value in component.items() if value is None]:
            del component[key]
        component.pop("required", None)
        _drop_empty_emoji_ids(component)
        for key, value in _DEFAULTS.get(component.get("type", 0), {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
    return components


def _drop_empty_emoji_ids(component: JsonObject) -> None:
    """An ordinary emoji has a name and no id, here and in the options of a menu."""
    for holder in (component, *(component.get("options") or [])):
        emoji = holder.get("emoji") or {}
        if "id" in emoji and emoji["id"] is None:
            del emoji["id"]


def _mention(world: "World", message: Message, allowed: JsonObject | None) -> None:
    """Works out whom a message notifies, by its text and by what the bot allowed."""
    text = "\n".join([message.content, *_texts(message.components)])
    guild = world.guild_of(world.channels[message.channel_id])
    users = {int(n) for n in _USER.findall(text)} & set(world.users)
    roles = {int(n) for n in _ROLE.findall(text)} & set(guild.roles if guild else ())
    message.mentions = sorted(u for u in users if _may_mention(u, "users", allowed))
    message.mention_roles = sorted(r for r in roles if _may_mention(r, "roles", allowed))
    everyone = "@everyone" in text or "@here" in text
    message.mention_everyone = everyone and (
        allowed is None or "everyone" in (allowed.get("parse") or [])
    )


def _may_mention(target: int, kind: str, allowed: JsonObject | None) -> bool:
    if allowed is None or kind in (allowed.get("parse") or []):
        return True
    return target in {int(n) for n in allowed.get(kind) or []}


def _texts(components: list[JsonObject]) -> list[str]:
    return [str(c["content"]) for _, c in walk(components) if c.get("content")]


def _wake_thread(world: "World", channel: Channel) -> None:
    """A message un-archives a thread."""
    if channel.is_thread and channel.archived:
        world.set_archived(channel, archived=False)
