"""The rows of the Spirit boards in the default content, beside the tables of the rules."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria.components.packs import load
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    FIRST,
    REVISED,
    ROWS,
    SIDE_A,
    SIDE_B,
    SPIRITS,
    UPGRADE_NAMES,
)
from tests.rulebook import rule

CONTENT = load()


def row_of(spirit: str, side: int, edition: int, action: str) -> str:
    """A row as it is printed: "exalt 1A, demolish 1W 1A, determination 0"."""
    first = ((side * 2 + edition) * 8 + SPIRITS.index(spirit)) * 15 + 3 * ACTIONS.index(action)
    upgrades = []
    for slot in range(first, first + 3):
        costs = [f"{CONTENT.wp[slot]}W"] * bool(CONTENT.wp[slot]) + [f"{CONTENT.ambition[slot]}A"] * bool(
            CONTENT.ambition[slot]
        )
        upgrades.append(f"{UPGRADE_NAMES[CONTENT.upgrade[slot]]} {' '.join(costs) or '0'}")
    return ", ".join(upgrades)


STANDARD = {
    "move": "haste 1W, overcome 1W, determination 0",
    "invoke": "support 1A, inner_strength 2W, determination 0",
    "quell": "dominate 2W, extinguish 1W, determination 0",
    "fortify": "exalt 1A, demolish 1W 1A, determination 0",
    "empower": "channelled_power 1A, outburst 1W, determination 0",
}


def has_rows(spirit: str, edition: int, rows: dict[str, str]) -> bool:
    """Whether side B of a board has these rows, and those of side A where none is named."""
    return {action: row_of(spirit, SIDE_B, edition, action) for action in ACTIONS[:ROWS]} == STANDARD | rows


def test_there_is_a_number_for_every_slot_of_every_board() -> None:
    assert len(CONTENT.upgrade) == len(CONTENT.wp) == len(CONTENT.ambition) == 2 * 2 * 8 * 5 * 3


@pytest.mark.parametrize("edition", [REVISED, FIRST])
@pytest.mark.parametrize("spirit", SPIRITS)
def test_side_a_is_the_same_for_all_spirits(spirit: str, edition: int) -> None:
    assert {action: row_of(spirit, SIDE_A, edition, action) for action in ACTIONS[:ROWS]} == STANDARD


@rule("CB-21.1.1", "CB-21.1.2", "CB-21.2.1", "CB-21.2.6")
def test_the_board_of_love() -> None:
    rows = {
        "move": "haste 1W, overcome 0, embrace 1W",
        "invoke": "support 1A, forge_bonds 1W, determination 0",
        "quell": "dominate 2W, home_ground 1W, determination 0",
        "fortify": "pierce_darkness 0, demolish 3W, garrison 1A",
    }
    assert has_rows("love", FIRST, rows)
    assert has_rows("love", REVISED, rows | {"empower": "brighten 0, outburst 1W, determination 0"})


@rule("CB-21.1.1", "CB-21.1.2")
def test_the_board_of_delight() -> None:
    rows = {
        "invoke": "summon 1W, inner_strength 2W, determination 0",
        "quell": "dominate 2W, cleansing_light 1W, determination 0",
        "empower": "savour 1W, outburst 1W, determination 0",
    }
    assert has_rows("delight", REVISED, rows | {"move": "haste 1W, push 1W, determination 0"})
    assert has_rows("delight", FIRST, rows | {"move": "haste 1W, push 1A, determination 0"})


@rule("CB-21.4.1", "CB-21.4.8")
def test_the_board_of_empathy() -> None:
    revised = {
        "move": "haste 1W, overcome 0, swap_places 1W",
        "invoke": "sharing 2W, motivation 3W, determination 0",
        "quell": "dominate 2W, extinguish 1W, conversion 0",
        "fortify": "exalt 1A, feeling_safe 0, determination 0",
        "empower": "channelled_power 1A, outburst 0, determination 0",
    }
    first = {
        "move": "haste 1W, swap_places 2W, determination 0",
        "invoke": "support 2W, motivation 3W, determination 0",
        "fortify": "feeling_safe 0, demolish 1W 1A, determination 0",
        "empower": "channelled_power 1A, outburst 0, determination 0",
    }
    assert has_rows("empathy", REVISED, revised)
    assert has_rows("empathy", FIRST, first)


@rule("CB-21.5.2")
def test_the_board_of_harmony() -> None:
    both = {
        "invoke": "savour 1W, inner_strength 2W, determination 0",
        "empower": "channelled_power 1A, rescue 1W, determination 0",
    }
    revised = {
        "move": "flight 1W, overcome 0, determination 0",
        "quell": "overwhelm 1A, extinguish 1W, emotional_cycle 0",
        "fortify": "attune 1W 1A, demolish 1W 1A, determination 0",
    }
    first = {
        "move": "flight 2W, overcome 0, determination 0",
        "quell": "overwhelm 3W, extinguish 1W, emotional_cycle 0",
        "fortify": "attune 2W 1A, demolish 1W 1A, determination 0",
    }
    assert has_rows("harmony", REVISED, both | revised)
    assert has_rows("harmony", FIRST, both | first)


@rule("CB-21.6.7")
def test_the_board_of_hatred() -> None:
    both = {
        "quell": "dominate 2W, extinguish 1W, repel 0",
        "empower": "seethe 1W, outburst 1W, determination 0",
    }
    revised = {
        "move": "charge 1W, overcome 1W, wildfire 3W 1A",
        "invoke": "seethe 1W, inner_strength 2W, determination 0",
        "fortify": "seethe 1W, demolish 4W, determination 0",
    }
    first = {
        "move": "charge 2W, overcome 1W, wildfire 4W 1A",
        "invoke": "seethe 2W, inner_strength 2W, determination 0",
        "fortify": "seethe 0, demolish 4W, determination 0",
    }
    assert has_rows("hatred", REVISED, both | revised)
    assert has_rows("hatred", FIRST, both | first)


@rule("CB-21.7.1", "CB-21.7.4", "CB-21.7.8")
def test_the_board_of_misery() -> None:
    both = {"empower": "assimilate 0, outburst 1W, drain 0"}
    revised = {
        "move": "haste 1W, overcome 0, deceive 1W",
        "quell": "dominate 2W, extinguish 1W, drain 0",
        "fortify": "exalt 2W, demolish 1W 1A, drain 0",
    }
    first = {
        "move": "deceive 2W, overcome 0, determination 0",
        "quell": "dominate 2W, extinguish 2W, drain 0",
        "fortify": "exalt 1W, demolish 1W 1A, sullen_look 0",
    }
    assert has_rows("misery", REVISED, both | revised)
    assert has_rows("misery", FIRST, both | first)


@rule("CB-21.8.3", "CB-21.8.6", "CB-21.8.7")
def test_the_board_of_malice() -> None:
    both = {
        "invoke": "summon 1W, inner_strength 2W, determination 0",
        "quell": "dominate 2W, extinguish 0, exterminate 2W 1A",
        "fortify": "all_mine 0, demolish 1W 1A, determination 0",
        "empower": "channelled_power 2W, outburst 0, determination 0",
    }
    assert has_rows("malice", REVISED, both | {"move": "haste 1W, push 1W, determination 0"})
    assert has_rows("malice", FIRST, both | {"move": "haste 1W, push 2W, determination 0"})


@rule("CB-21.9.4")
def test_the_board_of_anxiety() -> None:
    both = {"quell": "dominate 2W, devour 0, determination 0"}
    revised = {
        "move": "flight 1W, overcome 1W, from_shadows 0",
        "invoke": "support 3W, seeds 1W, determination 0",
        "fortify": "exalt 1A, attune 1W 1A, determination 0",
        "empower": "spreading_darkness 0, outburst 1W, determination 0",
    }
    first = {
        "move": "flight 2W, overcome 1W, from_shadows 0",
        "invoke": "support 2W, seeds 1W, determination 0",
        "fortify": "exalt 1A, attune 2W 1A, determination 0",
        "empower": "channelled_power 1A, rescue 1W, determination 0",
    }
    assert has_rows("anxiety", REVISED, both | revised)
    assert has_rows("anxiety", FIRST, both | first)
