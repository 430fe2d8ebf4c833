"""Random games, spoken from the first prompt to the result: everything that occurs can be said in every language."""

from __future__ import annotations

import random

import pytest

from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.kernel.game import Value
from mindrose.kernel.table import Table
from mindrose.text import Speaker
from tests.text.listening import Heard, Listener
from tests.text.saying import CODES, GAME, LANGUAGES, speaker_of

# Tables at which other things happen: late targets, short supplies, few columns, no vibes, fusions of one polarity.
VARIANTS: list[dict[str, Value]] = [
    {},
    {"targets_declared": "at_resolution", "mixed_fusion": False, "columns": 2, "deprive_count": 3},
    {"drain_into_fused_absorb": True, "supply_bliss": 8, "supply_gloom": 8, "mindset_cap": 2},
    {"fused_vibe": "none", "hand_keep": 2, "actions_per_turn": 3, "max_cycles": 4},
]

# Refusals that random answers in a few games need not meet.
RARE_CODES = {
    "E_PLAYERS", "E_GAME_OVER", "E_ABSORB_POLARITY", "E_ABSORB_FULL", "E_ABSORB_FUSED", "E_NO_EFFECT", "E_MUST_REMOVE",
}  # fmt: skip


HEARD: Heard = set()  # at all tables: what is said depends on the event, the choice or the refusal alone


def speakers() -> list[Speaker]:
    return [speaker_of(language) for language in LANGUAGES]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_can_be_told(players: int, variant: int) -> None:
    for seed in range(2):
        table = GAME.new(players, seed=100 * variant + seed, **VARIANTS[variant])
        Listener(table, speakers(), seed, HEARD).play()
        assert table.over


def test_a_surplus_can_be_told() -> None:
    """T-29, the one question that random games hardly ever come to."""
    mindsets = [["affection f1"], ["hope+brightness-gn f1 a1"]]
    table = GAME.from_position({"players": 2, "seats": [{"mindset": mindset, "hand": []} for mindset in mindsets]})
    listener = Listener(table, speakers(), 0)
    table.do("use", place=0)
    listener.hear_question()
    assert table.question is not None
    assert (table.question.kind, table.question.seat) == ("surplus", 1)
    assert speaker_of("en").question("surplus", 1, table.view(1)) == (
        "Ann drains your Hope + Brightness (green): choose how many of the fragments come from its fragment slots."
    )
    labels = [speaker_of("ru").choice(option.choice, "surplus", 1) for option in table.question.answers]
    assert labels == ["Отдать только поглощённые", "Отдать 1 фрагмент из слотов для фрагментов"]


def test_random_games_come_to_nearly_everything() -> None:
    """So that the games above prove something: all questions, all events, most refusals."""
    heard: Heard = set()
    for seed in range(6):
        Listener(GAME.new(4, seed=seed, **VARIANTS[seed % 2]), (), seed, heard).play()
    assert set(DECISIONS) - {what[1] for what in heard if what[0] == "kind"} == set()
    happened = {what[0] for what in heard}
    assert [event.name for event in GAME.events if str(("event", event.name)) not in happened] == []
    codes = {what[1] for what in heard if what[0] == "refusal"}
    assert set(CODES) - codes <= RARE_CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_to_a_question_read_alike(language: str) -> None:
    speaker = speaker_of(language)
    table = GAME.new(3, seed=5)
    choices = random.Random(5)
    while not table.over and len(table.given) < 150:
        asked = table.question
        assert asked is not None
        labels = [label_of(speaker, asked.kind, asked.seat, number, table) for number in table.legal()]
        assert len(set(labels)) == len(labels), labels
        table.answer(choices.choice(table.legal()))


def label_of(speaker: Speaker, kind: str, seat: int, number: int, table: Table) -> str:
    asked = table.question
    assert asked is not None
    option = next(option for option in asked.answers if option.number == number)
    return speaker.choice(option.choice, kind, seat)
