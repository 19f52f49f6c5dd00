"""What an admin does: opens the settings, fills in forms, looks at what came of it."""

from __future__ import annotations

from typing import Any

from cogs.shown.ids import Verb, parse
from cogs.shown.settings_forms import FORMS
from playground.models import Channel, ChannelType, Guild, Role
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from tests.e2e.harbor import HERE, Harbor

ADMIN = "Edda"


async def settings(harbor: Harbor, name: str = ADMIN, place: str = HERE) -> SeenMessage:
    """The panel, freshly opened."""
    return (await harbor.person(name).slash(place, "admin config")).private[0]


async def fill(harbor: Harbor, form: str, *, name: str = ADMIN, **answers: Any) -> SeenMessage:
    """Open the panel and fill in one group's form; what the panel says then."""
    person, panel = harbor.person(name), await settings(harbor, name)
    opened = await person.click(panel, custom_id=_button(panel, form))
    return await submitted(person, opened, **answers)


async def submitted(person: Person, opened: Outcome, **answers: Any) -> SeenMessage:
    """Send the form that was opened; untouched fields stay as they were."""
    assert opened.modal is not None
    outcome = await person.submit(opened.modal, choices(opened, answers))
    return (outcome.private or outcome.edited)[0]


def choices(opened: Outcome, answers: dict[str, Any]) -> dict[str, Any]:
    """Answers by their labels as the values that the form offers; others as they are."""
    assert opened.modal is not None
    found: dict[str, Any] = {}
    for key, answer in answers.items():
        options = opened.modal.fields[key].get("options") or []
        values = {option["label"]: option["value"] for option in options}
        many = isinstance(answer, (list, tuple))
        found[key] = [values.get(a, a) for a in answer] if many else values.get(answer, answer)
    return found


def _button(panel: SeenMessage, form: str) -> str:
    ids = [parse(button.custom_id) for button in panel.buttons]
    wanted = (Verb.SETTINGS_FORM, FORMS.index(form))
    return next(str(id) for id in ids if (id.verb, *id.numbers[:1]) == wanted)


async def games_page(harbor: Harbor, game: int | None = None) -> SeenMessage:
    """The page about games, or about one of them."""
    person, panel = harbor.person(ADMIN), await settings(harbor)
    page = (await person.click(panel, label="Games")).answer
    if game is None:
        return page
    return (await person.select(page, page.selects[0].custom_id, [str(game)])).answer


async def set_games(harbor: Harbor, *titles: str) -> SeenMessage:
    """Allow these games alone."""
    page = await games_page(harbor)
    opened = await harbor.person(ADMIN).click(page, label="Which games")
    return await submitted(harbor.person(ADMIN), opened, games=titles)


async def set_seats(harbor: Harbor, game: int, *counts: str) -> SeenMessage:
    """Allow these numbers of players alone."""
    page = await games_page(harbor, game)
    opened = await harbor.person(ADMIN).click(page, label="How many players")
    return await submitted(harbor.person(ADMIN), opened, seats=counts)


async def set_option(
    harbor: Harbor, game: int, option: int, choice: str | None = None, *, locked: bool = False
) -> SeenMessage:
    """What new tables begin with, and whether a host may change it."""
    page, person = await games_page(harbor, game), harbor.person(ADMIN)
    opened = await person.select(page, page.selects[1].custom_id, [str(option)])
    return await submitted(person, opened, option=choice, locked=locked)


def add_role(guild: Guild, name: str, *members: Person) -> Role:
    """A role of these people."""
    role = Role(max(guild.roles) + 1, name, 0)
    guild.roles[role.id] = role
    for person in members:
        guild.members[person.user.id].roles.append(role.id)
    return role


def add_channel(
    harbor: Harbor, guild: Guild, name: str, kind: ChannelType, parent: Channel | None = None
) -> Channel:
    """A channel, a forum or a category."""
    above = parent.id if parent else 0
    channel = Channel(harbor.world.ids.next(), kind, name, guild.id, 9, parent_id=above)
    harbor.world.add_channel(channel)
    return channel
