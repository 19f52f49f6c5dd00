"""How people are told, at which hours, and when they are not there."""

from __future__ import annotations

from typing import Any

from cogs.shown.ids import Verb, parse
from cogs.shown.notices import ZONES as WHERE
from tests.campaigns.month.hands import Hands, verbs_on
from tests.campaigns.month.store import Snapshot
from tests.campaigns.month.town import WAYS, ZONES, Dweller
from tests.e2e.harbor import button
from tests.e2e.office import choices

_OF_ONE = 0.5  # of the changes are about one table alone; of those of hours, for another zone
_HOURS = 0.25  # of the changes are of hours


class Habits(Hands):
    """What somebody says of themselves."""

    async def change(self, each: Dweller, seen: Snapshot) -> None:
        """How they are told, of everything or of one table; or their hours, some move elsewhere."""
        if self.dice.random() < _HOURS:
            each.digest = self.dice.randrange(8, 20)
            each.zone = self.dice.choice(ZONES) if self.dice.random() < _OF_ONE else each.zone
            self.figures["hours chosen"] += 1
            await self.choose_hours(each)
            return
        own = [t for (t, _), p in seen.seats.items() if p.user == each.user and t in seen.tables]
        table = self.dice.choice(own) if own and self.dice.random() < _OF_ONE else None
        await self.choose_way(each, self.dice.choice(WAYS), table)

    async def choose_way(self, each: Dweller, way: str, table: int | None = None) -> None:
        """On the page of their settings, of all tables or of one."""
        person = self.person(each)
        place = person.dm if table is None else self._channel(table)
        outcome = await self._tried(person.slash(place, "settings", until="quiet"))
        if outcome is None:
            return
        page, verb = outcome.answer, Verb.TOLD_BY if table is None else Verb.TOLD_BY_AT
        for menu in [m for m in page.selects if parse(m.custom_id).verb is verb]:
            value = str(WAYS.index(way) + (table is not None))
            await self._tried(person.select(page, menu.custom_id, [value], until="acknowledged"))
            self.figures["ways chosen"] += 1
        await self.look()

    async def move_in(self, each: Dweller) -> None:
        """Way, zone, quiet hours, hour of the digest, as they want them from now on."""
        await self.choose_way(each, each.way)
        await self.choose_hours(each)

    async def choose_hours(self, each: Dweller) -> None:
        """Zone, quiet hours and the hour of the digest, as they are with them now."""
        person = self.person(each)
        page = (await person.slash(person.dm, "settings")).answer
        opened = await person.click(page, custom_id=button(page, Verb.TOLD_WHEN).custom_id)
        assert opened.modal is not None
        start, end = each.quiet or (None, 7)
        answers: dict[str, Any] = {
            "zone": [str(WHERE.index(each.zone))],
            "from": ["24" if start is None else str(start)],
            "to": [str(end)],
            "digest": [str(each.digest)],
        }
        await person.submit(opened.modal, choices(opened, answers))
        await self.look()

    async def go_away(self, each: Dweller, until: str, *, with_bot: bool) -> None:
        """For some days; at one of their tables a bot may play on."""
        person = self.person(each)
        outcome = await self._tried(person.run(person.dm, "away", {"until": until}, until="quiet"))
        if outcome is None:
            return
        self.figures["went away"] += 1
        page = outcome.answer
        bots = [b for b in page.buttons if b.custom_id and parse(b.custom_id).verb is Verb.SET_BOT]
        await self.look()
        if with_bot and bots:
            self._did(parse(bots[0].custom_id).numbers[0], person, "bot")
            await self._tried(person.click(page, custom_id=bots[0].custom_id, until="acknowledged"))
            await self.look()

    async def come_back(self, each: Dweller) -> None:
        """Before the day they had said."""
        person = self.person(each)
        outcome = await self._tried(person.slash(person.dm, "away", until="quiet"))
        if outcome is not None and Verb.HERE_AGAIN in verbs_on(outcome.answer):
            await self._press_seen(person, outcome.answer, Verb.HERE_AGAIN)
            self.figures["came back early"] += 1
        await self.look()
