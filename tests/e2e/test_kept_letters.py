"""The letter with one's hand is right after every turn, and says at last how it ended."""

from __future__ import annotations

import asyncio
import random
from fnmatch import fnmatchcase

import pytest

from cogs.shown.ids import Verb
from playground.faults import Faults
from playground.person import Person
from playground.seen import SeenMessage
from sessions import owing
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    last_round,
    newest_poster,
    open_panel,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)
from tests.e2e.test_asides import trade
from tests.e2e.test_turns import sail

UP = ("It is your turn.", "Tocca a te.")


def says_up(message: SeenMessage) -> bool:
    """Whether it tells its reader, in their language, to play."""
    return any(line in UP for line in message.text.splitlines())


def the_letter(person: Person) -> SeenMessage:
    """The one direct message somebody has."""
    (letter,) = person.dms()
    return letter


def own(message: SeenMessage) -> tuple[list[str], list[str]]:
    """What a hand says below its title, and how its picture is described."""
    return message.text.splitlines()[1:], message.alt_texts


async def is_right(harbor: Harbor, poster: SeenMessage, *names: str) -> None:
    """Everybody's letter is what /hand would say now."""
    up = [person.user.name for person in called(harbor, poster)]
    for name in names:
        person = harbor.person(name)
        hand = (await press(person, poster, Verb.HAND)).private[0]
        assert own(the_letter(person)) == own(hand)
        assert says_up(the_letter(person)) == (name in up)


@pytest.mark.parametrize("game", ["river_of_gold", "yellow_yangtze"])
async def test_after_every_turn_each_letter_is_right(harbor: Harbor, game: str) -> None:
    names = ("Ada", "Bruno", "Chiara")
    poster = await begun(harbor, *names, game=game)
    letters = [the_letter(harbor.person(name)).id for name in names]
    dice = random.Random(4)
    for _ in range(8):
        await is_right(harbor, poster, *names)
        await random_turn(dice.choice(called(harbor, poster)), poster, dice)
        await rest(harbor)
        poster = newest_poster(harbor.person("Ada"))
    assert [the_letter(harbor.person(name)).id for name in names] == letters, "edited in place"


async def test_a_trade_off_turn_is_in_the_letter(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    await sail(player, await open_panel(player, poster))
    before = the_letter(player).payload
    await trade(other, await open_panel(other, poster))
    await rest(harbor)
    hand = (await press(other, poster, Verb.HAND)).private[0]
    assert own(the_letter(other)) == own(hand)
    assert the_letter(player).payload == before, "nothing of the draft is in a letter"


async def test_a_letter_says_how_the_game_ended(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada, bruno = harbor.person("Ada"), harbor.person("Bruno")
    final = await last_round(harbor, ada, random.Random(7))
    await rest(harbor)
    for person, over in ((ada, "The game is over."), (bruno, "La partita è finita.")):
        letter = the_letter(person)
        assert over in letter.text
        assert not says_up(letter)
        assert verbs(letter) == []
        assert all(f"{name}:" in letter.text for name in ("Ada", "Bruno")), "who came where"
        assert any(str(final.id) in button.url for button in letter.buttons)
        assert letter.picture_urls


async def test_a_letter_says_that_the_table_was_ended(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await press(dan, poster, Verb.FOLLOW)
    await rest(harbor)
    page = (await harbor.person("Ada").slash(HERE, "game end")).answer
    await press(harbor.person("Ada"), page, Verb.END)
    await rest(harbor)
    for name, ended in (("Ada", "was ended"), ("Bruno", "è stato chiuso"), ("Dan", "was ended")):
        letter = the_letter(harbor.person(name))
        assert ended in letter.text
        assert not says_up(letter)
        assert "Up now" not in letter.text
        assert verbs(letter) == []
    (player,) = called(harbor, poster)
    hand = (await player.slash(HERE, "hand")).answer
    assert not says_up(hand)
    assert verbs(hand) == []


async def test_a_lobby_that_closes_promises_no_hand(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Bruno")
    page = (await harbor.person("Ada").slash(HERE, "game end")).answer
    await press(harbor.person("Ada"), page, Verb.END)
    await rest(harbor)
    assert "before it began" in the_letter(harbor.person("Ada")).text
    assert "prima" in the_letter(harbor.person("Bruno")).text


async def test_a_letter_that_is_no_longer_wanted_says_so_once(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    letter = the_letter(player)
    settings = (await player.slash(HERE, "settings")).answer
    await press(player, settings, Verb.MESSAGES)
    await random_turn(player, poster, random.Random(1))
    await rest(harbor)
    assert the_letter(player).id == letter.id
    assert not says_up(the_letter(player))
    assert verbs(the_letter(player)) == []
    last = the_letter(player).payload
    (other,) = called(harbor, newest_poster(player))
    await random_turn(other, newest_poster(other), random.Random(1))
    await rest(harbor)
    assert the_letter(player).payload == last
    assert await harbor.sessions.post.owed() == 0


async def test_a_late_welcome_is_the_hand(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada, now = harbor.person("Ada"), harbor.now()
    before = the_letter(ada)
    await harbor.sessions.context.db.run(lambda db: owing.seated(db, 1, 0, now))
    await harbor.later(0)
    assert the_letter(ada).text == before.text
    assert the_letter(ada).picture_urls


async def test_who_leaves_a_lobby_is_told_so_in_the_letter(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno", "Chiara")
    bruno = harbor.person("Bruno")
    assert "Hai un posto" in the_letter(bruno).text
    await press(bruno, lobby, Verb.LEAVE)
    assert the_letter(bruno).text.startswith("Hai lasciato il tuo posto")
    assert len(harbor.person("Ada").dms()) == len(harbor.person("Chiara").dms()) == 1


async def test_a_first_notice_and_the_news_of_a_turn_are_one_letter(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await asyncio.gather(*(press(dan, poster, Verb.FOLLOW) for _ in range(3)))
    await rest(harbor)
    (player,) = called(harbor, poster)
    assert f"Up now: {player.user.name}." in the_letter(dan).text


async def test_who_wants_no_letter_stays_with_that_while_one_is_on_its_way(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, begun_to, go_on = harbor.person("Ada"), asyncio.Event(), asyncio.Event()

    async def held(_: Faults, method: str, path: str) -> None:
        if fnmatchcase(f"{method} {path}", f"POST */channels/{ada.dm.id}/messages"):
            begun_to.set()
            await go_on.wait()

    monkeypatch.setattr(Faults, "delay", held)
    opening = asyncio.create_task(ada.slash(HERE, "game new", game="river_of_gold"))
    async with asyncio.timeout(60):
        await begun_to.wait()
    await harbor.sessions.post.direct_messages(ada.user.id, "off")
    go_on.set()
    await opening
    await rest(harbor)
    assert len(ada.dms()) == 1
    assert (await harbor.sessions.show.known_user(ada.user.id)).dm == "off"


async def test_a_first_notice_found_late_is_not_taken_for_the_result(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows that the notice arrived until the game is over; the result fails at first."""
    poster, dan = await begun(harbor, "Ada", "Bruno"), harbor.person("Dan")
    letters = f"POST */channels/{dan.dm.id}/messages"
    harbor.world.faults.lose_answers(1, letters)
    await press(dan, poster, Verb.FOLLOW)
    await rest(harbor)
    with monkeypatch.context() as away:
        away.setattr(harbor.bot.letters, "news", _unsent)
        await last_round(harbor, harbor.person("Ada"), random.Random(7))
        await rest(harbor)
    harbor.world.faults.fail_next(1, letters)
    for _ in range(2):
        await harbor.later(3_600)
    _, result = dan.dms()
    assert "The game is over." in result.text
    assert await harbor.sessions.post.owed() == 0


async def _unsent(*_: object) -> None:
    raise OSError("the way to Discord is cut")
