"""CB-7.2, CB-7.3 What is against a Vibe: in a Spirit action, by Ambition, or as the gift of a Sphere or an upgrade."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import SLOTS, VIBES
from tests.checks.cerebria_reasons.plans import drafted_row, drafting, plans
from tests.checks.cerebria_reasons.sight import (
    DRAFTS,
    SPIRIT_ACTIONS,
    basic,
    colour_of,
    copies,
    drafted_cards,
    first_edition,
    frame,
    has_power,
    names,
    names_card,
    own,
    side,
    tells_card,
)
from tests.checks.reasons import Attempt, Obstacles


def placed(attempt: Attempt, row: str) -> list[str | None]:
    """The Vibes of an own row, with the colours of the draft."""
    vibes: list[str | None] = own(attempt)["vibes"][row]
    drafted = [frame(attempt)[f"{draft}_colour"] for draft in DRAFTS] if drafting(attempt) else []
    return [*vibes, *(VIBES[colour] for colour in drafted if colour >= 0)]


def no_token(attempt: Attempt, colour: str) -> bool:
    """CB-2.3.7 Eight tokens of a colour for a faction, ten in the first edition."""
    if attempt.table.options["vibe_tokens"] == "unlimited":
        return False
    team = [seat for seat in attempt.position["seats"] if seat["faction"] == side(attempt)]
    tokens = sum(row.count(colour) for seat in team for row in seat["vibes"].values())
    return int(tokens) >= (10 if first_edition(attempt) else 8)


def takes(attempt: Attempt, row: str, colour: str) -> bool:
    """CB-7.2.5 A Vibe of a colour can come to a row."""
    return colour not in placed(attempt, row) and not no_token(attempt, colour)


def takes_none(attempt: Attempt, row: str) -> bool:
    return not any(takes(attempt, row, colour) for colour in VIBES)


def spot(attempt: Attempt) -> tuple[str, int]:
    """The row and slot that the answer names; no row if it names none."""
    if not names(attempt, ("vibe_slot",), replies.SLOT, replies.COLOUR):
        return "", -1
    row, slot = divmod(attempt.answer - replies.SLOT, SLOTS)
    return SPIRIT_ACTIONS[row], slot


def row_before(attempt: Attempt, row: str) -> list[bool]:
    """The filled slots of a row before the Vibe that is being placed."""
    if drafting(attempt):
        return drafted_row(attempt)
    return [bool(vibe) for vibe in own(attempt)["vibes"][row]]


def in_other_row(attempt: Attempt) -> bool:
    """CB-7.2.3"""
    return drafting(attempt) and bool(spot(attempt)[0]) and spot(attempt)[0] != frame(attempt)["program"]


def slot_filled(attempt: Attempt) -> bool:
    """CB-7.2.4 The slot, the row, or where a Vibe is added every row."""
    row, slot = spot(attempt)
    if row:
        return row_before(attempt, row)[slot]
    if attempt.kind == "menu" and attempt.answer == replies.ADD_VIBE:
        return all(all(vibes) or takes_none(attempt, row) for row, vibes in open_rows(attempt))
    return discards(attempt) and all(drafted_row(attempt))


def open_rows(attempt: Attempt) -> list[tuple[str, list[str | None]]]:
    """CB-1.2.5"""
    return [(row, vibes) for row, vibes in own(attempt)["vibes"].items() if row != "empower" or not basic(attempt)]


def row_locked(attempt: Attempt) -> bool:
    """CB-7.2.4"""
    row, slot = spot(attempt)
    return bool(row) and slot > 0 and not row_before(attempt, row)[0]


def discards(attempt: Attempt) -> bool:
    """A card in hand is to be discarded for a Vibe."""
    return names_card(attempt, "upgrades") and hand_has(attempt)


def hand_has(attempt: Attempt) -> bool:
    """The second card of a draft counts only once it is discarded for good."""
    drafted = bool(frame(attempt)["second_card"] == attempt.answer - replies.CARD)
    return copies(attempt) + drafted > 0


def no_card(attempt: Attempt) -> bool:
    """CB-7.2.2"""
    return names_card(attempt, "upgrades") and not hand_has(attempt) and tells_card(attempt)


def second_vibe(attempt: Attempt) -> bool:
    """CB-7.2.9, CB-20.8.2"""
    allowed = 2 if has_power(attempt, "harmony") and not first_edition(attempt) else 1
    return discards(attempt) and len(drafted_cards(attempt)) >= allowed


def still_locked(attempt: Attempt) -> bool:
    """CB-21.2.9 A bonus Invoke of a locked row; in the first edition no Vibe can open it."""
    if attempt.kind == "garrison":
        return any(not plan.filled[0] for plan in plans(attempt))
    bonus = discards(attempt) and frame(attempt)["realm"] >= 0
    return bonus and first_edition(attempt) and not drafted_row(attempt)[0]


# Colours


def card_colours(attempt: Attempt) -> list[str]:
    """CB-7.2.2, CB-20.8.1 The colours that a Vibe for the card may have."""
    return list(VIBES) if has_power(attempt, "harmony") else [colour_of(attempt.answer - replies.CARD)]


def named_colour(attempt: Attempt) -> str:
    named = names(attempt, ("vibe_colour",), replies.COLOUR, replies.UPGRADES)
    return VIBES[attempt.answer - replies.COLOUR] if named else ""


def colour_row(attempt: Attempt) -> str:
    """The row for which a colour is chosen."""
    return str(frame(attempt)["program"]) if drafting(attempt) else SPIRIT_ACTIONS[frame(attempt)["spot"] // SLOTS]


def hue(attempt: Attempt) -> str:
    """The colour that a Vibe must have whose slot is chosen; nothing if any."""
    colour = frame(attempt).get("colour", -1)
    return VIBES[colour] if colour >= 0 else ""


def no_such_token(attempt: Attempt) -> bool:
    """CB-2.3.7"""
    if discards(attempt):
        row = str(frame(attempt)["program"])
        none = not any(takes(attempt, row, colour) for colour in card_colours(attempt))
        return none and no_token(attempt, colour_of(attempt.answer - replies.CARD))
    if spot(attempt)[0]:
        return not drafting(attempt) and bool(hue(attempt)) and no_token(attempt, hue(attempt))
    return bool(named_colour(attempt)) and no_token(attempt, named_colour(attempt))


def colour_twice(attempt: Attempt) -> bool:
    """CB-7.2.5"""
    if discards(attempt):
        row = str(frame(attempt)["program"])
        return not any(takes(attempt, row, colour) for colour in card_colours(attempt)) and tells_card(attempt)
    row = spot(attempt)[0]
    if row and not drafting(attempt):
        return hue(attempt) in placed(attempt, row) if hue(attempt) else takes_none(attempt, row)
    return bool(named_colour(attempt)) and named_colour(attempt) in placed(attempt, colour_row(attempt))


def wrong_colour(attempt: Attempt) -> bool:
    """CB-7.2.2"""
    bound = drafting(attempt) and not has_power(attempt, "harmony")
    return bool(named_colour(attempt)) and bound and named_colour(attempt) != colour_of(drafted_cards(attempt)[-1])


OBSTACLES: Final[Obstacles] = {
    ("E_TARGET", "CB-7.2.3"): in_other_row,
    ("E_ROW_FULL", "CB-7.2.4"): slot_filled,
    ("E_ROW_LOCKED", "CB-7.2.4"): row_locked,
    ("E_NO_CARD", "CB-7.2.2"): no_card,
    ("E_LIMIT", "CB-7.2.9"): second_vibe,
    ("E_LOCKED", "CB-21.2.9"): still_locked,
    ("E_LIMIT", "CB-2.3.7"): no_such_token,
    ("E_VIBE_COLOUR", "CB-7.2.5"): colour_twice,
    ("E_VIBE_MATCH", "CB-7.2.2"): wrong_colour,
    ("E_WILD", "CB-7.2.7"): lambda attempt: attempt.kind == "vibe_colour" and attempt.answer == replies.UPGRADES,
}
