"""Speakers that remember what they said, and everything that there is to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mindrose
from mindrose.faces.cerebria_cards.speaker import CardSpeaker
from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.games.cerebria_cards.components.things import ABILITIES, REASONS
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import RESIGNED, Outcome
from mindrose.kernel.programs import Choice
from mindrose.text import languages
from mindrose.text.words import Argument, Words
from tests.text.cerebria_cards.glossary import GLOSSARY

LANGUAGES = tuple(languages())
PEOPLE = {
    "en": ["Ann", "Bob", "Cleo"],
    "ru": ["Анна", "Борис", "Глеб"],
    "it": ["Anna", "Bruno", "Carla"],
    "zh": ["小安", "小博", "小晨"],
}
# CC-14.1
CODES = [
    "E_PLAYERS", "E_MULLIGAN", "E_NOT_ACTIVE", "E_PENDING", "E_NO_ACTIONS", "E_ACTIONS_LEFT", "E_NOT_IN_HAND",
    "E_MUST_REMOVE", "E_REMOVE_TARGET", "E_FUSE_SOURCE", "E_FUSE_KIND", "E_NO_ABILITY", "E_NO_FRAGMENT",
    "E_NOT_READY", "E_TYPE_USED", "E_NO_EFFECT", "E_ABSORB_POLARITY", "E_ABSORB_FULL", "E_ABSORB_FUSED", "E_TARGET",
    "E_COUNTER_VIBE", "E_COUNTER_WINDOW", "E_TRIM", "E_GAME_OVER",
]  # fmt: skip
PLACE: dict[str, int | str] = {"seat": 1, "place": 0, "emotion": "valor+brightness-y"}
CARD: dict[str, int | str] = {"card": "hope"}
VERBS: dict[str, dict[str, int | str]] = {
    "keep": {}, "replace": {}, "end": {}, "impulse": {"column": 0, **CARD}, "evoke": CARD, "use": PLACE, "alone": {},
    "fuse": CARD, "remove": PLACE, "spend": {}, "absorb": PLACE, "destroy": PLACE, "drain_from": PLACE,
    "drain_to": PLACE, "column": {"column": 2, **CARD}, "victim": {"seat": 1}, "spare": {}, "take": CARD,
    "swap_give": PLACE, "swap_take": PLACE, "summon": CARD, "pass": {}, "counter": CARD,
    "give": {"number": 1}, "trim": CARD,
}  # fmt: skip

TERMINAL: dict[str, Argument] = {
    "hash": "0f", "name": "Ann", "value": "x", "file": "a", "seed": "7", "count": 3, "wanted": "x", "rule": "CC-5.4",
    "number": 4, "seat": 2, "caution": "No.", "answers": 40, "rules": 2, "bare": "none",
    "who": "Ann", "choice": "x", "like": "y", "example": "z",
}  # fmt: skip
TERMINAL_MESSAGES = (
    "fact",
    "commitment",
    "stirred",
    "thinking",
    "hand-over",
    "hint",
    "ready",
    "help",
    "once-more",
    "unclear",
    "decides",
    "decided",
    "no-rule",
    "no-card",
    "left",
    "finished",
    "replayed",
    "not-over",
    "rules",
)


def the_game() -> CerebriaCards:
    game = mindrose.load("cerebria-cards")
    assert isinstance(game, CerebriaCards)
    return game


GAME = the_game()


class Remembered(Words):
    """Words that remember which messages were said."""

    said: set[str]

    def say(self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        self.said.add(f"{message}.{attribute}" if attribute else message)
        return super().say(message, arguments, attribute)


def speaker_of(language: str) -> CardSpeaker:
    return CardSpeaker(GAME, language, PEOPLE[language])


def remembering(language: str) -> tuple[CardSpeaker, set[str]]:
    speaker = speaker_of(language)
    words = Remembered(language, GAME.id)
    words.said = set()
    speaker.words = speaker.people.words = speaker.naming.words = words
    return speaker, words.said


def view_of(kind: str, **use: int) -> dict[str, Any]:
    """A view of seat 0 while it is asked; `use` is what is declared of an ability in use."""
    slots = {"place": 0, "aim": -1, "own": -1, "column": -1, "victim": -1} | use
    ability = {"column2": "deprive", "surplus": "drain"}.get(kind, "destroy")
    stack = [
        {"program": "turn", "at": 1, "seat": 1},
        {"program": ability, "at": 1, "seat": 1, **slots},
        {"program": "entry", "at": 0, "seat": 0, "card": GAME.cards.types["hope"]},
    ]
    mindset = ["valor+brightness-y f2 a1", "anger f1 fresh", "bleakness-r a0", None]
    seat = {"mindset": mindset, "hand": ["fear"] * 6, "scored": {"bliss": 0, "gloom": 0}}
    return {"seat": 0, "seats": [seat, seat, seat], "actions": 2, "options": {}, "stack": stack}


def refusals() -> list[Refusal]:
    """Every code, with all that a refusal can be about."""
    about: dict[str, int | str] = {"card": 3, "ability": 1, "vibe": "red", "number": 4}
    numbers = Refusal("E_NUMBER", "", answer="'x'", last=107)
    return [numbers] + [Refusal(code, "CC-3.6", **about) for code in CODES]


def events() -> list[dict[str, int | str | None]]:
    """Every kind of event, told to somebody who sees it whole and to somebody who does not."""
    whole: list[dict[str, int | str | None]] = [
        {"event": kind.name, **dict.fromkeys(kind.args, 1)} for kind in GAME.events
    ]
    return whole + [
        {"event": kind.name, **{name: None if name in kind.secret else 1 for name in kind.args}}
        for kind in GAME.events
        if kind.secret
    ]


def outcomes() -> list[Outcome]:
    points = [[12, 3], [3, 12], [5, 5]]
    alone = [Outcome([0], reason, "CC-10.2", points) for reason in REASONS]
    shared = [Outcome([0, 1, 2], reason, "CC-10.10", points) for reason in REASONS]
    resigned = [Outcome([1], RESIGNED, "", [], [0, 1], 0), Outcome([1, 2], RESIGNED, "", [], [0, 1, 1], 0)]
    return [*alone, *shared, *resigned, Outcome([], "", "", points), GAME.unfinished(3)]


def everything(speaker: CardSpeaker) -> list[str]:
    """Every sentence and word that a speaker can be asked for, at least once."""
    found = [speaker.choice(Choice(verb, points), "main", 0) for verb, points in VERBS.items()]
    found += [speaker.question(kind, 0, view_of(kind, aim=0, own=1, victim=0)) for kind in DECISIONS]
    found += [speaker.waiting(kind, seat) for kind in DECISIONS for seat in (0, 4)]
    found += [speaker.caution(caution) for caution in ("empty", "own", "only_own")]
    found += [speaker.refusal(refusal) for refusal in refusals()]
    found += [speaker.event(event) for event in events()]
    found += [speaker.outcome(outcome) for outcome in outcomes()]
    found += [speaker.word(key) for key in (*GLOSSARY, "mood", "last_cycle")]
    found += [speaker.rules_text(ability) for ability in ABILITIES]
    found += [speaker.card_text(card) for card in GAME.cards.ids]
    found += [speaker.terminal(message, **TERMINAL) for message in TERMINAL_MESSAGES]
    found.append(speaker.words.aside("a", "b"))
    found += [speaker.emotion("valor+brightness-y f2 a1 fresh"), *speaker.names]
    for parameter in GAME.parameters:
        found += [speaker.option(parameter.name), speaker.option_text(parameter.name)]
        values = (*parameter.words, parameter.default, True, False, None)
        found += [speaker.option_value(parameter.name, value) for value in values]
    return found
