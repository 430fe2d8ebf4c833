"""What refusals of the Inside World say, told from a position: the obstacle is there, or it is not."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS, ASPIRATIONS, MODERATES, ROWS, SPIRITS
from mindrose.kernel.table import Table
from tests.checks.reasons import Attempt, Moment, Obstacle, Obstacles, check_legal, check_questions, check_refused
from tests.rules.cerebria.playing import CONTENT, E, S

DRAFTS: Final = ("vibe", "second")
ABILITIES: Final = ("add_vibe", "rotate", "extra_action")


# What a position shows


def own(attempt: Attempt) -> dict[str, Any]:
    seat: dict[str, Any] = attempt.position["seats"][attempt.seat]
    return seat


def faction(attempt: Attempt) -> dict[str, Any]:
    means: dict[str, Any] = attempt.position["factions"][own(attempt)["faction"]]
    return means


def stands(attempt: Attempt) -> int:
    return S.index(own(attempt)["at"])


def beside(spirit_space: int) -> list[int]:
    """The Emotion spaces of a Realm or of a Frontier."""
    first = 3 * (spirit_space // 2)
    return [first, first + 1] if spirit_space % 2 == 0 else [first + 2]


def emotion(attempt: Attempt, space: int) -> str:
    """The id of the Emotion on a space, nothing if there is none."""
    return str(attempt.position["spaces"].get(E[space], "")).split(" ")[0]


def of_faction(attempt: Attempt, space: int, name: str) -> bool:
    found = emotion(attempt, space)
    return bool(found) and ("bliss", "gloom")[CONTENT.faction[CONTENT.find(found)]] == name


def owns(attempt: Attempt, space: int) -> bool:
    return of_faction(attempt, space, own(attempt)["faction"])


def opposes(attempt: Attempt, space: int) -> bool:
    return bool(emotion(attempt, space)) and not owns(attempt, space)


def copies(attempt: Attempt) -> int:
    """Copies of the card that the answer names, in hand and not discarded in the draft."""
    name = CONTENT.ids[attempt.answer - replies.CARD]
    frame = attempt.frames()[-1]
    gone = [frame.get(f"{draft}_card") for draft in DRAFTS].count(attempt.answer - replies.CARD)
    return [text.split()[0] for text in own(attempt)["hand"]].count(name) - gone


def filled(attempt: Attempt) -> list[bool]:
    """The slots of the declared row, with those of the draft."""
    frame = attempt.frames()[-1]
    drafted = [frame[f"{draft}_slot"] for draft in DRAFTS]
    return [bool(vibe) or slot in drafted for slot, vibe in enumerate(own(attempt)["vibes"][frame["program"]])]


# What an answer is


def acts(attempt: Attempt, *actions: str) -> bool:
    number = attempt.answer - replies.ACT
    return attempt.kind == "menu" and 0 <= number < len(ACTIONS) and ACTIONS[number] in (actions or ACTIONS)


def names(attempt: Attempt, kinds: tuple[str, ...], first: int, end: int) -> bool:
    return attempt.kind in kinds and first <= attempt.answer < end


def space_of(attempt: Attempt, *kinds: str) -> int:
    """The Emotion space that the answer to one of these questions names, -1 for any other."""
    named = names(attempt, kinds, replies.SPACE, replies.SPIRIT_SPACE)
    return attempt.answer - replies.SPACE if named else -1


def end_of(attempt: Attempt, *kinds: str) -> int:
    named = names(attempt, kinds, replies.SPIRIT_SPACE, replies.SITE)
    return attempt.answer - replies.SPIRIT_SPACE if named else -1


def names_card(attempt: Attempt, *kinds: str) -> bool:
    return names(attempt, kinds, replies.CARD, replies.CARD + MODERATES)


# The turn


def no_action(attempt: Attempt) -> bool:
    return acts(attempt) and attempt.position["actions"] == 0


def ability_used(attempt: Attempt) -> bool:
    used = [replies.ADD_VIBE + ABILITIES.index(name) for name in attempt.position["used"]]
    return attempt.kind == "menu" and attempt.answer in used


def absorbed(attempt: Attempt) -> bool:
    return attempt.kind == "menu" and attempt.answer == replies.ABSORB and not attempt.position["absorb"]


def poor(answer: int, price: int) -> Obstacle:
    """An Ambition ability is too dear."""
    return lambda attempt: attempt.kind == "menu" and attempt.answer == answer and faction(attempt)["ambition"] < price


# Declaring


def upgrade_locked(attempt: Attempt) -> bool:
    if not names(attempt, ("upgrades",), replies.UPGRADES, replies.SEAT):
        return False
    slots = filled(attempt)
    ups = attempt.answer - replies.UPGRADES
    return slots[0] and any((ups >> slot) & 1 and not slots[slot + 1] for slot in range(3))


def upgrade_twice(attempt: Attempt) -> bool:
    return attempt.kind == "upgrades" and attempt.answer >= replies.NUMBER


def no_card(*kinds: str) -> Obstacle:
    return lambda attempt: names_card(attempt, *kinds) and copies(attempt) <= 0


# Targets


def not_opposing(attempt: Attempt) -> bool:
    space = space_of(attempt, "quell")
    return space >= 0 and not opposes(attempt, space)


def invoked_on_emotion(attempt: Attempt) -> bool:
    space = space_of(attempt, "invoke_space")
    return space >= 0 and bool(emotion(attempt, space))


def site_too_far(attempt: Attempt) -> bool:
    if not names(attempt, ("fortify",), replies.SITE, replies.SPHERE):
        return False
    here = stands(attempt)
    return attempt.answer - replies.SITE not in (here // 2, (here + 1) // 2 % 5)


def not_own(attempt: Attempt) -> bool:
    space = space_of(attempt, "moved_emotion")
    nothing = acts(attempt, "move_emotion") and not any(owns(attempt, space) for space in range(len(E)))
    return nothing or (space >= 0 and not owns(attempt, space))


def no_room(attempt: Attempt) -> bool:
    return acts(attempt, "move_emotion") and all(emotion(attempt, space) for space in beside(stands(attempt)))


def away(*kinds: str) -> Obstacle:
    return lambda attempt: space_of(attempt, *kinds) >= 0 and space_of(attempt, *kinds) not in beside(stands(attempt))


def empty_deck(attempt: Attempt) -> bool:
    return acts(attempt, "draw_emotions") and not own(attempt)["deck"]


def no_essence(attempt: Attempt) -> bool:
    return acts(attempt, "intensify") and own(attempt)["essence"] == 0


def zero(kind: str) -> Obstacle:
    return lambda attempt: attempt.kind == kind and attempt.answer == replies.NUMBER


# Setup and Revelation


def frontier_taken(kind: str) -> Obstacle:
    def taken(attempt: Attempt) -> bool:
        end = end_of(attempt, kind)
        places = [seat.get("at") for seat in attempt.position["seats"]]
        return end >= 0 and (S[end] in places or attempt.frames()[-1]["imagined"] == end)

    return taken


def no_frontier(kind: str) -> Obstacle:
    return lambda attempt: end_of(attempt, kind) >= 0 and end_of(attempt, kind) % 2 == 0


def start_on_emotion(attempt: Attempt) -> bool:
    space = space_of(attempt, "place_starting")
    return space >= 0 and bool(emotion(attempt, space))


def start_away(attempt: Attempt) -> bool:
    space = space_of(attempt, "place_starting")
    frontier = 3 * (attempt.frames()[-1].get("stand", 0) // 2) + 2
    return space >= 0 and space not in (frontier - 1, (frontier + 1) % len(E))


def picked_twice(attempt: Attempt) -> bool:
    picked = [value for name, value in attempt.frames()[-1].items() if name.startswith("card_")]
    return names_card(attempt, "pick_card") and picked.count(attempt.answer - replies.CARD) >= 2


def spirit_taken(attempt: Attempt) -> bool:
    if not names(attempt, ("spirit",), replies.SPIRIT, replies.FACTION):
        return False
    name = SPIRITS[attempt.answer - replies.SPIRIT]
    other = ("bliss", "gloom")[(attempt.answer - replies.SPIRIT) // 4] != own(attempt)["faction"]
    return other or any(seat.get("spirit") == name for seat in attempt.position["seats"])


def same_as_common(attempt: Attempt) -> bool:
    named = names(attempt, ("keep",), replies.ASPIRATION, replies.CARD)
    return named and ASPIRATIONS[attempt.answer - replies.ASPIRATION] == attempt.position["common"][0]


OBSTACLES: Final[Obstacles] = {
    ("E_NO_ACTION", "CB-6.1.2"): no_action,
    ("E_USED", "CB-14.1.7"): ability_used,
    ("E_USED", "CB-15.1.1"): absorbed,
    ("E_AMBITION", "CB-14.1.4"): poor(replies.ADD_VIBE, 1),
    ("E_AMBITION", "CB-14.1.5"): poor(replies.ROTATE, 1),
    ("E_AMBITION", "CB-14.1.6"): poor(replies.EXTRA_ACTION, 2),
    ("E_UPGRADE_LOCKED", "CB-7.1.3"): upgrade_locked,
    ("E_UPGRADE_TWICE", "CB-7.1.5"): upgrade_twice,
    ("E_NO_CARD", "CB-7.2.2"): no_card("upgrades"),
    ("E_NO_CARD", "CB-23.1.4"): no_card("discard"),
    ("E_ADJ", "CB-11.1.1"): site_too_far,
    ("E_TARGET", "CB-13.4.1"): not_own,
    ("E_OCCUPIED", "CB-13.4.1"): no_room,
    ("E_ADJ", "CB-13.4.1"): away("destination"),
    ("E_DECK", "CB-13.3.1"): empty_deck,
    ("E_ESSENCE", "CB-13.5.1"): no_essence,
    ("E_AMOUNT", "CB-13.5.1"): zero("intensify_amount"),
    ("E_AMOUNT", "CB-13.6.2"): zero("harvest_amount"),
    ("E_OCCUPIED", "CB-3.8.2"): frontier_taken("place_spirit"),
    ("E_OCCUPIED", "CB-22.2.6"): frontier_taken("imagine_spirit"),
    ("E_SETUP", "CB-3.8.2"): no_frontier("place_spirit"),
    ("E_SETUP", "CB-22.2.6"): no_frontier("imagine_spirit"),
    ("E_OCCUPIED", "CB-3.8.3"): start_on_emotion,
    ("E_ADJ", "CB-3.8.3"): start_away,
    ("E_DECKBUILD", "CB-3.5.2"): picked_twice,
    ("E_SETUP", "CB-3.4.1"): spirit_taken,
    ("E_SAME_AS_COMMON", "CB-17.4.3"): same_as_common,
}


# Where upgrades and powers may open what is closed, only what is to be seen at least


def no_quell(attempt: Attempt) -> bool:
    none = not any(opposes(attempt, space) for space in beside(stands(attempt)))
    return not_opposing(attempt) or (attempt.kind in ("menu", "upgrades", "vibe_slot") and none)


def no_invoke(attempt: Attempt) -> bool:
    full = all(emotion(attempt, space) for space in beside(stands(attempt)))
    return invoked_on_emotion(attempt) or attempt.kind == "garrison" or full


def no_hand(attempt: Attempt) -> bool:
    """No card is left beyond those that the answer or the draft discards."""
    if attempt.kind == "invoke":
        return copies(attempt) <= 0
    frame = attempt.frames()[-1]
    gone = [frame.get(f"{draft}_card", -1) >= 0 for draft in DRAFTS].count(True) + names_card(attempt, "upgrades")
    return len(own(attempt)["hand"]) <= gone


def blocked(attempt: Attempt) -> bool:
    """An opposing Spirit stands on the space, or on one beside."""
    foes = [S.index(seat["at"]) for seat in attempt.position["seats"] if seat["faction"] != own(attempt)["faction"]]
    end = end_of(attempt, "move")
    return end in foes if end >= 0 else any((stands(attempt) + step) % len(S) in foes for step in (1, -1))


def no_neighbour(attempt: Attempt) -> bool:
    return (end_of(attempt, "move") - stands(attempt)) % len(S) not in (1, len(S) - 1)


def site_taken(attempt: Attempt) -> bool:
    return bool(attempt.position["sites"])


def little_essence(attempt: Attempt) -> bool:
    """CB-12.1.2 An own Emotion that may be meant carries less than the threshold that is told."""
    number = int(attempt.about["number"])
    texts = [attempt.position["spaces"].get(place, "").split() for place in E]
    return any(len(text) > 1 and int(text[1]) < number for text in texts)


def no_minor(attempt: Attempt) -> bool:
    return bool(faction(attempt)["minors"] == 0)


def locked(attempt: Attempt) -> bool:
    if attempt.kind != "menu":
        return not filled(attempt)[0]
    row = ACTIONS[attempt.answer - replies.ACT]
    return attempt.answer < replies.ACT + ROWS and not own(attempt)["vibes"][row][0]


SIGNS: Final[Obstacles] = {
    ("E_LOCKED", "CB-7.1.2"): locked,
    ("E_TARGET", "CB-10.1.1"): no_quell,
    ("E_OCCUPIED", "CB-9.1.1"): no_invoke,
    ("E_NO_CARD", "CB-9.1.1"): no_hand,
    ("E_NO_CARD", "CB-10.1.3"): no_hand,
    ("E_SPIRIT_BLOCK", "CB-8.1.2"): blocked,
    ("E_ADJ", "CB-8.1.1"): no_neighbour,
    ("E_OCCUPIED", "CB-11.1.2"): site_taken,
    ("E_NO_FRAGMENT", "CB-11.1.4"): no_minor,
    ("E_THRESHOLD", "CB-12.1.2"): little_essence,
}


def check_known_reasons(table: Table) -> None:
    """The reasons listed here are there where they are given, and those of OBSTACLES against no legal answer."""
    check_questions(table)
    moment = Moment(table)
    known = {**OBSTACLES, **SIGNS}
    legal = set(table.legal(moment.asked))
    for answer in range(table.game.actions):
        attempt = Attempt(moment, moment.asked, answer)
        if answer in legal:
            check_legal(attempt, OBSTACLES)
        else:
            refusal = table.unspoken(answer, moment.asked)
            if (refusal.code, refusal.rule) in known:
                check_refused(attempt, refusal, known)
