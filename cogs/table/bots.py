"""Bots: seated in a lobby, set to play a seat of a running game, and relieved again."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.bots import bots_page
from cogs.shown.ids import BadId, Verb
from cogs.shown.pages import Page
from cogs.shown.text import safe_name
from cogs.table.lobby import change, changed, own_lobby
from sessions.lobby import BOTS
from sessions.shapes import Table, TableError


@ROUTER.on(Verb.BOTS)
async def bots(visit: Visit) -> None:
    """Who may be added, and which bots are there."""
    await visit.show(_page(visit, await own_lobby(visit)))


def _page(visit: Visit, table: Table) -> Page:
    meta, host = visit.sessions.show.meta(table), table.host == visit.person.id
    return bots_page(table, meta, visit.words, host=host)


@ROUTER.on(Verb.ADD_BOT)
async def add(visit: Visit) -> None:
    """One more bot sits down."""
    table, number = visit.numbers
    work = visit.sessions.lobby.add_bot(table, visit.person, _strength(number))
    await change(visit, work, lambda known: _page(visit, known))
    visit.bot.invitations.wake()


@ROUTER.on(Verb.REMOVE_BOT)
async def remove(visit: Visit) -> None:
    """The host wants one bot less."""
    work = visit.sessions.lobby.remove_bot(visit.numbers[0], visit.person, visit.choice)
    await change(visit, work, lambda known: _page(visit, known))


@ROUTER.on(Verb.SET_BOT)
async def set_to_play(visit: Visit) -> None:
    """A bot plays on, on the seat as it was when this was asked."""
    number, seat, player, strength = visit.numbers
    table = await visit.sessions.show.table(number)
    if seat >= len(table.chairs):
        raise TableError("bot-no-such-seat")
    if table.chairs[seat].user != player:
        raise TableError("bot-seat-changed")
    work = visit.sessions.bots.set_to_play(
        number, visit.person, seat, _strength(strength), manages=visit.manages(table)
    )
    chair = (await changed(visit, work)).chairs[seat]
    key = "bots-set-own" if chair.taken else "bots-set-free"
    await visit.update(Page(visit.say(key, name=safe_name(chair.name))))


@ROUTER.on(Verb.PLAY_AGAIN)
async def play_again(visit: Visit) -> None:
    """Whoever let a bot play takes the seat back, in the middle of its turn if need be."""
    await changed(visit, visit.sessions.bots.play_again(visit.numbers[0], visit.person))
    await visit.update(Page(visit.say("bots-you-play-again")))


def _strength(number: int) -> str:
    if number >= len(BOTS):
        raise BadId("bot-button-broken")
    return BOTS[number]
