"""What the speaker of the Card Game says, and the words that the browser shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mindrose.faces.cerebria_cards.speaker import COUNTS, ZONES
from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.bots import observation as questions
from mindrose.games.cerebria_cards.components import things as cards
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.kernel.game import Game, Outcome, Value
from speech.cases import PEOPLE, Cases, conclude, explain_game, name, name_all, play_variants, read

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"max_cycles": 2, "targets_declared": "at_resolution", "hand_start": 5, "hand_keep": 2},
    {"max_cycles": 2, "mindset_cap": 2, "actions_per_turn": 3, "draw_count": 1, "deprive_count": 1, "columns": 2},
    {"max_cycles": 3, "drain_into_fused_absorb": True, "mixed_fusion": False, "deprive_count": 3, "slots_mild": 2},
    {"supply_bliss": 12, "supply_gloom": None, "slots_base": 1, "fused_vibe": "none", "columns": 1, "hand_start": 1},
]
VOCABULARY: Final[dict[str, int | Sequence[str] | Mapping[str, str]]] = {
    "POLARITIES": cards.POLARITIES,
    "KINDS": cards.KINDS,
    "VIBES": cards.VIBES,
    "ABILITIES": cards.ABILITIES,
    "PATTERNS": PATTERNS,
    "PLACES": cards.PLACES,
    "ZONES": ZONES,
    "COUNTS": COUNTS,
    "PASS_ANSWER": replies.PASS,
    "CONFIRM_ANSWER": replies.CONFIRM,
    "COLUMN_ANSWER": replies.COLUMN,
    "CARD_ANSWER": replies.CARD,
    "ACTIVATE_ANSWER": replies.ACTIVATE,
    "TARGET_ANSWER": replies.TARGET,
    "SEAT_ANSWER": replies.SEAT,
}


def cases_of(game: Game) -> Cases:
    assert isinstance(game, CerebriaCards)
    cases = Cases(game, PEOPLE)
    explain_game(cases, game, questions.DECISIONS)
    for names in range(len(PEOPLE)):
        for outcome in outcomes():
            conclude(cases, outcome, names, {})
    for card in (*game.cards.ids, *range(len(game.cards.ids))):
        name(cases, "card", card)
    for options in VARIANTS:
        for card in game.cards.ids:
            read(cases, "card_text", "cardText", card, options)
        for ability in cards.ABILITIES:
            read(cases, "rules_text", "rulesText", ability, options)
    vocabularies: Mapping[str, Sequence[str]] = {
        "polarity": cards.POLARITIES,
        "vibe": cards.VIBES,
        "ability": cards.ABILITIES,
        "kind": cards.KINDS,
    }
    name_all(cases, vocabularies)
    for zone in ZONES:
        name(cases, "zone", zone)
    play_variants(cases, game, VARIANTS)
    return cases


def outcomes() -> Iterator[Outcome]:
    points = [[12, 3], [3, 12], [5, 5], [1, 0], [0, 21]]
    for reason in cards.REASONS:
        for winners in ([1], [0, 2], [1, 2, 4], [0, 1, 2, 3, 4]):
            yield Outcome(winners, reason, "CC-10.10", points)
