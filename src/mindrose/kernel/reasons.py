"""Reasons: why something cannot be done, as numbers that cost nothing until somebody asks.

A rule says in one function both whether something is legal and why not: it returns NONE or a reason. A reason is
declared beside the rule that gives it, and one of them is a whole number: which reason it is and, above that, the
number that it is about (a card, an amount), so that the engine's loop makes no objects for what is not legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64

NONE: Final[i64] = 0
MOST: Final[i64] = 65536  # reasons that can be told apart

Telling = Callable[[Any, int], int | str]


class Reason:
    """What a reason says: its code, its rule, and what else is told about a number by a table."""

    def __init__(self, code: str, rule: str, about: dict[str, Telling]) -> None:
        self.code = code
        self.rule = rule
        self.about = about


DECLARED: Final[list[Reason]] = [Reason("", "", {})]
SHARED: Final[dict[tuple[str, str], i64]] = {}


def reason(code: str, rule: str, **about: Telling) -> i64:
    """Declares a reason."""
    DECLARED.append(Reason(code, rule, about))
    return len(DECLARED) - 1


def shared_reason(code: str, rule: str) -> i64:
    """A reason that many questions give, declared once however many of them there are."""
    if (code, rule) not in SHARED:
        SHARED[(code, rule)] = reason(code, rule)
    return SHARED[(code, rule)]


def about(reason: i64, number: i64) -> i64:
    """A reason with the number, 0 or more, that it is about."""
    return reason + MOST * number


def as_number(table: Any, number: int) -> int:
    """How a number is told that speaks for itself."""
    return number


def refused(reason: i64, table: Any) -> Refusal:
    """A reason in full, for whoever asked."""
    declared = DECLARED[reason % MOST]
    number = int(reason // MOST)
    told = {name: telling(table, number) for name, telling in declared.about.items()}
    return Refusal(declared.code, declared.rule, **told)
