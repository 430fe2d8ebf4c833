"""What the refusals of hearts and goofspiel say, told from a position: the obstacle is there, or it is not."""

from __future__ import annotations

from typing import Final

from hearts.cards import NAMES
from tests.checks.reasons import Attempt, Obstacle, Obstacles


def not_asked(attempt: Attempt) -> bool:
    return not attempt.table.over and not attempt.waited_for


def over(attempt: Attempt) -> bool:
    return attempt.table.over


# Hearts


def hand(attempt: Attempt) -> list[str]:
    """HE-1.3 What is passed has left the hand."""
    cards: list[str] = attempt.position["seats"][attempt.seat]["hand"]
    return cards


def of_suit(cards: list[str], suits: str) -> bool:
    return any(card[1] in suits for card in cards)


def missing(kind: str) -> Obstacle:
    return lambda attempt: (
        attempt.waited_for and attempt.kind == kind and NAMES[attempt.answer] not in hand(attempt) and tells(attempt)
    )


def tells(attempt: Attempt) -> bool:
    return attempt.told(card=NAMES[attempt.answer])


def plays(attempt: Attempt) -> bool:
    """A card of the hand is played, and a refusal names it."""
    held = attempt.waited_for and attempt.kind == "play" and NAMES[attempt.answer] in hand(attempt)
    return held and tells(attempt)


def laid(attempt: Attempt) -> list[str]:
    return [card for seat in attempt.position["seats"] for card in seat["laid"]]


def no_first_lead(attempt: Attempt) -> bool:
    """HE-2.1"""
    suits = "C" if attempt.position["options"]["can_lead_any_club"] else ""
    card = NAMES[attempt.answer]
    return plays(attempt) and not laid(attempt) and card != "2C" and card[1] not in suits


def suit_not_followed(attempt: Attempt) -> bool:
    """HE-2.3"""
    trick = attempt.position["trick"]
    return plays(attempt) and trick and of_suit(hand(attempt), trick[0][1]) and NAMES[attempt.answer][1] != trick[0][1]


def penalty(card: str) -> bool:
    return card[1] == "H" or card == "QS"


def penalty_thrown_first(attempt: Attempt) -> bool:
    """HE-2.4"""
    trick = attempt.position["trick"]
    if not plays(attempt) or not trick or len(laid(attempt)) >= 4:
        return False
    follows = of_suit(hand(attempt), trick[0][1])
    forbidden = attempt.position["options"]["no_pts_on_first_trick"] and penalty(NAMES[attempt.answer])
    return forbidden and not follows and not all(penalty(card) for card in hand(attempt))


def hearts_not_broken(attempt: Attempt) -> bool:
    """HE-2.5"""
    options = attempt.position["options"]
    if not plays(attempt) or attempt.position["trick"] or not laid(attempt) or NAMES[attempt.answer][1] != "H":
        return False
    broken = of_suit(laid(attempt), "H") or (options["qs_breaks_hearts"] and "QS" in laid(attempt))
    others = [card for card in hand(attempt) if card[1] != "H"]
    instead = options["can_lead_hearts_instead_of_qs"] and others == ["QS"]
    return options["must_break_hearts"] and not broken and bool(others) and not instead


HEARTS: Final[Obstacles] = {
    ("E_NOT_IN_HAND", "HE-1.3"): missing("pass"),
    ("E_NOT_IN_HAND", "HE-2.2"): missing("play"),
    ("E_FIRST_LEAD", "HE-2.1"): no_first_lead,
    ("E_FOLLOW_SUIT", "HE-2.3"): suit_not_followed,
    ("E_FIRST_TRICK", "HE-2.4"): penalty_thrown_first,
    ("E_HEARTS_NOT_BROKEN", "HE-2.5"): hearts_not_broken,
    ("E_NOT_ACTIVE", "HE-1.3"): lambda attempt: not_asked(attempt) and attempt.position["leader"] is None,
    ("E_NOT_ACTIVE", "HE-2.2"): lambda attempt: not_asked(attempt) and attempt.position["leader"] is not None,
    ("E_GAME_OVER", "HE-3.2"): over,
}


# Goofspiel


def spent(attempt: Attempt) -> bool:
    """GO-2.2 No such card, or laid in an earlier round."""
    bids: list[int] = attempt.position["seats"][attempt.seat]["bids"]
    none = not 1 <= attempt.answer <= attempt.option("cards") or attempt.answer in bids
    return attempt.waited_for and none and attempt.told(number=attempt.answer)


def bid_already(attempt: Attempt) -> bool:
    """GO-2.3"""
    bid = attempt.position["seats"][attempt.seat]["bid"]
    return attempt.kind == "change" and attempt.answer == bid and attempt.told(number=attempt.answer)


GOOFSPIEL: Final[Obstacles] = {
    ("E_NOT_IN_HAND", "GO-2.2"): spent,
    ("E_SAME_BID", "GO-2.3"): bid_already,
    ("E_NOT_ACTIVE", "GO-2.2"): not_asked,
    ("E_GAME_OVER", "GO-3.1"): over,
}
