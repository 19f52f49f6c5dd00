"""Faces and pages as Discord's own objects, built only to be sent: ids do all the routing."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Any

import discord

from cogs.shown.ids import BadId, Id, parse
from cogs.shown.posters import Face
from cogs.shown.rows import Button, Link, Menu, People, Row
from cogs.shown.text import cut
from sessions.shapes import Picture

MOST_ALT = 1_024
_PROMISE = 7_700  # the number of the line that says that a picture follows
_ENTITY_TOO_LARGE, _FILE_TOO_LARGE = 413, 40005  # the status; Discord's own code
NOBODY = discord.AllowedMentions.none()
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class RowButton(discord.ui.Button[Any]):
    """The one button of all games."""

    def __init__(self, button: Button | Link) -> None:
        if isinstance(button, Link):
            super().__init__(label=button.label, url=button.url)
        else:
            super().__init__(
                label=button.label,
                custom_id=str(button.id),
                style=_STYLES[button.style],
                disabled=not button.enabled,
            )


class RowMenu(discord.ui.Select[Any]):
    """The one menu of all games."""

    def __init__(self, menu: Menu) -> None:
        options = [
            discord.SelectOption(
                label=line.label,
                value=line.value,
                description=line.about or None,
                default=line.chosen,
            )
            for line in menu.choices
        ]
        super().__init__(
            custom_id=str(menu.id),
            placeholder=menu.placeholder,
            min_values=menu.at_least,
            max_values=menu.at_most,
            options=options,
        )


def _items(row: Row) -> list[discord.ui.Item[Any]]:
    if isinstance(row, Menu):
        return [RowMenu(row)]
    if isinstance(row, People):
        return [discord.ui.UserSelect(custom_id=str(row.id), placeholder=row.placeholder)]
    return [RowButton(button) for button in row]


def classic_view(rows: Iterable[Row]) -> discord.ui.View:
    """Rows under a classic message."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in _items(row):
            item.row = number
            view.add_item(item)
    view.stop()  # a stopped view is sent but not kept
    return view


def layout(face: Face) -> discord.ui.LayoutView:
    """A Components V2 message: text, pictures, text, buttons."""
    shown = face.displayed
    container: discord.ui.Container[Any] = discord.ui.Container()
    container.add_item(discord.ui.TextDisplay("\n".join((*shown.above, *shown.told))))
    if face.promise:
        container.add_item(discord.ui.TextDisplay(face.promise, id=_PROMISE))
    for number, picture in enumerate(face.pictures, start=1):
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()  # alone it is not cropped
        url = f"attachment://{file_name(picture, number)}"
        gallery.add_item(media=url, description=alt_text(picture))
        container.add_item(gallery)
    if shown.below:
        container.add_item(discord.ui.TextDisplay("\n".join(shown.below)))
    for row in face.rows:
        container.add_item(discord.ui.ActionRow(*_items(row)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def file_name(picture: Picture, number: int = 1) -> str:
    """Always the same names: they tell nothing."""
    return f"board-{number}.{picture.extension}"


def alt_text(picture: Picture) -> str | None:
    """What stands in for a picture."""
    return cut(picture.alt, MOST_ALT) or None


def file_of(picture: Picture, number: int = 1) -> discord.File:
    """A picture to send; each one can be sent once."""
    name = file_name(picture, number)
    return discord.File(io.BytesIO(picture.data), name, description=alt_text(picture))


def too_large(error: discord.HTTPException) -> bool:
    """Whether a picture was not taken for its size, by Discord or by what stands before it."""
    return error.status == _ENTITY_TOO_LARGE or error.code == _FILE_TOO_LARGE


def calling(*users: int) -> discord.AllowedMentions:
    """Whom a message may call: those it addresses, nobody else."""
    people = [discord.Object(user) for user in users]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=people or False
    )


def modern(face: Face) -> dict[str, Any]:
    """What to send for a Components V2 message."""
    return {"view": layout(face), **_common(face)}


def classic(face: Face) -> dict[str, Any]:
    """What to send where Components V2 are refused."""
    plain = face.plain
    lines = (*plain.above, *plain.told, *([face.promise] if face.promise else ()), *plain.below)
    content = "\n".join(lines)
    return {"content": content, "view": classic_view(face.rows), **_common(face)}


def _common(face: Face) -> dict[str, Any]:
    files = [file_of(picture, number) for number, picture in enumerate(face.pictures, start=1)]
    return {"allowed_mentions": calling(*face.mentions), **({"files": files} if files else {})}


def as_edit(sent: dict[str, Any]) -> dict[str, Any]:
    """What was meant to be sent, as an edit that replaces the pictures too."""
    edit = {key: value for key, value in sent.items() if key != "files"}
    return edit | {"attachments": sent.get("files", [])}


def stripped(message: discord.Message) -> discord.ui.LayoutView | None:
    """An old poster as it was, without its buttons and what it promised.

    None where a classic one loses its view.
    """
    if not message.flags.components_v2:
        return None
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    for container in view.children:
        if isinstance(container, discord.ui.Container):
            for item in tuple(container.children):
                if isinstance(item, discord.ui.ActionRow) or item.id == _PROMISE:
                    container.remove_item(item)
    view.stop()
    return view


def ids_on(message: discord.Message) -> Iterator[Id]:
    """What can be pressed on a message of ours."""
    for component in _components(message.components):
        try:
            yield parse(getattr(component, "custom_id", None) or "")
        except BadId:
            continue


def links_on(message: discord.Message) -> list[str]:
    """Where the buttons of a message lead without being answered."""
    links = (getattr(component, "url", None) for component in _components(message.components))
    return [link for link in links if link]


def text_of(message: discord.Message) -> str:
    """Everything a message says."""
    shown = (getattr(part, "content", "") for part in _components(message.components))
    return "\n".join((message.content, *filter(None, shown)))


def _components(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _components(getattr(component, "children", ()))
