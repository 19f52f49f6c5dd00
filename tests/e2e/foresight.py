"""River of Gold with clans chosen in turn: the first question that may be answered in advance."""

from __future__ import annotations

from cogs.shown.ids import Verb
from playground.person import Person
from playground.seen import SeenMessage, SeenSelect
from tests.e2e.harbor import (
    Harbor,
    named,
    newest_poster,
    open_panel,
    opened,
    press,
    rest,
)
from tests.e2e.test_lobby import choose

PAUSE = 40
NAMES = ("Ada", "Dan", "Gwen")


def hold(harbor: Harbor) -> None:
    """Its clock moves only when a test moves it, and every pause is the same."""
    context, began = harbor.sessions.context, harbor.now() - harbor.skew
    context.clock = lambda: began + harbor.skew
    context.pause = lambda: PAUSE


async def clans(harbor: Harbor, *names: str) -> list[Person]:
    """A game that begins with clans; its people in the order in which they choose."""
    hold(harbor)
    people = [harbor.person(name) for name in names or NAMES]
    lobby = await opened(harbor, *(person.user.name for person in people))
    page = (await press(people[0], lobby, Verb.OPTIONS)).private[0]
    await choose(people[0], page, 1, 1)
    await press(people[0], lobby, Verb.START)
    (first,) = named(harbor, newest_poster(people[0]))
    at = [person.user.name for person in people].index(first.user.name)
    return people[at:] + people[:at]


async def advance(person: Person) -> SeenMessage:
    """Press *In advance* on the poster; the private page."""
    return (await press(person, newest_poster(person), Verb.ADVANCE)).private[0]


def menu(page: SeenMessage, verb: Verb) -> SeenSelect:
    """The menu of kinds, or that of choices."""
    return next(s for s in page.selects if s.custom_id.split("|")[1] == verb)


async def settle(person: Person, clan: str) -> SeenMessage:
    """Choose a clan in advance, by pressing; the page as it is then."""
    page = await advance(person)
    kinds = menu(page, Verb.SETTLE_WHAT)
    what = next(o.value for o in kinds.options if "clan" in o.label)
    await person.select(page, kinds.custom_id, [what])
    page = person.look(page)
    await person.select(page, menu(page, Verb.SETTLE).custom_id, [clan])
    return person.look(page)


def on_offer(page: SeenMessage) -> list[str]:
    """The choices of the menu that is open."""
    return [option.value for option in menu(page, Verb.SETTLE).options]


async def take(harbor: Harbor, person: Person, clan: str) -> None:
    """Choose a clan by hand."""
    panel = await open_panel(person, newest_poster(person))
    for select in panel.selects:
        for option in select.options:
            if clan in option.label.lower():
                await person.select(panel, select.custom_id, [option.value])
    for button in panel.buttons:
        if clan in button.label.lower():
            await person.click(panel, custom_id=button.custom_id)
    await rest(harbor)
