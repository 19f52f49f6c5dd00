"""Every message that the bots have put up, by what it was sent for: nothing may be there twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from cogs.shown.clocks import REMINDER
from cogs.shown.ids import Verb
from playground.changes import Change, ChangeKind
from playground.models import Message
from playground.world import World
from tests.campaigns.faults.wall import text, verbs


@dataclass
class Twins:
    """What was owed has a number of its own, which the nonce of its message begins with."""

    world: World
    sent: dict[tuple[int, str], set[int]] = field(default_factory=lambda: defaultdict(set))
    reminders: int = 0
    questions: int = 0

    def note(self, change: Change) -> None:
        """One change of the world."""
        if change.kind is not ChangeKind.MESSAGE_CREATED or not change.message_id:
            return
        message = self.world.channels[change.channel_id].messages.get(change.message_id)
        if message is None or message.author_id != self.world.bot.id or not message.nonce:
            return
        self.sent[change.channel_id, message.nonce.partition(":")[0]].add(message.id)
        self.reminders += text(message).startswith(REMINDER)
        self.questions += Verb.LATE in verbs(message)

    def wrong(self) -> Iterator[str]:
        """What is there more than once now, and what should have gone."""
        for (channel, what), messages in self.sent.items():
            left = [m for m in messages if m in self.world.channels[channel].messages]
            if len(left) > 1:
                yield f"doubled: {what} in {channel} is there {len(left)} times: {left}"
        for message in self._left():
            if text(message).startswith(REMINDER):
                yield f"reminder {message.id} has never gone: {text(message)[:60]}"

    def _left(self) -> Iterator[Message]:
        for channel, _ in self.sent:
            yield from self.world.channels[channel].messages.values()
