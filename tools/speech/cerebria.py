"""What the speaker of the Inside World says, and the words that the browser shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.cerebria import replies, state
from mindrose.games.cerebria.bots import observation as questions
from mindrose.games.cerebria.components import things as cerebria
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.games.cerebria.rules import ending, seating
from mindrose.games.cerebria.rules.abilities import ACTION, ROTATION, VIBE, price
from mindrose.games.cerebria.rules.turn import ABILITIES
from mindrose.kernel.game import Game, Outcome, Value
from speech.cases import PEOPLE, Cases, conclude, explain_game, name, name_all, play_variants, read

VARIANTS: Final[list[dict[str, Value]]] = [
    {"mode": "basic"},
    {"spirit_side": "b", "hand_limit": 3},
    {"edition": "first", "spirit_side": "b", "intention_side": "b", "hand_limit": 4},
]
VOCABULARY: Final[dict[str, int | Sequence[str] | Mapping[str, int]]] = {
    "FACTIONS": cerebria.FACTIONS,
    "EDITIONS": cerebria.EDITIONS,
    "VIBES": cerebria.VIBES,
    "ACTIONS": cerebria.ACTIONS,
    "ABILITIES": ABILITIES,
    "PRICES": {ABILITIES[ability]: int(price(ability)) for ability in (VIBE, ROTATION, ACTION)},
    "SEATS": cerebria.SEATS,
    "SHAPER": seating.SHAPER,
    "WITH_SHAPER": seating.WITH_SHAPER,
    "MODERATES": cerebria.MODERATES,
    "BLEAKNESS": cerebria.BLEAKNESS,
    "DECK_SIZE": cerebria.DECK_SIZE,
    "COPIES": cerebria.COPIES,
    "WHEEL_SPACES": cerebria.WHEEL_SPACES,
    "FULL_SPHERE": state.FULL_SPHERE,
    "MOST_AMBITION": state.MOST_AMBITION,
    "UPGRADES_ANSWER": replies.UPGRADES,
    "SEAT_ANSWER": replies.SEAT,
    "CARD_ANSWER": replies.CARD,
    "MINOR_POINTS": ending.MINOR_POINTS,
    "MAJOR_POINTS": ending.MAJOR_POINTS,
    "CAPSTONE_POINTS": ending.CAPSTONE_POINTS,
}


def cases_of(game: Game) -> Cases:
    assert isinstance(game, CerebriaGame)
    cases = Cases(game, PEOPLE)
    content = game.pack(DEFAULT_PACK)
    explain_game(cases, game, ("setup", *questions.DECISIONS))
    for names in range(len(PEOPLE)):
        for outcome in outcomes():
            view = {"seats": [{"faction": cerebria.FACTIONS[side]} for side in outcome.sides]}
            conclude(cases, outcome, names, view)
    vocabularies: Mapping[str, Sequence[str]] = {
        "card": content.ids,
        "spirit": cerebria.SPIRITS,
        "realm": content.realm_ids,
        "sphere": content.sphere_ids,
        "aspiration": cerebria.ASPIRATIONS,
        "deck": [deck.id for deck in content.decks],
        "faction": cerebria.FACTIONS,
        "vibe": cerebria.VIBES,
        "action": cerebria.ACTIONS,
        "ability": ABILITIES,
    }
    name_all(cases, vocabularies)
    for deck in ("choose", "starter", "love", "courage 2, kindness 14"):
        read(cases, "option_value", "optionValue", "deck_0", deck)
    for edition in cerebria.EDITIONS:
        explain_edition(cases, game, {"edition": edition})
    for aspiration in cerebria.ASPIRATIONS:
        read(cases, "aspiration_text", "aspirationText", aspiration)
    for sphere in content.sphere_ids:
        read(cases, "bonus_text", "bonusText", sphere)
    play_variants(cases, game, VARIANTS)
    return cases


def explain_edition(cases: Cases, game: CerebriaGame, options: dict[str, Value]) -> None:
    for card in game.pack(DEFAULT_PACK).ids:
        read(cases, "card_text", "cardText", card, options)
    for spirit in cerebria.SPIRITS:
        read(cases, "spirit_text", "spiritText", spirit, options)
    for action in cerebria.ACTIONS:
        read(cases, "action_text", "actionText", action)
    for ability in ABILITIES:
        read(cases, "ability_text", "abilityText", ability)
    for upgrade in cerebria.UPGRADE_NAMES:
        name(cases, "upgrade", upgrade)
        read(cases, "upgrade_text", "upgradeText", upgrade, "empower", options)


def outcomes() -> Iterator[Outcome]:
    sides = [1, 0, 1, 0]
    for reason in cerebria.REASONS:
        for players in range(2, 5):
            points = [[31], [27], [31], [27]][:players]
            for side in (0, 1):
                winners = [seat for seat in range(players) if sides[seat] == side]
                yield Outcome(winners, reason, "CB-19.1.1", points, sides[:players])
            yield Outcome(list(range(players)), reason, "CB-19.1.1", [[30]] * players, sides[:players])
