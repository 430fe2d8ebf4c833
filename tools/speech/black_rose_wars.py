"""What the speaker of Black Rose Wars says, and the words that the browser shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars import options, replies
from mindrose.games.black_rose_wars.components import things
from mindrose.games.black_rose_wars.game import BLACK_ROSE, MOST_POWER, BlackRoseWarsGame
from mindrose.kernel.game import Game, Outcome, Value
from speech.cases import PEOPLE, Cases, conclude, explain_game, name_all, play_variants, questions, read

VARIANTS: Final[list[dict[str, Value]]] = [{}, {"summoners_crown": True, "backs_public": False, "los": "none"}]
VOCABULARY: Final[dict[str, int | Sequence[str] | Mapping[str, int]]] = {
    "COLOURS": things.COLOURS_OF_MAGES,
    "TINTS": things.ROOM_COLOURS,
    "PHASES": things.PHASES,
    "TYPES": things.TYPES,
    "SIDES": things.SIDES,
    "ELEMENTS": things.SHOWN,
    "ACTIONS": things.ACTIONS,
    "SLOTS": things.SLOT_NAMES,
    "STAGES": things.STATUSES,
    "STATES": things.QUEST_STATES,
    "DIFFICULTIES": tuple(options.ORDERS),
    "ORDERS": options.ORDERS,
    "ROSE": things.ROSE,
    "MOST_PEOPLE": options.MOST_PEOPLE,
    "MOST_ACTIONS": things.MOST_ACTIONS,
    "CUBES": things.CUBES,
    "BLACK_CUBES": things.BLACK_CUBES,
    "TOKENS": things.TOKENS,
    "PASS_ANSWER": replies.PASS,
    "SPELL_ANSWER": replies.SPELL,
    "SIDE_ANSWER": replies.SIDE,
}


def cases_of(game: Game) -> Cases:
    assert isinstance(game, BlackRoseWarsGame)
    cases = Cases(game, PEOPLE)
    content = game.pack(DEFAULT_PACK)
    asked = [kind for kind in questions(game) if cases.voices[0]["en"].can_say("waiting", kind)]
    explain_game(cases, game, asked)
    for names in range(len(PEOPLE)):
        for outcome in outcomes():
            conclude(cases, outcome, names, {})
    vocabularies: Mapping[str, Sequence[str]] = {
        "spell": content.spell_ids,
        "room": content.room_ids,
        "quest": content.quest_ids,
        "hex": content.hex_ids,
        "upgrade": content.upgrade_ids,
        "evocation": content.kind_ids,
        "mage": content.mage_ids,
        "school": content.school_ids,
        "slot": things.SLOT_NAMES,
        "phase": things.PHASES,
        "type": things.TYPES,
        "status": things.STATUSES,
        "element": things.SHOWN,
        "colour": things.COLOURS_OF_MAGES,
    }
    name_all(cases, vocabularies)
    for side in things.SIDES:
        read(cases, "side", "spellSide", side)
    for action in things.ACTIONS:
        read(cases, "action_text", "actionText", action)
    for colour in things.ROOM_COLOURS:
        read(cases, "room_colour", "roomColour", colour)
    for ids in (content.spell_ids, content.room_ids, content.quest_ids, content.event_ids, content.hex_ids):
        for card in ids:
            read(cases, "card_text", "cardText", card)
    play_variants(cases, game, VARIANTS)
    return cases


def outcomes() -> Iterator[Outcome]:
    for players in range(2, 5):
        points = [[31], [27], [12], [0]][:players]
        yield Outcome([], BLACK_ROSE, "BR-26.3.1", points)
        yield Outcome([1], MOST_POWER, "BR-26.3.1", points)
