"""Posters held against the moments that owe one, in the way that finds least wrong."""

from __future__ import annotations

from tests.campaigns.faults.replay import Publication
from tests.campaigns.faults.wall import Made


def aligned(owed: list[Publication], made: list[Made]) -> tuple[list[Publication], list[Made]]:
    """What has no poster and what is one too many; whoever goes on at once may need none."""
    costs = _costs(owed, made)
    missing, surplus = [], []
    a, b = len(owed), len(made)
    while a or b:
        if a and b and _fits(owed[a - 1], made[b - 1]) and costs[a][b] == costs[a - 1][b - 1]:
            a, b = a - 1, b - 1
        elif a and costs[a][b] == costs[a - 1][b] + _price(owed[a - 1]):
            a -= 1
            missing += [] if owed[a].goes_on else [owed[a]]
        else:
            b -= 1
            surplus.append(made[b])
    return missing[::-1], surplus[::-1]


def _costs(owed: list[Publication], made: list[Made]) -> list[list[int]]:
    """How much is wrong at least with the first so many of both."""
    costs = [list(range(len(made) + 1))]
    for a, publication in enumerate(owed):
        row = [costs[a][0] + _price(publication)]
        for b, poster in enumerate(made):
            wrong = min(costs[a][b + 1] + _price(publication), row[b] + 1)
            row.append(min(wrong, costs[a][b]) if _fits(publication, poster) else wrong)
        costs.append(row)
    return costs


def _price(publication: Publication) -> int:
    return 0 if publication.goes_on else 1


def _fits(publication: Publication, poster: Made) -> bool:
    """It names whoever is up, and calls at least whoever is called at once.

    Where somebody has gone on before it came it may name the others alone.
    """
    called, names = set(poster.mentions), set(poster.names)
    if publication.goes_on and names:
        return called <= names <= publication.up
    return publication.up == set(poster.names) and publication.called <= called <= publication.up
