"""Spirit actions as they are meant: with these upgrades, on a row with these Vibes, with these cards discarded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS, ROWS, SLOTS
from tests.checks.cerebria_reasons.sight import (
    DRAFTS,
    SPIRIT_ACTIONS,
    acts,
    basic,
    drafted_cards,
    faction,
    first_edition,
    frame,
    hand,
    has_power,
    names,
    names_card,
    own,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import CONTENT

BASE_WP: Final = {"move": 1, "invoke": 2, "quell": 2, "fortify": 3, "empower": 3}
WHOLE: Final = ("menu", "garrison", "upgrades", "vibe_slot")  # questions about an action and not about its target


@cache
def printed(side: str, edition: str, spirit: str, action: str) -> tuple[tuple[str, int, int], ...]:
    """CB-21.1.1 The three upgrades of a row, and what they add in WP and Ambition."""
    rows = CONTENT.document["spirits"]["row"]
    fits = [row for row in rows if row["action"] == action and row["edition"] in (edition, "both")]
    special = [row for row in fits if row["spirit"] == spirit and row["side"] == side == "b"]
    row = (special or [row for row in fits if row["spirit"] == "all"])[0]
    return tuple(upgrade(text.split()) for text in row["upgrades"])


def upgrade(words: list[str]) -> tuple[str, int, int]:
    added = {unit: sum(int(word[:-1]) for word in words[1:] if word[-1] == unit) for unit in "wa"}
    return words[0], added["w"] - (words[0] == "determination"), added["a"]  # CB-7.4.2


class Plan:
    """One way to carry out a Spirit action: the upgrades by a bit per slot, the filled slots, the cards gone."""

    def __init__(
        self, attempt: Attempt, action: str, ups: int | None, filled: list[bool], gone: list[int], realm: int
    ) -> None:
        self.attempt = attempt
        self.action = action
        self.filled = filled
        self.gone = gone
        self.realm = realm  # CB-21.2.7 of a bonus Invoke, else -1
        options = attempt.table.options
        spirit = str(own(attempt)["spirit"])
        self.printed = printed(str(options["spirit_side"]), str(options["edition"]), spirit, action)
        self.unlocked = {self.printed[slot][0] for slot in range(3) if filled[slot + 1]}
        if ups is None:  # CB-7.4.2 the plain action: Determination only saves
            ups = sum(1 << slot for slot in range(3) if filled[slot + 1] and self.printed[slot][0] == "determination")
        self.slots = [slot for slot in range(3) if (ups >> slot) & 1]
        self.used = {self.printed[slot][0] for slot in self.slots}

    def uses(self, *upgrades: str) -> bool:
        return any(name in self.used for name in upgrades)

    def wp(self, repels: bool = False) -> int:
        """CB-7.4.1 The price before taxes."""
        wp = BASE_WP[self.action] + sum(self.printed[slot][1] for slot in self.slots)
        if own(self.attempt)["spirit"] == "love" and self.uses("demolish") and first_edition(self.attempt):
            wp += self.attempt.option("love_demolish") - 3  # CB-21.2.6 the board says 3
        return wp - 1 if has_power(self.attempt, "hatred") and self.upgraded(repels) else wp

    def upgraded(self, repels: bool) -> bool:
        """CB-20.3.1 An upgrade that counts for Hatred is used, or there."""
        counted = self.attempt.table.options["hatred_discount"]
        if counted == "present" or (counted == "edition" and first_edition(self.attempt)):
            return bool(self.unlocked - {"determination"})
        return bool(self.used - {"determination"} - (set() if repels else {"repel"}))

    def ambition(self) -> int:
        return sum(self.printed[slot][2] for slot in self.slots) + (self.action == "quell")

    def too_dear(self, tax: int = 0, repels: bool = False) -> bool:
        return max(0, self.wp(repels) + tax) > int(own(self.attempt)["wp"])

    def cards(self) -> list[int]:
        """The hand without the cards gone."""
        cards = hand(self.attempt)
        for card in self.gone:
            if card in cards:
                cards.remove(card)
        return cards


def drafted_row(attempt: Attempt) -> list[bool]:
    """The filled slots of the declared row, with those of the draft."""
    drafted = [frame(attempt)[f"{draft}_slot"] for draft in DRAFTS]
    return [bool(vibe) or slot in drafted for slot, vibe in enumerate(own(attempt)["vibes"][frame(attempt)["program"]])]


def with_slot(filled: list[bool], slot: int) -> list[bool]:
    return [full or number == slot for number, full in enumerate(filled)]


def open_slots(filled: list[bool]) -> list[int]:
    """CB-7.2.4 The unlock slot first, then any free one."""
    return [slot for slot in range(SLOTS) if not filled[slot]] if filled[0] else [0]


def drafting(attempt: Attempt) -> bool:
    """A Spirit action is being declared."""
    return frame(attempt)["program"] in SPIRIT_ACTIONS and "vibe_card" in frame(attempt)


def plans(attempt: Attempt) -> list[Plan]:
    """The ways to act that the answer stands for.

    Of an action that can be begun nothing is said, for an upgrade or a Vibe may help where the plain action fails. One
    that cannot is looked at as it is without upgrades.
    """
    if acts(attempt, *SPIRIT_ACTIONS):
        action = ACTIONS[attempt.answer - replies.ACT]
        filled = [bool(vibe) for vibe in own(attempt)["vibes"][action]]
        return [] if attempt.legal else [Plan(attempt, action, None, filled, [], -1)]
    if attempt.kind == "garrison" and attempt.answer == replies.YES:
        filled = [bool(vibe) for vibe in own(attempt)["vibes"]["invoke"]]
        return [] if attempt.legal else [Plan(attempt, "invoke", None, filled, [], frame(attempt)["site"])]
    if attempt.kind in ("menu", "garrison") or not drafting(attempt):
        return []
    action, filled, gone = frame(attempt)["program"], drafted_row(attempt), drafted_cards(attempt)
    realm = frame(attempt)["realm"]
    if frame(attempt)["upgrades"] >= 0:
        return [Plan(attempt, action, frame(attempt)["upgrades"], filled, gone, realm)]
    if names(attempt, ("upgrades",), replies.UPGRADES, replies.SEAT):
        return [Plan(attempt, action, attempt.answer - replies.UPGRADES, filled, gone, realm)]
    if attempt.legal:
        return []
    if names_card(attempt, "upgrades"):
        gone = [*gone, attempt.answer - replies.CARD]
        return [Plan(attempt, action, None, with_slot(filled, slot), gone, realm) for slot in open_slots(filled)]
    if names(attempt, ("vibe_slot",), replies.SLOT, replies.SLOT + ROWS * SLOTS):
        slot = (attempt.answer - replies.SLOT) % SLOTS
        return [Plan(attempt, action, None, with_slot(filled, slot), gone, realm)]
    return []


# What is against a plan

Against = Callable[[Plan], bool]  # something is against a whole plan
AgainstTarget = Callable[[Plan, int], bool]  # something is against a target of a plan


def of_action(action: str, test: Against) -> Obstacle:
    """Something is against a whole plan; once it is declared this is settled."""
    return lambda attempt: (
        attempt.kind in WHOLE
        and any(plan.action == action and plan.filled[0] and test(plan) for plan in plans(attempt))
    )


def of_targets(
    action: str,
    named: Callable[[Attempt], int],
    scope: Callable[[Plan], list[int]],
    tests: Mapping[tuple[str, str], AgainstTarget],
) -> Obstacles:
    """Obstacles of an action that lie in its target; of several in one target the first is told.

    `named` is the target that an answer names (-1 for none), `scope` those that are looked at before one is named:
    then each of them is hindered, one of them by this. The test that comes first of all says least, and is told only
    where it hinders all of them.
    """

    def hindrance(plan: Plan, target: int) -> tuple[str, str] | None:
        """The first one, whatever the refusal is about."""
        said, plan.attempt.about = plan.attempt.about, {}
        found = next((pair for pair, test in tests.items() if test(plan, target)), None)
        plan.attempt.about = said
        return found

    def obstacle(told: tuple[str, str]) -> Obstacle:
        def stands_there(attempt: Attempt) -> bool:
            for plan in plans(attempt):
                if plan.action != action or not plan.filled[0]:
                    continue
                if attempt.kind not in WHOLE:
                    target = named(attempt)
                    return target >= 0 and hindrance(plan, target) == told and tests[told](plan, target)
                found = {target: hindrance(plan, target) for target in scope(plan)}
                if None in found.values() or (told == least and set(found.values()) != {told}):
                    continue
                if any(pair == told and tests[told](plan, target) for target, pair in found.items()):
                    return True
            return False

        return stands_there

    least = next(iter(tests))
    return {pair: obstacle(pair) for pair in tests}


# CB-7.1, CB-7.4 What is against the upgrades of any action


def locked(attempt: Attempt) -> bool:
    """CB-7.1.2"""
    return attempt.kind != "garrison" and any(not plan.filled[0] for plan in plans(attempt))


def upgrade_locked(attempt: Attempt) -> bool:
    """CB-7.1.3"""
    declared = names(attempt, ("upgrades",), replies.UPGRADES, replies.SEAT)
    return declared and any(
        plan.filled[0] and not all(plan.filled[slot + 1] for slot in plan.slots) for plan in plans(attempt)
    )


def upgrade_twice(attempt: Attempt) -> bool:
    """CB-7.1.5"""
    return attempt.kind == "upgrades" and attempt.answer >= replies.NUMBER


def declared_plan(test: Against) -> Obstacle:
    return lambda attempt: attempt.kind in WHOLE and any(plan.filled[0] and test(plan) for plan in plans(attempt))


def no_ambition(plan: Plan) -> bool:
    """CB-7.4.7"""
    return plan.ambition() > int(faction(plan.attempt)["ambition"])


def conflicting(plan: Plan) -> bool:
    """CB-21.4.2, CB-21.7.2, CB-21.9.2 What replaces the walk leaves nothing to lengthen; CB-21.9.9"""
    if plan.uses("swap_places", "deceive", "from_shadows") and plan.uses("haste", "flight", "charge"):
        return True
    both = plan.uses("spreading_darkness") and plan.uses("outburst")
    return both and not plan.attempt.table.options["darkness_outburst"]


def several_modes(plan: Plan) -> bool:
    """CB-11.4.1"""
    modes = plan.used & {"exalt", "demolish", "attune"}
    return len(modes) > 1 or (bool(modes) and plan.uses("garrison", "pierce_darkness"))


def unsaved(plan: Plan) -> bool:
    """CB-7.4.2 Determination is always used where it is unlocked."""
    return "determination" in plan.unlocked and not plan.uses("determination")


OBSTACLES: Final[Obstacles] = {
    ("E_MODE", "CB-1.2.5"): lambda attempt: basic(attempt) and no_empower(attempt),
    ("E_LOCKED", "CB-7.1.2"): locked,
    ("E_UPGRADE_LOCKED", "CB-7.1.3"): upgrade_locked,
    ("E_UPGRADE_TWICE", "CB-7.1.5"): upgrade_twice,
    ("E_AMBITION", "CB-7.4.7"): declared_plan(no_ambition),
    ("E_UPGRADE_CONFLICT", "CB-7.1.4"): declared_plan(conflicting),
    ("E_UPGRADE_CONFLICT", "CB-11.4.1"): declared_plan(several_modes),
    ("E_UPGRADE_CONFLICT", "CB-7.4.2"): declared_plan(unsaved),
}


def no_empower(attempt: Attempt) -> bool:
    """CB-1.2.5 Empower, or a slot of its row."""
    row = replies.SLOT + SPIRIT_ACTIONS.index("empower") * SLOTS
    return acts(attempt, "empower") or (not drafting(attempt) and names(attempt, ("vibe_slot",), row, row + SLOTS))
