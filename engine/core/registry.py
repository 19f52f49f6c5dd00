"""The shelf of games, by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import Game
from engine.core.tokens import shown


class Registry:
    """All games that can be played here."""

    def __init__(self, games: Iterable[Game[Any, Any]]) -> None:
        self._games = {game.meta.id: game for game in games}

    def __iter__(self) -> Iterator[Game[Any, Any]]:
        return iter(self._games.values())

    def with_maps(self, maps: Mapping[str, Path]) -> Registry:
        """The same shelf with some games on maps of the operator's own; each map is checked."""
        return Registry([*self, *(self._on_map(name, path) for name, path in maps.items())])

    def _on_map(self, name: str, path: Path) -> Game[Any, Any]:
        with_map = self.get(name).with_map
        if with_map is None:
            raise BadSetup("core-no-map", game=shown(name))
        return with_map(path)

    def get(self, name: str) -> Game[Any, Any]:
        """One game by its id."""
        try:
            return self._games[name]
        except KeyError:
            raise UnknownGame(
                "core-unknown-game", game=shown(name), known=", ".join(self._games)
            ) from None
