# mypyc: plain
"""What may stand behind the words of a power: words and numbers that make sense there."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import SPIRIT_SPACES
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import Argument, Expression, Node, Number, Reach, Signed, Term

CHOSEN_EMOTIONS: Final = ("friend", "foe", "ally", "enemy")
CHOSEN: Final = (*CHOSEN_EMOTIONS, "opponent", "spirit")
MOST_TURNS: Final = 4
MOST: Final = 20  # more than anybody has of anything


def reach(term: Term) -> int:
    """The steps from the Spirit space adjacent to this Emotion; `*` is the whole board."""
    (argument,) = term.arguments or (Reach(None),)
    return SPIRIT_SPACES if isinstance(argument, Reach) and argument.number is None else constant(argument)


def check_amount(instruction: str, amount: Argument) -> None:
    """What is done, is done at least once; the Origin has no more than four steps to go."""
    if isinstance(amount, Signed):
        raise wrong(amount, f"`{instruction}` takes a number without a sign: `gain` and `lose` say which way it goes")
    if isinstance(amount, Number) and amount.value < 1:
        raise wrong(amount, f"`{instruction}` takes a number from 1 on, not {amount.value}")
    if isinstance(amount, Number) and amount.value > MOST:
        raise wrong(amount, f"`{instruction}` takes a number up to {MOST}, not {amount.value}")
    if instruction == "rotate" and isinstance(amount, Number) and amount.value > MOST_TURNS:
        raise wrong(amount, f"the Origin turns at most {MOST_TURNS} steps, not {amount.value}")


def check_change(aura: str, change: Argument) -> None:
    """An aura changes something; only `cap` says how much there is, not how much more or less."""
    if aura == "cap":
        check_amount(aura, change)
    elif isinstance(change, Number | Signed) and change.written().lstrip("+-") == "0":
        raise wrong(change, f"`{aura} {change.written()}` changes nothing")


def asks_nothing(term: Term) -> None:
    """Only what is chosen can be asked for something; other words stand for one thing, whatever it is like."""
    if term.filters and term.name not in CHOSEN:
        raise wrong(term, f"nothing can be asked of `{term.name}`: choose with `T=…` among {', '.join(CHOSEN)}")


def constant(argument: Argument) -> int:
    if not isinstance(argument, Number):
        raise wrong(argument, f"`{argument.written()}` should be a plain number here")
    return argument.value


def as_term(argument: Argument) -> Term:
    if not isinstance(argument, Term):
        raise wrong(argument, f"`{argument.written()}` should be a word here")
    return argument


def as_expression(argument: Argument) -> Expression:
    if not isinstance(argument, Expression):
        raise wrong(argument, f"`{argument.written()}` should be a number here")
    return argument


def wrong(node: Node, what: str) -> Mistake:
    return Mistake(node.at, what)
