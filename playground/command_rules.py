"""What Discord accepts as application commands and as autocomplete choices."""

import re
from enum import IntEnum

from playground.errors import TOO_MANY_COMMANDS, ApiError, FieldErrors, JsonObject
from playground.models import Channel


class CommandKind(IntEnum):
    """Where a command is found: behind a slash, on a person, on a message."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


class Context(IntEnum):
    """Where a command may be used: on servers, in the bot's own messages, in those of others."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE = 2


class Install(IntEnum):
    """Who brings the app along."""

    GUILD = 0
    USER = 1


def context_of(channel: Channel) -> Context:
    """Which of these a channel is."""
    if channel.is_group:
        return Context.PRIVATE
    return Context.BOT_DM if channel.guild_id is None else Context.GUILD


class OptionKind(IntEnum):
    """Command option types."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NAME = re.compile(r"^[-_'\w]{1,32}$")
MAX_PER_TYPE = {CommandKind.SLASH: 100, CommandKind.USER: 15, CommandKind.MESSAGE: 15}
MAX_OPTIONS = 25
MAX_CHOICES = 25
MAX_COMMAND_SIZE = 8000
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_commands(commands: list[JsonObject]) -> None:
    """Refuses a whole list of commands if any is wrong, as a bulk overwrite does."""
    for kind, limit in MAX_PER_TYPE.items():
        if sum(command.get("type", 1) == kind for command in commands) > limit:
            raise ApiError(TOO_MANY_COMMANDS)
    errors = FieldErrors()
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        _check_command(errors, str(number), command)
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            errors.add(
                f"{number}.name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    errors.raise_if_any()


def _check_command(errors: FieldErrors, path: str, command: JsonObject) -> None:
    if command.get("type", 1) == CommandKind.SLASH:
        _check_named(errors, path, command)
        _check_options(errors, path, command.get("options") or [])
    else:
        _check_menu(errors, path, command)
    _check_places(errors, path, command)
    if command_size(command) > MAX_COMMAND_SIZE:
        message = f"Command exceeds maximum size ({MAX_COMMAND_SIZE})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_menu(errors: FieldErrors, path: str, command: JsonObject) -> None:
    """A command on people or messages: a name of any kind, nothing to fill in."""
    names = command.get("name_localizations") or {}
    for place, name in [("name", command.get("name")), *_localized(names)]:
        errors.length(f"{path}.{place}", name, 1, 32)
    if command.get("description"):
        errors.add(path, "APPLICATION_COMMAND_INVALID", "Menus have no description")
    if command.get("options"):
        errors.add(path, "APPLICATION_COMMAND_INVALID", "Menus have no options")


def _localized(names: JsonObject) -> list[tuple[str, object]]:
    return [(f"name_localizations.{locale}", name) for locale, name in names.items()]


def _check_places(errors: FieldErrors, path: str, command: JsonObject) -> None:
    """Contexts are servers, the bot's messages and others' messages; installs, server and user."""
    for field, known in (("contexts", Context), ("integration_types", Install)):
        for number, value in enumerate(command.get(field) or ()):
            errors.choice(f"{path}.{field}.{number}", value, tuple(map(int, known)))


def _check_named(errors: FieldErrors, path: str, thing: JsonObject) -> None:
    """A name and a description, each with its translations."""
    _check_name(errors, f"{path}.name", thing.get("name"))
    errors.length(f"{path}.description", thing.get("description"), 1, 100)
    for locale, name in (thing.get("name_localizations") or {}).items():
        _check_name(errors, f"{path}.name_localizations.{locale}", name)
        _check_locale(errors, f"{path}.name_localizations", locale)
    for locale, text in (thing.get("description_localizations") or {}).items():
        errors.length(f"{path}.description_localizations.{locale}", text, 1, 100)
        _check_locale(errors, f"{path}.description_localizations", locale)


def _check_name(errors: FieldErrors, path: str, name: object) -> None:
    if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
        errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locale(errors: FieldErrors, path: str, locale: str) -> None:
    if locale not in LOCALES:
        errors.add(path, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid locale.')


def _check_options(errors: FieldErrors, path: str, options: list[JsonObject]) -> None:
    errors.count(f"{path}.options", options, 0, MAX_OPTIONS)
    seen: set[str] = set()
    optional_seen = False
    for number, option in enumerate(options):
        place = f"{path}.options.{number}"
        _check_option(errors, place, option)
        if option.get("name") in seen:
            errors.add(place, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Names must be unique")
        if option.get("required") and optional_seen:
            errors.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        seen.add(str(option.get("name")))
        optional_seen = optional_seen or not option.get("required")


def _check_option(errors: FieldErrors, path: str, option: JsonObject) -> None:
    errors.choice(f"{path}.type", option.get("type"), tuple(map(int, OptionKind)))
    _check_named(errors, path, option)
    if option.get("type") in (OptionKind.SUBCOMMAND, OptionKind.GROUP):
        _check_options(errors, path, option.get("options") or [])
    choices = option.get("choices") or []
    errors.count(f"{path}.choices", choices, 0, MAX_CHOICES)
    if choices and option.get("autocomplete"):
        errors.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE", "Choices exclude autocomplete")
    for number, choice in enumerate(choices):
        check_choice(errors, f"{path}.choices.{number}", choice)


def check_choices(choices: object) -> None:
    """Refuses an autocomplete answer Discord would refuse."""
    errors = FieldErrors()
    if errors.count("data.choices", choices, 0, MAX_CHOICES):
        assert isinstance(choices, list)
        for number, choice in enumerate(choices):
            check_choice(errors, f"data.choices.{number}", choice)
    errors.raise_if_any()


def check_choice(errors: FieldErrors, path: str, choice: JsonObject) -> None:
    """Wants a name of 1 to 100 characters and a value of at most 100."""
    errors.length(f"{path}.name", choice.get("name"), 1, 100)
    for locale, name in (choice.get("name_localizations") or {}).items():
        errors.length(f"{path}.name_localizations.{locale}", name, 1, 100)
    if isinstance(choice.get("value"), str):
        errors.length(f"{path}.value", choice["value"], 1, 100)
    elif not isinstance(choice.get("value"), int | float):
        errors.required(f"{path}.value")


def command_size(thing: JsonObject) -> int:
    """Characters that count: the longest translation of each name, description and value."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(str(text)) for text in texts)
    if "value" in thing:
        total += len(str(thing["value"]))
    inner = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(map(command_size, inner))
