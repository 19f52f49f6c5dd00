"""What a server's settings mean for who opens which tables where, and for tables that are there."""

from __future__ import annotations

from cogs.shown.ids import Verb, parse
from playground.models import ChannelType
from playground.person import Outcome
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    newest_poster,
    opened,
    press,
)
from tests.e2e.office import (
    add_channel,
    add_role,
    fill,
    set_games,
    set_option,
    set_seats,
)

RIVER, YANGTZE = 0, 1  # games, as the menu numbers them
NEXT_DOOR = "The Quay/river"


async def new(
    harbor: Harbor, name: str = "Ada", place: str = HERE, game: str = "river_of_gold"
) -> Outcome:
    """Somebody opens a table, or tries to."""
    return await harbor.person(name).slash(place, "game new", game=game)


async def refusal(harbor: Harbor, name: str = "Ada", place: str = HERE, **more: str) -> str:
    """Why they could not."""
    said = (await new(harbor, name, place, **more)).created
    assert [message.is_private for message in said] == [True]
    return said[0].text


async def test_a_game_that_is_not_allowed_is_refused_with_those_that_are(harbor: Harbor) -> None:
    panel = await set_games(harbor, "Yellow & Yangtze")
    assert "- Games: Yellow & Yangtze" in panel.text
    assert await refusal(harbor) == "On this server one plays: Yellow & Yangtze."
    await opened(harbor, "Ada", game="yellow_yangtze")


async def test_a_running_game_goes_on_where_it_is_not_allowed_any_more(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    await set_games(harbor, "Yellow & Yangtze")
    poster = newest_poster(harbor.person("Ada"))
    assert Verb.PLAY in [parse(button.custom_id).verb for button in poster.buttons]
    assert (await harbor.sessions.show.table(1)).status == "playing"


async def test_a_new_table_begins_with_the_options_of_the_server(harbor: Harbor) -> None:
    old = await opened(harbor, "Dan", place=NEXT_DOOR)
    page = await set_option(harbor, RIVER, 0, "1")
    assert "Changed" in page.text
    lobby = await opened(harbor, "Ada")
    assert (await harbor.sessions.show.table(2)).options["patrons"] == "draft"
    assert lobby.text != old.text
    assert harbor.person("Dan").look(old).text == old.text


async def test_an_option_that_is_locked_stays_as_it_is_for_every_host(harbor: Harbor) -> None:
    await opened(harbor, "Ada")  # before it is locked
    page = await set_option(harbor, RIVER, 1, locked=True)
    assert "🔒" in page.text
    await opened(harbor, "Dan", place=NEXT_DOOR)
    for name, place in (("Ada", HERE), ("Dan", NEXT_DOOR)):
        host = harbor.person(name)
        options = (await press(host, newest_poster(host, place), Verb.OPTIONS)).private[0]
        one = (await host.select(options, options.selects[0].custom_id, ["1"])).answer
        assert len(one.selects[1].options) == 1
        assert "locked on this server" in one.selects[0].options[1].description


async def test_only_the_allowed_numbers_of_players_can_begin(harbor: Harbor) -> None:
    await set_seats(harbor, RIVER, "3", "4")
    lobby = await opened(harbor, "Ada", "Bruno")
    assert not button(lobby, Verb.START).is_enabled
    assert "For 3 to 4 players" in lobby.text
    await press(harbor.person("Chiara"), lobby, Verb.JOIN)
    assert button(harbor.person("Ada").look(lobby), Verb.START).is_enabled


async def test_a_table_that_waits_for_players_follows_at_once(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno")
    assert button(lobby, Verb.START).is_enabled
    await set_seats(harbor, RIVER, "3", "4")
    assert not button(harbor.person("Ada").look(lobby), Verb.START).is_enabled


async def test_a_game_with_another_number_of_players_goes_on(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    await set_seats(harbor, RIVER, "3", "4")
    assert (await harbor.sessions.show.board(1)).view.waiting


async def test_tables_begin_with_the_pace_of_the_server_and_offer_its_paces(
    harbor: Harbor,
) -> None:
    old = await opened(harbor, "Bruno", place=NEXT_DOOR)
    await fill(harbor, "pace", pace="daily", paces=["daily", "live"])
    lobby = await opened(harbor, "Ada")
    assert "daily" in lobby.text
    assert "friends" not in lobby.text
    assert "friends" in harbor.person("Bruno").look(old).text
    ada = harbor.person("Ada")
    options = (await press(ada, lobby, Verb.OPTIONS)).private[0]
    number = [o.label for o in options.selects[0].options].index("Pace")
    one = (await ada.select(options, options.selects[0].custom_id, [str(number)])).answer
    assert [o.label.split(",")[0] for o in one.selects[1].options] == ["daily", "live"]


async def test_only_those_with_a_role_open_tables_and_those_who_manage(harbor: Harbor) -> None:
    add_role(harbor.world.guild("The Quay"), "League", harbor.person("Ada"))
    await harbor.restart()
    await fill(harbor, "people", open_roles=["League"])
    role = harbor.world.guild("The Quay").id + 3
    assert await refusal(harbor, "Dan") == f"On this server tables are opened by <@&{role}>."
    await opened(harbor, "Ada", "Bruno")  # to join is for everybody
    await opened(harbor, "Edda", place=NEXT_DOOR)


async def test_a_role_may_manage_tables(harbor: Harbor) -> None:
    quay = harbor.world.guild("The Quay")
    add_role(quay, "Wardens", harbor.person("Gwen"))
    await harbor.restart()
    await begun(harbor, "Ada", "Bruno")
    gwen = harbor.person("Gwen")
    said = await gwen.slash(HERE, "game end")
    assert said.private[0].text == "Only the host of this table may do that: Ada."
    await fill(harbor, "people", manage_roles=["Wardens"])
    said = await gwen.slash(HERE, "game end")
    await press(gwen, said.private[0], Verb.END)
    assert (await harbor.sessions.show.table(1)).status == "ended"


async def test_a_server_has_room_for_so_many_tables(harbor: Harbor) -> None:
    await fill(harbor, "people", most_tables="1")
    await opened(harbor, "Ada")
    said = await refusal(harbor, "Dan", NEXT_DOOR)
    assert said.startswith("This server has room for 1 live table,")
    await opened(harbor, "Chiara", place="Il Molo/tavoli")  # another server is another matter


async def test_nobody_sits_at_more_tables_than_allowed(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Dan")
    await fill(harbor, "people", most_of_one="1")
    assert "everybody may sit at 1" in await refusal(harbor, "Dan", NEXT_DOOR)
    lobby = await opened(harbor, "Chiara", place=NEXT_DOOR)
    said = await press(harbor.person("Dan"), lobby, Verb.JOIN)
    assert "everybody may sit at 1" in said.private[0].text
    assert (await harbor.sessions.show.table(1)).seat_of(harbor.person("Dan").user.id) == 1


async def test_nobody_takes_a_seat_at_more_tables_than_allowed(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Gwen", place=NEXT_DOOR)
    await fill(harbor, "people", most_of_one="1")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    await press(ada, (await ada.slash(HERE, "game offer")).answer, Verb.OFFER)
    offer = newest_poster(ada)
    said = await press(gwen, offer, Verb.TAKE)
    assert "everybody may sit at 1" in said.private[0].text
    assert (await harbor.sessions.show.table(1)).names() == ("Ada", "Dan")
    await press(harbor.person("Edda"), ada.look(offer), Verb.TAKE)
    assert (await harbor.sessions.show.table(1)).names() == ("Edda", "Dan")


async def test_tables_stand_in_the_chosen_channels_and_their_threads(harbor: Harbor) -> None:
    await opened(harbor, "Bruno")  # before: it stays where it is
    await fill(harbor, "places", places="Only in the channels below", channels=["river"])
    river = harbor.world.channel(NEXT_DOOR)
    said = await refusal(harbor, "Ada")
    assert said == f"Tables stand in <#{river.id}> on this server. Go there and try again."
    await opened(harbor, "Ada", place=NEXT_DOOR)
    assert (await harbor.sessions.show.table(1)).status == "lobby"


async def test_tables_stand_in_a_category(harbor: Harbor) -> None:
    quay = harbor.world.guild("The Quay")
    hall = add_channel(harbor, quay, "Hall", ChannelType.CATEGORY)
    add_channel(harbor, quay, "hall-1", ChannelType.TEXT, hall)
    await fill(harbor, "places", places="Only in the category below", category=["Hall"])
    assert f"<#{hall.id}>" in await refusal(harbor)
    await opened(harbor, "Ada", place="The Quay/hall-1")
