"""A table is opened: its host chooses, the others sit down, bots are added, and it begins."""

from __future__ import annotations

from cogs.shown.ids import Verb, parse
from engine.games import GAMES
from playground.models import Channel
from playground.person import Person
from playground.seen import SeenMessage
from sessions.paces import PACES
from tests.campaigns.month.people import Circle
from tests.campaigns.month.town import Plan
from tests.e2e.harbor import newest_poster, press


async def open_table(circle: Circle, plan: Plan) -> None:
    """From the command to the deal, by presses."""
    world = circle.harbour.world
    channel, host = world.channel(f"The Quay/{plan.channel}"), circle.person(plan.people[0])
    if plan.practice:
        await host.slash(channel, "game practice", game=plan.game, bots=plan.bots)
        await circle.look()
        return
    await host.slash(channel, "game new", game=plan.game)
    await _set_up(host, channel, plan)
    for each in plan.people[1:]:
        await press(circle.person(each), newest_poster(host, channel), Verb.JOIN)
    await _add_bots(host, channel, plan.bots)
    await press(host, newest_poster(host, channel), Verb.START)
    await circle.look()


async def _set_up(host: Person, channel: Channel, plan: Plan) -> None:
    """The pace, and what else the host would like."""
    page = (await press(host, newest_poster(host, channel), Verb.OPTIONS)).private[0]
    specs = GAMES.get(plan.game).meta.options
    for number, spec in enumerate(specs):
        if spec.key in plan.options:
            await _choose(host, page, number, spec.choices.index(plan.options[spec.key]))
    await _choose(host, page, len(specs), PACES.index(plan.pace))


async def _choose(host: Person, page: SeenMessage, option: int, choice: int) -> None:
    for verb, value in ((Verb.WHICH, option), (Verb.OPTION, choice)):
        menus = [m for m in host.look(page).selects if parse(m.custom_id).verb is verb]
        await host.select(page, menus[0].custom_id, [str(value)])


async def _add_bots(host: Person, channel: Channel, bots: int) -> None:
    for _ in range(bots):
        page = (await press(host, newest_poster(host, channel), Verb.BOTS)).private[0]
        await press(host, page, Verb.ADD_BOT)
