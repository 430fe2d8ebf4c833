"""What answers and reasons point at, in the words of the table."""

from __future__ import annotations

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.naming import space_name, spirit_space_name
from mindrose.games.cerebria.components.things import ACTIONS as ACTION_NAMES
from mindrose.games.cerebria.components.things import ASPIRATIONS, SLOTS, UPGRADE_NAMES, VIBES
from mindrose.games.cerebria.rules.costs import upgrade_in
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64

Points = dict[str, int | str]


def card_id(table: Cerebria, number: int) -> str:
    """How a reason tells the card that it is about."""
    return table.content.ids[number]


def yes_or_no(answer: i64) -> bool:
    return answer == replies.PASS or answer == replies.YES


def names_space(answer: i64) -> bool:
    """The answer names an Emotion space."""
    return replies.SPACE <= answer < replies.SPIRIT_SPACE


def pointed_space(table: Cerebria, answer: int) -> Points:
    """An Emotion space, with the Emotion on it."""
    space = answer - replies.SPACE
    points: Points = {"space": space_name(table.content, space)}
    if table.card[space] >= 0:
        points["card"] = table.content.ids[table.card[space]]
    return points


def names_spirit_space(answer: i64) -> bool:
    return replies.SPIRIT_SPACE <= answer < replies.SITE


def pointed_spirit_space(table: Cerebria, answer: int) -> Points:
    return {"spirit_space": spirit_space_name(table.content, answer - replies.SPIRIT_SPACE)}


def pointed_site(table: Cerebria, answer: int) -> Points:
    return {"realm": table.content.realm_ids[answer - replies.SITE]}


def pointed_sphere(table: Cerebria, answer: int) -> Points:
    sphere = answer - replies.SPHERE
    return {
        "sphere": table.content.sphere_ids[sphere],
        "realm": table.content.realm_ids[table.realm_of_sphere(sphere)],
    }


def names_card(answer: i64) -> bool:
    """The answer names a Moderate Emotion."""
    return replies.CARD <= answer < replies.TOP_CARD


def pointed_card(table: Cerebria, answer: int) -> Points:
    return {"card": table.content.ids[answer - replies.CARD]}


def pointed_slot(table: Cerebria, seat: int, answer: int) -> Points:
    """A slot of a Spirit board: the unlock slot of a row, or an upgrade."""
    row, slot = divmod(answer - replies.SLOT, SLOTS)
    points: Points = {"row": ACTION_NAMES[row], "slot": slot}
    if slot > 0:
        points["upgrade"] = UPGRADE_NAMES[upgrade_in(table, seat, row, slot - 1)]
    return points


def pointed_colour(answer: int) -> Points:
    return {"colour": VIBES[answer - replies.COLOUR]}


def names_aspiration(answer: i64) -> bool:
    return replies.ASPIRATION <= answer < replies.CARD


def pointed_aspiration(answer: int) -> Points:
    return {"aspiration": ASPIRATIONS[answer - replies.ASPIRATION]}
