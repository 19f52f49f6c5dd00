"""What may be answered in advance: support in the wars of others, and the defence of a leader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.decision import Decision, Option, Seat
from engine.core.frame import Event
from engine.core.standing import MOST_CHOICES, Given, Standing, befell, if_offered, owner
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.commit import PASS, amount, offers, read, written
from engine.games.yellow_yangtze.data import BLACK, RED
from engine.games.yellow_yangtze.state import Conflict, Hand, Side, Support, View

_ELSEWHERE, _ALL = "elsewhere", "all"
_NEXT_TURN, _AT_WAR, _NEXT_WAR = (
    msg(f"yy-ahead-{end}") for end in ("next-turn", "at-war", "next-war")
)


def _hand(view: View) -> Hand:
    assert view.hand is not None, "a spectator holds nothing"
    return view.hand


def _conflict(view: View) -> Conflict:
    assert view.table.conflict is not None, "nobody is asked in peace"
    return view.table.conflict


def _next_turn(view: View, since: Sequence[Event], choice: str) -> bool:
    return befell(since, owner(view), "yy-begins")


# Wars (YY-58)


def _own_sides(view: View) -> list[Side]:
    """The sides of a war for which one's own leaders fight."""
    war = view.table.conflict
    if war is None or war.kind != "war":
        return []
    return [side for side in war.sides if any(each.seat == view.seat for each in side.leaders)]


def _unites(view: View) -> bool:
    """Whether the war is one's own doing: the unifier decides last, knowing all."""
    return _conflict(view).seat == owner(view)


def _supports(view: View) -> tuple[Option, ...]:
    """All that could be committed now."""
    found = offers(view.table, _hand(view), owner(view), RED)
    return tuple(_support(support) for support in islice(found, MOST_CHOICES))


def _support(support: Support) -> Option:
    label = msg("yy-ahead-support", amount=amount(support, RED))
    return Option(written(support), label, about=_NEXT_WAR)


def _support_own(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """The only side with leaders of one's own."""
    sides = _own_sides(view)
    if len(sides) != 1 or _unites(view):
        return None
    return if_offered(asked, f"support:{sides[0].at}-{choice}")


def _nobodies(view: View) -> tuple[Option, ...]:
    return (
        Option(_ELSEWHERE, msg("yy-ahead-elsewhere"), about=_AT_WAR),
        Option(_ALL, msg("yy-ahead-all"), about=_NEXT_TURN),
    )


def _support_nobody(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    return None if _unites(view) else if_offered(asked, PASS)


def _concerned(view: View, since: Sequence[Event], choice: str) -> bool:
    """At war oneself, now or since, or one's turn has come."""
    if choice == _ALL:
        return _next_turn(view, since, choice)
    return bool(_own_sides(view)) or any(_at_war(event, owner(view)) for event in since)


def _at_war(event: Event, seat: Seat) -> bool:
    """Whether a war has begun in which a leader of this seat fights."""
    sides = _said(event, "sides") if event.key == "yy-war" else []
    leaders = (leader for side in sides for leader in _said(side, "leaders"))
    return any(leader.args["player"] == ref("seat", seat) for leader in leaders)


def _said(whole: Event | Msg, key: str) -> list[Msg]:
    """The sentences that are part of another one."""
    found = whole.args[key]
    return [each for each in found if isinstance(each, Msg)] if isinstance(found, tuple) else []


# Revolts (YY-49)


def _defences(view: View) -> tuple[Option, ...]:
    """Nothing, or as many governors as are held."""
    labels = {0: msg("yy-ahead-nothing")}
    for n in range(1, min(_hand(view).tiles[BLACK] + 1, MOST_CHOICES)):
        labels[n] = msg("yy-ahead-defend", n=n)
    return tuple(Option(str(n), label, about=_NEXT_TURN) for n, label in labels.items())


def _defend(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """The fewest governors that hold the leader; nothing where even the most do not."""
    attacker, own = _conflict(view).sides
    missing, most = attacker.strength - own.strength, int(choice)
    if missing <= 0 or most == 0:
        return if_offered(asked, PASS)
    holding = [
        each
        for each in _commitments(asked)
        if each.strength >= missing and each.tiles <= most  # a tie is the defender's
    ]
    fewest = min(holding, key=lambda each: each.tiles, default=None)
    return if_offered(asked, PASS if fewest is None else f"commit:{written(fewest)}")


def _commitments(asked: Decision) -> Iterator[Support]:
    """All that may be committed, a leader in front of the screen too."""
    picks = (parts(option.token) for option in asked.answers())
    return (read(asked.seat, pick.id) for pick in picks if pick.kind == "commit")


_SUPPORT, _DEFENCE = frozenset({"support"}), frozenset({"defend"})
STANDING: tuple[Standing[View], ...] = (
    Standing("support-own", _SUPPORT, _supports, _support_own, _next_turn, once=True),
    Standing("support-nobody", _SUPPORT, _nobodies, _support_nobody, _concerned),
    Standing("defend", _DEFENCE, _defences, _defend, _next_turn),
)
