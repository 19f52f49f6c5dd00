"""A message as one person sees it at one moment."""

from dataclasses import dataclass
from typing import Any

from playground.component_rules import LINK_STYLE, SELECTS, Kind, walk
from playground.errors import JsonObject


@dataclass(frozen=True, slots=True)
class SeenButton:
    """A button on the screen."""

    label: str
    custom_id: str
    is_enabled: bool
    style: int
    url: str = ""


@dataclass(frozen=True, slots=True)
class SeenOption:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""
    is_default: bool = False


@dataclass(frozen=True, slots=True)
class SeenSelect:
    """A menu on the screen; one of people has no options of its own."""

    kind: Kind
    custom_id: str
    is_enabled: bool
    at_least: int
    at_most: int
    options: tuple[SeenOption, ...] = ()
    placeholder: str = ""
    channel_types: tuple[int, ...] = ()  # that a menu of channels shows; none named: all
    chosen: tuple[str, ...] = ()  # as it was opened


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """What was on the screen when the person looked; it does not change afterwards."""

    id: int
    channel_id: int
    author: str
    content: str
    is_private: bool
    is_thinking: bool
    is_edited: bool
    payload: JsonObject

    @property
    def text(self) -> str:
        """Everything there is to read: content, embeds and text components."""
        parts: list[str | None] = [self.content]
        for embed in self.payload["embeds"]:
            parts += [embed.get("title"), embed.get("description")]
            for field in embed.get("fields") or []:
                parts += [field["name"], field["value"]]
            parts.append((embed.get("footer") or {}).get("text"))
        parts += [c.get("content") for _, c in walk(self.payload["components"])]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[SeenButton]:
        """All buttons in reading order."""
        return [
            SeenButton(
                label=c.get("label") or (c.get("emoji") or {}).get("name") or "",
                custom_id=c.get("custom_id") or "",
                is_enabled=not c.get("disabled") and c["style"] < LINK_STYLE,
                style=c["style"],
                url=c.get("url") or "",
            )
            for _, c in walk(self.payload["components"])
            if c["type"] == Kind.BUTTON
        ]

    @property
    def selects(self) -> list[SeenSelect]:
        """All menus in reading order."""
        found = [c for _, c in walk(self.payload["components"]) if c["type"] in SELECTS]
        return [seen_select(component) for component in found]

    @property
    def picture_urls(self) -> list[str]:
        """The addresses of all pictures: galleries, thumbnails, embeds, attachments."""
        urls = [a["url"] for a in self.payload["attachments"]]
        for _, c in walk(self.payload["components"]):
            urls += [item["media"]["url"] for item in c.get("items") or []]
            urls += [c["media"]["url"]] if c.get("media") else []
        for embed in self.payload["embeds"]:
            urls += [embed[key]["url"] for key in ("image", "thumbnail") if embed.get(key)]
        return urls

    @property
    def alt_texts(self) -> list[str]:
        """The alternative texts of all pictures that have one."""
        texts: list[Any] = [a.get("description") for a in self.payload["attachments"]]
        for _, c in walk(self.payload["components"]):
            texts += [item.get("description") for item in c.get("items") or []]
            texts.append(c.get("description") if c["type"] == Kind.THUMBNAIL else None)
        return [text for text in texts if text]


def default_choice(component: JsonObject) -> list[str]:
    """What is chosen as long as nobody touches it."""
    entries = component.get("default_values") or []
    options = component.get("options") or []
    return [str(e["id"]) for e in entries] + [o["value"] for o in options if o.get("default")]


def seen_select(component: JsonObject) -> SeenSelect:
    """A menu from its JSON, in a message or in a modal."""
    return SeenSelect(
        kind=Kind(component["type"]),
        custom_id=component["custom_id"],
        is_enabled=not component.get("disabled"),
        at_least=component.get("min_values", 1),
        at_most=component.get("max_values", 1),
        options=tuple(
            SeenOption(o["label"], o["value"], o.get("description") or "", bool(o.get("default")))
            for o in component.get("options") or []
        ),
        placeholder=component.get("placeholder") or "",
        channel_types=tuple(component.get("channel_types") or ()),
        chosen=tuple(default_choice(component)),
    )


def seen_message(view: JsonObject) -> SeenMessage:
    """A message from the JSON of what a person may see."""
    author = view["author"]
    return SeenMessage(
        id=int(view["id"]),
        channel_id=int(view["channel_id"]),
        author=author["global_name"] or author["username"],
        content=view["content"],
        is_private=view["is_private"],
        is_thinking=view["is_thinking"],
        is_edited=view["edited_timestamp"] is not None,
        payload=view,
    )
