"""CB-7.1.7, CB-21.1.1 Spirit boards as tables: what each set of used upgrades of a row is and costs."""

from __future__ import annotations

from mindrose.games.cerebria.components.things import DETERMINATION, MASKS, UPGRADE_SLOTS
from mindrose.kernel.ints import i64, vec


class Boards:
    """One row after another, each with its eight sets of upgrades; made once from the content."""

    def __init__(self, upgrades: list[int], wp: list[int], ambition: list[int]) -> None:
        self.used: vec[i64] = vec[i64](sums([1 << upgrade for upgrade in upgrades]))  # a bit per upgrade
        self.wp: vec[i64] = vec[i64](sums(with_savings(upgrades, wp)))
        self.ambition: vec[i64] = vec[i64](sums(ambition))
        self.determination: vec[i64] = vec[i64](slots_with(upgrades))


def with_savings(upgrades: list[int], wp: list[int]) -> list[int]:
    """CB-7.4.2 The surcharges; Determination takes 1 WP off."""
    return [wp[i] - 1 if upgrades[i] == DETERMINATION else wp[i] for i in range(len(wp))]


def sums(values: list[int]) -> list[int]:
    """For each row the sum of its slots' values over every set of slots."""
    rows = [values[i : i + UPGRADE_SLOTS] for i in range(0, len(values), UPGRADE_SLOTS)]
    return [sum(value for slot, value in enumerate(row) if (mask >> slot) & 1) for row in rows for mask in range(MASKS)]


def slots_with(upgrades: list[int]) -> list[int]:
    """For each row the slot of Determination, as a set."""
    rows = [upgrades[i : i + UPGRADE_SLOTS] for i in range(0, len(upgrades), UPGRADE_SLOTS)]
    return [sum(1 << slot for slot, upgrade in enumerate(row) if upgrade == DETERMINATION) for row in rows]
