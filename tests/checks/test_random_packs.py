"""Packs with powers made up at random: whole random games of them pass every check, and bots play them."""

from __future__ import annotations

import copy
import random
from typing import Final

import pytest

from mindrose.faces.cerebria.writing import PowerWriting
from mindrose.games.cerebria.components.packs import FILES
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.players.greedy import GreedyPlayer
from tests.checks.cerebria import conserved, permuted
from tests.checks.every_game import Checker
from tests.rules.cerebria.random_powers import grouped, sequence
from tests.rules.cerebria.scenes import CONTENT, cards_of

MOMENTS: Final = ("enter", "enter", "enter", "turnstart", "turnend", "absorb", "empower", "quelled")
AURAS: Final = (
    "aura: shield frontier", "aura: cost invoke +1 foes frontier", "aura: cost quell +1 foes frontier",
    "aura: cap 1 frontier", "aura: intensity +#essence(this)", "aura: if #enemy>=3: intensity +1",
    "aura: absorb own +#hand(me)",
)  # fmt: skip
WRITING: Final = PowerWriting()


def power(chance: random.Random) -> str:
    """Some power that is accepted."""
    while True:
        written = f"on {chance.choice(MOMENTS)}: {grouped(sequence(chance), chance)}"
        if chance.random() < 0.1:
            written = chance.choice(AURAS)
        if WRITING.accepts(written):
            return written


def random_pack(seed: int) -> CerebriaGame:
    """The game with cards of which each does something else."""
    chance = random.Random(seed)
    document = copy.deepcopy(CONTENT.document)
    for entry in cards_of(document):
        entry["power"] = [power(chance) for _ in range(chance.randint(1, 2))]
        entry.pop("power_first", None)
        if chance.random() < 0.1:
            entry["text"] = dict.fromkeys(("en", "ru", "it", "zh"), "Sing.")
    return CerebriaGame(FILES.kept("random", {"emotions": document["emotions"]}))


@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_random_packs_pass_every_check(seed: int) -> None:
    game = random_pack(seed)
    checker = Checker(game, conserved, permuted, often=0.05)
    table = game.new(2 + seed % 3, seed, edition=("revised", "first")[seed % 2])
    checker.play(table, seed)


def test_every_new_word_comes_up() -> None:
    """Sooner or later packs ask what only written cards ask, and tell what only they tell."""
    wanted = {"power_move", "power_discard", "power_may", "returned", "by_hand", "shifted"}
    for seed in range(40):
        if not wanted:
            break
        table = random_pack(seed).new(4, seed)
        chance = random.Random(seed)
        while wanted and (asked := table.question) is not None:
            wanted.discard(asked.kind)
            table.answer(chance.choice(table.legal()))
            wanted -= {str(event["event"]) for event in table.events()[-10:]}
    assert wanted == set()


def test_bots_play_random_packs() -> None:
    game = random_pack(7)
    table = game.new(2, 7)
    players = [GreedyPlayer(game, seat) for seat in range(2)]
    for _ in range(60):
        asked = table.question
        if asked is None:
            break
        table.answer(players[asked.seat].choose(table.view(asked.seat)))
    assert len(table.given) > 30
