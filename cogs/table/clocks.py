"""What the others at a table press when somebody's time is up."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import NOBODY, classic_view
from cogs.discord_io.visit import Visit
from cogs.shown.clocks import late_chair, late_row, late_text
from cogs.shown.ids import BadId, Verb
from cogs.table.seats import announce, said
from sessions.ballot import CHOICES
from sessions.shapes import TableError


@ROUTER.on(Verb.GO_ON)
async def go_on(visit: Visit) -> None:
    """The pause that they have chosen is over."""
    await visit.sessions.clocks.go_on(visit.numbers[0], visit.person)
    await visit.tell(visit.say("clock-goes-on"))


@ROUTER.on(Verb.LATE)
async def choose(visit: Visit) -> None:
    """What one of them would like; where enough do, it is done."""
    table, seat, number = visit.numbers
    if number >= len(CHOICES):
        raise BadId("bot-button-broken")
    choice = CHOICES[number]
    found = await visit.sessions.clocks.stalled(table)
    if found is None or found.wish.subject != seat:
        raise TableError("clock-decided")
    found = await visit.sessions.clocks.choose(table, visit.person, choice)
    chair = late_chair(found)
    if found.proposal.state == "table" and found.wish.detail == "offer":
        text = said(visit, found.table, "bot-seat-offered", chair)
        await announce(visit, found.table, chair, text, withdrawn=False)
    elif not found.proposal.open:
        await visit.tell(visit.say("clock-done"))
    elif visit.pressed_its_own:
        view = classic_view([late_row(found)])
        await visit.interaction.response.edit_message(
            content=late_text(found), view=view, allowed_mentions=NOBODY
        )
    else:
        await visit.tell(visit.say("clock-noted"))
