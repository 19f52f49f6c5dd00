"""One browser: a person looking at a channel over a websocket."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from aiohttp import web

from playground import autoplay, page_requests, screen
from playground.changes import Change, ChangeKind
from playground.errors import JsonObject
from playground.modals import OpenModal
from playground.models import Channel, Locale, User
from playground.offers import NotOffered, offer
from playground.page_requests import DECODER, Request, typed
from playground.person import NoResponse, Outcome, Person
from playground.seen import SeenMessage, seen_message
from playground.view import may_see_channel, may_see_message, message_view

if TYPE_CHECKING:
    from playground.page import Page

_DEBOUNCE = 0.02
_LOOK_UP = 1.0
_MAX_MESSAGE = 2000

_AnyRequest = TypeVar("_AnyRequest", bound=Request)
_Handler = Callable[["Viewer", Any], Awaitable[JsonObject | None]]
_HANDLERS: dict[type, _Handler] = {}


def _handles(
    kind: type[_AnyRequest],
) -> Callable[[Callable[["Viewer", _AnyRequest], Awaitable[JsonObject | None]]], _Handler]:
    """Registers the method that answers one kind of request."""

    def register(
        handler: Callable[["Viewer", _AnyRequest], Awaitable[JsonObject | None]],
    ) -> _Handler:
        _HANDLERS[kind] = handler
        return handler

    return register


class Viewer:
    """Shows one person's screen in one browser and does what that browser asks."""

    def __init__(
        self,
        page: "Page",
        person: Person,
        channel: Channel,
        language: Locale,
        socket: web.WebSocketResponse,
    ) -> None:
        self.page = page
        self.world = person.world
        self.person = person
        self.channel = channel
        self._language = language
        self._socket = socket
        self._newest = screen.PAGE_LENGTH
        self._modal: OpenModal | None = None
        self._changed = asyncio.Event()
        self._sent: dict[str, bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._forward: asyncio.Task[autoplay.Stop] | None = None

    # -- showing ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until the browser goes away."""
        stop = self.world.subscribe(self._note)
        pushing = asyncio.create_task(self._push())
        try:
            await self._send(screen.hello(self.world, self.person.user))
            self._changed.set()
            async for frame in self._socket:
                if frame.type is web.WSMsgType.TEXT:
                    self._start(self._answer(frame.data))
        finally:
            stop()
            for task in [pushing, *self._tasks]:
                task.cancel()
            await asyncio.gather(pushing, *self._tasks, return_exceptions=True)

    def refresh(self) -> None:
        """Something this person sees may have changed."""
        self._changed.set()

    def _note(self, change: Change) -> None:
        if change.private_to in (None, self.person.user.id):
            if change.kind is ChangeKind.COMMANDS:
                self._sent.pop("commands", None)
            self.refresh()

    async def _push(self) -> None:
        """Sends what changed, once for a burst of changes."""
        while not self._socket.closed:
            try:
                async with asyncio.timeout(_LOOK_UP):
                    await self._changed.wait()
            except TimeoutError:
                pass
            else:
                await asyncio.sleep(_DEBOUNCE)
            self._changed.clear()
            await self._show()

    async def _show(self) -> None:
        user = self.person.user
        if not may_see_channel(self.world, user, self.channel):
            self._look_at(screen.first_channel(self.world, user))
        await self._send_if_new(screen.sidebar(self.world, self.page.marks, user))
        await self._send_if_new(screen.open_channel(self.world, user, self.channel, self._newest))
        if "commands" not in self._sent:
            shown = screen.commands(self.world, user, self.channel, self._language)
            await self._send_if_new(shown)

    def _look_at(self, channel: Channel) -> None:
        self.channel = channel
        self._newest = screen.PAGE_LENGTH
        self._sent.pop("commands", None)

    async def _send_if_new(self, body: JsonObject) -> None:
        text = msgspec.json.encode(body)
        if self._sent.get(body["ev"]) != text:
            self._sent[body["ev"]] = text
            await self._write(text)

    async def _send(self, body: JsonObject) -> None:
        await self._write(msgspec.json.encode(body))

    async def _write(self, text: bytes) -> None:
        try:
            await self._socket.send_str(text.decode())
        except ConnectionResetError:
            self._changed.clear()

    # -- answering --------------------------------------------------------------------------------

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, text: str) -> None:
        """One request: what comes of it, or why not."""
        try:
            request = DECODER.decode(text)
        except msgspec.MsgspecError as error:
            await self._send({"ev": "done", "id": 0, "error": "refused", "text": str(error)})
            return
        body: JsonObject = {"ev": "done", "id": request.id}
        try:
            body |= await _HANDLERS[type(request)](self, request) or {}
        except NoResponse:
            body |= {"error": "no_response"}
        except (NotOffered, LookupError) as error:
            body |= {"error": "refused", "text": str(error)}
        await self._send(body)

    def _message(self, number: str) -> SeenMessage:
        """A message on this person's screen."""
        stored = self.channel.messages.get(int(number)) if number.isdecimal() else None
        if stored is None or not may_see_message(self.world, self.person.user, stored):
            raise NotOffered("this message is not on the screen")
        return seen_message(message_view(self.world, stored))

    def _came_of(self, outcome: Outcome) -> JsonObject:
        """A modal opens on the screen; everything else arrives as a change of the channel."""
        if outcome.modal is None:
            return {}
        self._modal = outcome.modal
        return {"modal": outcome.modal.payload}

    # -- looking ----------------------------------------------------------------------------------

    @_handles(page_requests.Open)
    async def _open(self, request: page_requests.Open) -> None:
        number = request.channel
        channel = self.world.channels.get(int(number)) if number.isdecimal() else None
        if channel is None or not may_see_channel(self.world, self.person.user, channel):
            raise NotOffered("there is no such channel")
        self._look_at(channel)
        await self._show()

    @_handles(page_requests.Earlier)
    async def _earlier(self, request: page_requests.Earlier) -> None:
        self._newest += screen.PAGE_LENGTH
        await self._show()

    @_handles(page_requests.Read)
    async def _read(self, request: page_requests.Read) -> None:
        message = self._message(request.message)
        if self.page.marks.mark(self.person.user, self.channel, message.id):
            self.page.refresh()

    # -- doing ------------------------------------------------------------------------------------

    @_handles(page_requests.Say)
    async def _say(self, request: page_requests.Say) -> None:
        if not 1 <= len(request.text.strip()) <= _MAX_MESSAGE:
            raise NotOffered(f"a message has 1 to {_MAX_MESSAGE} characters")
        self.person.say(self.channel, request.text)

    @_handles(page_requests.Slash)
    async def _slash(self, request: page_requests.Slash) -> JsonObject:
        line = offer(self.world, self.person.user, self.channel, request.name)
        answers = typed(self.world, self.channel, line, request.answers)
        outcome = await self.person.run(self.channel, request.name, answers, "acknowledged")
        return self._came_of(outcome)

    @_handles(page_requests.Use)
    async def _use(self, request: page_requests.Use) -> JsonObject:
        on = self._user(request.user) if request.user else self._message(request.message)
        outcome = await self.person.use(self.channel, request.name, on, "acknowledged")
        return self._came_of(outcome)

    def _user(self, number: str) -> User:
        """Somebody of this world."""
        found = self.world.users.get(int(number)) if number.isdecimal() else None
        if found is None:
            raise NotOffered("there is no such person")
        return found

    @_handles(page_requests.Complete)
    async def _complete(self, request: page_requests.Complete) -> JsonObject:
        line = offer(self.world, self.person.user, self.channel, request.name)
        rest = {name: text for name, text in request.answers.items() if name != request.option}
        answers = typed(self.world, self.channel, line, rest)
        answers[request.option] = request.answers.get(request.option, "")
        found = await self.person.suggestions(self.channel, request.name, request.option, answers)
        return {"choices": [{"name": name, "value": str(value)} for name, value in found]}

    @_handles(page_requests.Click)
    async def _click(self, request: page_requests.Click) -> JsonObject:
        message = self._message(request.message)
        outcome = await self.person.click(
            message, custom_id=request.custom_id, until="acknowledged"
        )
        return self._came_of(outcome)

    @_handles(page_requests.Select)
    async def _select(self, request: page_requests.Select) -> JsonObject:
        message = self._message(request.message)
        outcome = await self.person.select(
            message, request.custom_id, self._chosen(request.values), "acknowledged"
        )
        return self._came_of(outcome)

    def _chosen(self, values: list[str]) -> list[Any]:
        """Menus of people send ids; all others send what they offer."""
        known = self.world.users
        return [known[int(v)] if v.isdecimal() and int(v) in known else v for v in values]

    @_handles(page_requests.Submit)
    async def _submit(self, request: page_requests.Submit) -> JsonObject:
        if self._modal is None:
            raise NotOffered("no modal is open")
        answers = {
            name: self._chosen(value) if isinstance(value, list) else value
            for name, value in request.answers.items()
        }
        return self._came_of(await self.person.submit(self._modal, answers, "acknowledged"))

    @_handles(page_requests.CloseModal)
    async def _close_modal(self, request: page_requests.CloseModal) -> None:
        self._modal = None

    @_handles(page_requests.Dismiss)
    async def _dismiss(self, request: page_requests.Dismiss) -> None:
        self.person.delete(self._message(request.message))

    # -- letting the others play ------------------------------------------------------------------

    @_handles(page_requests.Forward)
    async def _play_on(self, request: page_requests.Forward) -> JsonObject:
        if self._forward is not None:
            raise NotOffered("the others are playing already")
        channel, user = self.channel, self.person.user
        self._forward = asyncio.ensure_future(autoplay.play_on(self.world, channel, user))
        try:
            return {"stopped": await self._forward}
        except asyncio.CancelledError:
            return {"stopped": autoplay.Stop.HALTED}
        finally:
            self._forward = None
            self.page.others_have_read(user, channel)

    @_handles(page_requests.Halt)
    async def _halt(self, request: page_requests.Halt) -> None:
        if self._forward is not None:
            self._forward.cancel()
