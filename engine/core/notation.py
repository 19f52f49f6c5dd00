"""Every answer as short, typeable text, made from the options' tokens: `build 14`, `sail 2`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.decision import Decision, Option
from engine.core.errors import IllegalAnswer
from engine.core.tokens import nearest, parts, short, shown

NONE = "none"  # picking nothing, where that is allowed
Words: TypeAlias = Sequence[str]
_WORDS = (3, 2, 1)  # that may name one option: `build shop 4`, `build 14`, `end`


def written(picks: Sequence[str]) -> str:
    """An answer as one types it."""
    return " ".join(short(token) for token in picks) or NONE


def steps(line: str) -> list[list[str]]:
    """A typed line as steps of words: steps are separated by semicolons."""
    return [words for part in line.lower().split(";") if (words := part.split())]


def read(decision: Decision, words: Words) -> tuple[tuple[str, ...], list[str]]:
    """The picks that these words begin with, and the words left for the next question."""
    if words and words[0] == NONE and decision.at_least == 0:
        return (), list(words[1:])
    picks: list[str] = []
    rest = list(words)
    while rest and len(picks) < decision.at_most:
        found = _first(decision, rest)
        if found is None:
            break
        token, used = found
        if decision.is_aside((token,)):
            if not picks:  # an aside is picked alone
                return (token,), rest[used:]
            break
        picks.append(token)
        rest = rest[used:]
    if len(picks) < max(decision.at_least, 1):
        raise _not_understood(decision, rest or words)
    return tuple(picks), rest


def complete(decision: Decision, typed: str) -> list[Option]:
    """The options that what was typed may still become, best first."""
    wanted = " ".join(typed.lower().split())
    begins = [o for o in decision.options if short(o.token).lower().startswith(wanted)]
    holds = [o for o in decision.options if wanted in short(o.token).lower() and o not in begins]
    return begins + holds


def _first(decision: Decision, words: Words) -> tuple[str, int] | None:
    """The option that the first words name, and how many of them that took."""
    tokens = {token.lower(): token for token in decision.tokens()}
    for used in _WORDS:
        named = ":".join(words[:used])
        if len(words) >= used and named in tokens:
            return tokens[named], used
    if any(low.startswith(f"{words[0]}:") for low in tokens):
        return None  # a kind whose id does not fit: never an id of another kind
    bare = [token for low, token in tokens.items() if low.partition(":")[2] == words[0]]
    return (bare[0], 1) if len(bare) == 1 else None


def meant(decision: Decision, words: Words) -> tuple[str, ...]:
    """The tokens that words may stand for, offered or not, the likeliest first."""
    kinds = dict.fromkeys(parts(token).kind for token in decision.tokens())
    named = [":".join(words[:used]) for used in _WORDS if len(words) >= used]
    bare = [f"{kind}:{words[0]}" for kind in kinds] if words else []
    return tuple(dict.fromkeys(form for token in (*named, *bare) for form in _spelled(token)))


def _spelled(token: str) -> tuple[str, str]:
    """As typed, and with the id in capitals: words are read in small letters."""
    kind, id = parts(token)
    return token, f"{kind}:{id.upper()}" if id else token


def _not_understood(decision: Decision, words: Words) -> IllegalAnswer:
    close = nearest(":".join(words[:2]), decision.tokens())
    typed, wanted = shown(" ".join(words[:2])), meant(decision, words)
    return IllegalAnswer("core-not-understood", close, wanted, typed=typed)
