"""The game's options (section 2.0 of the rules): each a parameter with its default, held as numbers for the rules."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.errors import BadOption
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.options import Parameter, Value, limit, unusual

PARAMETERS: Final = [
    Parameter("columns", 3, "CC-2.3", 1, 3),
    Parameter("stack_extra", 2, "CC-2.3", 0, 20),
    Parameter("hand_start", 4, "CC-2.5", 0, 12),
    Parameter("hand_keep", 4, "CC-11.6", 0, 12),
    Parameter("mulligans_per_player", 1, "CC-2.10", 0, 5),
    Parameter("mindset_cap", 4, "CC-5.3", 1, 4),
    Parameter("actions_per_turn", 2, "CC-3.3", 1, 4),
    Parameter("slots_mild", 1, "CC-1.3", 0, 2),
    Parameter("slots_strong", 2, "CC-1.3", 0, 2),
    Parameter("slots_base", 2, "CC-1.3", 0, 2),
    Parameter("draw_count", 2, "CC-8.33", 1, 6),
    Parameter("deprive_count", 2, "CC-8.13", 1, 6),
    Parameter("supply_bliss", 40, "CC-12.1", 0, 200, unlimited=True),
    Parameter("supply_gloom", 40, "CC-12.1", 0, 200, unlimited=True),
    Parameter("bonus_three_different", 1, "CC-9.8", 0, 12),
    Parameter("bonus_three_alike", 2, "CC-9.8", 0, 12),
    Parameter("bonus_two_pairs", 2, "CC-9.8", 0, 12),
    Parameter("bonus_four_different", 4, "CC-9.8", 0, 12),
    Parameter("bonus_four_alike", 4, "CC-9.8", 0, 12),
    Parameter("single_goal", 12, "CC-10.2", 1, 60),
    Parameter("balance_goal", 7, "CC-10.4", 1, 60),
    Parameter("balance_requires_equal", True, "CC-10.4"),
    Parameter("mixed_fusion", True, "CC-5.17"),
    Parameter("fused_vibe", "top", "CC-5.16", words=("top", "none")),
    Parameter("drain_into_fused_absorb", False, "CC-8.9"),
    Parameter("targets_declared", "before_counter", "CC-6.15", words=("before_counter", "at_resolution")),
    Parameter("next_first_player", "left_of_active", "CC-11.10", words=("left_of_active", "starting_player")),
    Parameter("empty_use", "allowed", "CC-6.7", words=("allowed", "refused")),
    Parameter("swap_own", True, "CC-8.25"),
    Parameter("swapped_fused_ready", True, "CC-6.5"),
    Parameter("dead_supply_end", True, "CC-10.11"),
    Parameter("max_cycles", 30, "CC-10.12", 1, 200),
]


class Settings:
    """The options of one table as numbers."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options
        self.unusual = unusual(options, PARAMETERS)
        self.columns: i64 = limit(options, "columns")
        self.stack_extra: i64 = limit(options, "stack_extra")
        self.hand_start: i64 = limit(options, "hand_start")
        self.hand_keep: i64 = limit(options, "hand_keep")
        self.mulligans: i64 = limit(options, "mulligans_per_player")
        self.mindset_cap: i64 = limit(options, "mindset_cap")
        self.actions: i64 = limit(options, "actions_per_turn")
        self.slots: vec[i64] = vec[i64]([limit(options, f"slots_{kind}") for kind in ("mild", "strong", "base")])
        self.draw_count: i64 = limit(options, "draw_count")
        self.deprive_count: i64 = limit(options, "deprive_count")
        self.supply: vec[i64] = vec[i64]([limit(options, "supply_bliss"), limit(options, "supply_gloom")])
        self.bonus: vec[i64] = vec[i64]([0] + [limit(options, f"bonus_{pattern}") for pattern in PATTERNS[1:]])
        self.single_goal: i64 = limit(options, "single_goal")
        self.balance_goal: i64 = limit(options, "balance_goal")
        self.balance_requires_equal = options["balance_requires_equal"] is True
        self.mixed_fusion = options["mixed_fusion"] is True
        self.fused_vibe = options["fused_vibe"] == "top"
        self.drain_into_fused_absorb = options["drain_into_fused_absorb"] is True
        self.declared_late = options["targets_declared"] == "at_resolution"
        self.starter_begins_cycles = options["next_first_player"] == "starting_player"
        self.empty_use = options["empty_use"] == "allowed"
        self.swap_own = options["swap_own"] is True
        self.swapped_fused_ready = options["swapped_fused_ready"] is True
        self.dead_supply_end = options["dead_supply_end"] is True
        self.max_cycles: i64 = limit(options, "max_cycles")


PATTERNS: Final = ("none", "three_different", "three_alike", "two_pairs", "four_different", "four_alike")


def check_cards_suffice(players: int, settings: Settings, deck: int) -> None:
    """CC-12.7 With every mindset cleared and every hand trimmed, the market and the hands must be payable."""
    market = settings.columns * (players + settings.stack_extra + 1)
    hands = players * max(settings.hand_start, settings.hand_keep)
    if market + hands > deck:
        raise BadOption(
            f"{market} cards in the market and {hands} in hands are more than the {deck} there are (CC-12.7): "
            "choose a smaller stack_extra, hand_start or hand_keep"
        )
