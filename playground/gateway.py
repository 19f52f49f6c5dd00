"""The gateway: one websocket a shard, sessions that can be resumed, events by intent."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from playground.errors import JsonObject
from playground.models import Message
from playground.payloads import guild_create_json, member_json, message_json, own_user_json
from playground.recorder import Source

if TYPE_CHECKING:
    from playground.world import World

_HEARTBEAT_ACK_DELAY = 0.1
"""An answer quicker than this looks late: discord.py notes the time only after sending."""


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """The intents that decide which events a session gets."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Close(IntEnum):
    """Why the gateway hangs up."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class HangUp(Exception):
    """The socket must be closed with a code the bot can read."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


@dataclass(slots=True)
class Session:
    """What one identified shard has been sent; it outlives its socket so it can be resumed."""

    id: str
    intents: Intent
    shard: tuple[int, int]
    events: dict[int, str] = field(default_factory=dict)
    """What may still have to be sent again, by sequence number."""
    last: int = 0
    delivered: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    socket: web.WebSocketResponse | None = None
    barriers: list[asyncio.Future[None]] = field(default_factory=list)

    def push(self, event: str, data: JsonObject) -> None:
        """Queues an event; without a socket it waits for the resume."""
        self.last += 1
        frame = {"op": Op.DISPATCH, "t": event, "s": self.last, "d": data}
        self.events[self.last] = json.dumps(frame)
        self.wake.set()

    def carries(self, guild_id: int | None) -> bool:
        """Whether this shard is the one for a server; direct messages go to shard 0."""
        number, count = self.shard
        return (0 if guild_id is None else (guild_id >> 22) % count) == number

    @property
    def has_undelivered(self) -> bool:
        """Whether a connected bot has not been sent everything yet."""
        return self.socket is not None and self.delivered < self.last

    def forget(self, sequence: int) -> None:
        """What the bot has read need not be kept for a resume."""
        for number in [n for n in self.events if n <= sequence]:
            del self.events[number]

    def open_barriers(self) -> None:
        """Lets go of everyone who waits for this shard to catch up."""
        for barrier in self.barriers:
            if not barrier.done():
                barrier.set_result(None)
        self.barriers.clear()


class Gateway:
    """All sessions and the websocket endpoint they connect to."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.refusing: Close | None = None
        """Why every shard that identifies is hung up on, if it is."""

    @property
    def has_undelivered(self) -> bool:
        """Whether any connected shard is behind."""
        return any(session.has_undelivered for session in self.sessions.values())

    @property
    def is_connected(self) -> bool:
        """Whether a bot is on the line."""
        return any(session.socket is not None for session in self.sessions.values())

    def dispatch(
        self, event: str, data: JsonObject, guild_id: int | None, intent: Intent = Intent.NONE
    ) -> None:
        """Sends an event to the shard it concerns, if that shard asked for such events."""
        self._world.touch()
        for session in self.sessions.values():
            if session.carries(guild_id) and intent in session.intents:
                session.push(event, data)

    def message_event(self, event: str, message: Message) -> None:
        """MESSAGE_CREATE, MESSAGE_UPDATE or MESSAGE_DELETE, as far as intents allow."""
        channel = self._world.channels[message.channel_id]
        if not self._world.bot_sees(channel):
            return
        intent = Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES
        for session in self.sessions.values():
            if session.carries(channel.guild_id) and intent in session.intents:
                session.push(event, self._message_data(session, event, message))

    def _message_data(self, session: Session, event: str, message: Message) -> JsonObject:
        world = self._world
        guild = world.guild_of(world.channels[message.channel_id])
        place: JsonObject = {} if guild is None else {"guild_id": str(guild.id)}
        if event == "MESSAGE_DELETE":
            return {"id": str(message.id), "channel_id": str(message.channel_id)} | place
        body = message_json(world, message) | place
        if guild is not None and (member := guild.members.get(message.author_id)):
            body["member"] = {
                k: v for k, v in member_json(world, member).items() if k not in ("user", "banner")
            }
        if guild is not None and not self._may_read(session, message):
            body |= {"content": "", "embeds": [], "components": [], "attachments": []}
        return body

    def _may_read(self, session: Session, message: Message) -> bool:
        """Without the content intent a bot reads itself and those who mention it."""
        bot = self._world.bot.id
        own = message.author_id == bot or bot in message.mentions
        return own or Intent.MESSAGE_CONTENT in session.intents

    def forget_lost(self, shard: tuple[int, int]) -> None:
        """A shard that identifies anew will not resume what it had before."""
        lost = [s.id for s in self.sessions.values() if s.shard == shard and s.socket is None]
        for session_id in lost:
            del self.sessions[session_id]

    async def drop(self, *, resumable: bool) -> None:
        """Closes every socket; forgets the sessions too unless they may resume."""
        sessions = list(self.sessions.values())
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            if session.socket is not None:
                await session.socket.close(code=Close.UNKNOWN_ERROR)

    async def barrier(self) -> None:
        """Returns once each connected bot has read everything sent to it so far."""
        waits = []
        for session in self.sessions.values():
            if session.socket is not None and not session.socket.closed:
                barrier = asyncio.get_running_loop().create_future()
                session.barriers.append(barrier)
                session.wake.set()
                waits.append(barrier)
        if waits:
            await asyncio.wait(waits, timeout=1.0)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket from hello to goodbye."""
        if self._world.faults.gateway_closed:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0, autoping=False)
        await socket.prepare(request)
        line = _Line(self._world, self, socket)
        try:
            await line.run()
        except HangUp as hang_up:
            self._world.complain(Source.GATEWAY, "websocket", f"closed {hang_up.code!r}")
            await socket.close(code=hang_up.code, message=hang_up.code.name.encode())
        except ConnectionResetError:  # a bot that was killed says no goodbye
            self._world.touch()
        finally:
            await line.end()
        return socket


class _Line:
    """One live socket and the session it carries."""

    def __init__(self, world: "World", gateway: Gateway, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._gateway = gateway
        self._socket = socket
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Says hello, then answers what the bot sends."""
        interval = int(self._world.settings.heartbeat_interval * 1000)
        await self._send(Op.HELLO, {"heartbeat_interval": interval})
        async for frame in self._socket:
            if frame.type is WSMsgType.TEXT:
                await self._receive(frame.data)
            elif frame.type is WSMsgType.PING:
                await self._socket.pong(frame.data)
            elif frame.type is WSMsgType.PONG and self._session is not None:
                self._session.open_barriers()

    async def end(self) -> None:
        """Leaves the session behind, ready to be resumed."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._session is not None and self._session.socket is self._socket:
            self._session.open_barriers()
            self._session.socket = None

    async def _receive(self, text: str) -> None:
        try:
            packet = json.loads(text)
            op, data = packet["op"], packet.get("d")
        except (ValueError, KeyError, TypeError) as error:
            raise HangUp(Close.DECODE_ERROR) from error
        if op == Op.HEARTBEAT:
            if self._session is not None:
                if isinstance(data, int):
                    self._session.forget(data)
                await asyncio.sleep(_HEARTBEAT_ACK_DELAY)
            await self._send(Op.HEARTBEAT_ACK, None)
        elif op == Op.IDENTIFY:
            await self._identify(data)
        elif op == Op.RESUME:
            await self._resume(data)
        elif op not in (Op.PRESENCE, Op.VOICE_STATE, Op.REQUEST_MEMBERS):
            raise HangUp(Close.UNKNOWN_OPCODE)
        elif self._session is None:
            raise HangUp(Close.NOT_AUTHENTICATED)
        elif op == Op.REQUEST_MEMBERS:
            self._list_members(self._session, data)

    def _list_members(self, session: Session, data: JsonObject) -> None:
        """Members by id or by the beginning of their name; the whole list is privileged."""
        world, guild = self._world, self._world.guilds[int(data["guild_id"])]
        wanted = {int(user_id) for user_id in data.get("user_ids") or []}
        start = str(data.get("query") or "").lower()
        if not wanted and not start and Intent.GUILD_MEMBERS not in session.intents:
            raise HangUp(Close.DISALLOWED_INTENTS)
        found = [
            member_json(world, member)
            for user_id, member in guild.members.items()
            if (
                user_id in wanted if wanted else world.users[user_id].name.lower().startswith(start)
            )
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "nonce": data.get("nonce")}
        session.push("GUILD_MEMBERS_CHUNK", chunk | {"chunk_index": 0, "chunk_count": 1})

    async def _identify(self, data: JsonObject) -> None:
        if self._session is not None:
            raise HangUp(Close.ALREADY_AUTHENTICATED)
        if self._gateway.refusing is not None:
            raise HangUp(self._gateway.refusing)
        self._check_token(data)
        intents = Intent(data["intents"])
        if intents & PRIVILEGED & ~Intent(self._world.settings.privileged_intents):
            raise HangUp(Close.DISALLOWED_INTENTS)
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            raise HangUp(Close.INVALID_SHARD)
        session = Session(secrets.token_hex(16), intents, (number, count))
        self._gateway.forget_lost((number, count))
        self._gateway.sessions[session.id] = session
        self._gateway.identified += 1
        self._introduce(session)
        self._attach(session)

    def _introduce(self, session: Session) -> None:
        """READY with bare servers, then each server in full."""
        world = self._world
        guilds = [g for g in world.guilds.values() if g.has_bot and session.carries(g.id)]
        session.push(
            "READY",
            {
                "v": 10,
                "user": own_user_json(world.bot),
                "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
                "session_id": session.id,
                "resume_gateway_url": f"{world.base_url.replace('http', 'ws', 1)}/gateway",
                "shard": list(session.shard),
                "application": {"id": str(world.bot.id), "flags": 0},
            },
        )
        if Intent.GUILDS in session.intents:
            for guild in guilds:
                session.push("GUILD_CREATE", guild_create_json(world, guild))

    async def _resume(self, data: JsonObject) -> None:
        self._check_token(data)
        session = self._gateway.sessions.get(data["session_id"])
        if session is None:
            await self._send(Op.INVALID_SESSION, False)
            return
        if not 0 <= data["seq"] <= session.last:
            raise HangUp(Close.INVALID_SEQ)
        session.delivered = data["seq"]
        session.push("RESUMED", {})
        self._gateway.resumed += 1
        self._attach(session)

    def _check_token(self, data: JsonObject) -> None:
        if data.get("token") != self._world.settings.token:
            raise HangUp(Close.AUTHENTICATION_FAILED)

    def _attach(self, session: Session) -> None:
        self._session = session
        session.socket = self._socket
        self._writer = asyncio.get_running_loop().create_task(self._write(session))

    async def _write(self, session: Session) -> None:
        """Sends events in order, then the ping a barrier waits for.

        The bot's library answers a ping only after everything sent before it was read; asking
        for a heartbeat instead would use up the bot's own budget of packets.
        """
        while not self._socket.closed:
            session.wake.clear()
            while session.delivered < session.last:
                session.delivered += 1
                await self._socket.send_str(session.events[session.delivered])
                self._world.touch()
            if session.barriers:
                await self._socket.ping()
            await session.wake.wait()

    async def _send(self, op: Op, data: object) -> None:
        await self._socket.send_str(json.dumps({"op": op, "t": None, "s": None, "d": data}))
