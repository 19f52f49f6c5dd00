"""What the bot answered: the key of its sentence, whom it calls, who else sees it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from locales import LANGUAGES
from playground.component_rules import walk
from playground.interactions import CallbackType, Interaction
from playground.models import MessageFlag
from playground.recorder import Exchange
from tests.campaigns.hostile.inputs import Input

_LOCALES = Path(__file__).parents[3] / "locales"
_TROUBLE = ("bot-error", "bot-error-unkept")
_MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")
_CALLING = ("parse", "users", "roles")
_FIXED = 12  # characters that a sentence has of its own, to be told from any other
_OPEN = (CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE)


@dataclass
class Answer:
    """Everything the bot sent because of one input."""

    sent: Input
    interaction: Interaction
    exchanges: list[Exchange] = field(default_factory=list)

    @property
    def bodies(self) -> list[dict[str, Any]]:
        """The messages or suggestions, as the bot wrote them."""
        found = [exchange.body or {} for exchange in self.exchanges]
        return [
            body.get("data") or {} if "callback" in e.path else body
            for e, body in self._with(found)
        ]

    def _with(self, found: list[Any]) -> Iterator[tuple[Exchange, Any]]:
        return zip(self.exchanges, found, strict=True)

    @property
    def text(self) -> str:
        """All that can be read of it, descriptions of pictures included."""
        return json.dumps(self.bodies, ensure_ascii=False)

    @property
    def kind(self) -> str:
        """The key of the sentence that answered, or what else it was."""
        if self.interaction.callback is None:
            return "nothing"
        if self.interaction.callback is CallbackType.CHOICES:
            return "suggestions" if self.interaction.choices else "no suggestions"
        said = [str(body["content"]) for body in self.bodies if body.get("content")]
        if not self.is_plain or not said:
            return "a page"
        return sentence(said[-1].removeprefix("⚠️ ")) or "a page"

    @property
    def is_plain(self) -> bool:
        """Nothing but a sentence: no buttons, no files, no suggestions."""
        shown = ("components", "attachments", "choices", "embeds")
        return not any(body.get(part) for body in self.bodies for part in shown)

    @property
    def is_trouble(self) -> bool:
        """Whether it says that something went wrong."""
        said = [str(body.get("content") or "") for body in self.bodies]
        return any(sentence(text) in _TROUBLE for text in said)

    @property
    def refused(self) -> list[str]:
        """What Discord did not take."""
        return [
            f"{e.method} {e.template}: {e.status} {_summary(e.answer)}"
            for e in self.exchanges
            if e.status >= 400
        ]

    @property
    def is_late(self) -> bool:
        """Whether it came after Discord had given up on it."""
        return self.interaction.expired

    @property
    def mentions(self) -> bool:
        """Whether any of it may call anybody."""
        return any(_calls(body) for body in self.bodies)

    @property
    def is_public(self) -> bool:
        """Whether anybody else sees any of it."""
        interaction = self.interaction
        if interaction.channel.is_dm:
            return False
        source = interaction.source
        if interaction.callback in (CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE):
            return source is None or source.private_to is None
        new = [body for e, body in self._with(self.bodies) if e.method == "POST"]
        shown = new if interaction.callback in _OPEN else new[1:]
        return any(not int(body.get("flags") or 0) & MessageFlag.EPHEMERAL for body in shown)

    def ids(self) -> Iterator[str]:
        """The ids of its buttons and menus."""
        for body in self.bodies:
            for _, component in walk(body.get("components") or []):
                if component.get("custom_id"):
                    yield str(component["custom_id"])


def _calls(body: dict[str, Any]) -> bool:
    allowed = body.get("allowed_mentions")
    if allowed is not None:
        return any(allowed.get(part) for part in _CALLING)
    texts = [
        body.get("content"),
        *(c.get("content") for _, c in walk(body.get("components") or [])),
    ]
    return any(_MENTION.search(str(text)) for text in texts if text)


def _summary(answer: Any) -> str:
    found = answer if isinstance(answer, dict) else {}
    return re.sub(r"\d{6,}", "…", json.dumps(found.get("errors") or found.get("message", "")))[:160]


@lru_cache(maxsize=20_000)
def sentence(text: str) -> str:
    """The key of a sentence of ours, in any language; empty if it is none."""
    return next((key for key, pattern in _sentences() if pattern.fullmatch(text)), "")


@lru_cache(maxsize=1)
def _sentences() -> list[tuple[str, re.Pattern[str]]]:
    """Most of a sentence is fixed; the shorter the fixed part, the later it is tried."""
    found = [
        (len(re.sub(r"\\.|\.\*", "", pattern)), key, pattern)
        for language in LANGUAGES
        for file in ("bot", "core")
        for key, pattern in _patterns(_LOCALES / language / f"{file}.ftl")
    ]
    told = [each for each in sorted(found, reverse=True) if each[0] >= _FIXED]
    return [(key, re.compile(pattern, re.S)) for _, key, pattern in told]


def _patterns(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, "".join(map(_pattern, entry.value.elements))


def _pattern(element: ast.TextElement | ast.Placeable) -> str:
    return re.escape(element.value) if isinstance(element, ast.TextElement) else ".*"
