"""What questions of effects have in common, and the walk through several players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick, parts
from engine.core.words import Msg, msg, ref
from engine.games.import_export import places
from engine.games.import_export.data import CARDS
from engine.games.import_export.state import State, Trigger

NONE = "none"
_NUMBER = {card: number for number, card in enumerate(CARDS)}


def decline(key: str = "ie-none") -> Option:
    """Not to do it."""
    return Option(NONE, msg(key), declines=True)


class Choose(Frame[State]):
    """One player chooses one thing because of a card; who need not may decline."""

    seat: Seat
    trigger: Trigger

    kind: ClassVar[str] = ""  # of its words: `ie-ask-<kind>`
    may_decline: ClassVar[bool] = True
    hidden: ClassVar[bool] = False  # the options come from a hand: asked whatever it holds
    any_card: ClassVar[bool] = False  # of the hand: how many there are is known to all

    def options(self, state: State) -> Iterable[Option]:
        """What may be chosen."""
        raise NotImplementedError

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        """Carry out what was chosen."""
        raise NotImplementedError

    def prompt(self, state: State) -> Msg:
        """What is asked, and because of which card of whom."""
        player = ref("seat", self.trigger.seat)
        return msg(f"ie-ask-{self.kind}", card=ref("card", self.trigger.effect), player=player)

    def possible(self, state: State) -> bool:
        """Whether anybody can see that there is something to choose."""
        return not self.hidden or bool(state.hands[self.seat].cards)

    def ask(self, state: State) -> Iterable[Decision]:
        options = self._all(state) if self.possible(state) else ()
        if not options or (len(options) == 1 and self._goes_without_saying(options[0])):
            return
        yield self._question(state, options)

    def _question(self, state: State, options: tuple[Option, ...]) -> Decision:
        card = ref("card", self.trigger.effect)
        return Decision(
            self.kind,
            self.seat,
            self.prompt(state),
            options,
            secret=self.hidden,
            fallback=(options[-1].token,) if options[-1].declines else lowest(options),
            menu=msg("ie-menu-card", card=card),
            call=msg("ie-call-card", card=card),
        )

    def _goes_without_saying(self, option: Option) -> bool:
        seen = not self.hidden or self.any_card
        return seen and option.declines == self.may_decline

    def _all(self, state: State) -> tuple[Option, ...]:
        found = tuple(self.options(state))
        if self.may_decline:
            return (*found, decline())
        return found or ((decline("ie-none-held"),) if self.hidden else ())

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._go(ctx, answer.pick)

    def run(self, ctx: Ctx[State]) -> Next:
        """Nothing to choose, or only one thing."""
        options = self._all(ctx.state) if self.possible(ctx.state) else ()
        if not options:
            return self.declined(ctx)
        return self._go(ctx, Answer(self.seat, self.kind, (options[0].token,)).pick)

    def _go(self, ctx: Ctx[State], pick: Pick) -> Next:
        if pick.kind == NONE:
            return self.declined(ctx)
        return self.chosen(ctx, pick) or Done()

    def declined(self, ctx: Ctx[State]) -> Next:
        """Nothing was chosen."""
        return Done()

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Done()


class ChooseSeveral(Choose):
    """Any number of open cards at once, none too."""

    def most(self, state: State) -> int:
        """How many at most."""
        return len(tuple(self.options(state)))

    def moved(self, ctx: Ctx[State], cards: list[str]) -> None:
        """Carry it out."""
        raise NotImplementedError

    def ask(self, state: State) -> Iterable[Decision]:
        if found := tuple(self.options(state)):
            most = min(len(found), self.most(state))
            yield replace(self._question(state, found), at_least=0, at_most=most, fallback=())

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.moved(ctx, [parts(token).id for token in answer.picks])
        return Done()

    def run(self, ctx: Ctx[State]) -> Next:
        return Done()


class InTurn(Frame[State]):
    """Several players act or answer because of one card, one after the other."""

    seats: list[Seat]
    trigger: Trigger

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        """What one of them does."""
        raise NotImplementedError

    def run(self, ctx: Ctx[State]) -> Next:
        if not self.seats:
            return self.after(ctx)
        return self.each(ctx, self.seats.pop(0))

    def after(self, ctx: Ctx[State]) -> Next:
        """When all have done so."""
        return Done()


def lowest(options: Sequence[Option], n: int = 1) -> tuple[str, ...]:
    """What absent players give: credits, otherwise the cards of the lowest numbers (IE-443)."""
    return tuple(sorted((option.token for option in options), key=_gift)[:n])


def _gift(token: str) -> int:
    return -1 if token == "credits" else _NUMBER.get(parts(token).id, len(_NUMBER))


def effect_words(card: str) -> Msg:
    """What a card does, short enough for a menu."""
    return msg(f"ie-effect-{card}")


def card_option(kind: str, card: str, label: str, *at: str, about: Msg | None = None) -> Option:
    """A card to choose, with its effect."""
    text = about or effect_words(card)
    return Option(f"{kind}:{card}", msg(label, card=ref("card", card)), about=text, at=at)


def hand_options(state: State, seat: Seat, kind: str, label: str) -> list[Option]:
    """Every card of a hand."""
    return [card_option(kind, card, label) for card in dict.fromkeys(state.hands[seat].cards)]


def of_cards(kind: str, cards: Sequence[str], label: str) -> list[Option]:
    """Cards that lie open."""
    return [card_option(kind, card, label, places.card(card)) for card in cards]
