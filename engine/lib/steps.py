"""A frame that walks through named steps; only the name of the next one is saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from engine.core.decision import Answer, Decision
from engine.core.frame import Ctx, Done, Frame, Next

S = TypeVar("S")
_OVER = "."  # behind the last step


class Steps(Frame[S], kw_only=True):
    """Lists its steps in `steps`; each name is a method that does the step and may return a Next.

    A step `pay` that asks first has `ask_pay` and `take_pay` beside `pay`: while `ask_pay` asks
    somebody the frame waits there, then `pay` is run. A step that only asks needs no method of
    its own name; its `take_...` says `self.advance()`. Steps saved by name survive new ones; a
    save that stands at a step taken out since is refused, so its game's `upgrade` must move it on.
    """

    step: str = ""  # the next one; empty before the first

    steps: ClassVar[tuple[str, ...]] = ()
    _after: ClassVar[dict[str, str]] = {}  # the step behind each
    _asking: ClassVar[frozenset[str]] = frozenset()  # the steps that may ask

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._after = dict(zip(cls.steps, (*cls.steps[1:], _OVER), strict=True))
        cls._asking = frozenset(name for name in cls.steps if hasattr(cls, f"ask_{name}"))
        for name in cls.steps:
            written = callable(getattr(cls, name, None)) or hasattr(cls, f"ask_{name}")
            assert written, f"{cls.__name__} has no step {name!r}"
            assert not hasattr(Steps, name), f"{name!r} cannot be the name of a step"

    def __post_init__(self) -> None:
        if self.step not in ("", _OVER, *self.steps):
            raise ValueError(f"no step {self.step!r}")  # of a save: the codec refuses it

    @property
    def here(self) -> str:
        """The name of the next step."""
        return self.step or self.steps[0]

    def advance(self) -> None:
        """Go on with the step after this one."""
        self.step = self._after[self.here]

    def ask(self, state: S) -> Iterable[Decision]:
        here = self.step or self.steps[0]
        if here not in self._asking:
            return ()
        asks: Any = getattr(self, f"ask_{here}")
        asked: Iterable[Decision] = asks(state)
        return asked

    def take(self, ctx: Ctx[S], answer: Answer) -> Next:
        takes: Any = getattr(self, f"take_{self.here}")
        then: Next = takes(ctx, answer)
        return then

    def run(self, ctx: Ctx[S]) -> Next:
        here = self.here
        for _ in self.steps:  # on to the next step that may ask
            if here == _OVER:
                return self.finish(ctx)
            does: Any = getattr(self, here, None)
            self.step = self._after[here]
            then: Next = does(ctx) if does else None
            here = self.step
            if then is not None or here in self._asking:
                return then
        return None

    def finish(self, ctx: Ctx[S]) -> Next:
        """Behind the last step."""
        return Done()
