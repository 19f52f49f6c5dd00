"""Forms as Discord's modals, and what was filled in as plain values."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.discord_io.visit import Visit
from cogs.shown.forms import (
    Channels,
    Field,
    Filled,
    Form,
    Pick,
    Radios,
    Roles,
    Tick,
    Ticks,
)
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
        about = field.about or None
        modal.add_item(ui.Label(text=field.label, description=about, component=_input(field)))
    modal.stop()  # a stopped one is sent but not kept
    await visit.interaction.response.send_modal(modal)


def _input(field: Field) -> ui.Item[Any]:
    if isinstance(field, Radios):
        return ui.RadioGroup(custom_id=field.key, options=[_radio(c) for c in field.choices])
    if isinstance(field, Ticks):
        return ui.CheckboxGroup(
            custom_id=field.key,
            options=[_tick(c) for c in field.choices],
            min_values=1,
            max_values=len(field.choices),
        )
    if isinstance(field, Tick):
        return ui.Checkbox(custom_id=field.key, default=field.ticked)
    if isinstance(field, Pick):
        return ui.Select(custom_id=field.key, options=[_line(c) for c in field.choices])
    return _things(field)


def _things(field: Channels | Roles) -> ui.Item[Any]:
    kind = _ROLE if isinstance(field, Roles) else _CHANNEL
    chosen = [discord.SelectDefaultValue(id=id, type=kind) for id in field.chosen]
    common: dict[str, Any] = {
        "custom_id": field.key,
        "min_values": 0,
        "max_values": field.most,
        "required": False,
        "default_values": chosen,
    }
    if isinstance(field, Roles):
        return ui.RoleSelect(**common)
    return ui.ChannelSelect(channel_types=[_KINDS[kind] for kind in field.kinds], **common)


def _radio(choice: Choice) -> discord.RadioGroupOption:
    return discord.RadioGroupOption(
        label=choice.label,
        value=choice.value,
        description=choice.about or None,
        default=choice.chosen,
    )


def _tick(choice: Choice) -> discord.CheckboxGroupOption:
    return discord.CheckboxGroupOption(
        label=choice.label,
        value=choice.value,
        description=choice.about or None,
        default=choice.chosen,
    )


def _line(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label,
        value=choice.value,
        description=choice.about or None,
        default=choice.chosen,
    )


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
