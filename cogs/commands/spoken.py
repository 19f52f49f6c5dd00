"""Command names and descriptions in every language, from the same files as all other words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from engine.core.words import Msg
from locales import words

F = TypeVar("F", bound=Callable[..., Any])
_LANGUAGES = {discord.Locale.italian: "it"}


class Translator(app_commands.Translator):
    """Translates what was written with `spoken`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word of a locale, if it is one of ours."""
        key, language = string.extras.get("key"), _LANGUAGES.get(locale)
        return words(language).say(Msg(key)) if key and language else None


def spoken(key: str) -> app_commands.locale_str:
    """A text of a command: English at first, translated when it is synced."""
    return app_commands.locale_str(words("en").say(Msg(key)), key=key)


def named(command: str) -> dict[str, Any]:
    """Name and description of a command."""
    return {
        "name": spoken(f"bot-command-{command}"),
        "description": spoken(f"bot-about-{command}"),
    }


def parameters(**keys: str) -> Callable[[F], F]:
    """Names and descriptions of a command's parameters."""

    def apply(function: F) -> F:
        names = {name: spoken(f"bot-command-{key}") for name, key in keys.items()}
        about = {name: spoken(f"bot-about-{key}") for name, key in keys.items()}
        return app_commands.rename(**names)(app_commands.describe(**about)(function))

    return apply
