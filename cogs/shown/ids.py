"""What a button or menu knows: a version, a verb and a few numbers, never a secret.

`h1|a|12|34|5` answers question 34 of table 12 with its option 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from engine.core.errors import Refused

VERSION = "h1"
MOST = 100  # characters of a custom id
_SEPARATOR = "|"
_MOST_NUMBER = 2**63 - 1  # what SQLite takes as an integer
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")


class Verb(StrEnum):
    """What happens when it is pressed; the letter is part of old messages, so it stays."""

    PLAY = "p"  # table
    BEGIN = "pb"  # table, shortcut: the panel with its first pick made
    ANSWER = "a"  # table, question, options
    SURE = "C"  # table, question, options: asks once before they are played
    CHOOSE = "s"  # table, question, row; the values are options
    TURN_TO = "v"  # table, question, button, group (0: none), page, options gathered
    GROUP = "g"  # table, question, row, options gathered; the value is a group
    GATHER = "m"  # table, question, row, group, page, options gathered; the value is one more
    BACK = "b"  # table
    RESTART = "r"  # table
    REFRESH = "f"  # table
    HINT = "ph"  # table
    HAND = "h"  # table
    BOARD = "d"  # table
    WHOLE = "B"  # table
    PART = "k"  # table; the value is a part of the board
    TEXT = "t"  # table, page
    LOG = "l"  # table, page
    RULES = "u"  # table, topic
    TOPIC = "y"  # table; the value is a topic
    PROOF = "P"  # table
    EXPORT = "G"  # table
    REMATCH = "R"  # table
    JOIN = "j"  # table
    LEAVE = "e"  # table
    START = "o"  # table
    OPTIONS = "O"  # table
    WHICH = "W"  # table; the value is the number of an option
    OPTION = "c"  # table, number of the option; the value is a choice
    SEATS = "S"  # table
    SIT = "T"  # table; the value is a seat
    BOTS = "bo"  # table
    ADD_BOT = "ba"  # table, number of a strength
    REMOVE_BOT = "br"  # table; the value is a seat
    SET_BOT = "bs"  # table, seat, who sat on it when this was asked, number of a strength
    PLAY_AGAIN = "bp"  # table
    ASK_END = "A"  # table
    END = "E"  # table
    OFFER = "H"  # table, seat, who sat on it when this was asked
    TAKE = "K"  # table, seat
    DEPUTY = "Dp"  # table: who plays for one, or whom one plays for
    ASK_DEPUTY = "Da"  # table; the value is a person
    ACT_FOR = "Dy"  # table, number of who is asked
    NOT_FOR = "Dn"  # table, number of who is asked
    END_DEPUTY = "De"  # table, number of who plays, or is asked
    WITHDRAW = "D"  # table, seat
    CALL = "zc"  # table, seat, who sat on it when this was asked, whom it is meant for
    FOLLOW = "F"  # table
    NOTICES = "N"  # table, 1: notices on, 0: off
    UNFOLLOW = "U"  # table
    INVITE = "i"  # table; the value is a person
    DECLINE = "X"  # table, invitation
    RENEW = "n"  # table
    MESSAGES = "q"  # 1: direct messages on, 0: off
    INVITATIONS = "I"  # 1: others may invite, 0: nobody
    THEME = "w"  # number of the theme
    TEST = "x"  # nothing
    OWN_TABLES = "zm"  # nothing
    AROUND = "za"  # nothing
    OWN_SETTINGS = "zs"  # nothing
    OWN_DATA = "zd"  # nothing
    READ_DATA = "zr"  # nothing
    FORGET = "zf"  # nothing
    READ_SERVER = "zR"  # nothing
    FORGET_SERVER = "zF"  # 0: asks once more, 1: does it
    TABLES = "tl"  # page
    WHICH_TABLE = "tc"  # page; the value is a table
    TABLE = "tt"  # table
    PAUSE = "tp"  # table; the value is a reason
    RESUME = "tr"  # table
    MOVE = "tm"  # table; the value is a channel
    SEAT = "ts"  # table; the value is a seat
    VACATE = "tv"  # table, seat, who sat on it when this was asked
    REASSIGN = "ta"  # table, seat, who sat on it; the value is a person
    STAND_IN = "tf"  # table, seat, the revision it was asked in
    POINTS = "tb"  # table
    POINT = "tq"  # table; the value is a revision
    ROLL_BACK = "tk"  # table, revision to go back to, the revision it was asked in
    AGREE = "tg"  # table, proposal
    MEND = "tx"  # nothing
    ADVANCE = "xo"  # table
    SETTLE_WHAT = "xk"  # table; the value is the number of a kind
    SETTLE = "xs"  # table, number of the kind; the value is a choice
    UNSETTLE = "xc"  # table, the owner's own number, when it was set
    LEARN = "L"  # table, of whose game a first one is wanted
    SKIP_TOUR = "Ls"  # table
    NOT_YET = "jn"  # table
    WISH = "jw"  # table; the value is a seat
    UNWISH = "ju"  # table
    JOIN_ANYWAY = "ja"  # table
    TAKE_ANYWAY = "jt"  # table, seat
    COMPANY = "jc"  # nothing: how one plays with others
    SHOW_RECORD = "jr"  # 1: lobbies show how reliable one is, 0: they do not
    AVOID = "jv"  # nothing; the value is a person
    UNAVOID = "jx"  # nothing; the value is a person
    LATE = "Zl"  # table, seat whose time is up, number of a choice
    GO_ON = "Zg"  # table
    AWAY = "Za"  # nothing; the value is a number of days
    HERE_AGAIN = "Zb"  # nothing
    SINCE = "Ys"  # table, pane: 0 opens a new message, else the nth with changes in its place
    SETTINGS = "Ap"  # nothing: the settings of the server
    SETTINGS_GAME = "Ag"  # nothing; the value is a game
    SETTINGS_FORM = "Af"  # form, game; the value is an option, where the form is of one
    SETTINGS_SAVE = "As"  # form, game, option: a form that was filled in
    SETTINGS_UNDO = "Au"  # version
    SETTINGS_IMPORT = "Ai"  # version, check sum of the file
    VOTES = "Q"  # table: what one can do about it
    VOTE_NO = "Qn"  # table, proposal
    VOTE_SEAT = "Qs"  # table, seat, who sat on it; the value is a way to go on without them
    NUDGE = "Qk"  # table, seat, who played it when this was asked
    VOTE_PAUSE = "Qp"  # table; the value is how long
    VOTE_RESUME = "Qr"  # table
    VOTE_END = "Qe"  # table, 0: asks once more, 1: does it
    VOTE_BACK = "Qb"  # table: where to
    VOTE_POINT = "Qq"  # table; the value is a revision
    GIVE_UP = "Ql"  # table, 0: asks once more, 1: does it
    VOTE_UNDO = "Qu"  # table, revision to go back to, the revision it was asked in; the value: why
    # how people are told, looked at from a table (0: from none)
    TOLD = "V"  # table
    TOLD_BY = "Vb"  # table; the value is a way
    TOLD_BY_AT = "Va"  # table; the value is a way
    TOLD_WHEN = "Vh"  # table
    TOLD_SAVE = "Vs"  # table: a form that was filled in
    REMINDED = "Vr"  # table, 1: they are reminded, 0: they are not


_NUMBERS = {
    Verb.BEGIN: 2,
    Verb.ANSWER: 2,
    Verb.SURE: 2,
    Verb.CHOOSE: 3,
    Verb.TURN_TO: 5,
    Verb.GROUP: 3,
    Verb.GATHER: 5,
    Verb.TEXT: 2,
    Verb.LOG: 2,
    Verb.RULES: 2,
    Verb.OPTION: 2,
    Verb.ADD_BOT: 2,
    Verb.SET_BOT: 4,
    Verb.OFFER: 3,
    Verb.TAKE: 2,
    Verb.ACT_FOR: 2,
    Verb.NOT_FOR: 2,
    Verb.END_DEPUTY: 2,
    Verb.WITHDRAW: 2,
    Verb.CALL: 4,
    Verb.NOTICES: 2,
    Verb.DECLINE: 2,
    Verb.TEST: 0,
    Verb.OWN_TABLES: 0,
    Verb.AROUND: 0,
    Verb.OWN_SETTINGS: 0,
    Verb.OWN_DATA: 0,
    Verb.READ_DATA: 0,
    Verb.FORGET: 0,
    Verb.READ_SERVER: 0,
    Verb.VACATE: 3,
    Verb.REASSIGN: 3,
    Verb.STAND_IN: 3,
    Verb.ROLL_BACK: 3,
    Verb.AGREE: 2,
    Verb.MEND: 0,
    Verb.SETTLE: 2,
    Verb.SINCE: 2,
    Verb.UNSETTLE: 3,
    Verb.TAKE_ANYWAY: 2,
    Verb.COMPANY: 0,
    Verb.AVOID: 0,
    Verb.UNAVOID: 0,
    Verb.LATE: 3,
    Verb.AWAY: 0,
    Verb.HERE_AGAIN: 0,
    Verb.SETTINGS: 0,
    Verb.SETTINGS_GAME: 0,
    Verb.SETTINGS_FORM: 2,
    Verb.SETTINGS_SAVE: 3,
    Verb.SETTINGS_IMPORT: 2,
    Verb.VOTE_NO: 2,
    Verb.VOTE_SEAT: 3,
    Verb.NUDGE: 3,
    Verb.VOTE_END: 2,
    Verb.GIVE_UP: 2,
    Verb.VOTE_UNDO: 3,
    Verb.REMINDED: 2,
}
ABOUT_A_SERVER = (  # the one where it is pressed, by those who manage it
    Verb.TABLES,
    Verb.WHICH_TABLE,
    Verb.MEND,
    Verb.SETTINGS,
    Verb.SETTINGS_GAME,
    Verb.SETTINGS_FORM,
    Verb.SETTINGS_SAVE,
    Verb.SETTINGS_UNDO,
    Verb.SETTINGS_IMPORT,
    Verb.READ_SERVER,
    Verb.FORGET_SERVER,
)
ABOUT_A_PERSON = (
    Verb.MESSAGES,
    Verb.INVITATIONS,
    Verb.THEME,
    Verb.TEST,
    Verb.OWN_TABLES,
    Verb.AROUND,
    Verb.OWN_SETTINGS,
    Verb.OWN_DATA,
    Verb.READ_DATA,
    Verb.FORGET,
    Verb.COMPANY,
    Verb.SHOW_RECORD,
    Verb.AVOID,
    Verb.UNAVOID,
    Verb.AWAY,
    Verb.HERE_AGAIN,
    Verb.TOLD,
    Verb.TOLD_BY,
    Verb.TOLD_BY_AT,
    Verb.TOLD_WHEN,
    Verb.TOLD_SAVE,
    Verb.REMINDED,
)
ABOUT_NO_TABLE = (*ABOUT_A_PERSON, *ABOUT_A_SERVER)  # all others begin with one
AT_THE_TABLE = (Verb.INVITE, Verb.REMATCH)  # they count on the place, so nowhere else
TO_SIT_DOWN = (Verb.JOIN, Verb.TAKE)
_TO_ANSWER = (Verb.DECLINE, Verb.WITHDRAW, Verb.ACT_FOR, Verb.NOT_FOR)
ON_CALLS = (*TO_SIT_DOWN, *_TO_ANSWER)  # on what asks to sit down, or to play for somebody
IN_ADVANCE = (Verb.ADVANCE, Verb.SETTLE_WHAT, Verb.SETTLE, Verb.UNSETTLE)  # nobody else's business
FOR_FOLLOWERS = (Verb.FOLLOW, Verb.NOTICES, Verb.UNFOLLOW)  # what their letter leads to
_LOOKS = (Verb.BOARD, Verb.WHOLE, Verb.PART, Verb.TEXT, Verb.LOG, Verb.SINCE)
_REPAIRS = (
    Verb.TABLE,
    Verb.PAUSE,
    Verb.RESUME,
    Verb.MOVE,
    Verb.SEAT,
    Verb.VACATE,
    Verb.REASSIGN,
    Verb.STAND_IN,
    Verb.SET_BOT,
    Verb.POINTS,
    Verb.POINT,
    Verb.ROLL_BACK,
)
FOR_THEM_ALONE = (Verb.ASK_END, Verb.END, *_REPAIRS)  # or for the host of a table
_ANSWERS = (Verb.AGREE, Verb.VOTE_NO)
BY_RIGHT = (*FOR_THEM_ALONE, *_ANSWERS, Verb.OFFER, Verb.WITHDRAW, Verb.CALL)  # managers do more
FOR_MANAGERS = (*FOR_THEM_ALONE, *_ANSWERS, *_LOOKS)  # anywhere on a table's server
_OPEN_ENDED = (Verb.ANSWER, Verb.SURE, Verb.TURN_TO, Verb.GROUP, Verb.GATHER)


class BadId(Refused):
    """A custom id this program did not write, or no longer understands."""


@dataclass(frozen=True, slots=True)
class Id:
    """One verb and its numbers."""

    verb: Verb
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        """As it goes into a message."""
        text = _SEPARATOR.join((VERSION, self.verb, *map(str, self.numbers)))
        assert len(text) <= MOST, text
        return text


def to(verb: Verb, *numbers: int) -> Id:
    """Write an id as it reads."""
    return Id(verb, numbers)


def parse(custom_id: str) -> Id:
    """Read an id; anything forged, cut or from another version is refused."""
    version, *rest = custom_id.split(_SEPARATOR)
    if version != VERSION:
        raise BadId("bot-button-foreign")
    verb, *digits = rest or [""]
    known = verb in tuple(Verb) and len(custom_id) <= MOST
    if not known or not all(map(_is_number, digits)):
        raise BadId("bot-button-broken")
    found = Id(Verb(verb), tuple(map(int, digits)))
    least = _NUMBERS.get(found.verb, 1)
    if len(digits) < least or (len(digits) > least and found.verb not in _OPEN_ENDED):
        raise BadId("bot-button-broken")
    return found


def option_of(value: str) -> int:
    """The option a menu's value stands for; a second copy of one reads `3.1`."""
    index, dot, copy = value.partition(".")
    if dot:
        number_of(copy)
    return number_of(index)


def number_of(text: str) -> int:
    """A number as this program writes them."""
    if not _is_number(text):
        raise BadId("bot-button-broken")
    return int(text)


def _is_number(digits: str) -> bool:
    """As this program writes numbers: no sign, no zeros in front, no other script's digits."""
    return _NUMBER.fullmatch(digits) is not None and int(digits) <= _MOST_NUMBER
