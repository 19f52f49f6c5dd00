"""A server that lets different roles open tables, play and administer, on Discord's own page."""

from __future__ import annotations

import random

import pytest

from cogs.discord_io import grants
from cogs.shown.ids import Verb, to
from playground.component_rules import Kind
from playground.errors import MISSING_ACCESS
from playground.models import Role
from playground.permissions import MEMBER_DEFAULT
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    verbs,
)

HOSTS, STEWARDS = 501, 502
PLAYING = {"play", "hint", "undo", "advance", "hand", "board", "log", "card", "rules", "since"}
OWN = {"learn", "mine", "away", "help", "settings", "privacy export", "privacy delete"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said on the page counts from the next press on, not a minute later."""
    monkeypatch.setattr(grants, "FRESH", 0.0)


def give(harbor: Harbor, who: str, role: int) -> None:
    """A role of The Quay for somebody."""
    guild = harbor.world.guild("The Quay")
    if role not in guild.roles:
        harbor.world.add_role(guild, Role(role, f"role {role}", int(MEMBER_DEFAULT)))
    guild.members[harbor.world.user(who).id].roles.append(role)


def only_hosts_open(harbor: Harbor, *hosts: str) -> None:
    """On the Integrations page: the commands for tables are for hosts alone."""
    guild = harbor.world.guild("The Quay")
    for host in hosts:
        give(harbor, host, HOSTS)
    guild.command_rules["game"] = {guild.id: False, HOSTS: True}


async def test_who_may_not_open_tables_can_do_all_that_players_do(harbor: Harbor) -> None:
    only_hosts_open(harbor, "Ada")
    await opened(harbor, "Ada", "Dan")
    ada, dan, gwen = (harbor.person(name) for name in ("Ada", "Dan", "Gwen"))
    assert {offer.name for offer in dan.offers(HERE)} == PLAYING | OWN
    await press(ada, newest_poster(ada), Verb.START)
    poster = newest_poster(dan)
    for _ in range(2):
        (up,) = called(harbor, poster)
        await random_turn(up, poster, random.Random(4))
        poster = newest_poster(dan)
    around = await press(dan, (await dan.slash(HERE, "mine")).answer, Verb.AROUND)
    assert str(poster.id) in around.private[0].text
    log = (await dan.slash(HERE, "log")).answer
    assert "Options of this game" in (await press(dan, log, Verb.OPTIONS)).private[0].text
    assert "what you may know" in (await press(dan, log, Verb.EXPORT)).private[0].text
    page = (await dan.use(HERE, "Offer a seat at this table", dan.user)).answer
    await press(dan, page, Verb.OFFER)
    await press(gwen, newest_poster(gwen), Verb.TAKE)
    assert "Gwen" in (await harbor.sessions.show.table(1)).names()


async def test_a_rematch_is_opened_by_those_who_may_open_tables(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    only_hosts_open(harbor, "Ada")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await press(ada, (await ada.slash(HERE, "game end")).answer, Verb.END)
    again = str(to(Verb.REMATCH, 1))
    said = (await dan.press(poster, Kind.BUTTON, again)).private[0]
    assert said.text.startswith("On this server not everybody opens tables.")
    await ada.press(poster, Kind.BUTTON, again)
    said = (await dan.press(poster, Kind.BUTTON, again)).private[0]
    assert said.text == "You have a seat in the rematch."


async def test_who_may_use_the_admins_commands_may_press_their_buttons(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    guild, gwen = harbor.world.guild("The Quay"), harbor.person("Gwen")
    give(harbor, "Gwen", STEWARDS)
    assert not [line for line in gwen.offers(HERE) if line.name.startswith("admin")]
    guild.command_rules["admin"] = {STEWARDS: True}
    page = (await gwen.slash(HERE, "admin privacy")).answer
    assert (await press(gwen, page, Verb.READ_SERVER)).private[0].text.startswith("Here is")
    said = (await press(gwen, page, Verb.FORGET_SERVER)).private[0]
    assert said.text == "Only those who manage the server may do that.", "this is not a steward's"
    await press(gwen, (await gwen.slash(HERE, "game end")).answer, Verb.END)
    assert (await harbor.sessions.show.table(1)).status == "ended"


async def test_what_was_taken_back_counts_no_more(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    guild, gwen = harbor.world.guild("The Quay"), harbor.person("Gwen")
    give(harbor, "Gwen", STEWARDS)
    guild.command_rules["admin"] = {STEWARDS: True}
    page = (await gwen.slash(HERE, "admin privacy")).answer
    guild.command_rules["admin"] = {STEWARDS: False}
    said = (await press(gwen, page, Verb.READ_SERVER)).private[0]
    assert said.text == "Only those who manage the server may do that."


async def managed_for_a_while(harbor: Harbor) -> None:
    """Gwen may use the commands of the admins, until now; the bot knows the one, not the other."""
    guild, gwen = harbor.world.guild("The Quay"), harbor.person("Gwen")
    give(harbor, "Gwen", STEWARDS)
    guild.command_rules["admin"] = {STEWARDS: True}
    assert (await gwen.slash(HERE, "admin tables")).private
    guild.command_rules["admin"] = {STEWARDS: False}


@pytest.mark.parametrize("verb", [Verb.OFFER, Verb.WITHDRAW])
async def test_seats_are_no_longer_theirs_from_whom_it_was_taken_back(
    harbor: Harbor, verb: Verb
) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    gwen, dan = harbor.person("Gwen"), harbor.person("Dan")
    await managed_for_a_while(harbor)
    numbers = (1, 1, dan.user.id) if verb is Verb.OFFER else (1, 1)
    said = (await gwen.press(poster, Kind.BUTTON, str(to(verb, *numbers)))).private[0]
    assert said.text.startswith("You may offer your own seat")
    assert not (await harbor.sessions.show.table(1)).chairs[1].offered


@pytest.mark.parametrize("command", ["offer", "end"])
async def test_commands_for_tables_count_it_no_more_either(harbor: Harbor, command: str) -> None:
    await begun(harbor, "Ada", "Dan")
    gwen, dan = harbor.person("Gwen"), harbor.person("Dan")
    await managed_for_a_while(harbor)
    if command == "offer":
        said = (await gwen.slash(HERE, "game offer", player=str(dan.user.id))).private[0]
    else:
        said = (await gwen.slash(HERE, "game end")).private[0]
    assert "host" in said.text
    assert not said.buttons


async def test_the_menu_of_a_person_counts_it_no_more_either(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    gwen, dan = harbor.person("Gwen"), harbor.person("Dan")
    await managed_for_a_while(harbor)
    said = (await gwen.use(HERE, "Offer a seat at this table", dan.user)).private[0]
    assert not said.buttons


async def test_what_was_granted_is_forgotten_where_discord_does_not_answer(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    gwen = harbor.person("Gwen")
    await managed_for_a_while(harbor)
    harbor.world.faults.refuse_next(1, MISSING_ACCESS)
    forged = str(to(Verb.READ_SERVER))
    said = (await gwen.press(newest_poster(gwen), Kind.BUTTON, forged)).private[0]
    assert said.text == "Only those who manage the server may do that."


async def test_a_person_comes_before_their_roles_and_everybody_last(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    guild, gwen = harbor.world.guild("The Quay"), harbor.person("Gwen")
    give(harbor, "Gwen", STEWARDS)
    guild.command_rules["admin"] = {STEWARDS: True, gwen.user.id: False}
    forged = str(to(Verb.READ_SERVER))
    said = (await gwen.press(newest_poster(gwen), Kind.BUTTON, forged)).private[0]
    assert said.text == "Only those who manage the server may do that."


async def test_where_discord_does_not_answer_nobody_is_let_in(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    gwen = harbor.person("Gwen")
    give(harbor, "Gwen", STEWARDS)
    harbor.world.guild("The Quay").command_rules["admin"] = {STEWARDS: True}
    harbor.world.faults.refuse_next(1, MISSING_ACCESS)
    forged = str(to(Verb.READ_SERVER))
    said = (await gwen.press(newest_poster(gwen), Kind.BUTTON, forged)).private[0]
    assert said.text == "Only those who manage the server may do that."
    assert Verb.READ_SERVER not in verbs(said)
