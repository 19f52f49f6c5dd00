"""What everybody can do who has a keyboard: press, look, and say that they have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from cogs.shown.ids import Verb, parse
from playground.models import Channel, Message
from playground.offers import NotOffered
from playground.person import NoResponse, Outcome, Person
from playground.seen import SeenMessage, seen_message
from playground.view import message_view
from tests.campaigns.month.harbour import Seaside
from tests.campaigns.month.posts import Posts
from tests.campaigns.month.skipped import Deed
from tests.campaigns.month.store import Snapshot
from tests.campaigns.month.town import Dweller

Look = Callable[[], Awaitable[Snapshot]]


@dataclass
class Hands:
    """All people of the town, and what they have done since anybody last looked."""

    harbour: Seaside
    posts: Posts
    look: Look  # lets all be done that follows, and looks how it stands then
    dice: random.Random = field(default_factory=random.Random)
    deeds: list[Deed] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)

    def person(self, each: Dweller) -> Person:
        """At their keyboard."""
        return Person(self.harbour.world, self.harbour.world.users[each.user])

    def _did(self, table: int, person: Person, what: str, whom: int = 0) -> None:
        self.deeds.append(Deed(table, person.user.id, what, whom))

    async def _press(self, person: Person, message: Message, verb: Verb) -> Outcome | None:
        return await self._press_seen(person, self._seen(message), verb)

    async def _press_seen(self, person: Person, shown: SeenMessage, verb: Verb) -> Outcome | None:
        found = [b.custom_id for b in shown.buttons if b.custom_id and b.is_enabled]
        pressed = [id for id in found if parse(id).verb is verb]
        if not pressed:
            return None
        return await self._tried(person.click(shown, custom_id=pressed[0], until="quiet"))

    async def _tried(self, work: Awaitable[Outcome]) -> Outcome | None:
        """What came of it; nothing where the application did not respond."""
        try:
            return await work
        except NoResponse:
            self.figures["unanswered"] += 1
        except NotOffered:
            self.figures["gone before it was pressed"] += 1
        return None

    def _seen(self, message: Message) -> SeenMessage:
        return seen_message(message_view(self.harbour.world, message))

    def _poster(self, table: int) -> Message | None:
        place = self.posts.posters.get(table)
        return None if place is None else self.posts.message(place)

    def _channel(self, table: int) -> Channel:
        return self.harbour.world.channels[self.posts.posters[table][0]]


def verbs_on(shown: SeenMessage) -> set[Verb]:
    """What its buttons do."""
    return {parse(b.custom_id).verb for b in shown.buttons if b.custom_id}
