"""What whoever starts the program reads on the terminal, in the language of their shell."""

from __future__ import annotations

import os

import discord

from engine.core.errors import Refused
from engine.core.words import Msg, msg
from locales import shell_words
from process.wire import TROUBLE

_BAD_TOKEN, _INTENTS = 4004, (4013, 4014)
_MOST_DETAIL = 200


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


def no_figures(host: str, port: int, reason: int | None) -> str:
    """The figures cannot be served at this address."""
    detail = os.strerror(reason) if reason is not None and reason > 0 else "?"
    said = msg("bot-run-metrics", host=host, port=str(port), detail=detail)
    return shell_words().say(said)


def login_refused() -> str:
    """The token is wrong."""
    return shell_words().say(msg("bot-run-login"))


def hung_up(code: int | None) -> str:
    """Discord does not let us in, and waiting would not change that."""
    if code == _BAD_TOKEN:
        return login_refused()
    if code in _INTENTS:
        return shell_words().say(msg("bot-run-intents"))
    return shell_words().say(msg("bot-run-hung-up", code=str(code)))


def waiting(error: BaseException, seconds: float) -> str:
    """What is wrong with Discord, or the way to it, and when it is tried again."""
    said = shell_words()
    again = msg("bot-run-again", seconds=str(max(1, round(seconds))))
    return f"{said.say(_what_is_wrong(error))} {said.say(again)}"


def _what_is_wrong(error: BaseException) -> Msg:
    if isinstance(error, discord.HTTPException):
        return msg("bot-run-answers", status=str(error.status))
    if isinstance(error, discord.ConnectionClosed):
        return msg("bot-run-cut", code=str(error.code))
    if isinstance(error, TimeoutError):
        return msg("bot-run-silent")
    if isinstance(error, TROUBLE):
        detail = (str(error) or type(error).__name__)[:_MOST_DETAIL]
        return msg("bot-run-unreachable", detail=detail)
    return msg("bot-run-unreadable")
