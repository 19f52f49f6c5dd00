"""Many tables in many places, and places that close, vanish or lack a permission."""

from __future__ import annotations

import asyncio
import random
from itertools import cycle

import pytest

from cogs.shown.ids import Verb
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    named,
    newest_poster,
    offers,
    open_panel,
    opened,
    press,
    random_step,
    random_turn,
    rest,
)
from tests.e2e.test_lobby import choose

RIVER, FIUME = "The Quay/river", "Il Molo/fiume"
TURNS = 9


def public(person: Person, place: str) -> list[SeenMessage]:
    """What everybody can see in a place."""
    return [m for m in person.visible(place) if not m.is_private]


async def test_three_tables_in_two_servers_at_once(harbor: Harbor) -> None:
    seated = {HERE: ("Ada", "Bruno"), RIVER: ("Bruno", "Chiara", "Dan"), FIUME: ("Dan", "Ada")}
    for place, names in seated.items():
        await begun(harbor, *names, place=place)
    ada, dice = harbor.person("Ada"), random.Random(8)
    for _, place in zip(range(TURNS), cycle(seated), strict=False):
        before = {where: newest_poster(ada, where).id for where in seated}
        poster = newest_poster(ada, place)
        (player,) = called(harbor, poster)
        assert player.user.name in seated[place]
        await random_turn(player, poster, dice)
        moved = [where for where in seated if newest_poster(ada, where).id != before[where]]
        assert moved == [place]
    for place in seated:
        assert len(public(ada, place)) == 2 + TURNS // len(seated)


async def test_turns_at_two_tables_run_side_by_side(harbor: Harbor) -> None:
    here = await begun(harbor, "Ada", "Bruno")
    there = await begun(harbor, "Chiara", "Dan", place=RIVER)
    first, second = called(harbor, here)[0], called(harbor, there)[0]
    await asyncio.gather(
        random_turn(first, here, random.Random(1)), random_turn(second, there, random.Random(2))
    )
    await rest(harbor)
    assert newest_poster(first).id != here.id
    assert newest_poster(first, RIVER).id != there.id


async def test_two_seats_answer_at_the_same_moment(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    lobby = await opened(harbor, "Ada", "Bruno", "Chiara")
    await choose(ada, (await press(ada, lobby, Verb.OPTIONS)).private[0], 0, 2)
    await press(ada, lobby, Verb.START)
    poster = newest_poster(ada)
    up = named(harbor, poster)
    assert len(up) == 3
    panels = [await open_panel(person, poster) for person in up]
    await asyncio.gather(
        *(
            random_step(person, panel, random.Random(1))
            for person, panel in zip(up, panels, strict=True)
        )
    )
    await rest(harbor)
    live = await harbor.sessions.context.live(await harbor.sessions.show.table(1))
    assert live.match.revision == 3
    told = (await press(ada, newest_poster(ada), Verb.LOG)).private[0]
    assert told.text.count("as patron") == 3
    assert len(called(harbor, newest_poster(ada))) == 1


async def test_a_deleted_poster_is_no_obstacle(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    panel = await open_panel(player, poster)
    harbor.person("Edda").delete(poster)
    while offers(player.look(panel)):
        await random_step(player, player.look(panel), random.Random(1))
    after = newest_poster(player)
    assert after.id != poster.id
    assert button(after, Verb.PLAY).is_enabled


async def test_a_dismissed_panel_is_opened_again(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    panel = await open_panel(player, poster)
    await random_step(player, panel, random.Random(1))
    drafted = player.look(panel).text
    player.delete(panel)
    assert (await open_panel(player, poster)).text == drafted


@pytest.mark.parametrize(
    ("permission", "name"),
    [(Permission.ATTACH_FILES, "Attach Files"), (Permission.SEND_MESSAGES, "Send Messages")],
)
async def test_a_table_is_not_opened_where_it_cannot_be_played(
    harbor: Harbor, permission: Permission, name: str
) -> None:
    harbor.world.faults.deny(harbor.world.channel(HERE), permission)
    said = (await harbor.person("Ada").slash(HERE, "game new", game="river_of_gold")).answer
    assert said.is_private
    assert name in said.text
    assert not said.buttons
    checked = (await harbor.person("Edda").slash(HERE, "admin check")).answer
    assert checked.is_private
    assert name in checked.text


async def test_a_closed_channel_is_told_to_its_people_once(harbor: Harbor) -> None:
    poster = await begun(harbor, "Bruno", "Ada")
    (player,) = called(harbor, poster)
    channel = harbor.world.channel(HERE)
    harbor.world.faults.deny(channel, Permission.VIEW_CHANNEL)
    await random_turn(player, player.dms()[0], random.Random(1))
    await rest(harbor)
    for name, safe in (("Bruno", "partita è al sicuro"), ("Ada", "game is safe")):
        told = [m.text for m in harbor.person(name).dms() if f"<#{channel.id}>" in m.text]
        assert len(told) == 1
        assert safe in told[0]
    harbor.world.faults.allow(channel, Permission.VIEW_CHANNEL)
    await harbor.later(600)
    assert newest_poster(player).id != poster.id


async def test_a_deleted_channel_leaves_the_other_tables_of_its_server(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    other = await begun(harbor, "Ada", "Bruno", place=RIVER)
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await rest(harbor)
    (player,) = called(harbor, other)
    assert await random_turn(player, other, random.Random(1))
    assert newest_poster(player, RIVER).id != other.id
    assert (await player.slash(RIVER, "mine")).answer.is_private
