"""The company at a table as people see it: whom one avoids, how reliable one is."""

from __future__ import annotations

from cogs.shown.ids import Verb, parse
from db import reliability as stored
from db.reliability import Sums
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    refreshed,
    rest,
    verbs,
)


async def page(person: Person) -> SeenMessage:
    """How one plays with others, from one's settings."""
    settings = (await person.slash(HERE, "settings")).answer
    await press(person, settings, Verb.COMPANY)
    return person.look(settings)


async def avoid(harbor: Harbor, who: str, whom: str) -> SeenMessage:
    """Put somebody on one's list."""
    person = harbor.person(who)
    shown = await page(person)
    (menu,) = [each for each in shown.selects if parse(each.custom_id).verb is Verb.AVOID]
    await person.select(shown, menu.custom_id, [harbor.world.user(whom)])
    return person.look(shown)


def letters(harbor: Harbor, name: str) -> list[SeenMessage]:
    """What the bot has written to somebody about whom they avoid."""
    found = harbor.person(name).dms()
    return [message for message in found if "avoid" in message.text or "evit" in message.text]


async def test_the_list_is_read_and_changed_by_its_owner_alone(harbor: Harbor) -> None:
    shown, ada = await avoid(harbor, "Ada", "Bruno"), harbor.person("Ada")
    assert f"You avoid: <@{harbor.world.user('Bruno').id}>." in shown.text
    assert shown.is_private
    assert "You avoid:" not in (await page(harbor.person("Chiara"))).text
    (menu,) = [each for each in shown.selects if parse(each.custom_id).verb is Verb.UNAVOID]
    await ada.select(shown, menu.custom_id, [menu.options[0].value])
    assert "You avoid:" not in ada.look(shown).text


async def test_bots_and_oneself_are_not_avoided(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    shown = await page(ada)
    (menu,) = [each for each in shown.selects if parse(each.custom_id).verb is Verb.AVOID]
    for user, why in ((ada.user, "yourself"), (harbor.world.bot, "Bots")):
        outcome = await ada.select(shown, menu.custom_id, [user])
        assert why in outcome.private[0].text


async def test_who_avoids_is_asked_in_private_and_may_sit_down_all_the_same(
    harbor: Harbor,
) -> None:
    await avoid(harbor, "Ada", "Bruno")
    lobby, ada = await opened(harbor, "Bruno"), harbor.person("Ada")
    (asked,) = (await press(ada, lobby, Verb.JOIN)).private
    assert verbs(asked) == [Verb.JOIN_ANYWAY]
    assert "Ada" not in harbor.person("Bruno").look(lobby).text
    await press(ada, asked, Verb.JOIN_ANYWAY)
    assert "You have taken a seat" in ada.look(asked).text
    assert "**B** Ada" in harbor.person("Bruno").look(lobby).text


async def test_who_is_avoided_sees_what_anybody_sees(harbor: Harbor) -> None:
    """Two lobbies, one with somebody who avoids him: the same answers, the same public messages."""
    await avoid(harbor, "Ada", "Bruno")
    bruno, seen = harbor.person("Bruno"), []
    for host in ("Ada", "Chiara"):
        lobby = await opened(harbor, host)
        before = len(bruno.visible(HERE))
        outcome = await press(bruno, lobby, Verb.JOIN)
        await rest(harbor)
        text = bruno.look(lobby).text.replace(host, "Host")
        seen.append((len(outcome.private), text, len(bruno.visible(HERE)) - before))
        ending = (await harbor.person("Edda").slash(HERE, "game end")).answer
        await press(harbor.person("Edda"), ending, Verb.END)
    assert seen[0] == seen[1]
    assert letters(harbor, "Bruno") == []


async def test_who_avoids_is_told_once_and_leaves_with_one_press(harbor: Harbor) -> None:
    await avoid(harbor, "Ada", "Bruno")
    lobby, bruno = await opened(harbor, "Chiara", "Ada"), harbor.person("Bruno")
    for verb in (Verb.JOIN, Verb.LEAVE, Verb.JOIN):
        await press(bruno, lobby, verb)
        await rest(harbor)
    (told,) = letters(harbor, "Ada")
    assert "has taken a seat at your table of River of Gold" in told.text
    assert letters(harbor, "Chiara") == []
    assert "sits at" in (await page(harbor.person("Ada"))).text
    await press(harbor.person("Ada"), told, Verb.LEAVE)
    assert "Ada" not in bruno.look(lobby).text


async def test_a_seat_taken_in_a_running_game_is_told_and_asked_about(harbor: Harbor) -> None:
    await begun(harbor, "Chiara", "Ada")
    await avoid(harbor, "Ada", "Bruno")
    ask = (await harbor.person("Chiara").slash(HERE, "game offer")).answer
    await press(harbor.person("Chiara"), ask, Verb.OFFER)
    offer = newest_poster(harbor.person("Bruno"))
    await press(harbor.person("Bruno"), offer, Verb.TAKE)
    await rest(harbor)
    (told,) = letters(harbor, "Ada")
    assert "/game offer" in told.text
    assert verbs(told) == []


async def test_taking_a_seat_beside_somebody_avoided_takes_a_second_press(
    harbor: Harbor,
) -> None:
    await begun(harbor, "Chiara", "Bruno")
    await avoid(harbor, "Ada", "Bruno")
    ask = (await harbor.person("Chiara").slash(HERE, "game offer")).answer
    await press(harbor.person("Chiara"), ask, Verb.OFFER)
    ada = harbor.person("Ada")
    (asked,) = (await press(ada, newest_poster(ada), Verb.TAKE)).private
    assert verbs(asked) == [Verb.TAKE_ANYWAY]
    await press(ada, asked, Verb.TAKE_ANYWAY)
    assert "Ada" in (await harbor.sessions.show.table(1)).names()


async def test_an_invitation_from_somebody_avoided_calls_nobody(harbor: Harbor) -> None:
    await avoid(harbor, "Chiara", "Ada")
    lobby, ada = await opened(harbor, "Ada"), harbor.person("Ada")
    (menu,) = [each for each in lobby.selects if parse(each.custom_id).verb is Verb.INVITE]
    outcome = await ada.select(lobby, menu.custom_id, [harbor.world.user("Chiara")])
    (public,) = [message for message in outcome.created if not message.is_private]
    assert called(harbor, public) == []
    assert "was called to a table within the last 24 hours" in outcome.private[0].text


# -- how reliable somebody is ---------------------------------------------------------------------


async def known(harbor: Harbor, name: str, **sums: float) -> None:
    """Somebody is known by these sums."""
    user, now = harbor.person(name).user.id, harbor.now()
    await harbor.sessions.context.db.run(lambda db: stored.keep(db, user, Sums(now, **sums)))


async def test_lobbies_show_it_until_it_is_hidden(harbor: Harbor) -> None:
    lobby, ada = await opened(harbor, "Ada", "Bruno", "Chiara"), harbor.person("Ada")
    await known(harbor, "Ada", in_time=49, late=1, kept=13, dropped=1)
    await known(harbor, "Bruno", in_time=20)
    await refreshed(harbor, 1)
    text = ada.look(lobby).text
    assert "**A** Ada (host) · red circle · 98 % in time, dropped 1 of 14" in text
    assert "**B** Bruno · blue square · 100 % in time" in text
    assert text.endswith("**C** Chiara · yellow triangle")
    own = await page(ada)
    assert "In time: 98 % of about 50 turns." in own.text
    await press(ada, own, Verb.SHOW_RECORD)
    await rest(harbor)
    assert "**A** Ada (host) · red circle · record not shown" in ada.look(lobby).text
    await press(ada, ada.look(own), Verb.SHOW_RECORD)
    await rest(harbor)
    assert "98 % in time" in ada.look(lobby).text
