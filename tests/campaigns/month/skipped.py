"""Has anybody lost a turn or a seat but by their clock, their own wish or a vote?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from sessions.turns import BOT, CLOCK, STAND_IN, THE_HOUSE
from tests.campaigns.month.store import Answer, Decided, Key, Snapshot

BY_OTHERS = {CLOCK: "defaults", STAND_IN: "fallbacks", BOT: "by bots"}


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that somebody has done by a press or a command."""

    table: int
    user: int
    what: str  # play, bot, again, take, leave, remind; late- and a choice
    whom: int = 0  # is reminded


@dataclass
class Skipped:
    """Looks at all that was answered for somebody, and at who sits where."""

    figures: Counter[str] = field(default_factory=Counter)

    def see(
        self, before: Snapshot, now: Snapshot, deeds: frozenset[Deed]
    ) -> tuple[frozenset[Key], list[str]]:
        """The seats for which answers given in advance have replied; and what is wrong."""
        replied: set[Key] = set()
        wrong = [*self._seats(before, now, deeds)]
        for answer in now.answers:
            key = (answer.table, answer.seat)
            if answer.user > 0 and _own(answer, before, deeds) == "standing":
                replied.add(key)
            if why := self._why(answer, before, now, deeds):
                wrong.append(f"{why}: table {answer.table}, seat {answer.seat}, at {now.at}")
        self.figures["answered in advance"] += len(replied)
        return frozenset(replied), wrong

    # -- answers ----------------------------------------------------------------------------------

    def _why(self, answer: Answer, before: Snapshot, now: Snapshot, deeds: frozenset[Deed]) -> str:
        """What is wrong with an answer, if anything."""
        key = (answer.table, answer.seat)
        self.figures[BY_OTHERS.get(answer.user, "answers")] += 1
        if answer.user == CLOCK:
            clock = before.clocks.get(key)
            up = clock is not None and clock.deadline is not None and clock.deadline <= now.at
            in_time = clock is not None and clock.off_turn and up
            return "" if in_time else "the clock answered before the time was up"
        if answer.user == STAND_IN:
            said = _did(deeds, answer.table, "late-fallback") or _voted(now, key, "fallback")
            return "" if said else "answered for, though nobody has said so"
        if answer.user == BOT:
            bots = [seen.seats[key].bot for seen in (before, now) if key in seen.seats]
            over = key not in now.seats and not bots
            return "" if any(bots) or over else "a bot answered for a person"
        if answer.user == THE_HOUSE or answer.again:
            return ""
        return "" if _own(answer, before, deeds) else "answered, but not by its owner"

    # -- seats ------------------------------------------------------------------------------------

    def _seats(self, before: Snapshot, now: Snapshot, deeds: frozenset[Deed]) -> Iterator[str]:
        for key, place in now.seats.items():
            was = before.seats.get(key)
            if was is None or was == place:
                continue
            table, about = key[0], f"table {key[0]}, seat {key[1]}, at {now.at}"
            if was.user != place.user:
                taken = place.user and Deed(table, place.user, "take") in deeds
                left = not place.user and Deed(table, was.user, "leave") in deeds
                self.figures["replacements"] += bool(place.user)
                if not taken and not left:
                    yield f"somebody lost their seat: {about}"
            elif place.bot and not was.bot:
                self.figures["bots that took over"] += 1
                own = Deed(table, place.user, "bot") in deeds
                said = _did(deeds, table, "late-bot") or _voted(now, key, "bot")
                if not own and not said:
                    yield f"a bot took over, though nobody has said so: {about}"
            elif place.offered and not was.offered:
                said = _did(deeds, table, "late-offer") or _voted(now, key, "replace")
                if not said:
                    yield f"a seat is on offer, though nobody has said so: {about}"


def _own(answer: Answer, before: Snapshot, deeds: frozenset[Deed]) -> str:
    """Whether its owner gave it now or in advance, if at all."""
    if Deed(answer.table, answer.user, "play") in deeds:
        return "play"
    return "standing" if (answer.table, answer.user) in before.standing else ""


def _did(deeds: frozenset[Deed], table: int, what: str) -> bool:
    return any((deed.table, deed.what) == (table, what) for deed in deeds)


def _voted(now: Snapshot, key: Key, kind: str) -> bool:
    return Decided(key[0], kind, key[1]) in now.decided
