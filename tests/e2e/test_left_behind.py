"""What a table leaves behind when it is moved: calls to sit down, and the thread made for it."""

from __future__ import annotations

import pytest

from cogs.shown.ids import Verb, to
from playground.component_rules import Kind
from playground.models import Channel, Overwrite
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import HERE, Harbor, begun, newest_poster, opened, press, rest, verbs
from tests.e2e.test_invitations import NO, invited
from tests.e2e.test_own_threads import in_threads, opened_there
from tests.e2e.test_seats import offered

RIVER = "The Quay/river"


async def moved(harbor: Harbor, name: str, place: str | Channel = RIVER) -> None:
    """The host brings the table to another channel, and the bot is started anew."""
    await harbor.person(name).slash(place, "game move")
    await rest(harbor)
    await harbor.restart()


def hide(harbor: Harbor, person: Person, place: str) -> None:
    """A channel that somebody does not see."""
    channel = harbor.world.channel(place)
    id = person.user.id
    channel.overwrites[id] = Overwrite(id, 1, deny=Permission.VIEW_CHANNEL)
    harbor.world.channel_changed(channel)


async def names(harbor: Harbor) -> tuple[str, ...]:
    return (await harbor.sessions.show.table(1)).names()


async def test_an_invitation_leads_to_the_table_wherever_it_went(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    await moved(harbor, "Ada")
    said = await press(gwen, invitation, Verb.JOIN)
    assert await names(harbor) == ("Ada", "Gwen")
    assert ada.look(invitation).text == "Gwen has taken a seat."
    there = f"<#{harbor.world.channel(RIVER).id}>"
    assert said.private[0].text == f"The table stands in {there} now."


async def test_it_can_be_declined_where_it_is(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    await moved(harbor, "Ada")
    hide(harbor, gwen, RIVER)
    await rest(harbor)
    assert "You have declined" in (await gwen.click(invitation, label=NO)).private[0].text
    assert ada.look(invitation).text == "Gwen has declined the invitation."


async def test_whoever_joins_where_the_table_stands_settles_it_where_it_stood(
    harbor: Harbor,
) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    await moved(harbor, "Ada")
    await press(gwen, newest_poster(gwen, RIVER), Verb.JOIN)
    await rest(harbor)
    assert ada.look(invitation).text == "Gwen has taken a seat."
    assert ada.look(invitation).buttons == []


async def test_an_offered_seat_is_taken_or_kept_where_it_was_offered(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, dan, edda = map(harbor.person, ("Ada", "Dan", "Edda"))
    mine, his = await offered(harbor, ada), await offered(harbor, dan)
    await moved(harbor, "Ada")
    said = await press(edda, mine, Verb.TAKE)
    assert await names(harbor) == ("Edda", "Dan")
    assert f"<#{harbor.world.channel(RIVER).id}>" in said.private[-1].text
    await press(dan, his, Verb.WITHDRAW)
    assert "Dan (B) keeps the seat" in ada.look(his).text


async def test_nobody_sits_down_at_a_table_that_has_moved_out_of_their_sight(
    harbor: Harbor,
) -> None:
    lobby = await opened(harbor, "Ada")
    gwen = harbor.person("Gwen")
    invitation = await invited(harbor.person("Ada"), lobby, gwen)
    await moved(harbor, "Ada")
    hide(harbor, gwen, RIVER)
    await rest(harbor)
    said = await press(gwen, invitation, Verb.JOIN)
    assert said.private[0].text == "This table has moved to a channel that you cannot see."
    assert await names(harbor) == ("Ada",)


@pytest.mark.parametrize("verb", [Verb.JOIN, Verb.PLAY, Verb.BOARD, Verb.START])
async def test_other_messages_lead_nowhere_when_their_table_has_gone(
    harbor: Harbor, verb: Verb
) -> None:
    lobby = await opened(harbor, "Ada")
    gwen = harbor.person("Gwen")
    invitation = await invited(harbor.person("Ada"), lobby, gwen)
    await moved(harbor, "Ada")
    message = lobby if verb is Verb.JOIN else invitation
    said = await gwen.press(message, Kind.BUTTON, str(to(verb, 1)))
    assert said.private[0].text == "There is no such table any more."
    assert await names(harbor) == ("Ada",)


# -- a thread of its own --------------------------------------------------------------------------


def left(person: Person, thread: Channel) -> list[SeenMessage]:
    """What a thread says about where its table went."""
    return [m for m in person.visible(thread) if "Nothing more happens in this thread" in m.text]


async def test_a_thread_that_its_table_leaves_says_where_it_went_and_is_put_away(
    harbor: Harbor,
) -> None:
    await in_threads(harbor)
    thread, ada = await opened_there(harbor, "Ada", "Dan"), harbor.person("Ada")
    await press(ada, newest_poster(ada, thread), Verb.START)
    poster = newest_poster(ada, thread)
    await moved(harbor, "Ada", HERE)
    (said,) = left(ada, thread)
    here = harbor.world.channel(HERE).id
    assert said.text.startswith(f"This table of River of Gold stands in <#{here}> now.")
    assert thread.archived
    assert not thread.locked
    assert verbs(ada.look(poster)) == []
    assert await harbor.sessions.post.owed() == 0


async def test_it_says_so_once_though_nobody_knows_whether_it_did(
    harbor: Harbor, forgetful: None
) -> None:
    await in_threads(harbor)
    thread, ada = await opened_there(harbor, "Ada", "Dan"), harbor.person("Ada")
    harbor.world.faults.lose_answers(1, f"POST */channels/{thread.id}/messages")
    await moved(harbor, "Ada", HERE)
    await harbor.later(3_600)
    assert len(left(ada, thread)) == 1
    assert thread.archived
    harbor.world.complaints.clear()


async def test_a_thread_that_cannot_be_put_away_stops_nothing(harbor: Harbor) -> None:
    await in_threads(harbor)
    thread, ada = await opened_there(harbor, "Ada", "Dan"), harbor.person("Ada")
    harbor.world.remove_channel(thread)
    await moved(harbor, "Ada", HERE)
    assert Verb.START in verbs(newest_poster(ada))
    assert await harbor.sessions.post.owed() == 0


async def test_an_invitation_in_a_thread_that_was_put_away_still_works(harbor: Harbor) -> None:
    await in_threads(harbor)
    thread = await opened_there(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, newest_poster(ada, thread), gwen)
    await moved(harbor, "Ada", HERE)
    await press(gwen, invitation, Verb.JOIN)
    assert await names(harbor) == ("Ada", "Gwen")


async def test_a_thread_in_which_another_table_was_opened_stays(harbor: Harbor) -> None:
    await in_threads(harbor)
    thread, ada = await opened_there(harbor, "Ada"), harbor.person("Ada")
    harbor.world.faults.fail_next(1, f"PATCH */channels/{thread.id}/messages/*")
    await ada.slash(HERE, "game move")
    place, person = harbor.world.channel(RIVER), ada.user
    await harbor.sessions.context.db.run(
        lambda db: (
            db.execute(
                "INSERT INTO tables (server_id, channel_id, game, status, host_id, options,"
                " created_at, moved_at) VALUES (?, ?, 'yokohama', 'lobby', ?, '{}', 1, 1)",
                (place.guild_id, thread.id, person.id),
            ).rowcount
        )
    )
    await harbor.later(3_600)
    assert not thread.archived
    assert left(ada, thread) == []
