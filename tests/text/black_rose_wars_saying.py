"""A speaker of Black Rose Wars that remembers what it said, and everything that there is to say."""

from __future__ import annotations

from typing import Any

import mindrose
from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.games.black_rose_wars.components.things import (
    ACTIONS,
    COLOURS_OF_MAGES,
    PHASES,
    ROOM_COLOURS,
    ROSE,
    SHOWN,
    SIDES,
    SLOT_NAMES,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.game import BLACK_ROSE, MOST_POWER, BlackRoseWarsGame
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.cleanup import TAKING_BACK
from mindrose.games.black_rose_wars.rules.interrupts import DECLARING
from mindrose.games.black_rose_wars.rules.planning import PLANNING
from mindrose.games.black_rose_wars.rules.rose_phase import TRIMMING
from mindrose.games.black_rose_wars.rules.study import REVIEWING
from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Outcome
from mindrose.kernel.programs import Choice, Question
from mindrose.kernel.reasons import DECLARED
from mindrose.text import languages
from tests.text.black_rose_wars.glossary import GLOSSARY
from tests.text.saying import Remembered

LANGUAGES = tuple(languages())
PEOPLE = {
    "en": ["Ann", "Bob", "Cleo", "Dan"],
    "ru": ["Анна", "Борис", "Глеб", "Дарья"],
    "it": ["Anna", "Bruno", "Carla", "Dario"],
    "zh": ["小安", "小博", "小晨", "小丹"],
}
Points = dict[str, int | str]
Told = dict[str, int | str | None]
CADAVER = "cadaver-2"
PICKED = "oracle-restored 0 1"


def the_game() -> BlackRoseWarsGame:
    game = mindrose.load("black-rose-wars")
    assert isinstance(game, BlackRoseWarsGame)
    return game


GAME = the_game()
CONTENT = GAME.pack("default")
FIGURE = GAME.kinds()["figure"].words.index(CADAVER)


def kinds() -> list[str]:
    """Every kind of question; the default content never lets several rooms be chosen."""
    programs = GAME.programs_of(CONTENT)
    asked = {step.kind for program in programs for step in program.steps if isinstance(step, Question)}
    return sorted(asked | {"choose_rooms"})


KINDS = kinds()
# What others hear of those who decide at the same time.
AT_ONCE = [program.name for program in (TRIMMING, REVIEWING, PLANNING, TAKING_BACK, DECLARING)]

SPELL: Points = {"spell": "torment"}
ON_SLOT: Points = {"slot": "ii", "spell": "torment"}
THERE: Points = {"room": "crypt"}
OF_ANN: Points = {"participant": 0, "number": 2}
Answer = tuple[str, str, Points]


def told(kind: str, verb: str, points: Points) -> Answer:
    return kind, verb, points


CAUSES = [
    told("declare", "use", {**ON_SLOT, "cause": cause, "trig": FIGURE, "victim": 1, **THERE})
    for cause in happenings.NAMES
]
# Every verb, with the question it answers and what it points at; those with several questions stand here several times.
ANSWERS: list[Answer] = [
    *CAUSES,
    *[told("colour", "colour", {"colour": colour}) for colour in range(len(COLOURS_OF_MAGES))],
    *[told("plan", "leave_empty", {"slot": slot}) for slot in SLOT_NAMES],
    *[told("side", "side", {**ON_SLOT, "side": side, "type": 3, "element": 0}) for side in range(len(SIDES))],
    *[told("action", verb, {}) for verb in ("explore", "fight", "command", "inertia", "end")],
    *[told("action", "cast", {"slot": slot}) for slot in (0, 2, -1)],
    *[told(kind, "stop", {}) for kind in ("explore", "fight", "command", "evocation")],
    *[told(kind, "pass", {})
      for kind in ("abandon_quest", "remove", "ban", "declare", "prepare", "lift", "discard_quest")],
    *[told("choose_figure", "figure", {"figure": figure}) for figure in (0, FIGURE)],
    *[told("may", "may", {"answer": answer}) for answer in ("yes", "no")],
    ("mage", "mage", {"mage": "arianna"}), ("school", "school", {"school": "agony"}), ("list", "list", {"list": 3}),
    ("study", "study", {"school": 1}), ("keep", "keep", SPELL), ("keep_forgotten", "keep_forgotten", SPELL),
    ("remove", "remove", SPELL), ("ban", "ban", SPELL), ("plan", "lay", ON_SLOT), ("reconsider", "withdraw", {}),
    ("prepare", "slot", {"slot": 1}), ("prepare", "pass", {}), ("recall", "pass", {}), ("drift", "stay", {}),
    ("action", "quest", {"quest": 1}), ("explore", "move", THERE), ("move", "move", {"figure": 0, **THERE}),
    ("move", "stop", {"figure": 0}), ("explore", "activate", THERE), ("fight", "attack", {"figure": FIGURE}),
    ("command", "wake", {"figure": FIGURE}), ("wake", "done", {}), ("inertia", "drop", {"slot": 0}),
    ("hunt", "target", {"figure": FIGURE}), ("haunt", "hurt", {"participant": 1}),
    ("winner", "name", {"participant": ROSE}), ("take_back", "take_back", ON_SLOT), ("take_back", "discard", ON_SLOT),
    ("trim", "discard", {"quest": 1}), ("drop", "discard", SPELL), ("discard", "discard", {"seat": 1, **SPELL}),
    ("discard", "discard_unseen", {"seat": 1}), ("discard", "discard_unseen", {"seat": 1, "school": 0}),
    ("discard", "discard_unseen", {"seat": 1, "back": "personal"}),
    ("discard", "discard_unseen", {"seat": 1, "back": "forgotten"}),
    ("order", "next", {**SPELL, "cause": "hit", "victim": ROSE}),
    ("order", "next", {"event_card": 1, "cause": "begin"}),
    ("order", "next", {"hex": 0, "cause": "moved", "trig": ROSE}),
    ("order", "next", {"figure": FIGURE, "cause": "end"}),
    ("order", "next", {"figure": FIGURE, "upgrade": 0, "cause": "slain", "victim": FIGURE}),
    ("choose_room", "room", THERE), ("choose_figure", "imagine", THERE), ("choose_figures", "enough", {}),
    ("choose_spell", "spell", {"seat": 0, "slot": 2}), ("pick", "pick", {"branch": 1}),
    ("pick", "pick", {"branch": 1, "offer": PICKED}),
    ("summon", "summon", {"evocation": 1}), ("make_room", "decline", {}), ("make_room", "return", {"figure": FIGURE}),
    ("upgrade", "upgrade", {"figure": FIGURE, "upgrade": 1}), ("recall", "recall", SPELL), ("search", "search", SPELL),
    ("discard_slot", "discard_slot", {"seat": 1, "slot": 2}), ("peek", "peek", {"seat": 1, "slot": 2}),
    ("cede", "cede", {"figure": 1, "participant": ROSE}), ("hex", "hex", {"participant": 1, "hex": 0}),
    ("lift", "lift", {"participant": 1, "hex": 0}), ("discard_event", "discard_event", {"event_card": 2}),
    *[told(kind, kind, {"quest": 1})
      for kind in ("keep_quest", "mark_quest", "fulfil_quest", "complete_quest", "discard_quest")],
    *[told(kind, kind, {"figure": FIGURE, "number": number})
      for kind in ("share", "ignore", "redirect") for number in (0, 1)],
    *[told(kind, kind, {"figure": FIGURE, **OF_ANN}) for kind in ("heal", "replace", "move_cubes")],
    ("spread", "spread", {**THERE, "number": 1}),
    *[told(kind, kind, {**THERE, **OF_ANN}) for kind in ("convert", "clear")],
]  # fmt: skip


def speaker_of(language: str) -> BlackRoseSpeaker:
    speaker = BlackRoseSpeaker(GAME, language, PEOPLE[language])
    assert isinstance(speaker, BlackRoseSpeaker)
    return speaker


def remembering(language: str) -> tuple[BlackRoseSpeaker, set[str]]:
    speaker = speaker_of(language)
    words = Remembered(language, GAME.id)
    words.said = set()
    speaker.words = speaker.people.words = speaker.naming.words = words
    return speaker, words.said


def view_of(*frames: dict[str, Any]) -> dict[str, Any]:
    """A view of seat 0 while some programs run, the last of them for it alone."""
    seat = {"tokens": 1}
    *below, last = ({"at": 0, "seat": 0, **frame} for frame in frames)
    stack = [*below, last] if not below else [*below[:-1], {**below[-1], "branches": [{"seat": 0, "stack": [last]}]}]
    happened = [
        {"kind": "scores", "trig": 1}, {"kind": "enters", "trig": FIGURE, "room": "P01"}, {"kind": "settled"},
        {"kind": "enters", "trig": FIGURE, "room": "P01"},
    ]  # fmt: skip
    lodge = {"P01": {"room": "crypt"}}
    return {"seat": 0, "seats": [seat, seat], "options": {}, "stack": stack, "lodge": lodge, "happened": happened}


def views() -> list[dict[str, Any]]:
    """Views in which everything is told that a question could be about, in several ways."""
    cubes = {"things": 1, "left": 2, "colour": 0, "target": FIGURE}
    below: list[dict[str, Any]] = [
        {"program": "torment-main"},
        {"program": "planning", "slot": 0, "spell": 1},
        {"program": "spread", **cubes},
        {"program": "heal", **cubes},
    ]
    other: list[dict[str, Any]] = [
        {"program": "crypt-ruined"},
        {"program": "throne-ruined"},
        {"program": "nigredo"},
        {"program": "heal", **cubes, "colour": ROSE, "things": 1 << FIGURE},
        {"program": "upgrading", "figure": FIGURE},
        {"program": "hexing", "wanted": 1, "whose": 1},
        {"program": "checkpoint", "first": 1, "top": 4},
    ]
    other += [{"program": "activation", "taken": taken} for taken in range(3)]
    other += [{"program": "moving", "left": left, "figure": FIGURE} for left in range(3)]
    other += [{"program": "studying", "left": left, "keep": 1} for left in range(3)]
    return [view_of(*below, one) for one in other]


def refusals() -> list[Refusal]:
    """Every reason that is declared for this game, with and without a number."""
    declared = {(one.code, one.rule) for one in DECLARED if one.rule.startswith(("BR-", "VX-"))}
    named = sorted(one for one in declared if one[0] != "E_ILLEGAL")  # which no question of this game gives
    numbers = [Refusal("E_AMOUNT", rule, number=2) for rule in ("BR-19.2.4", "BR-21.2.1")]
    others = [Refusal("E_TURN", "BR-13.1.2"), Refusal("E_TURN", "BR-26.1.1"), Refusal("E_SETUP", "BR-27.2.1")]
    return [*(Refusal(code, rule) for code, rule in named), *numbers, *others]


def events() -> list[Told]:
    """Every kind of event, told to those who see it whole and to those who do not, of all sorts of participants."""
    found: list[Told] = []
    for kind in GAME.events:
        whole: Told = {"event": kind.name, **dict.fromkeys(kind.args, 1)}
        found.append(whole)
        if kind.secret:
            found.append({**whole, **dict.fromkeys(kind.secret, None)})
        for name in kind.args:
            declared = GAME.kinds().get(f"{kind.name}.{name}") or GAME.kinds()[name]
            others: tuple[int, ...] = (0, 2)
            if name == "source" or (kind.name, name) == ("defeated", "participant"):
                others = (ROSE, -1)
            elif declared.name == "participant":
                others = (ROSE,)
            elif declared.name == "slots":
                others = (15,)
            elif declared.name in ("figures", "rooms"):
                others = ((1 << len(declared.words)) - 1,)
            elif declared.name == "figure":
                others = (FIGURE, ROSE)
            elif declared.name == "change":
                others = (-2,)
            elif declared.words and name in ("phase", "slot", "type", "side", "action", "bonus"):
                others = tuple(range(len(declared.words)))
            found += [{**whole, name: other} for other in others]
    answered: Told = dict.fromkeys(("figure", "upgrade", "hex", "event_card"), -1)
    sorts: list[Told] = [{"figure": FIGURE}, {"figure": FIGURE, "upgrade": 0}, {"hex": 0}]
    return found + [{"event": "answered", "participant": 1, **answered, **one} for one in sorts]


def outcomes() -> list[Outcome]:
    points = [[31], [1]]
    return [
        Outcome([0], MOST_POWER, "BR-26.3.1", points, beside={"rose": 14}),
        Outcome([], BLACK_ROSE, "BR-26.3.1", points, beside={"rose": 35}),
    ]


def everything(speaker: BlackRoseSpeaker) -> list[str]:
    """Every sentence and word that a speaker can be asked for, at least once."""
    found = [speaker.choice(Choice(verb, points), kind, 0) for kind, verb, points in ANSWERS]
    found += [speaker.question(kind, 0, view) for kind in KINDS for view in views()]
    found += [speaker.waiting(kind, seat) for kind in (*KINDS, *AT_ONCE) for seat in (0, 3)]
    found += [speaker.refusal(refusal) for refusal in refusals()]
    found += [speaker.event(event) for event in events()]
    found += [speaker.outcome(outcome) for outcome in outcomes()]
    found += [speaker.word(key) for key in GLOSSARY]
    return found + names(speaker) + options(speaker)


def names(speaker: BlackRoseSpeaker) -> list[str]:
    found = [speaker.phase(phase) for phase in PHASES] + [speaker.slot(slot) for slot in SLOT_NAMES]
    found += [speaker.type(type) for type in TYPES] + [speaker.side(side) for side in SIDES]
    found += [speaker.status(status) for status in STATUSES] + [speaker.element(element) for element in SHOWN]
    found += [speaker.colour(colour) for colour in COLOURS_OF_MAGES]
    found += [speaker.room_colour(colour) for colour in ROOM_COLOURS]
    found += [speaker.action(action) for action in ACTIONS] + [speaker.action_text(action) for action in ACTIONS]
    found += [speaker.room("crypt"), speaker.spell(0), speaker.quest(0), speaker.event_card(0), speaker.hex(0)]
    found += [speaker.upgrade(0), speaker.evocation(0), speaker.mage(0), speaker.school(0)]
    found += [speaker.card_text("qu1-12")]
    return [*found, speaker.figure(CADAVER), speaker.figure(0), speaker.figure(ROSE)]


def options(speaker: BlackRoseSpeaker) -> list[str]:
    found = []
    for parameter in GAME.parameters:
        found += [speaker.option(parameter.name), speaker.option_text(parameter.name)]
        found += [speaker.option_value(parameter.name, value) for value in (*parameter.words, parameter.default)]
    return found
