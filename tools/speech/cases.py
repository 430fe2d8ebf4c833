"""What a speaker says in random games, each thing once, with its text in every language."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from mindrose.kernel.errors import Refusal
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game, Outcome, Value
from mindrose.kernel.programs import Choice, Question
from mindrose.kernel.table import Asked, Table
from mindrose.registry import LOCALES
from mindrose.text import Speaker, languages
from mindrose.text.words import ENGLISH, texts_file

Said = Callable[[Speaker], str]

PEOPLE: Final[list[list[str]]] = [["Ann", "Борис", "", "小晨", "Ελένη"], []]
ABOUT: Final[dict[str, int | str]] = {"card": 3, "ability": 1, "vibe": "red", "number": 4, "answer": "'x'", "last": 107}
LOOK_EVERY: Final = 5  # questions and labels of every so many positions
REFUSE_EVERY: Final = 25
LONGEST: Final = 1200  # answers of one game


class Cases:
    """Each thing to say once, with its text in every language."""

    def __init__(self, game: Game, people: Sequence[Sequence[str]]) -> None:
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


# What a game says while it is played


def play(cases: Cases, table: Table, chance: random.Random, names: int) -> None:
    moves = 0
    while not table.over and moves < LONGEST:
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
    if table.outcome is not None:
        conclude(cases, table.outcome, names, table.view(None))


def hear(cases: Cases, table: Table, asked: Asked, names: int) -> None:
    seat, kind, view = asked.seat, asked.kind, table.view(asked.seat)
    ask(cases, kind, seat, view, names)
    if kind == "counter" and any(frame["program"] == "drain" for frame in view["stack"]):
        ask(cases, "surplus", seat, view, names)  # rare in random play, and asked about the same drain
    for option in asked.answers:
        label(cases, option.choice, kind, seat, names)
    for emotion in (emotion for own in view["seats"] for emotion in own.get("mindset", []) if emotion is not None):
        name(cases, "emotion", emotion)


def ask(cases: Cases, kind: str, seat: int, view: Document, names: int) -> None:
    key = cases.voices[names]["en"].question(kind, seat, view)  # many views lead to one question
    cases.add("question", [kind, seat, view], lambda it: it.question(kind, seat, view), names, key)


def label(cases: Cases, choice: Choice, kind: str, seat: int, names: int) -> None:
    given = [{"verb": choice.verb, "points": choice.points}, kind, seat]
    cases.add("choice", given, lambda it: it.choice(choice, kind, seat), names)


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


def conclude(cases: Cases, outcome: Outcome, names: int, view: Document) -> None:
    cases.add("outcome", [outcome.document(), view], lambda it: it.outcome(outcome), names)


# What every game says at any time


def cases_of(game: Game) -> Cases:
    """Of a game without a speaker of its own."""
    cases = Cases(game, PEOPLE)
    explain_game(cases, game, questions(game))
    play_variants(cases, game, [{}])
    return cases


def questions(game: Game) -> list[str]:
    """Every kind of question, and the programs whose branches others wait for."""
    steps = [step for program in game.programs for step in program.steps]
    asked = {step.kind for step in steps if isinstance(step, Question)}
    return sorted(asked | {program.name for program in game.programs})


def explain_game(cases: Cases, game: Game, kinds: Sequence[str]) -> None:
    for names in range(len(cases.voices)):
        for seat in range(game.players_max):
            name(cases, "player", seat, names)
            for kind in kinds:
                wait(cases, kind, seat, names)
    for refusal in refusals(game):
        explain(cases, refusal, 0)
    for parameter in game.parameters:
        values = {parameter.default, *parameter.words, parameter.low, parameter.high}
        read_option(cases, parameter.name, sorted(values, key=str) + ([None] if parameter.unlimited else []))


def refusals(game: Game) -> Iterator[Refusal]:
    """Every code that has a text, also those that random play hardly meets, by every rule that its text tells apart."""
    for file in (LOCALES / ENGLISH / "common.ftl", texts_file(game.id, ENGLISH)):
        messages = "" if file is None else file.read_text(encoding="utf-8")
        for code, text in re.findall(r"^refusal-([a-z-]+) =((?:.*\n)(?:[ }].*\n)*)", messages, re.MULTILINE):
            for case in {"CB-3-6", *re.findall(r"\[(C[BC][-\d]+)\]", text)}:
                letters, *numbers = case.split("-")
                yield Refusal("E_" + code.upper().replace("-", "_"), f"{letters}-{'.'.join(numbers)}", **ABOUT)


def wait(cases: Cases, kind: str, seat: int, names: int) -> None:
    cases.add("waiting", [kind, seat], lambda it: it.waiting(kind, seat), names)


def name(cases: Cases, method: str, thing: int | str, names: int = 0) -> None:
    cases.add(method, [thing], lambda it: str(getattr(it, method)(thing)), names)


def read(cases: Cases, method: str, spelled: str, *given: object) -> None:
    """A text that the browser's speaker spells in its own way."""
    cases.add(spelled, list(given), lambda it: str(getattr(it, method)(*given)))


def read_option(cases: Cases, option: str, values: list[Value]) -> None:
    name(cases, "option", option)
    read(cases, "option_text", "optionText", option)
    for value in values:
        read(cases, "option_value", "optionValue", option, value)


def name_all(cases: Cases, vocabularies: Mapping[str, Sequence[str]]) -> None:
    for method, vocabulary in vocabularies.items():
        for word in (*vocabulary, *range(len(vocabulary))):
            name(cases, method, word)


def play_variants(cases: Cases, game: Game, variants: Sequence[dict[str, Value]]) -> None:
    for number, options in enumerate(variants):
        for players in range(game.players_min, game.players_max + 1):
            table = game.new(players, seed=f"speech {players} {number}", **options)
            play(cases, table, random.Random(10 * number + players), (players + number) % len(PEOPLE))
            resign(cases, game.new(players, seed="resigned"), (players + number) % len(PEOPLE))


def resign(cases: Cases, table: Table, names: int) -> None:
    """Where two sides play, each seat could give up."""
    for seat in range(table.players):
        outcome = table.game.surrender(table.players, seat)
        if outcome is not None:
            conclude(cases, outcome, names, table.view(None))
