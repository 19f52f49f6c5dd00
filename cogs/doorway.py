"""What whoever starts the program reads on the terminal, in the language of their shell."""

from __future__ import annotations

import os

from cogs.text import language_of
from engine.core.errors import Refused
from engine.core.words import msg
from locales import Words, words


def _spoken() -> Words:
    return words(language_of(os.environ.get("LANG", "").replace("_", "-")))


def refused(error: Refused) -> str:
    """Why the program does not start."""
    return _spoken().refuse(error)


def playground_ready(url: str) -> str:
    """Where to look."""
    return _spoken().say(msg("host-run-playground", url=url))


def port_taken(port: int) -> str:
    """Somebody else listens there."""
    return _spoken().say(msg("host-run-port", port=str(port)))


def login_refused() -> str:
    """The token is wrong."""
    return _spoken().say(msg("host-run-login"))
