"""Plays for the others by pressing what the bot offers them, knowing nothing of any game.

A poster that waits for somebody mentions them and has buttons. Whoever is mentioned presses the
first coloured one; a private panel opens; they choose at random in it until the poster moves on.
What was pressed on the very same screen before comes after what was not, so nobody goes in circles.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from playground.component_rules import Kind
from playground.models import Channel, User
from playground.offers import NotOffered
from playground.person import NoResponse, Outcome, Person
from playground.seen import SeenButton, SeenMessage, SeenSelect, seen_message
from playground.view import message_view
from playground.world import World

MOST_STEPS = 600
LONGEST = 90.0
_MOST_WASTED = 60
_SILENCE = 10
_PATIENCE = 3

_PRIMARY, _SECONDARY, _SUCCESS, _DANGER = 1, 2, 3, 4
_MENTION = re.compile(r"<@!?(\d+)>")
_MOMENT = re.compile(r"<t:\d+(:\w)?>")
_BACKWARDS = re.compile(
    r"\b(back|undo|restart|reset|redo|cancel|close|end|leave|quit|abandon|resign|delete|kick|help"
    r"|rules|log|indietro|annulla|ricomincia|chiudi|fine|abbandona|lascia|regole)\b",
    re.IGNORECASE,
)

Control: TypeAlias = SeenButton | SeenSelect


class Stop(StrEnum):
    """Why the others stopped."""

    YOUR_TURN = "your_turn"
    NOTHING_TO_DO = "nothing_to_do"
    STUCK = "stuck"
    TOO_LONG = "too_long"
    HALTED = "halted"


@dataclass(slots=True)
class _Player:
    """One of the others, with the panel they have open and what they pressed on which screen."""

    person: Person
    panel: SeenMessage | None = None
    opened_on: int = 0
    seen: set[Hashable] = field(default_factory=set)
    tried: Counter[Hashable] = field(default_factory=Counter)
    wasted: int = 0

    def begin(self, poster: SeenMessage) -> None:
        """Another poster: nothing that was tried counts any more."""
        self.panel, self.opened_on, self.wasted = None, poster.id, 0
        self.seen.clear()
        self.tried.clear()

    def look(self, outcome: Outcome | None) -> None:
        """The panel is the private message that came of it; without one a new one is opened."""
        shown = [m for m in [*outcome.created, *outcome.edited] if m.is_private] if outcome else []
        usable = [m for m in shown if _has_controls(m)]
        self.panel = usable[-1] if usable else None
        screen = _screen(self.panel) if self.panel else None
        self.wasted = self.wasted + 1 if screen in {None, *self.seen} else 0
        self.seen.add(screen)

    def pick(self, screen: Hashable, ranked: dict[str, int], chance: random.Random) -> str | None:
        """The best by rank that was not tried too often on this screen; ties by lot."""
        if not ranked:
            return None
        tried = {name: self.tried[screen, name] for name in ranked}
        cost = {
            name: (rank + tried[name] // _PATIENCE, tried[name]) for name, rank in ranked.items()
        }
        best = min(cost.values())
        name = chance.choice([name for name in ranked if cost[name] == best])
        self.tried[screen, name] += 1
        return name


async def play_on(
    world: World, channel: Channel, viewer: User, chance: random.Random | None = None
) -> Stop:
    """Lets the others play in a channel until it is the viewer's turn or nothing moves."""
    table = _Table(world, channel, viewer, chance or random.Random())
    try:
        async with asyncio.timeout(LONGEST):
            for _ in range(MOST_STEPS):
                stop = await table.step()
                if stop is not None:
                    return stop
    except TimeoutError:
        pass
    return Stop.TOO_LONG


class _Table:
    """One run of letting the others play."""

    def __init__(self, world: World, channel: Channel, viewer: User, chance: random.Random) -> None:
        self._world = world
        self._channel = channel
        self._viewer = viewer
        self._chance = chance
        self._players: dict[int, _Player] = {}

    async def step(self) -> Stop | None:
        """One press by one of the others; says so when there is nothing left to press."""
        await self._world.quiet()
        poster = self._poster()
        waiting = mentioned(poster) if poster else set()
        if self._viewer.id in waiting:
            return Stop.YOUR_TURN
        others = [self._player(number) for number in sorted(waiting) if self._is_here(number)]
        if poster is None or not others:
            return Stop.NOTHING_TO_DO
        ready = [player for player in others if player.wasted < _MOST_WASTED]
        if not ready:
            return Stop.STUCK
        await self._press(self._chance.choice(ready), poster)
        return None

    def _poster(self) -> SeenMessage | None:
        """The newest message for everybody that names somebody and has a button to press."""
        for stored in reversed(self._channel.messages.values()):
            if stored.private_to is None and stored.components:
                message = seen_message(message_view(self._world, stored))
                if mentioned(message) and any(b.is_enabled for b in message.buttons):
                    return message
        return None

    def _is_here(self, number: int) -> bool:
        guild = self._world.guild_of(self._channel)
        user = self._world.users.get(number)
        return (
            user is not None and not user.is_bot and guild is not None and number in guild.members
        )

    def _player(self, number: int) -> _Player:
        if number not in self._players:
            self._players[number] = _Player(Person(self._world, self._world.users[number]))
        return self._players[number]

    async def _press(self, player: _Player, poster: SeenMessage) -> None:
        if player.opened_on != poster.id:
            player.begin(poster)
        try:
            player.look(
                await (
                    self._use_panel(player) if player.panel else self._use_poster(player, poster)
                )
            )
        except (NotOffered, NoResponse):
            player.panel = None
            player.wasted += _SILENCE

    async def _use_poster(self, player: _Player, poster: SeenMessage) -> Outcome | None:
        ranks = {_SUCCESS: 0, _PRIMARY: 1}
        ranked = {
            b.custom_id: ranks[b.style]
            for b in poster.buttons
            if b.style in ranks and _is_forward(b)
        }
        chosen = player.pick(None, ranked, self._chance)
        return await player.person.click(poster, custom_id=chosen) if chosen else None

    async def _use_panel(self, player: _Player) -> Outcome | None:
        assert player.panel is not None
        panel = player.person.look(player.panel)
        both: list[Control] = [*panel.buttons, *panel.selects]
        controls = {control.custom_id: control for control in both}
        ranked = {name: rank for name, c in controls.items() if (rank := _rank(c)) is not None}
        chosen = player.pick(_screen(panel), ranked, self._chance)
        return await self._use(player.person, panel, controls[chosen]) if chosen else None

    async def _use(self, person: Person, panel: SeenMessage, control: Control) -> Outcome:
        if isinstance(control, SeenButton):
            return await person.click(panel, custom_id=control.custom_id)
        most = min(control.at_most, len(control.options))
        number = self._chance.randint(max(1, control.at_least), max(1, most))
        chosen = self._chance.sample([option.value for option in control.options], number)
        return await person.select(panel, control.custom_id, chosen)


def mentioned(message: SeenMessage) -> set[int]:
    """Everybody a message names, whether or not it rings their bell."""
    return {int(number) for number in _MENTION.findall(message.text)}


def _screen(panel: SeenMessage) -> Hashable:
    """What somebody has before them: the same words and the same controls are the same screen."""
    return _MOMENT.sub("", panel.text), *panel.buttons, *panel.selects


def _has_controls(message: SeenMessage) -> bool:
    return any(b.is_enabled for b in message.buttons) or any(map(_is_usable, message.selects))


def _is_usable(menu: SeenSelect) -> bool:
    return menu.is_enabled and menu.kind is Kind.STRING_SELECT and bool(menu.options)


def _rank(control: Control) -> int | None:
    """How soon to try a control: green finishes, menus and blue choose, grey is for the rest.

    Grey that sounds like going back comes last, for it may be the only way on; red that does never.
    """
    if isinstance(control, SeenSelect):
        return 1 if _is_usable(control) else None
    if not control.is_enabled:
        return None
    if control.style == _SECONDARY:
        return 2 if _is_forward(control) else 3
    if control.style == _DANGER:
        return 3 if _is_forward(control) else None
    return 0 if control.style == _SUCCESS else 1


def _is_forward(button: SeenButton) -> bool:
    """Whether pressing leads on: a green button always does, others by what they are called."""
    if not button.is_enabled or button.style == _SUCCESS:
        return button.is_enabled
    return not _BACKWARDS.search(f"{button.label} {button.custom_id}")
