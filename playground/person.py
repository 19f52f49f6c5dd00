"""An honest person: sees what that user may see, does what the screen offers, nothing else."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from playground import posts
from playground.changes import Change, ChangeKind
from playground.component_rules import Kind
from playground.errors import JsonObject
from playground.interactions import Interaction, InteractionType
from playground.menus import menu_data
from playground.modals import OpenModal, filled_modal
from playground.models import Channel, Message, User
from playground.offers import NotOffered, Offer, fill, offer, offers, picks
from playground.permissions import Permission, sending_permission
from playground.seen import SeenButton, SeenMessage, SeenSelect, seen_message
from playground.view import channel_view, may_see_channel, may_see_message, message_view

if TYPE_CHECKING:
    from playground.world import World

Until: TypeAlias = Literal["acknowledged", "quiet"]
Place: TypeAlias = Channel | str


class NoResponse(Exception):
    """ "The application did not respond": what a person reads when the bot was too slow."""


@dataclass(slots=True)
class Outcome:
    """What a person saw happen after doing something."""

    interaction: Interaction
    created: list[SeenMessage] = field(default_factory=list)
    edited: list[SeenMessage] = field(default_factory=list)
    deleted: list[int] = field(default_factory=list)
    modal: OpenModal | None = None

    @property
    def private(self) -> list[SeenMessage]:
        """New messages only this person can see."""
        return [message for message in self.created if message.is_private]

    @property
    def answer(self) -> SeenMessage:
        """The one message that came of it: the first new one, else the first changed."""
        for message in [*self.created, *self.edited]:
            return message
        raise LookupError("nothing was shown")


@dataclass(slots=True)
class _Watch:
    """Notes the changes a person could notice."""

    created: dict[int, int] = field(default_factory=dict)
    edited: dict[int, int] = field(default_factory=dict)
    deleted: list[int] = field(default_factory=list)

    def note(self, change: Change) -> None:
        """One change of the world."""
        if change.kind is ChangeKind.MESSAGE_CREATED:
            self.created[change.message_id] = change.channel_id
        elif change.kind is ChangeKind.MESSAGE_EDITED and change.message_id not in self.created:
            self.edited[change.message_id] = change.channel_id
        elif change.kind is ChangeKind.MESSAGE_DELETED:
            self.deleted.append(change.message_id)


class Person:
    """Acts as one user, through the screen only."""

    def __init__(self, world: "World", user: User) -> None:
        self.world = world
        self.user = user

    # -- looking ----------------------------------------------------------------------------------

    def channel(self, place: Place) -> Channel:
        """A channel by name or itself, if this person can see it."""
        channel = self.world.channel(place) if isinstance(place, str) else place
        if not may_see_channel(self.world, self.user, channel):
            raise NotOffered(f"{self.user.name} cannot see #{channel.name}")
        return channel

    def visible(self, place: Place, newest: int | None = None) -> list[SeenMessage]:
        """The messages of a channel this person sees, oldest first; all, or the newest few."""
        view = channel_view(self.world, self.user, self.channel(place), newest)
        return [seen_message(message) for message in view["messages"]]

    def dms(self) -> list[SeenMessage]:
        """The direct conversation with the bot."""
        return self.visible(self.dm)

    @property
    def dm(self) -> Channel:
        """The channel of that conversation."""
        return self.world.dm_channel(self.user)

    def look(self, message: SeenMessage) -> SeenMessage:
        """The same message as it is now."""
        return seen_message(message_view(self.world, self._message(message)))

    def everything(self) -> Iterator[SeenMessage]:
        """All messages in all places this person can see."""
        for channel in list(self.world.channels.values()):
            if may_see_channel(self.world, self.user, channel):
                yield from self.visible(channel)

    async def wait_for(
        self, predicate: Callable[[SeenMessage], bool], timeout: float = 5.0
    ) -> SeenMessage:
        """Waits until some visible message, old, new or edited, fits; returns it."""
        changes: asyncio.Queue[Change] = asyncio.Queue()
        stop = self.world.subscribe(changes.put_nowait)
        try:
            for message in self.everything():
                if predicate(message):
                    return message
            async with asyncio.timeout(timeout):
                while True:
                    change = await changes.get()
                    for message in self._still_seen({change.message_id: change.channel_id}):
                        if predicate(message):
                            return message
        finally:
            stop()

    # -- writing ----------------------------------------------------------------------------------

    def say(self, place: Place, content: str) -> SeenMessage:
        """Writes an ordinary message."""
        channel = self.channel(place)
        if sending_permission(channel) not in self.world.permissions(self.user, channel):
            raise NotOffered(f"{self.user.name} may not write in #{channel.name}")
        message = self.world.say(self.user, channel, content)
        return seen_message(message_view(self.world, message))

    def delete(self, message: SeenMessage) -> None:
        """Deletes an own message, dismisses a private one, or clears up as a moderator."""
        stored = self._message(message)
        own = self.user.id in (stored.author_id, stored.private_to)
        if not own and not self.may(
            Permission.MANAGE_MESSAGES, self.world.channels[stored.channel_id]
        ):
            raise NotOffered(f"{self.user.name} may not delete this message")
        posts.remove(self.world, stored)

    # -- commands ---------------------------------------------------------------------------------

    def offers(self, place: Place) -> list[Offer]:
        """The commands the picker shows in a channel."""
        return offers(self.world, self.user, self.channel(place))

    async def slash(
        self, place: Place, name: str, /, until: Until = "quiet", **answers: Any
    ) -> Outcome:
        """Runs a command such as ``game new`` with its options filled in."""
        return await self.run(place, name, answers, until)

    async def run(
        self, place: Place, name: str, answers: Mapping[str, Any], until: Until = "quiet"
    ) -> Outcome:
        """The same with the options in a mapping, whatever they are called."""
        channel = self.channel(place)
        line = offer(self.world, self.user, channel, name)
        data = line.data(fill(self.world, channel, line, answers))
        return await self.act(InteractionType.COMMAND, channel, data, until=until)

    async def complete(
        self, place: Place, name: str, /, option: str, typed: str, **answers: Any
    ) -> list[tuple[str, Any]]:
        """What autocomplete suggests while typing one option: names and values."""
        return await self.suggestions(place, name, option, {**answers, option: typed})

    async def suggestions(
        self, place: Place, name: str, option: str, answers: Mapping[str, Any]
    ) -> list[tuple[str, Any]]:
        """The same with everything typed so far in a mapping."""
        channel = self.channel(place)
        line = offer(self.world, self.user, channel, name)
        if not line.option(option).get("autocomplete"):
            raise NotOffered(f"{option!r} has no suggestions")
        data = line.data(fill(self.world, channel, line, answers, focused=option))
        outcome = await self.act(InteractionType.AUTOCOMPLETE, channel, data, until="acknowledged")
        return [(choice["name"], choice["value"]) for choice in outcome.interaction.choices]

    async def use(
        self, place: Place, name: str, on: User | SeenMessage, until: Until = "quiet"
    ) -> Outcome:
        """Runs a command from the menu of a person or of a message."""
        channel = self.channel(place)
        target = on if isinstance(on, User) else self._message(on)
        data = menu_data(self.world, self.user, channel, name, target)
        return await self.act(InteractionType.COMMAND, channel, data, until=until)

    # -- components -------------------------------------------------------------------------------

    async def click(
        self,
        message: SeenMessage,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        index: int | None = None,
        until: Until = "quiet",
    ) -> Outcome:
        """Presses one enabled button of a message as it is now."""
        button = self._button(self.look(message), label, custom_id, index)
        if not button.is_enabled:
            raise NotOffered(f"the button {button.label!r} cannot be pressed")
        return await self.press(message, Kind.BUTTON, button.custom_id, until=until)

    async def select(
        self,
        message: SeenMessage,
        custom_id: str,
        values: Sequence[str | User],
        until: Until = "quiet",
    ) -> Outcome:
        """Chooses from a menu: offered values, or people by name, within its bounds."""
        stored = self._message(message)
        menu = self._menu(self.look(message), custom_id)
        resolved: JsonObject = {}
        chosen = self.choose(self.world.channels[stored.channel_id], menu, values, resolved)
        return await self.press(
            message, menu.kind, custom_id, values=chosen, resolved=resolved, until=until
        )

    def choose(
        self,
        channel: Channel,
        menu: SeenSelect,
        values: Sequence[str | User],
        resolved: JsonObject,
    ) -> list[str]:
        """The values a menu would send; refuses what it does not offer."""
        if not menu.is_enabled:
            raise NotOffered(f"the menu {menu.custom_id!r} is disabled")
        if not menu.at_least <= len(values) <= menu.at_most or len(set(map(str, values))) != len(
            values
        ):
            raise NotOffered(f"the menu takes {menu.at_least} to {menu.at_most} different values")
        if menu.kind is not Kind.STRING_SELECT:
            return picks(self.world, channel, menu, values, resolved)
        offered = [option.value for option in menu.options]
        if any(value not in offered for value in values):
            raise NotOffered(f"the menu offers {offered}, not {list(values)}")
        return [str(value) for value in values]

    async def press(
        self,
        message: SeenMessage,
        kind: Kind,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        resolved: JsonObject | None = None,
        until: Until = "quiet",
    ) -> Outcome:
        """Sends a component interaction on a message this person sees."""
        stored = self._message(message)
        channel = self.world.channels[stored.channel_id]
        self._wake(channel)
        data: JsonObject = {"custom_id": custom_id, "component_type": int(kind), "id": 1}
        if values is not None:
            data["values"] = list(values)
        if resolved:
            data["resolved"] = resolved
        return await self.act(InteractionType.COMPONENT, channel, data, stored, until=until)

    def _wake(self, channel: Channel) -> None:
        """A client un-archives a thread before a click; nobody can in a locked one."""
        if channel.archived:
            if channel.locked or not self.may(Permission.SEND_MESSAGES_IN_THREADS, channel):
                raise NotOffered("the thread is closed")
            self.world.set_archived(channel, archived=False)

    def _button(
        self,
        message: SeenMessage,
        label: str | None,
        custom_id: str | None,
        index: int | None,
    ) -> SeenButton:
        found = [
            button
            for number, button in enumerate(message.buttons)
            if label in (None, button.label)
            and custom_id in (None, button.custom_id)
            and index in (None, number)
        ]
        if len(found) != 1:
            labels = [button.label for button in message.buttons]
            raise NotOffered(f"{len(found)} such buttons among {labels}")
        return found[0]

    def _menu(self, message: SeenMessage, custom_id: str) -> SeenSelect:
        for menu in message.selects:
            if menu.custom_id == custom_id:
                return menu
        raise NotOffered(f"no menu {custom_id!r} on this message")

    # -- modals -----------------------------------------------------------------------------------

    async def submit(
        self, modal: OpenModal, answers: Mapping[str, Any], until: Until = "quiet"
    ) -> Outcome:
        """Sends a modal that was opened for this person; it closes unless the bot is silent."""
        if modal.user is not self.user or not modal.is_open:
            raise NotOffered("this modal is not open on this person's screen")
        opened = modal.interaction
        data = filled_modal(self, modal, answers)
        modal.is_open = False
        try:
            return await self.act(
                InteractionType.MODAL_SUBMIT,
                opened.channel,
                data,
                opened.source,
                parent=opened,
                until=until,
            )
        except NoResponse:
            modal.is_open = True
            raise

    # -- acting -----------------------------------------------------------------------------------

    async def act(
        self,
        kind: InteractionType,
        channel: Channel,
        data: JsonObject,
        source: Message | None = None,
        *,
        parent: Interaction | None = None,
        until: Until = "quiet",
    ) -> Outcome:
        """Sends an interaction and waits for what comes of it."""
        with self._watching() as watch:
            interaction = self.world.interactions.create(
                kind, self.user, channel, data, source, parent
            )
            await interaction.concluded.wait()
            if interaction.callback is None:
                raise NoResponse(f"The application did not respond to {interaction.label}")
            if until == "quiet":
                await self.world.quiet()
        return self._outcome(interaction, watch)

    @contextmanager
    def _watching(self) -> Iterator[_Watch]:
        watch = _Watch()
        stop = self.world.subscribe(watch.note)
        try:
            yield watch
        finally:
            stop()

    def _outcome(self, interaction: Interaction, watch: _Watch) -> Outcome:
        modal = interaction.modal
        return Outcome(
            interaction,
            created=self._still_seen(watch.created),
            edited=self._still_seen(watch.edited),
            deleted=watch.deleted,
            modal=None if modal is None else OpenModal(interaction, modal),
        )

    def _still_seen(self, places: dict[int, int]) -> list[SeenMessage]:
        seen: list[SeenMessage] = []
        for message_id, channel_id in places.items():
            channel = self.world.channels.get(channel_id)
            message = channel.messages.get(message_id) if channel else None
            if message is not None and may_see_message(self.world, self.user, message):
                seen.append(seen_message(message_view(self.world, message)))
        return seen

    def _message(self, message: SeenMessage) -> Message:
        """The stored message behind what was seen, if it can still be seen."""
        channel = self.world.channels.get(message.channel_id)
        stored = channel.messages.get(message.id) if channel else None
        if stored is None or not may_see_message(self.world, self.user, stored):
            raise NotOffered("this message is not on the screen")
        return stored

    def may(self, permission: Permission, place: Place) -> bool:
        """Whether this person has a permission in a channel."""
        channel = self.world.channel(place) if isinstance(place, str) else place
        return permission in self.world.permissions(self.user, channel)
