"""Plays for the others by pressing what the bot offers them, knowing nothing of any game.

A poster that waits for somebody mentions them and has buttons. Whoever is mentioned presses the
first coloured one; a private panel opens; they choose at random in it until the poster moves on.
"""

import asyncio
import random
import re
from dataclasses import dataclass, field
from enum import StrEnum

from playground.component_rules import Kind
from playground.models import Channel, User
from playground.offers import NotOffered
from playground.person import NoResponse, Outcome, Person
from playground.seen import SeenButton, SeenMessage, SeenSelect
from playground.world import World

MOST_STEPS = 600
LONGEST = 90.0
_LOOK_BACK = 30
_TRIES = 6

_PRIMARY, _SECONDARY, _SUCCESS = 1, 2, 3
_MENTION = re.compile(r"<@!?(\d+)>")
_BACKWARDS = re.compile(
    r"\b(back|undo|restart|reset|redo|cancel|close|end|leave|quit|abandon|resign|delete|kick|help"
    r"|rules|log|indietro|annulla|ricomincia|chiudi|fine|abbandona|lascia|regole)\b",
    re.IGNORECASE,
)


class Stop(StrEnum):
    """Why the others stopped."""

    YOUR_TURN = "your_turn"
    NOTHING_TO_DO = "nothing_to_do"
    STUCK = "stuck"
    TOO_LONG = "too_long"
    HALTED = "halted"


@dataclass(slots=True)
class _Player:
    """One of the others, with the panel they have open."""

    person: Person
    panel: SeenMessage | None = None
    opened_on: int = 0
    tried: set[tuple[str, str]] = field(default_factory=set)
    wasted: int = 0


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
        ready = [player for player in others if player.wasted < _TRIES]
        if not ready:
            return Stop.STUCK
        await self._press(self._chance.choice(ready), poster)
        return None

    def _poster(self) -> SeenMessage | None:
        """The newest message for everybody that names somebody and has a button to press."""
        for message in reversed(
            Person(self._world, self._viewer).visible(self._channel, _LOOK_BACK)
        ):
            usable = not message.is_private and any(b.is_enabled for b in message.buttons)
            if usable and mentioned(message):
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
            player.panel, player.opened_on, player.wasted = None, poster.id, 0
            player.tried.clear()
        before = player.panel
        try:
            outcome = await (
                self._use_panel(player) if before else self._use_poster(player, poster)
            )
        except (NotOffered, NoResponse):
            player.panel = None
            player.wasted += 1
            return
        self._look(player, outcome)
        came_on = (
            outcome is not None and player.panel is not None and _differs(before, player.panel)
        )
        player.wasted = 0 if came_on else player.wasted + 1

    def _look(self, player: _Player, outcome: Outcome | None) -> None:
        """The panel is the private message that came of it; without one a new one is opened."""
        shown = [m for m in [*outcome.created, *outcome.edited] if m.is_private] if outcome else []
        usable = [m for m in shown if _has_controls(m)]
        player.panel = usable[-1] if usable else None

    async def _use_poster(self, player: _Player, poster: SeenMessage) -> Outcome | None:
        forward = [b for b in poster.buttons if _is_forward(b)]
        fitting = [b for style in (_SUCCESS, _PRIMARY) for b in forward if b.style == style]
        fresh = [b for b in fitting if (b.custom_id, "") not in player.tried] or fitting
        if not fresh:
            return None
        player.tried.add((fresh[0].custom_id, ""))
        return await player.person.click(poster, custom_id=fresh[0].custom_id)

    async def _use_panel(self, player: _Player) -> Outcome | None:
        assert player.panel is not None
        panel = player.person.look(player.panel)
        for controls in self._preferences(panel):
            if controls:
                return await self._use(player.person, panel, self._chance.choice(controls))
        return None

    def _preferences(self, panel: SeenMessage) -> list[list[SeenButton | SeenSelect]]:
        """What to try, best first: green finishes, menus and blue choose, grey is for the rest."""
        forward = [button for button in panel.buttons if _is_forward(button)]
        by_style = {
            style: [b for b in forward if b.style == style]
            for style in (_SUCCESS, _PRIMARY, _SECONDARY)
        }
        menus = [menu for menu in panel.selects if _is_usable(menu)]
        return [
            [*by_style[_SUCCESS]],
            [*menus, *by_style[_PRIMARY]],
            [*by_style[_SECONDARY]],
        ]

    async def _use(
        self, person: Person, panel: SeenMessage, control: SeenButton | SeenSelect
    ) -> Outcome:
        if isinstance(control, SeenButton):
            return await person.click(panel, custom_id=control.custom_id)
        most = min(control.at_most, len(control.options))
        number = self._chance.randint(max(1, control.at_least), max(1, most))
        chosen = self._chance.sample([option.value for option in control.options], number)
        return await person.select(panel, control.custom_id, chosen)


def mentioned(message: SeenMessage) -> set[int]:
    """Everybody a message names, whether or not it rings their bell."""
    return {int(number) for number in _MENTION.findall(message.text)}


def _differs(before: SeenMessage | None, now: SeenMessage) -> bool:
    return before is None or before.payload["components"] != now.payload["components"]


def _has_controls(message: SeenMessage) -> bool:
    return any(b.is_enabled for b in message.buttons) or any(map(_is_usable, message.selects))


def _is_usable(menu: SeenSelect) -> bool:
    return menu.is_enabled and menu.kind is Kind.STRING_SELECT and bool(menu.options)


def _is_forward(button: SeenButton) -> bool:
    """Whether pressing leads on: a green button always does, others by what they are called."""
    if not button.is_enabled or button.style == _SUCCESS:
        return button.is_enabled
    return not _BACKWARDS.search(f"{button.label} {button.custom_id}")
