"""Interactions no honest screen would send: for testing that a bot survives them."""

from collections.abc import Mapping, Sequence

from playground.component_rules import Kind
from playground.errors import JsonObject
from playground.interactions import InteractionType
from playground.person import Outcome, Person, Place, Until
from playground.seen import SeenMessage


async def forge_click(
    person: Person, message: SeenMessage, custom_id: str, until: Until = "quiet"
) -> Outcome:
    """Presses a button the message may not have, or no longer has."""
    return await person.press(message, Kind.BUTTON, custom_id, until=until)


async def forge_select(
    person: Person,
    message: SeenMessage,
    custom_id: str,
    values: Sequence[str],
    until: Until = "quiet",
) -> Outcome:
    """Chooses values nobody offered from a menu that may not exist."""
    return await person.press(message, Kind.STRING_SELECT, custom_id, values=values, until=until)


async def forge_submit(
    person: Person,
    place: Place,
    custom_id: str,
    answers: Mapping[str, str],
    until: Until = "quiet",
) -> Outcome:
    """Submits a modal that was never opened."""
    rows = [
        {
            "type": 1,
            "id": n,
            "components": [{"type": 4, "id": 100 + n, "custom_id": key, "value": v}],
        }
        for n, (key, v) in enumerate(answers.items(), 1)
    ]
    data: JsonObject = {"custom_id": custom_id, "components": rows}
    channel = person.channel(place)
    return await person.act(InteractionType.MODAL_SUBMIT, channel, data, until=until)


async def forge_slash(
    person: Person,
    place: Place,
    name: str,
    options: Sequence[JsonObject] = (),
    until: Until = "quiet",
) -> Outcome:
    """Runs a command with raw options, registered or not."""
    data: JsonObject = {"id": "1", "name": name, "type": 1, "options": list(options)}
    return await person.act(InteractionType.COMMAND, person.channel(place), data, until=until)
