"""What the speaker of Black Rose Wars says, and the words that the browser shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mindrose.content.packs import DEFAULT_PACK
from mindrose.faces.black_rose_wars.names import MOST_NAMED
from mindrose.games.black_rose_wars import options, replies
from mindrose.games.black_rose_wars.components import things
from mindrose.games.black_rose_wars.game import BLACK_ROSE, MOST_POWER, BlackRoseWarsGame
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.kernel.game import Game, Outcome, Value
from mindrose.kernel.kinds import kind_of
from mindrose.kernel.programs import Choice
from speech.cases import PEOPLE, Cases, conclude, explain_game, label, name_all, play_variants, questions, read, tell

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
    "MOST_NAMED": MOST_NAMED,
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
    for names in range(len(PEOPLE)):
        for event in events(game):
            tell(cases, event, names)
    for choice, kind in choices(game):
        label(cases, choice, kind, 0, 0)
    play_variants(cases, game, VARIANTS)
    return cases


def outcomes() -> Iterator[Outcome]:
    for players in range(2, 5):
        points = [[31], [27], [12], [0]][:players]
        yield Outcome([], BLACK_ROSE, "BR-26.3.1", points, beside={"rose": 40})
        yield Outcome([1], MOST_POWER, "BR-26.3.1", points, beside={"rose": 5})


def events(game: Game) -> Iterator[dict[str, int | str | None]]:
    """Every event that can be about the Avatar or the Black Rose, about them; and those that list figures or rooms."""
    kinds = game.kinds()
    for event in game.events:
        usual = dict.fromkeys(event.args, 1)
        for name in event.args:
            kind = kind_of(kinds, name, event.name)
            if kind.name in ("participant", "figure"):
                yield {"event": event.name, **usual, name: things.ROSE}
            elif kind.name in ("figures", "rooms"):
                for number in (1, 2, MOST_NAMED, MOST_NAMED + 1, things.ROOMS - 1, len(kind.words)):
                    yield {"event": event.name, **usual, name: (1 << number) - 1}


def choices(game: Game) -> Iterator[tuple[Choice, str]]:
    """Answers about the Avatar, and causes in which it takes part."""
    for verb, kind in (("attack", "fight"), ("target", "hunt"), ("figure", "choose_figure"), ("cede", "cede")):
        yield Choice(verb, {"figure": things.ROSE}), kind
    yield Choice("redirect", {"figure": things.ROSE, "number": 1}), "redirect"
    for cause in happenings.NAMES:
        about = {"cause": cause, "trig": things.ROSE, "victim": things.ROSE, "room": "crypt", "hex": 0}
        yield Choice("next", about), "order"
