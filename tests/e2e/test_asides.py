"""Trading off turn on Discord: the table's message changes in place and nobody is called."""

from __future__ import annotations

from playground.person import Person
from playground.seen import SeenMessage
from sessions.shapes import Person as Actor
from tests.e2e.harbor import HERE, Harbor, begun, called, newest_poster, open_panel, rest
from tests.e2e.test_turns import sail


async def trade(person: Person, panel: SeenMessage) -> SeenMessage:
    """Buy favour; the panel after it."""
    for menu in panel.selects:
        for option in menu.options:
            if "5 koku" in f"{option.label} {option.description}":
                await person.select(panel, menu.custom_id, [option.value])
                return person.look(panel)
    labels = [b.label for b in panel.buttons if "5 koku" in b.label]
    assert labels, f"nothing to trade in this deal: {panel.text}"
    await person.click(panel, label=labels[0])
    return person.look(panel)


def tells_of_sailing(message: SeenMessage) -> bool:
    """In either language: Bruno's is Italian."""
    return any(word in message.text for word in (" sails ", " naviga "))


async def test_a_trade_off_turn_is_told_in_place(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    panel = await open_panel(other, poster)
    assert f": {player.user.name}." in panel.text, "it says whom the table waits for"
    count = len(other.visible(HERE))
    traded = await trade(other, panel)
    await rest(harbor)
    assert traded.is_private
    shown = newest_poster(player)
    assert shown.id == poster.id, "edited in place"
    assert f"- {other.user.name} trades 5 koku" in shown.text
    assert [p.user.name for p in called(harbor, shown)] == [player.user.name]
    assert len(other.visible(HERE)) == count


async def test_a_trade_off_turn_leaves_the_draft_of_another_alone(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    draft = await sail(player, await open_panel(player, poster))
    aside = await open_panel(other, poster)
    assert not tells_of_sailing(aside), "nothing of the draft shows"
    await trade(other, aside)
    await rest(harbor)
    after = newest_poster(other)
    assert after.id == poster.id
    assert not tells_of_sailing(after)
    assert player.look(draft).text == draft.text, "the drafter's panel is as it was"
    ends = ("End turn", "Fine turno")
    confirm = next(b for b in player.look(draft).buttons if b.label in ends)
    await player.click(draft, custom_id=confirm.custom_id)
    await rest(harbor)
    assert tells_of_sailing(newest_poster(other)), "the old button was still good"
    assert newest_poster(other).id != poster.id


async def test_a_turn_that_ends_before_an_aside_is_told_still_calls(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    await rest(harbor)
    play = harbor.sessions.play
    await play.typed(1, _person(other), "trade favour")
    step = await play.typed(1, _person(player), "sail 1")
    while step.ask:
        step = await play.answer(1, _person(player), None, (step.ask.decision.options[0].token,))
    harbor.bot.messenger.wake()
    await rest(harbor)
    assert newest_poster(other).id != poster.id
    assert [p.user.name for p in called(harbor, newest_poster(other))] == [other.user.name]


def _person(who: Person) -> Actor:
    return Actor(who.user.id, who.user.name, "en")
