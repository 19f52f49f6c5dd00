"""Which rules of each game are named by a test; run with `make rules-coverage`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
UNTESTABLE = " untestable: "


@dataclass(frozen=True)
class Coverage:
    """The rules of one game and what its tests say about them."""

    game: str
    rules: dict[str, str]  # number -> the reason why it cannot be tested, or nothing
    named: frozenset[str]

    @property
    def missing(self) -> list[str]:
        """Rules that could be tested and that no test names."""
        return [
            rule for rule, reason in self.rules.items() if not reason and rule not in self.named
        ]

    @property
    def unknown(self) -> list[str]:
        """Numbers that tests name and the game does not have."""
        return sorted(self.named - set(self.rules))

    def lines(self) -> Iterator[str]:
        """The report on this game."""
        found = len(self.named & set(self.rules))
        yield f"{self.game}: {len(self.rules)} rules, {found} named by tests"
        for rule, reason in self.rules.items():
            if reason:
                yield f"  {rule} cannot be tested: {reason}"
        for rule in self.missing:
            yield f"  {rule} is named by no test"
        for rule in self.unknown:
            yield f"  {rule} is named by a test, but is no rule of this game"


def coverage(here: Path = HERE) -> list[Coverage]:
    """All games that have a list of rules; a marker belongs to the game of its folder."""
    return [
        Coverage(known.stem, rules_in(known.read_text()), named_in(here / "games" / known.stem))
        for known in sorted((here / "rules").glob("*.txt"))
    ]


def rules_in(text: str) -> dict[str, str]:
    """The numbers listed, each with its reason if it cannot be tested."""
    listed = (line.strip() for line in text.splitlines())
    rules: dict[str, str] = {}
    for line in (line for line in listed if line and not line.startswith("#")):
        told, _, reason = line.partition(UNTESTABLE)
        number = told.split()[0]
        if number in rules:
            raise ValueError(f"{number} is listed twice")
        rules[number] = reason
    return rules


def named_in(folder: Path) -> frozenset[str]:
    """The numbers in the `rule` markers of all tests in a folder."""
    files = sorted(folder.rglob("test_*.py"))
    return frozenset(rule for file in files for rule in markers(ast.parse(file.read_text())))


def markers(tree: ast.AST) -> Iterator[str]:
    """Every number in `pytest.mark.rule(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(number)) for number in node.args)


def report(found: Iterable[Coverage]) -> int:
    """Print all games; the exit code is 1 if a rule is unnamed or a number is unknown."""
    wrong = False
    for one in found:
        print("\n".join(one.lines()))
        wrong = wrong or bool(one.missing or one.unknown)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(report(coverage()))
