"""What whoever starts the program reads on the terminal, in the language of their shell."""

from __future__ import annotations

from engine.core.errors import Refused
from engine.core.words import msg
from locales import shell_words


def refused(error: Refused) -> str:
    """Why the program does not start."""
    return shell_words().refuse(error)


def playground_ready(url: str) -> str:
    """Where to look."""
    return shell_words().say(msg("bot-run-playground", url=url))


def port_taken(port: int) -> str:
    """Somebody else listens there."""
    return shell_words().say(msg("bot-run-port", port=str(port)))


def port_reserved(port: int) -> str:
    """The system keeps this port for itself."""
    return shell_words().say(msg("bot-run-port-reserved", port=str(port)))


def host_unknown(host: str) -> str:
    """This machine has no such address."""
    return shell_words().say(msg("bot-run-host", host=host))


def login_refused() -> str:
    """The token is wrong."""
    return shell_words().say(msg("bot-run-login"))
