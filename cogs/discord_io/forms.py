"""Forms as Discord's modals, and what was filled in as plain values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.discord_io.visit import Visit
from cogs.shown.forms import Choose, Field, Filled, Form, Name, Write
from cogs.shown.ids import BadId
from cogs.shown.rows import Choice

_KINDS = {
    "text": discord.ChannelType.text,
    "news": discord.ChannelType.news,
    "forum": discord.ChannelType.forum,
    "category": discord.ChannelType.category,
}
_ROLE, _CHANNEL = discord.SelectDefaultValueType.role, discord.SelectDefaultValueType.channel


async def open_form(visit: Visit, form: Form) -> None:
    """Open it over whoever pressed; what is sent comes back by the form's id, also tomorrow."""
    modal = ui.Modal(title=form.title, custom_id=str(form.id))
    for field in form.fields:
        about, component = field.about or None, _input(_present(visit, field))
        modal.add_item(ui.Label(text=field.label, description=about, component=component))
    modal.stop()  # a stopped one is sent but not kept
    await visit.interaction.response.send_modal(modal)


def _present(visit: Visit, field: Field | Write) -> Field | Write:
    """A channel or role that is gone cannot be chosen beforehand."""
    guild = visit.interaction.guild
    if not isinstance(field, Name) or guild is None:
        return field
    known = guild.get_channel if field.kinds else guild.get_role
    return replace(field, chosen=tuple(id for id in field.chosen if known(id)))


def _input(field: Field | Write) -> ui.Item[Any]:
    if isinstance(field, Choose):
        return _choose(field)
    if isinstance(field, Name):
        return _name(field)
    if isinstance(field, Write):
        return ui.TextInput(
            custom_id=field.key, default=field.text, max_length=field.most, required=False
        )
    return ui.Checkbox(custom_id=field.key, default=field.ticked)


def _choose(field: Choose) -> ui.Item[Any]:
    options = [_option(choice) for choice in field.choices]
    if field.how == "one":
        return ui.RadioGroup(
            custom_id=field.key, options=[discord.RadioGroupOption(**o) for o in options]
        )
    if field.how == "menu":
        return ui.Select(custom_id=field.key, options=[discord.SelectOption(**o) for o in options])
    ticks = [discord.CheckboxGroupOption(**option) for option in options]
    return ui.CheckboxGroup(custom_id=field.key, options=ticks, min_values=1, max_values=len(ticks))


def _option(choice: Choice) -> dict[str, Any]:
    about = choice.about or None
    return {
        "label": choice.label,
        "value": choice.value,
        "description": about,
        "default": choice.chosen,
    }


def _name(field: Name) -> ui.Item[Any]:
    kind = _CHANNEL if field.kinds else _ROLE
    common: dict[str, Any] = {
        "custom_id": field.key,
        "min_values": 0,
        "max_values": field.most,
        "required": False,
        "default_values": [discord.SelectDefaultValue(id=id, type=kind) for id in field.chosen],
    }
    if not field.kinds:
        return ui.RoleSelect(**common)
    return ui.ChannelSelect(channel_types=[_KINDS[kind] for kind in field.kinds], **common)


def filled(visit: Visit) -> Filled:
    """What was sent; anything that no form of ours could send is refused."""
    data: Any = visit.interaction.data or {}
    answers: dict[str, list[str]] = {}
    for part in data.get("components") or ():
        answer = part.get("component")
        if not isinstance(answer, dict) or not isinstance(answer.get("custom_id"), str):
            raise BadId("admin-set-broken")
        answers[answer["custom_id"]] = _values(answer)
    return Filled(answers)


def _values(answer: dict[str, Any]) -> list[str]:
    """All kinds of fields alike: texts, none of them or several."""
    value = answer.get("values", answer.get("value"))
    if isinstance(value, bool):
        return [str(value).lower()]
    if value is None:
        return []
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]
