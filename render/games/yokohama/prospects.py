"""What an option in the city would bring: the Power there, what it costs, how many come back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.core.words import Msg

_AREA = "area:"
_PLACE, _AGENT = ("place", "walk", "to", "from", "back", "station"), "agent"


@dataclass
class Prospect:
    """All that may be chosen in one area, taken together."""

    power: int | None = None  # that the action would have
    costs: list[int] = field(default_factory=list)  # in yen, one for each way there
    agent: int | None = None  # the Power of an agent there
    back: int = 0  # assistants that may come back

    @property
    def fee(self) -> str:
        """What must be paid, in signs; where there are several ways, each price."""
        costs = "/".join(str(cost) for cost in sorted(self.costs))
        return f"−{costs}[yen]" if any(self.costs) else ""

    @property
    def tags(self) -> list[str]:
        """What else is to be said on small labels: fees, an agent's Power, who may come back."""
        agent = [] if self.agent is None else [f"[agent]{self.agent}"]
        back = [f"[assistant]{self.back}"] if self.back else []
        return [*([self.fee] if self.fee else []), *agent, *back]


def prospects(options: Iterable[Option]) -> dict[str, Prospect]:
    """What may be chosen in which area; options without an area of their own are left out."""
    found: dict[str, Prospect] = {}
    for option in options:
        kind, _ = parts(option.token)
        if option.at and option.at[0].startswith(_AREA) and kind in (*_PLACE, _AGENT):
            area = option.at[0].removeprefix(_AREA)
            _add(found.setdefault(area, Prospect()), kind, option)
    return found


def _add(one: Prospect, kind: str, option: Option) -> None:
    power, cost = _read(option.about)
    if kind == _AGENT:
        one.agent = power
        return
    if kind == "back":
        one.back = option.limit or 1
    one.power = power if one.power is None else one.power
    if kind in ("place", "walk") and cost not in one.costs:
        one.costs.append(cost)


def _read(about: Msg | None) -> tuple[int | None, int]:
    """The Power and the fees that the second line of a button tells."""
    if about is None:
        return None, 0
    if about.key == "yk-place-about":
        effect, pays = about.args["effect"], about.args["pays"]
        assert isinstance(effect, Msg)
        assert isinstance(pays, Msg)
        return _read(effect)[0], _paid(pays)
    power = about.args.get("power")
    return (power if isinstance(power, int) else None), 0


def _paid(pays: Msg) -> int:
    """What is paid to everybody together."""
    who = pays.args.get("who", ())
    shares = (
        (one.args["n"] for one in who if isinstance(one, Msg)) if isinstance(who, tuple) else ()
    )
    return sum(n for n in shares if isinstance(n, int))
