"""Writes what Python's speaker says in some random games, so that the browser's speaker can be held against it.

    python tools/speech_cases.py GAME FILE

Each case names a method of the speaker, what it is given, and its text in every language.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import mindrose
from mindrose.games.cerebria import observation as cerebria_observation
from mindrose.games.cerebria import vocabulary as cerebria
from mindrose.games.cerebria.game import DEFAULT_PACK, CerebriaGame
from mindrose.games.cerebria.rules import turn as cerebria_turn
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.games.cerebria_cards.observation import DECISIONS
from mindrose.games.cerebria_cards.vocabulary import ABILITIES, KINDS, POLARITIES, REASONS, VIBES
from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Game, Outcome, Value
from mindrose.kernel.machine import Choice
from mindrose.kernel.table import Asked, Table
from mindrose.text import CerebriaSpeaker, Speaker, languages
from mindrose.text.cards.speaker import ZONES
from mindrose.text.words import LOCALES

Document = dict[str, Any]
Said = Callable[[Speaker], str]

PEOPLE: Final[list[list[str]]] = [["Ann", "Борис", "", "小晨", "Ελένη"], []]
ABOUT: Final[dict[str, int | str]] = {"card": 3, "ability": 1, "vibe": "red", "number": 4, "answer": "'x'", "last": 107}
VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"max_cycles": 2, "targets_declared": "at_resolution", "hand_start": 5, "hand_keep": 2},
    {"max_cycles": 2, "mindset_cap": 2, "actions_per_turn": 3, "draw_count": 1, "deprive_count": 1, "columns": 2},
    {"max_cycles": 3, "drain_into_fused_absorb": True, "mixed_fusion": False, "deprive_count": 3, "slots_mild": 2},
    {"supply_bliss": 12, "supply_gloom": None, "slots_base": 1, "fused_vibe": "none", "columns": 1, "hand_start": 1},
]
LOOK_EVERY: Final = 5  # questions and labels of every so many positions
REFUSE_EVERY: Final = 25


class Cases:
    """Each thing to say once, with its text in every language."""

    def __init__(self, game: CerebriaCards, people: Sequence[Sequence[str]]) -> None:
        self.voices = [{code: Speaker(game, code, names) for code in languages()} for names in people]
        self.cases: list[Document] = []
        self.known: set[str] = set()

    def add(self, method: str, given: list[Any], say: Said, names: int = 0, key: object = None) -> None:
        """`key` tells cases apart when what is given is more than what is said of it."""
        known = json.dumps([method, names, given if key is None else key], sort_keys=True)
        if known in self.known:
            return
        self.known.add(known)
        texts = {code: say(speaker) for code, speaker in self.voices[names].items()}
        self.cases.append({"method": method, "names": names, "given": given, "texts": texts})


def facts(game: Game) -> Document:
    """The game as the server describes it."""
    parameters = [
        {
            "name": parameter.name,
            "default": parameter.default,
            "rule": parameter.rule,
            "low": parameter.low,
            "high": parameter.high,
            "words": list(parameter.words),
            "unlimited": parameter.unlimited,
        }
        for parameter in game.parameters
    ]
    return {
        "id": game.id,
        "title": game.title,
        "players_min": game.players_min,
        "players_max": game.players_max,
        "parameters": parameters,
        "content": game.content(),
    }


# What a game says while it is played


def play(cases: Cases, table: Table, chance: random.Random, names: int) -> None:
    moves = 0
    while not table.over:
        moves += 1
        if moves % LOOK_EVERY == 0:
            for asked in table.questions:
                hear(cases, table, asked, names)
        if moves % REFUSE_EVERY == 0:
            refuse(cases, table, names)
        asked = chance.choice(table.questions)
        table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
    refuse(cases, table, names)
    recount(cases, table, names)
    assert table.outcome is not None
    conclude(cases, table.outcome, names)


def hear(cases: Cases, table: Table, asked: Asked, names: int) -> None:
    seat, kind, view = asked.seat, asked.kind, table.view(asked.seat)
    ask(cases, kind, seat, view, names)
    if kind == "counter" and any(frame["program"] == "drain" for frame in view["stack"]):
        ask(cases, "surplus", seat, view, names)  # rare in random play, and asked about the same drain
    for option in asked.options:
        label(cases, option.choice, kind, seat, names)
    for emotions in (own["mindset"] for own in view["seats"]):
        for emotion in filter(None, emotions):
            name_emotion(cases, emotion)


def ask(cases: Cases, kind: str, seat: int, view: Document, names: int) -> None:
    key = cases.voices[names]["en"].question(kind, seat, view)  # many views lead to one question
    cases.add("question", [kind, seat, view], lambda it: it.question(kind, seat, view), names, key)


def label(cases: Cases, choice: Choice, kind: str, seat: int, names: int) -> None:
    given = [{"verb": choice.verb, "points": choice.points}, kind, seat]
    cases.add("choice", given, lambda it: it.choice(choice, kind, seat), names)


def name_emotion(cases: Cases, emotion: str) -> None:
    cases.add("emotion", [emotion], lambda it: it.emotion(emotion))


def refuse(cases: Cases, table: Table, names: int) -> None:
    """Every answer that is not legal now, from every seat, and answers that are none at all."""
    for seat in range(table.players):
        legal = set(table.legal(seat))
        for option in range(table.game.actions):
            if option not in legal:
                explain(cases, table.unspoken(option, seat), names)
        for nonsense in (-1, table.game.actions, "x", None, 1.5):
            explain(cases, table.unspoken(nonsense, seat), names)


def explain(cases: Cases, refusal: Refusal, names: int) -> None:
    given = {"code": refusal.code, "rule": refusal.rule, "about": refusal.about}
    cases.add("refusal", [given], lambda it: it.refusal(refusal), names)


def recount(cases: Cases, table: Table, names: int) -> None:
    for viewer in (None, *range(table.players)):
        for event in table.events(viewer):
            tell(cases, event, names)


def tell(cases: Cases, event: dict[str, int | str | None], names: int) -> None:
    cases.add("event", [event], lambda it: it.event(event), names)


def conclude(cases: Cases, outcome: Outcome, names: int) -> None:
    cases.add("outcome", [outcome.document()], lambda it: it.outcome(outcome), names)


# What a game says at any time


def explain_game(cases: Cases, game: CerebriaCards) -> None:
    for names in range(len(cases.voices)):
        for kind in DECISIONS:
            for seat in range(game.players_max):
                wait(cases, kind, seat, names)
        for seat in range(game.players_max):
            call(cases, seat, names)
        for outcome in outcomes():
            conclude(cases, outcome, names)
    for refusal in refusals(game):
        explain(cases, refusal, 0)
    for number in range(len(game.cards.ids)):
        name_card(cases, number)
    for options in VARIANTS:
        for card in game.cards.ids:
            read_card(cases, card, options)
        for ability in ABILITIES:
            read_rules(cases, ability, options)
    for method, vocabulary in (("polarity", POLARITIES), ("vibe", VIBES), ("ability", ABILITIES), ("kind", KINDS)):
        for word in (*vocabulary, *range(len(vocabulary))):
            name_word(cases, method, word)
    for zone in ZONES:
        name_word(cases, "zone", zone)
    for parameter in game.parameters:
        values = {parameter.default, *parameter.words, parameter.low, parameter.high}
        read_option(cases, parameter.name, sorted(values, key=str) + ([None] if parameter.unlimited else []))


def refusals(game: CerebriaCards) -> Iterator[Refusal]:
    """Every code that has a text, also those that random play hardly meets, with all that a refusal can be about."""
    for name in ("common", game.id):
        messages = (LOCALES / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        for code in re.findall(r"^refusal-([a-z-]+) =", messages, re.MULTILINE):
            yield Refusal("E_" + code.upper().replace("-", "_"), "CC-3.6", **ABOUT)


def outcomes() -> Iterator[Outcome]:
    points = [[12, 3], [3, 12], [5, 5], [1, 0], [0, 21]]
    for reason in REASONS:
        for winners in ([1], [0, 2], [1, 2, 4], [0, 1, 2, 3, 4]):
            yield Outcome(winners, reason, "CC-10.10", points)


def wait(cases: Cases, kind: str, seat: int, names: int) -> None:
    cases.add("waiting", [kind, seat], lambda it: it.waiting(kind, seat), names)


def call(cases: Cases, seat: int, names: int) -> None:
    cases.add("player", [seat], lambda it: it.player(seat), names)


def read_card(cases: Cases, card: str, options: dict[str, Value]) -> None:
    cases.add("card", [card], lambda it: it.card(card))
    cases.add("cardText", [card, options], lambda it: it.card_text(card, options))


def name_card(cases: Cases, card: int) -> None:
    cases.add("card", [card], lambda it: it.card(card))


def read_rules(cases: Cases, ability: str, options: dict[str, Value]) -> None:
    cases.add("rulesText", [ability, options], lambda it: it.rules_text(ability, options))


def name_word(cases: Cases, method: str, word: int | str) -> None:
    cases.add(method, [word], lambda it: str(getattr(it, method)(word)))


def read_option(cases: Cases, name: str, values: list[Value]) -> None:
    cases.add("option", [name], lambda it: it.option(name))
    cases.add("optionText", [name], lambda it: it.option_text(name))
    for value in values:
        read_value(cases, name, value)


def read_value(cases: Cases, name: str, value: Value) -> None:
    cases.add("optionValue", [name, value], lambda it: it.option_value(name, value))


def main(file: str) -> None:
    game = mindrose.load("cerebria-cards")
    assert isinstance(game, CerebriaCards)
    cases = Cases(game, PEOPLE)
    explain_game(cases, game)
    for number, options in enumerate(VARIANTS):
        for players in range(game.players_min, game.players_max + 1):
            table = game.new(players, seed=f"speech {players} {number}", **options)
            play(cases, table, random.Random(10 * number + players), (players + number) % len(PEOPLE))
    document = {"game": facts(game), "people": PEOPLE, "cases": cases.cases}
    Path(file).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
