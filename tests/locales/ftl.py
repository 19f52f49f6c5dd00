"""The Fluent files as data: which messages there are, what they ask for, what they say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from locales.loader import Words, ftl_files


class _Reader(Visitor):
    """Collects variables and plain text on the way through a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


def entries(path: Path) -> Iterator[ast.Entry | ast.Junk]:
    """Everything in one file, what cannot be parsed too."""
    yield from parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by key."""
    found = (entry for path in ftl_files(language) for entry in entries(path))
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """The arguments a message refers to."""
    return _read(message).variables


def forms(message: ast.Message) -> dict[str, set[str]]:
    """Its short forms, each with the arguments it refers to."""
    return {form.id.name: _read(form).variables for form in message.attributes}


def text(message: ast.Message) -> str:
    """Its words without the arguments."""
    return " ".join(_read(message).text)


def _read(said: ast.Message | ast.Attribute) -> _Reader:
    reader = _Reader()
    reader.visit(said.value)
    return reader


@cache
def strict(language: str) -> Words:
    """The words of a language, raising on anything missing."""
    return Words(language, strict=True)
