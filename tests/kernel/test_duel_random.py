"""Duel, played at random: what must hold after every answer of every game."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from mindrose.kernel.machine import Stack
from mindrose.kernel.table import Table
from tests.checks.reasons import check_questions
from tests.kernel.checking import (
    Ancestors,
    check_answers,
    check_clone,
    check_position,
    check_replay,
    check_samples,
    pick,
    story,
    views,
)
from tests.kernel.duel.game import Duel
from tests.kernel.duel.table import CARDS, COPIES, PLAN_SIZE, ROOMS, THORNS, WITHDRAW

DUEL = Duel()
HIDDEN = ("armed", "laid", "plan", "hand", "deck")


class Stage:
    """One simultaneous decision: the table before it, and the answers given so far."""

    def __init__(self, table: Table) -> None:
        self.branches: list[Stack] = table.state.stack.branches
        self.start = table.clone()
        self.given: dict[int, list[int]] = {}

    def note(self, seat: int, answer: int) -> None:
        """What a seat withdraws it has not answered."""
        answers = self.given.setdefault(seat, [])
        answers.append(answer)
        if answer == WITHDRAW:
            answers.clear()

    def check(self, table: Table) -> None:
        """The same answers in another order lead to the same table, and to the same story."""
        for seats in (sorted(self.given), sorted(self.given, reverse=True)):
            again = self.start.clone()
            for seat in seats:
                for answer in self.given[seat]:
                    again.answer(answer, seat)
            assert again.state.fingerprint() == table.state.fingerprint()
            assert story(again) == story(table)


def other_cards(entry: dict[str, Any], dice: random.Random) -> None:
    """Other cards in the hidden piles of a mage, as many as before; those that are armed are traps."""
    unseen = [card for zone in HIDDEN for card in entry[zone]]
    dice.shuffle(unseen)
    unseen.sort(key=lambda card: CARDS.index(card) < THORNS)
    for zone in HIDDEN:
        entry[zone] = [unseen.pop(0) for _ in entry[zone]]
        if zone == "armed":
            dice.shuffle(unseen)


def other_secrets(document: dict[str, Any], seat: int | None, dice: random.Random) -> dict[str, Any]:
    """The position as it might be as well for all that a seat knows: cards, open plans, declared traps, decks."""
    document = copy.deepcopy(document)
    for other, entry in enumerate(document["seats"]):
        if other == seat:
            dice.shuffle(entry["deck"])
            continue
        other_cards(entry, dice)
        held = entry["plan"] + entry["hand"]
        if document["stack"] and document["stack"][-1]["program"] == "duel":
            planned = dice.randint(0, min(len(held), PLAN_SIZE))
            entry["plan"], entry["hand"] = held[:planned], held[planned:]
        if entry["declared"] is not None:
            entry["declared"] = dice.choice([None, *entry["armed"]])
    return document


def check_secrecy(table: Table, dice: random.Random) -> None:
    """Tables that differ only in what a seat may not know look alike to it, and ask it the same."""
    position = table.position()
    for seat in (None, *range(table.players)):
        other = DUEL.from_position(other_secrets(position, seat, dice), seed=dice.random().hex())
        assert other.view(seat) == table.view(seat)
        if seat is not None:
            assert other.legal(seat) == table.legal(seat)


def seen_by_others(table: Table, seat: int) -> list[Any]:
    return [seen for number, seen in enumerate(views(table), start=-1) if number != seat]


def is_private(table: Table, seat: int, kind: str) -> bool:
    """The answer to this kind of question went on with a draft, or with a plan that is not confirmed yet."""
    stacks = [stack for stack in table.state.open_stacks() if stack.seat == seat]
    if kind == "lay":
        return any(stack.question().kind == "lay" for stack in stacks)
    return any(frame.drafting() for stack in stacks for frame in stack.frames)


def some_start(seed: int, dice: random.Random) -> Table:
    """The start of a game, or of a turn with spells, traps and fogs all over the table."""
    players = 2 + seed % 2
    if seed % 4 < 2:
        return DUEL.new(players=players, seed=seed)
    seats = []
    for _ in range(players):
        cards = [card for number, card in enumerate(CARDS) for _ in range(COPIES[number])]
        dice.shuffle(cards)
        traps = [card for card in cards if CARDS.index(card) >= THORNS][: dice.randint(1, 3)]
        for card in traps:
            cards.remove(card)
        zones = {"armed": traps, "laid": cards[:2], "hand": cards[2:3], "used": cards[3:]}
        seats.append({**zones, "life": dice.randint(1, 3), "room": dice.choice(ROOMS), "fog": dice.random() < 0.5})
    return DUEL.from_position({"seats": seats, "options": {"goal": 5, "rounds": 1 + seed % 2}}, seed)


@pytest.mark.parametrize("seed", range(80))
def test_a_random_game(seed: int) -> None:
    dice = random.Random(seed)
    table = some_start(seed, dice)
    ancestors = Ancestors()
    stage: Stage | None = None
    while not table.over:
        ancestors.keep(table)
        check_questions(table)
        check_answers(table)
        check_clone(table, dice)
        check_secrecy(table, dice)
        check_samples(table, seed=dice.randrange(1000))
        if table.state.stack.branches and (stage is None or stage.branches is not table.state.stack.branches):
            stage = Stage(table)
        question, answer = pick(table, dice)
        seat, kind = question.seat, question.kind
        before = seen_by_others(table, seat)
        table.answer(answer, seat)
        if stage is not None:
            stage.note(seat, answer)
            if stage.branches is not table.state.stack.branches:
                stage.check(table)
                stage = None
        if is_private(table, seat, kind):
            assert seen_by_others(table, seat) == before
        check_replay(table)
    check_position(table)
    ancestors.check()
    assert table.questions == []
    assert table.outcome is not None


@pytest.mark.parametrize("seed", range(80))
def test_two_games_that_differ_in_a_secret_look_alike_to_the_others(seed: int) -> None:
    """Everybody gives the same answers in both; the owner of the secret gives answers that both allow."""
    dice = random.Random(seed)
    position = some_start(seed, dice).position()
    owner = dice.randrange(position["players"])
    changed = copy.deepcopy(position)
    other_cards(changed["seats"][owner], dice)
    games = [DUEL.from_position(document, seed) for document in (position, changed)]
    while not games[0].over:
        assert seen_by_others(games[0], owner) == seen_by_others(games[1], owner)
        question, answer = pick(games[0], dice)
        both = set(games[0].legal(question.seat)) & set(games[1].legal(question.seat))
        if not both:
            return
        answer = answer if answer in both else min(both)
        for game in games:
            game.answer(answer, question.seat)
    assert games[1].over
