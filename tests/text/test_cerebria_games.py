"""Random games of Cerebria, spoken from the setup to the result: all that occurs can be said in every language."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.games.cerebria.components.things import EDITIONS, SIDES
from mindrose.kernel.game import Value
from tests.text.cerebria_saying import CODES, GAME, KINDS, LANGUAGES, PEOPLE
from tests.text.listening import Heard, Listener

MOST_ANSWERS = 500  # of one game; turns that only pass would go on for ever
EAGER = 0.7  # passes seldom, so that more happens


def variants() -> Iterator[dict[str, Value]]:
    """Every edition, mode and side of the boards that can be played together."""
    for edition, mode, spirits, intentions in itertools.product(EDITIONS, ("full", "basic"), SIDES, SIDES):
        if mode == "full" or (spirits, intentions) == ("a", "a"):
            yield {"edition": edition, "mode": mode, "spirit_side": spirits, "intention_side": intentions}


def tables() -> list[tuple[int, dict[str, Value]]]:
    found = [(players, variant) for players in (2, 3, 4) for variant in variants()]
    return [one for one in found if one[0] == 4 or one[1]["mode"] == "full" or one[1]["edition"] == "revised"]


HEARD: Heard = set()  # at all tables: what is said depends on the event, the choice or the refusal alone


@pytest.mark.parametrize(("players", "variant"), tables())
def test_random_games_can_be_told(players: int, variant: dict[str, Value]) -> None:
    for seed in range(2):
        rules: dict[str, Value] = {"hand_limit": 5, "vibe_tokens": "limited"} if seed else {}
        table = GAME.new(players, seed=seed, **variant, **rules)
        speakers = [CerebriaSpeaker(GAME, one, PEOPLE[one], table.options) for one in LANGUAGES]
        Listener(table, speakers, seed, HEARD, EAGER).play(MOST_ANSWERS)


def test_random_games_come_to_nearly_everything() -> None:
    """So that the games above prove something; what they do not come to, `test_cerebria_messages` says."""
    heard: Heard = set()
    for number, (players, variant) in enumerate(tables()):
        limit = 4 if number % 2 else None
        table = GAME.new(players, seed=number, hand_limit=limit, **variant)
        Listener(table, (), number, heard, EAGER).play(MOST_ANSWERS)
    asked = {what[1] for what in heard if what[0] == "kind"}
    told = {event.name for event in GAME.events if any(what[0] == str(("event", event.name)) for what in heard)}
    refused = {what[1] for what in heard if what[0] == "refusal"} & set(CODES)
    assert len(asked) > 0.6 * len(KINDS)
    assert len(told) > 0.8 * len(GAME.events)
    assert len(refused) > 0.6 * len(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_to_a_question_read_alike(language: str) -> None:
    speaker = CerebriaSpeaker(GAME, language, PEOPLE[language])
    for seed, side in ((5, "a"), (6, "b")):
        table = GAME.new(4, seed=seed, spirit_side=side)
        choices = random.Random(seed)
        while not table.over and len(table.given) < 250:
            asked = table.question
            assert asked is not None
            labels = [speaker.choice(option.choice, asked.kind, asked.seat) for option in asked.answers]
            assert len(set(labels)) == len(labels), labels
            legal = table.legal()
            table.answer(choices.choice(legal[1:] or legal))
