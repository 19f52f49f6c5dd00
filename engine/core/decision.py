"""Questions as data: buttons, menus, notation, bots, fuzzer and errors are made from these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.errors import IllegalAnswer
from engine.core.tokens import Pick, nearest, parts, shown
from engine.core.words import Msg

Seat: TypeAlias = int  # 0..n-1; the engine never sees a user


class Option(Struct, frozen=True):
    """One thing that may be picked; the token is stable and goes into the log."""

    token: str
    label: Msg
    limit: int = 1  # how often it may be picked in one answer
    group: Msg | None = None  # the first menu when there are too many options for one
    about: Msg | None = None  # what it costs or brings: a second line of its own
    at: tuple[str, ...] = ()  # the places it touches on the board: `shore:14`
    aside: bool = False  # done beside the question, which stays open
    declines: bool = False  # not to do it: shown last
    risky: bool = False  # it may well be a loss: nothing that should stand out
    final: Msg | None = None  # why it cannot be taken back, where its owner could regret it
    spends: bool = False  # beside `final`: it costs something, so its owner is asked once more
    closes: bool = False  # the question that confirms the turn after it is not asked any more


class Decision(Struct, frozen=True):
    """One question to one seat; a seat has at most one open."""

    name: str
    seat: Seat
    prompt: Msg
    options: tuple[Option, ...]
    at_least: int = 1
    at_most: int = 1
    secret: bool = False  # the options themselves reveal a hand: show them to their owner only
    confirms: bool = False  # this question ends the turn: its fallback reads as "Confirm"
    settled: bool = False  # answered already; may be answered anew until the others have answered
    aside: bool = False  # a seat that is asked nothing may do this; the match never waits for it
    fallback: tuple[str, ...] = ()  # played for a seat that left or ran out of time
    menu: Msg | None = None  # the title of a menu with its options: "Choose a tile"
    call: Msg | None = None  # in public: what somebody is wanted for out of turn
    shortcuts: tuple[Option, ...] = ()  # in public: first picks, whether a hand allows them or not

    @property
    def waits(self) -> bool:
        """Whether the match goes on only when this is answered."""
        return not (self.settled or self.aside)

    def tokens(self) -> tuple[str, ...]:
        """All that may be picked, in order."""
        return tuple(option.token for option in self.options)

    def answers(self) -> tuple[Option, ...]:
        """The options that answer the question, without what may be done aside."""
        return tuple(option for option in self.options if not option.aside)

    def only(self) -> tuple[str, ...] | None:
        """The one answer there is, where nothing is left to choose."""
        every = [option.token for option in self.options for _ in range(option.limit)]
        asides = any(option.aside for option in self.options)
        return tuple(every) if len(every) == self.at_least and not asides else None

    def is_aside(self, picks: Sequence[str]) -> bool:
        """Whether these picks leave the question open."""
        return any(option.aside for option in self.options if option.token in picks)

    def closed_by(self, picks: Sequence[str]) -> bool:
        """Whether one of these picks ends the turn without being asked again."""
        return any(option.closes for option in self.options if option.token in picks)

    def with_asides(self, asides: tuple[Option, ...]) -> Decision:
        """The same question, with what its owner may do first."""
        return replace(self, options=self.options + asides) if asides else self

    def without_asides(self) -> Decision:
        """The same question, and nothing beside it."""
        answers = self.answers()
        return self if len(answers) == len(self.options) else replace(self, options=answers)

    def check(self, picks: Sequence[str]) -> None:
        """The one place where legality is decided: picks must be among what was offered."""
        if len(picks) > max(1, self.at_most):  # also keeps the rest short
            raise self._wrong_count(picks)
        offered = {option.token: option for option in self.options if option.token in picks}
        for token in dict.fromkeys(picks):
            if token not in offered:
                raise self._illegal("core-not-offered", token, pick=shown(token))
            if picks.count(token) > (limit := offered[token].limit):
                raise self._illegal("core-too-often", token, pick=shown(token), limit=limit)
        aside = next((token for token in offered if offered[token].aside), None)
        if aside is not None and len(picks) > 1:
            raise self._illegal("core-aside-alone", aside, pick=shown(aside))
        if aside is None and len(picks) < self.at_least:
            raise self._wrong_count(picks)

    def allows(self, picks: Sequence[str]) -> bool:
        """Whether these picks are legal."""
        try:
            self.check(picks)
        except IllegalAnswer:
            return False
        return True

    def _wrong_count(self, picks: Sequence[str]) -> IllegalAnswer:
        least, most = self.at_least, self.at_most
        return self._illegal(
            "core-wrong-count", "", picked=len(picks), at_least=least, at_most=most
        )

    def _illegal(self, key: str, wanted: str, **args: str | int) -> IllegalAnswer:
        meant = (wanted,) if key == "core-not-offered" else ()
        return IllegalAnswer(key, nearest(wanted, self.tokens()), meant, **args)


class Answer(Struct, frozen=True):
    """What one seat picked; `asked` is the number of the question it saw (None in replays)."""

    seat: Seat
    decision: str
    picks: tuple[str, ...]
    asked: int | None = None

    @property
    def pick(self) -> Pick:
        """The parts of the only pick."""
        return parts(self.picks[0])


def closing(pending: Iterable[Decision], seat: Seat) -> Answer | None:
    """The end of a seat's turn where nothing else is left to answer: it need not be asked (T11)."""
    for asked in pending:
        if asked.seat == seat and asked.confirms and len(asked.answers()) == 1:
            return Answer(seat, asked.name, asked.fallback)
    return None
