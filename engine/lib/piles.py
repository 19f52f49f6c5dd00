"""Decks and bags: what is drawn from, put away, and dealt anew to those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct

from engine.core.rng import Rng


class Deck(Struct):
    """Cards face down, the top one last, and the discards that become the next deck."""

    cards: list[str] = []
    discarded: list[str] = []

    def draw(self, rng: Rng, n: int = 1) -> list[str]:
        """Up to n cards; an empty deck is made anew from the discards."""
        if n > 0 and (self.cards or self.discarded):
            rng.next()  # whoever draws knows the cards now, and reading chance seals undo
        drawn: list[str] = []
        while len(drawn) < n and (self.cards or self.discarded):
            if not self.cards:
                self.cards, self.discarded = self.discarded, []
                rng.shuffle(self.cards)
            drawn.append(self.cards.pop())
        return drawn

    def discard(self, card: str) -> None:
        """Put a card away."""
        self.discarded.append(card)


class Bag(Struct):
    """Pieces of several kinds in a bag, by kind."""

    pieces: dict[str, int] = {}

    @property
    def left(self) -> int:
        """How many pieces are in it."""
        return sum(self.pieces.values())

    def draw(self, rng: Rng, n: int = 1) -> list[str]:
        """Up to n pieces, each of those in it equally likely."""
        drawn: list[str] = []
        while len(drawn) < n and self.left:
            drawn.append(self._draw_one(rng))
        return drawn

    def _draw_one(self, rng: Rng) -> str:
        places = accumulate(self.pieces.values())
        kinds = list(self.pieces)
        drawn = rng.below(self.left)
        kind = kinds[next(n for n, place in enumerate(places) if drawn < place)]
        self.pieces[kind] -= 1
        return kind


def redeal(rng: Rng, piles: Sequence[list[str]]) -> None:
    """Shuffle several piles together and give each its size back; how they lay leaves no trace."""
    cards = sorted(card for pile in piles for card in pile)
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def redeal_counts(rng: Rng, piles: Sequence[dict[str, int]]) -> None:
    """The same for piles that are kept as numbers by kind; a kind that is gone stays as 0."""
    unseen = sorted(kind for pile in piles for kind, n in pile.items() for _ in range(n))
    rng.shuffle(unseen)
    for pile in piles:
        size = sum(pile.values())
        pile.update(dict.fromkeys(pile, 0))
        for _ in range(size):
            kind = unseen.pop()
            pile[kind] = pile.get(kind, 0) + 1
