"""Games told as people read them: kept in files and compared, word for word and state for state.

A file shows how a game opens and ends, and in between every answer that brings a kind of question or event for the
first time. Each stretch that is left out stands there as the number of its answers and a hash of its words and states,
so that nothing can change unseen.

`python -m tests.golden.playthrough` writes the files anew; read the difference before committing it. With a folder,
`python -m tests.golden.playthrough FOLDER`, it writes there the same games with nothing left out.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import mindrose
from mindrose.arena.games import play
from mindrose.kernel.chance import commitment
from mindrose.kernel.game import Value
from mindrose.kernel.table import Answer, Asked
from mindrose.players import roster

FOLDER = Path(__file__).parent
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve")
ENDS = 8  # how many answers are told at the beginning and at the end
STAYS = 0.9  # how often a turn with actions left goes on
SPIRITED = 0.7  # how often it goes on with one of the Spirit actions that show most, where there is one
RAREST_FIRST = (("quell",), ("empower",), ("invoke", "fortify"))


class Kept(NamedTuple):
    """A game whose story is kept in a file."""

    name: str
    game: str
    players: int
    options: Mapping[str, Value]


KEPT = (
    *(Kept(f"cerebria-cards-{players}", "cerebria-cards", players, {}) for players in (2, 3, 4, 5)),
    *(Kept(f"cerebria-{players}", "cerebria", players, {}) for players in (2, 3, 4)),
    Kept("cerebria-4-basic", "cerebria", 4, {"mode": "basic"}),
    Kept("cerebria-4-first-b", "cerebria", 4, {"edition": "first", "intention_side": "b", "spirit_side": "b"}),
    *(Kept(f"black-rose-wars-{players}", "black-rose-wars", players, {}) for players in (1, 2, 4)),
    Kept("black-rose-wars-3-open", "black-rose-wars", 3, {"los": "none", "summoners_crown": True}),
)


CHOICES = FOLDER / "players.txt"
CHOSEN = (
    ("cerebria-cards", 2, "search:12"),
    ("cerebria-cards", 3, "greedy"),
    ("cerebria-cards", 5, "greedy"),
    ("cerebria", 2, "search:2"),
    ("cerebria", 4, "greedy"),
    ("black-rose-wars", 3, "greedy"),
)
SHORT: Mapping[str, Mapping[str, Value]] = {
    "cerebria-cards": {"single_goal": 6},
    "cerebria": {"mode": "basic"},
    "black-rose-wars": {"second_moon": 1, "third_moon": 2, "end": 3},
}


class Moment(NamedTuple):
    """One answer: what was asked and said, what happened then, and the state after it."""

    lines: list[str]
    kinds: set[str]
    state: str


def moments(kept: Kept) -> Iterator[Moment]:
    """A random game in English, answer by answer; at its end the outcome."""
    game = mindrose.load(kept.game)
    speaker = mindrose.Speaker(game, "en", PEOPLE[: kept.players], kept.options)
    table = game.new(kept.players, f"golden-{kept.players}", **kept.options)
    chance = random.Random(kept.players)
    heard = 0
    while (asked := table.question) is not None:
        view = table.view(asked.seat)
        answer = chance.choice(sensible(asked, view["actions"], chance) if kept.game == "cerebria" else asked.answers)
        lines = [
            f"[{speaker.player(asked.seat)}] {speaker.question(asked.kind, asked.seat, view)}",
            f"    of {len(asked.answers)}: {speaker.choice(answer.choice, asked.kind, asked.seat)}",
        ]
        table.answer(answer)
        events = table.events(asked.seat, heard)
        heard = len(table.story)
        lines += [f"  {speaker.event(event)}" for event in events]
        kinds = {f"? {asked.kind}", *(str(event["event"]) for event in events)}
        yield Moment(lines, kinds, table.state.fingerprint())
    assert table.outcome is not None
    yield Moment(["", speaker.outcome(table.outcome)], set(), table.state.fingerprint())


def played(kept: Kept, whole: bool = False) -> str:
    """The story of a game; whole, or what is worth reading of it."""
    seed = f"golden-{kept.players}"
    head = f"{title(mindrose.load(kept.game).title, kept)}, seed {seed}, commitment {commitment(seed)}"
    return f"{head}\n\n{told(list(moments(kept)), whole)}"


def told(every: list[Moment], whole: bool = False) -> str:
    shown = [True] * len(every) if whole else telling(every)
    lines: list[str] = []
    for is_told, stretch in groupby(zip(shown, every, strict=True), key=lambda pair: pair[0]):
        part = [moment for _, moment in stretch]
        if is_told:
            lines += [line for moment in part for line in moment.lines]
        else:
            lines.append(f"... {len(part)} answers, {digest(part)}")
    here = [moment for is_told, moment in zip(shown, every, strict=True) if is_told]
    lines += [f"{len(every) - 1} answers; what is told here: {digest(here)}", f"state {every[-1].state}"]
    return "\n".join(lines) + "\n"


def telling(every: list[Moment]) -> list[bool]:
    """Which moments are worth telling: the opening, the end, and whatever happens for the first time."""
    seen: set[str] = set()
    shown = []
    for number, moment in enumerate(every):
        shown.append(number < ENDS or number >= len(every) - ENDS or not moment.kinds <= seen)
        seen |= moment.kinds
    return shown


def digest(part: list[Moment]) -> str:
    """A hash of all words and states of some moments."""
    text = "\n".join(line for moment in part for line in [*moment.lines, moment.state])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def title(game: str, kept: Kept) -> str:
    return ", ".join([game, f"{kept.players} players", *(f"{name}={value}" for name, value in kept.options.items())])


def sensible(asked: Asked, actions: int, chance: random.Random) -> list[Answer]:
    """The answers that a player of Cerebria draws from: turns are seldom given up, and Spirits are kept busy."""
    if asked.kind != "menu" or actions == 0:
        return asked.answers
    if chance.random() >= STAYS:
        return asked.answers
    if chance.random() < SPIRITED:
        for actions_wanted in RAREST_FIRST:
            found = [answer for answer in asked.answers if answer.choice.points.get("action") in actions_wanted]
            if found:
                return found
    return [answer for answer in asked.answers if answer.choice.verb != "end_turn"] or asked.answers


def choices() -> str:
    """Whole games of the players that think, a line for each: what they chose, and where it led."""
    lines = []
    for name, players, spec in CHOSEN:
        game = mindrose.load(name)
        table = game.new(players, f"golden-{spec}", **SHORT.get(name, {}))
        play(table, [roster.make(game, spec, seat) for seat in range(players)])
        given = " ".join(str(given.answer) for given in table.given.since(0))
        told = f"{len(table.given)} answers, {hashlib.sha256(given.encode()).hexdigest()[:32]}"
        lines.append(f"{name}, {players} players, {spec}: {told}, state {table.state.fingerprint()}")
    return "\n".join(lines) + "\n"


def file_of(kept: Kept) -> Path:
    return FOLDER / f"{kept.name}.txt"


if __name__ == "__main__":
    whole = bool(sys.argv[1:])
    for one in KEPT:
        target = Path(sys.argv[1]) / file_of(one).name if whole else file_of(one)
        target.write_text(played(one, whole), encoding="utf-8")
    if not whole:
        CHOICES.write_text(choices(), encoding="utf-8")
