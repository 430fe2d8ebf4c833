# mypyc: plain
"""What may stand behind the words of a power: words and numbers that make sense there."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import SPIRIT_SPACES
from mindrose.kernel.told import Told
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
        told = "`{word}` takes a number without a sign: `gain` and `lose` say which way it goes"
        raise wrong(amount, Told("mistake-signed", told, word=instruction))
    if isinstance(amount, Number) and amount.value < 1:
        told = "`{word}` takes a number from 1 on, not {number}"
        raise wrong(amount, Told("mistake-from-one", told, word=instruction, number=str(amount.value)))
    if isinstance(amount, Number) and amount.value > MOST:
        told = "`{word}` takes a number up to {most}, not {number}"
        raise wrong(amount, Told("mistake-up-to", told, word=instruction, most=MOST, number=str(amount.value)))
    if instruction == "rotate" and isinstance(amount, Number) and amount.value > MOST_TURNS:
        told = "the Origin turns at most {most} steps, not {number}"
        raise wrong(amount, Told("mistake-turns", told, most=MOST_TURNS, number=str(amount.value)))


def check_change(aura: str, change: Argument) -> None:
    """An aura changes something; only `cap` says how much there is, not how much more or less."""
    if aura == "cap":
        check_amount(aura, change)
    elif isinstance(change, Number | Signed) and change.written().lstrip("+-") == "0":
        told = "`{change}` changes nothing"
        raise wrong(change, Told("mistake-no-change", told, change=f"{aura} {change.written()}"))


def asks_nothing(term: Term) -> None:
    """Only what is chosen can be asked for something; other words stand for one thing, whatever it is like."""
    if term.filters and term.name not in CHOSEN:
        told = "nothing can be asked of `{word}`: choose with `T=…` among {words}"
        raise wrong(term, Told("mistake-asked-of", told, word=term.name, words=CHOSEN))


def constant(argument: Argument) -> int:
    if not isinstance(argument, Number):
        told = "`{found}` should be a plain number here"
        raise wrong(argument, Told("mistake-plain-number", told, found=argument.written()))
    return argument.value


def as_term(argument: Argument) -> Term:
    if not isinstance(argument, Term):
        raise wrong(argument, Told("mistake-no-name", "`{found}` should be a word here", found=argument.written()))
    return argument


def as_expression(argument: Argument) -> Expression:
    if not isinstance(argument, Expression):
        raise wrong(argument, Told("mistake-no-amount", "`{found}` should be a number here", found=argument.written()))
    return argument


def wrong(node: Node, what: str) -> Mistake:
    return Mistake(node.at, what)
