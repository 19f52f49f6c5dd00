"""Trouble on request, and the gateway: resume, lost sessions, intents, shards, bad packets."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground.errors import DM_TOO_FAST
from playground.faults import Storm
from playground.forge import forge_slash
from playground.gateway import Close, Intent, Op
from playground.models import Channel
from playground.server import Addresses, serve
from playground.world import Settings, World
from tests.playground.caller import Caller
from tests.playground.connect import pointed_at, running
from tests.playground.sample_bot import SampleBot

MESSAGES = "POST /channels/*/messages"


def channel_of(bot: SampleBot, channel: Channel) -> discord.PartialMessageable:
    """The bot's way into a channel."""
    return bot.get_partial_messageable(channel.id)


async def test_rate_limit_storm_is_waited_out(world: World, bot: SampleBot) -> None:
    world.faults.rate_limit_next(3, MESSAGES, retry_after=0.02)
    await channel_of(bot, world.channel("tables")).send("Through")
    tried = world.recorder.matching("POST", "/channels/{channel}/messages")
    assert [exchange.status for exchange in tried] == [429, 429, 429, 200]
    assert world.complaints == []


async def test_failing_server(world: World, bot: SampleBot) -> None:
    world.faults.fail_next(1, MESSAGES, status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel_of(bot, world.channel("tables")).send("Lost")
    await channel_of(bot, world.channel("tables")).send("Through")
    assert [m.content for m in world.person("Ada").visible("tables")] == ["Through"]


async def test_documented_refusal_on_request(world: World, bot: SampleBot) -> None:
    world.faults.refuse_next(1, DM_TOO_FAST, "POST /users/@me/channels")
    user = await bot.fetch_user(world.user("Ada").id)
    with pytest.raises(discord.HTTPException) as refused:
        await user.send("Hello")
    assert refused.value.code == 40003


async def test_latency_and_calm(world: World, call: Caller) -> None:
    world.faults.latency = 0.05
    await call("GET", "/users/@me")
    assert world.recorder.exchanges[-1].took >= 0.05
    world.faults.fail_next(5)
    world.faults.calm()
    assert (await call("GET", "/users/@me")).status == 200
    assert world.faults.latency == 0


@pytest.mark.parametrize("command", ["game new", "game direct"])
async def test_refused_v2_upload_after_defer_only(
    world: World, bot: SampleBot, command: str
) -> None:
    world.faults.refuse_v2_uploads = True
    ada = world.person("Ada")
    if command == "game direct":
        seen = (await ada.slash("tables", command)).answer
        assert (await ada.click(seen, label="Move")).edited[0].text == "Turn 2"
        return
    await ada.slash("tables", command, until="acknowledged", game="yokohama")
    failure = await bot.failed()
    assert isinstance(failure, discord.HTTPException)
    assert failure.code == 50035


async def test_resume_replays_what_was_missed(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    await world.faults.drop_gateway()
    outcome = await ada.slash("tables", "roll", sides=8)
    assert outcome.answer.content == "8 x 1"
    assert (world.gateway.identified, world.gateway.resumed, bot.resumes) == (1, 1, 1)


async def test_lost_session_identifies_again(world: World, bot: SampleBot) -> None:
    await world.faults.drop_gateway(resumable=False)
    async with asyncio.timeout(5):
        while not world.gateway.is_connected:
            await asyncio.sleep(0.01)
    assert (await world.person("Ada").slash("tables", "roll", sides=8)).answer.content == "8 x 1"
    assert (world.gateway.identified, world.gateway.resumed) == (2, 0)


async def test_privileged_intents_are_refused_unless_granted(
    world: World, addresses: Addresses
) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SampleBot(discord.Intents.all()), addresses):
            pytest.fail("the bot must not become ready")
    granted = World(Settings(privileged_intents=int(Intent.MESSAGE_CONTENT)))
    heard: list[str] = []
    intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
    async with serve(granted) as other, running(_listener(intents, heard), other):
        granted.person("Ada").say("tables", "hello")
        await granted.quiet()
    assert heard == ["hello"]


async def test_words_of_others_are_blank_without_the_intent(
    world: World, addresses: Addresses
) -> None:
    heard: list[str] = []
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(_listener(intents, heard), addresses):
        ada = world.person("Ada")
        ada.say("tables", "hello")
        ada.say(ada.dm, "to you")
        await world.quiet()
    assert heard == ["", "to you"]


def _listener(intents: discord.Intents, heard: list[str]) -> SampleBot:
    client = SampleBot(intents)

    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    client.event(on_message)
    return client


async def test_only_guild_events_reach_a_bot_with_the_guilds_intent(
    world: World, bot: SampleBot, call: Caller
) -> None:
    (session,) = world.gateway.sessions.values()
    before = session.last
    world.person("Ada").say("tables", "hello")
    assert session.last == before
    path = f"/channels/{world.channel('tables').id}/threads"
    made = await call("POST", path, {"name": "New", "type": 11})
    await world.quiet()
    guild = bot.get_guild(world.guild("The Quay").id)
    assert guild is not None
    assert [thread.name for thread in guild.threads] == ["New"]
    await call("PATCH", f"/channels/{made.body['id']}", {"name": "Renamed"})
    await world.quiet()
    assert [thread.name for thread in guild.threads] == ["Renamed"]
    assert guild.preferred_locale is discord.Locale.american_english


class Cluster(discord.AutoShardedClient):
    """Some of three shards; remembers who spoke to it in private."""

    def __init__(self, *shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=3,
            shard_ids=list(shards),
            guild_ready_timeout=0.05,
        )
        self.clicked: list[str] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting in tests."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers anything."""
        self.clicked.append(interaction.user.name)
        await interaction.response.send_message("Heard")


async def test_two_clusters_split_three_shards(world: World, addresses: Addresses) -> None:
    shards = {
        guild_id: (guild_id >> 22) % 3 for guild_id, guild in world.guilds.items() if guild.has_bot
    }
    first, second = Cluster(0, 1), Cluster(2)
    async with running(first, addresses), running(second, addresses):
        guilds = [*first.guilds, *second.guilds]
        assert {guild.id: guild.shard_id for guild in guilds} == shards
        assert all(shards[guild.id] == 2 for guild in second.guilds)
        ada = world.person("Ada")
        await forge_slash(ada, ada.dm, "anything")
        assert (first.clicked, second.clicked) == (["ada"], [])


async def test_the_library_stays_within_the_headers(world: World, bot: SampleBot) -> None:
    world.limits.routes["POST /channels/{channel}/messages"] = (5, 0.1)
    channel = channel_of(bot, world.channel("tables"))
    for number in range(12):
        await channel.send(str(number))
    sent = world.recorder.matching("POST", "/channels/{channel}/messages")
    assert [exchange.status for exchange in sent] == [200] * 12
    assert [m.content for m in world.person("Ada").visible("tables")] == [*map(str, range(12))]


async def test_wrong_token(world: World, addresses: Addresses) -> None:
    client = SampleBot()
    with pytest.raises(discord.LoginFailure), pointed_at(addresses):
        await client.start("other")
    await client.close()


@pytest.fixture
async def socket(addresses: Addresses) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare socket that has heard hello."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(addresses.gateway) as connected,
    ):
        hello = json.loads((await connected.receive()).data)
        assert hello["op"] == 10
        yield connected


def identify(**changes: Any) -> str:
    """An identify packet."""
    return json.dumps({"op": 2, "d": {"token": "playground", "intents": 1, **changes}})


@pytest.mark.parametrize(
    ("packets", "code"),
    [
        (["no json"], Close.DECODE_ERROR),
        (['{"op": 99}'], Close.UNKNOWN_OPCODE),
        (['{"op": 3, "d": {}}'], Close.NOT_AUTHENTICATED),
        ([identify(token="other")], Close.AUTHENTICATION_FAILED),
        ([identify(), identify()], Close.ALREADY_AUTHENTICATED),
        ([identify(shard=[3, 2])], Close.INVALID_SHARD),
        ([identify(intents=2)], Close.DISALLOWED_INTENTS),
    ],
)
async def test_bad_packets_close_the_socket(
    world: World, socket: aiohttp.ClientWebSocketResponse, packets: list[str], code: Close
) -> None:
    for packet in packets:
        await socket.send_str(packet)
    while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    assert socket.close_code == code
    assert code.name in str(world.complaints[0])


async def test_resume_with_an_impossible_sequence(
    world: World, socket: aiohttp.ClientWebSocketResponse, addresses: Addresses
) -> None:
    await socket.send_str(identify())
    ready = json.loads((await socket.receive()).data)
    data = {"token": "playground", "session_id": ready["d"]["session_id"], "seq": 999}
    async with aiohttp.ClientSession() as session, session.ws_connect(addresses.gateway) as second:
        await second.receive()
        await second.send_str(json.dumps({"op": 6, "d": data}))
        await second.receive()
        assert second.close_code == Close.INVALID_SEQ
    async with aiohttp.ClientSession() as session, session.ws_connect(addresses.gateway) as third:
        await third.receive()
        unknown = {**data, "session_id": "gone"}
        await third.send_str(json.dumps({"op": 6, "d": unknown}))
        answer = json.loads((await third.receive()).data)
        assert (answer["op"], answer["d"]) == (9, False)


async def test_lost_answer_was_carried_out_and_a_nonce_saves_the_retry(
    world: World, bot: SampleBot
) -> None:
    channel = channel_of(bot, world.channel("tables"))
    world.faults.lose_answers(1, MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("Turn 3", nonce="table:3")
    again = await channel.send("Turn 3", nonce="table:3")
    assert [message.id for message in world.person("Ada").visible("tables")] == [again.id]


async def test_a_request_that_is_cut_off_was_not_carried_out(world: World, bot: SampleBot) -> None:
    channel = channel_of(bot, world.channel("tables"))
    world.faults.cut_next(1, MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("Turn 3")
    assert world.person("Ada").visible("tables") == []


async def test_weather_decides_about_every_request(world: World, call: Caller) -> None:
    world.faults.weather = lambda method, path: (
        Storm(DM_TOO_FAST, delay=0.05) if path == "/gateway" else None
    )
    assert (await call("GET", "/users/@me")).status == 200
    assert (await call("GET", "/gateway")).code == DM_TOO_FAST.code
    assert world.recorder.exchanges[-1].took >= 0.05
    world.faults.calm()
    assert (await call("GET", "/gateway")).status == 200


async def test_a_closed_gateway_takes_no_socket(world: World, addresses: Addresses) -> None:
    world.faults.gateway_closed = True
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(addresses.gateway)
        world.faults.calm()
        async with session.ws_connect(addresses.gateway) as socket:
            assert json.loads((await socket.receive()).data)["op"] == Op.HELLO


async def test_latency_of_one_route(world: World, call: Caller) -> None:
    world.faults.latency, world.faults.latency_route = 0.3, "GET /gateway"
    await call("GET", "/users/@me")
    await call("GET", "/gateway")
    slow = [exchange.took >= 0.3 for exchange in world.recorder.exchanges]
    assert slow == [False, True]


async def test_bot_is_thrown_out_and_invited_again(
    world: World, bot: SampleBot, call: Caller
) -> None:
    guild = world.guild("Il Molo")
    world.remove_bot(guild)
    await world.quiet()
    assert bot.get_guild(guild.id) is None
    tavoli = world.channel("tavoli")
    assert (await call("POST", f"/channels/{tavoli.id}/messages", {"content": "x"})).code == 50001
    world.invite_bot(guild)
    await world.quiet()
    assert bot.get_guild(guild.id) is not None


async def test_members_by_name_without_the_privileged_list(world: World, bot: SampleBot) -> None:
    guild = bot.get_guild(world.guild("The Quay").id)
    assert guild is not None
    found = await guild.query_members("br")
    assert [member.display_name for member in found] == ["Bruno"]
    ada = world.user("Ada").id
    assert [m.id for m in await guild.query_members(user_ids=[ada])] == [ada]


async def test_waiting_for_quiet_costs_the_bot_nothing(world: World, bot: SampleBot) -> None:
    """discord.py sends at most 110 packets a minute; waiting must not use them up."""
    for _ in range(150):
        await world.quiet(rest=0)
    assert (await world.person("Ada").slash("tables", "roll", sides=6)).answer.content == "6 x 1"


async def test_read_events_are_forgotten_with_the_next_heartbeat(
    world: World, socket: aiohttp.ClientWebSocketResponse
) -> None:
    await socket.send_str(identify())
    await socket.receive()
    (session,) = world.gateway.sessions.values()
    assert sorted(session.events) == [1, 2, 3]
    await socket.send_str(json.dumps({"op": 1, "d": 2}))
    while json.loads((await socket.receive()).data)["op"] != 11:
        pass
    assert sorted(session.events) == [3]


async def test_heartbeats_are_not_answered_at_once(
    socket: aiohttp.ClientWebSocketResponse,
) -> None:
    """discord.py notes when it sent one only afterwards; a quicker answer seems 41 s late to it."""
    await socket.send_str(identify())
    await socket.receive()
    started = time.perf_counter()
    await socket.send_str(json.dumps({"op": 1, "d": None}))
    while json.loads((await socket.receive()).data)["op"] != 11:
        pass
    assert time.perf_counter() - started >= 0.05
