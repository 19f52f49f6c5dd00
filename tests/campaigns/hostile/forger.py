"""Makes hostile inputs, one after the other, all from one seed."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import app_commands

from cogs.shown.ids import BadId, Id, Verb, parse
from engine.games import GAMES
from playground.command_rules import OptionKind
from playground.component_rules import Kind, walk
from playground.interactions import InteractionType
from playground.models import Channel
from playground.payloads import user_json
from playground.person import Person
from playground.view import may_see_message
from render.picture import renderer
from tests.campaigns.hostile.garbling import debris, garbled, odd_number
from tests.campaigns.hostile.inputs import Input
from tests.campaigns.hostile.rights import Rights
from tests.campaigns.hostile.scene import PEOPLE, Scene

_COMPONENTS = (Kind.BUTTON, Kind.STRING_SELECT, Kind.USER_SELECT)
_NUMBERED = (Verb.ANSWER, Verb.SURE, Verb.CHOOSE, Verb.TURN_TO, Verb.GROUP, Verb.GATHER)
_SMALL = (0, 0, 0, 1, 1, 2, 3, 4, 5, 9, 24, 25, 26, 99, 10**6, 2**63 - 1)
_UNDERSTOOD = ("another's button", "stale id", "command", "autocomplete")
_POOL = 4_000
_REPLAYED, _SEATED = 0.1, 0.4  # how often an input comes twice, and from somebody at the table


@dataclass(frozen=True)
class Leaf:
    """A command that can be run, as the tree of the bot knows it."""

    words: tuple[str, ...]
    parameters: tuple[tuple[str, bool], ...]  # name, and whether it makes suggestions

    @property
    def name(self) -> str:
        """As one types it."""
        return " ".join(self.words)


def leaves(tree: app_commands.CommandTree[Any]) -> Iterator[Leaf]:
    """Every command there is."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            known = tuple((p.display_name, p.autocomplete) for p in command.parameters)
            yield Leaf(tuple(command.qualified_name.split()), known)


class Forger:
    """A stream of inputs that nobody has the right to make."""

    def __init__(self, scene: Scene, rights: Rights, seed: int) -> None:
        self._scene, self._rights = scene, rights
        self._dice = random.Random(seed)
        self._leaves = list(leaves(scene.harbor.bot.tree))
        self._people = scene.people()
        self._arity = {verb: _arity(verb) for verb in Verb}
        self._sources = {person.user.id: self._seen_by(person) for person in self._people}
        self._stale = deque(self._hanging(), maxlen=_POOL)
        self._words = self._known_words()
        self._last: Input | None = None
        self._kinds: Sequence[tuple[str, int, Callable[[Person, str], Input]]] = (
            ("garbled id", 18, self._garbled_id),
            ("another's button", 22, self._anothers),
            ("stale id", 18, self._stale_id),
            ("garbled values", 14, self._garbled_values),
            ("command", 14, self._command),
            ("autocomplete", 8, self._autocomplete),
            ("modal", 6, self._modal),
        )

    def next(self) -> Input:
        """One more, by anybody; now and then the last one again."""
        if self._last is None or self._dice.random() >= _REPLAYED:
            weights = [weight for _, weight, _ in self._kinds]
            (kind, _, make), *_ = self._dice.choices(self._kinds, weights)
            self._last = self._without_right(lambda person: self._nearby(make(person, kind)))
        return self._last

    def _nearby(self, made: Input) -> Input:
        """Often a press by somebody who sits at the table after all, with yesterday's button."""
        table, pressed = self._rights.about(made), made.type is InteractionType.COMPONENT
        if table is None or not pressed or self._dice.random() >= _SEATED:
            return made
        person = self._scene.person(self._dice.choice(table.people))
        return self.press(person, made.kind, made.data["custom_id"], made.data.get("values"))

    def looking(self, person: Person) -> Input:
        """One that is understood, by this person."""
        kinds = [(kind, make) for kind, _, make in self._kinds if kind in _UNDERSTOOD]
        kind, make = self._dice.choice(kinds)
        return self._without_right(lambda _: make(person, kind))

    def _without_right(self, make: Callable[[Person], Input]) -> Input:
        """Made again until it is not its sender's right."""
        while True:
            made = make(self.someone())
            if not self._rights.permits(made):
                return made

    def each_once(self) -> Iterator[Input]:
        """Every verb, command and suggestion at least once."""
        makers = [partial(self._of_verb, verb) for verb in Verb]
        makers += [partial(self._run, leaf) for leaf in self._leaves]
        makers += [
            partial(self._complete, leaf, name)
            for leaf in self._leaves
            for name, suggests in leaf.parameters
            if suggests
        ]
        for make in makers:
            yield self._without_right(make)

    def _of_verb(self, verb: Verb, person: Person) -> Input:
        return self.press(person, "another's button", self._id(verb))

    def someone(self) -> Person:
        """Anybody."""
        return self._dice.choice(self._people)

    def number(self) -> int:
        """Any."""
        return self._dice.getrandbits(32)

    def harvest(self, ids: Iterator[str]) -> None:
        """Ids that the bot has just sent to somebody, to be pressed later by somebody else."""
        self._stale.extend(ids)

    # -- where ------------------------------------------------------------------------------------

    def _seen_by(self, person: Person) -> list[tuple[int, int, bool]]:
        """Channel, message, and whether nobody else sees it."""
        world = self._scene.world
        return [
            (channel.id, message.id, message.private_to is not None)
            for channel in world.channels.values()
            for message in channel.messages.values()
            if may_see_message(world, person.user, message) and message.author_id == world.bot.id
        ]

    def _hanging(self) -> Iterator[str]:
        for channel in self._scene.world.channels.values():
            for message in channel.messages.values():
                yield from (
                    str(c["custom_id"]) for _, c in walk(message.components) if c.get("custom_id")
                )

    def _source(self, person: Person, id: str) -> tuple[int, int]:
        """A message this person can press on: more often at the table, more often a private one."""
        known = self._sources[person.user.id]
        if self._dice.random() < 0.6 and (table := self._rights.table_of(id)) is not None:
            known = [place for place in known if place[0] == table.channel] or known
        private = self._dice.random() < 0.75
        wanted = [place for place in known if place[2] == private] or known
        channel, message, _ = self._dice.choice(wanted)
        return channel, message

    def _place(self, person: Person) -> int:
        """A channel this person can write in."""
        if self._dice.random() < 0.15:
            return person.dm.id
        return self._dice.choice(self._sources[person.user.id])[0]

    # -- presses ----------------------------------------------------------------------------------

    def _id(self, verb: Verb) -> str:
        """An id as this program writes it, about any table."""
        numbers = [self._number(verb, at) for at in range(self._arity[verb])]
        if verb in _NUMBERED and verb is not Verb.CHOOSE:
            numbers += [self._dice.choice(_SMALL[:12]) for _ in range(self._dice.randrange(4))]
        return "|".join(("h1", verb, *map(str, numbers)))

    def _number(self, verb: Verb, at: int) -> int:
        if at == 0:
            odd = self._dice.random() < 0.1
            return self._dice.choice(_SMALL if odd else list(self._rights.tables))
        if at == 1 and verb in _NUMBERED and self._dice.random() < 0.8:
            live = self._dice.choice(list(self._rights.live.values()))
            asked = [*live.match.numbers().values(), *live.published.numbers().values(), 0]
            return max(0, self._dice.choice(asked) + self._dice.choice((0, 0, 0, -1, 1)))
        return self._dice.choice(_SMALL)

    def press(self, person: Person, kind: str, id: str, values: list[Any] | None = None) -> Input:
        channel, message = self._source(person, id)
        data: dict[str, Any] = {
            "custom_id": id,
            "component_type": int(self._dice.choice(_COMPONENTS)),
            "id": 1,
        }
        if values is None and _is_menu(id) and self._dice.random() < 0.8:
            values = [str(self._dice.choice(_SMALL))]
        if values is not None:
            data["values"] = values
            data |= self._resolved(values, self._scene.world.channels[channel])
        return Input(kind, person.user.id, channel, InteractionType.COMPONENT, data, message)

    def _resolved(self, values: list[Any], channel: Channel) -> dict[str, Any]:
        """People as Discord would describe them, or not at all."""
        world = self._scene.world
        named = [user for user in world.users.values() if str(user.id) in values]
        users = {str(user.id): user_json(user) for user in named}
        may = {str(user.id): str(int(world.permissions(user, channel))) for user in named}
        members = {id: {"nick": None, "permissions": may[id]} for id in users}
        whole: dict[str, Any] = {"users": users, "members": members}
        kinds: Sequence[dict[str, Any]] = (whole, {"users": users}, {"users": {}}, {})
        return {"resolved": self._dice.choice(kinds)} if self._dice.random() < 0.9 else {}

    def _garbled_id(self, person: Person, kind: str) -> Input:
        id = self._id(self._dice.choice(list(Verb)))
        if self._stale and self._dice.random() < 0.3:
            id = self._dice.choice(self._stale)
        return self.press(person, kind, garbled(id, self._dice))

    def _anothers(self, person: Person, kind: str) -> Input:
        return self.press(person, kind, self._id(self._dice.choice(list(Verb))))

    def _stale_id(self, person: Person, kind: str) -> Input:
        return self.press(person, kind, self._dice.choice(self._stale))

    def _garbled_values(self, person: Person, kind: str) -> Input:
        menus = [verb for verb in Verb if _is_menu(self._id(verb))]
        count = self._dice.choice((0, 1, 1, 1, 2, 3, 25, 26))
        values = [self._value() for _ in range(count)]
        if count and self._dice.random() < 0.2:
            values = [values[0]] * count
        return self.press(person, kind, self._id(self._dice.choice(menus)), values)

    def _value(self) -> Any:
        dice = self._dice
        kinds: Sequence[Callable[[], Any]] = (
            lambda: str(dice.choice(_SMALL)),
            lambda: f"{dice.randrange(4)}.{dice.randrange(3)}",
            lambda: odd_number(dice),
            lambda: debris(dice),
            lambda: str(dice.choice(list(self._scene.world.users))),
            lambda: dice.choice(self._words),
        )
        return dice.choice(kinds)()

    def _modal(self, person: Person, kind: str) -> Input:
        """A window this program never opened, on a message or on nothing."""
        id = self._id(self._dice.choice(list(Verb)))
        if self._dice.random() < 0.4:
            id = garbled(id, self._dice)
        channel, source = self._source(person, id)
        rows = [
            {"type": 1, "id": n, "components": [self._field(100 + n)]}
            for n in range(self._dice.randrange(4))
        ]
        message = source if self._dice.random() < 0.5 else None
        data = {"custom_id": id, "components": rows}
        submit = InteractionType.MODAL_SUBMIT
        return Input(kind, person.user.id, channel, submit, data, message)

    def _field(self, number: int) -> dict[str, Any]:
        value = str(self._value())[:4_000]
        return {"type": 4, "id": number, "custom_id": debris(self._dice)[:100], "value": value}

    # -- commands ---------------------------------------------------------------------------------

    def _known_words(self) -> list[str]:
        """What people could type, meant for something else perhaps."""
        world, games = self._scene.world, [game.meta.id for game in GAMES]
        cards = [token for game in games for token, _ in renderer(game).cards()[::7]]
        people = [user.name for user in world.users.values()] + [*PEOPLE]
        ids = [str(number) for number in (*world.users, *world.channels, *self._rights.tables)]
        moves = ["sail 1", "build 14; end", "none", "pass; pass", "end", "text", "overview"]
        return [*cards, *people, *ids, *moves, *games, "river_of_gold/turn", "seat:0", "player:1"]

    def _typed(self) -> str:
        known, dice = self._dice.choice(self._words), self._dice
        kinds: Sequence[Callable[[], str]] = (
            lambda: known,
            lambda: known.upper(),
            lambda: f" {known}; {known}",
            lambda: known[: dice.randrange(1, 9)],
            lambda: f"{known} " * (6_000 // (len(known) + 1)),
            lambda: odd_number(dice)[:6_000],
            lambda: debris(dice),
        )
        return dice.choice(kinds)()

    def _option(self, name: str) -> dict[str, Any]:
        """An option, now and then of a type it had in no version of this program."""
        if self._dice.random() < 0.9:
            return {"type": int(OptionKind.STRING), "name": name, "value": self._typed()}
        kind, value = self._dice.choice(_TYPES)
        return {"type": int(kind), "name": name, "value": value}

    def _command(self, person: Person, kind: str) -> Input:
        return self._run(self._dice.choice(self._leaves), person)

    def _run(self, leaf: Leaf, person: Person) -> Input:
        given = [self._option(name) for name, _ in leaf.parameters if self._dice.random() < 0.85]
        if self._dice.random() < 0.05:
            given.append(self._option(self._dice.choice(("unknown", "name", "player", "move"))))
        data, place = self._nested(leaf, given), self._place(person)
        if self._dice.random() < 0.02:  # from the menu of a person, which has none of ours
            data = {"id": "1", "name": leaf.name, "type": 2, "target_id": str(person.user.id)}
        return Input("command", person.user.id, place, InteractionType.COMMAND, data)

    def _autocomplete(self, person: Person, kind: str) -> Input:
        suggesting = [(leaf, name) for leaf in self._leaves for name, yes in leaf.parameters if yes]
        return self._complete(*self._dice.choice(suggesting), person)

    def _complete(self, leaf: Leaf, name: str, person: Person) -> Input:
        option = {"type": int(OptionKind.STRING), "name": name, "value": self._typed()}
        data, place = self._nested(leaf, [option | {"focused": True}]), self._place(person)
        return Input("autocomplete", person.user.id, place, InteractionType.AUTOCOMPLETE, data)

    def _nested(self, leaf: Leaf, options: list[dict[str, Any]]) -> dict[str, Any]:
        """The command with its words, one of them unknown now and then."""
        first, *inner = leaf.words
        if self._dice.random() < 0.03:
            first = self._dice.choice(("forgotten", "play2", "GAME"))
        elif inner and self._dice.random() < 0.03:
            inner = [self._dice.choice(("forgotten", "new2"))]
        for word in reversed(inner):
            nested: dict[str, Any] = {"type": int(OptionKind.SUBCOMMAND), "name": word}
            options = [nested | {"options": options}]
        registered = self._scene.world.commands[None]
        number = next((c["id"] for c in registered if c["name"] == first), "1")
        return {"id": number, "name": first, "type": 1, "options": options}


_TYPES: Sequence[tuple[OptionKind, Any]] = (
    (OptionKind.INTEGER, 5),
    (OptionKind.INTEGER, -(2**53)),
    (OptionKind.NUMBER, 0.5),
    (OptionKind.BOOLEAN, True),
    (OptionKind.USER, "12"),
    (OptionKind.CHANNEL, "12"),
)


def _arity(verb: Verb) -> int:
    """How many numbers an id with this verb needs."""
    for count in range(10):
        try:
            parse(str(Id(verb, (1,) * count)))
        except BadId:
            continue
        return count
    raise AssertionError(verb)


_MENUS = (Verb.CHOOSE, Verb.GROUP, Verb.GATHER, Verb.PART, Verb.TOPIC, Verb.WHICH, Verb.OPTION)
_MORE_MENUS = (
    *(Verb.SIT, Verb.WISH, Verb.INVITE, Verb.REMOVE_BOT, Verb.AVOID, Verb.UNAVOID),
    Verb.ASK_DEPUTY,
)
_OF_MANAGERS = (Verb.WHICH_TABLE, Verb.PAUSE, Verb.MOVE, Verb.SEAT, Verb.REASSIGN, Verb.POINT)


def _is_menu(id: str) -> bool:
    """Whether a value belongs to it."""
    verb = id.split("|")[1] if "|" in id else ""
    return verb in (*_MENUS, *_MORE_MENUS, *_OF_MANAGERS)
