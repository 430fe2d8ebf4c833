"""Sections 7.3 and 7.4: the 108 whole-number answers, and one seat's view as 1310 numbers."""

from __future__ import annotations

import re
from typing import Final

import pytest

from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, VIBES
from tests.rulebook import rule
from tests.rules.cerebria_cards.decisions import DECISIONS
from tests.rules.cerebria_cards.playing import GAME, Game, seat

# Section 7.3


def test_there_are_108_answers() -> None:
    assert GAME.actions == 108


def card(name: str) -> int:
    """5 to 76: the type of a card."""
    return 5 + GAME.cards.types[name]


MEANINGS: Final = {
    "mulligan": {0: "keep()", 1: "replace()"},
    "fuse": {0: "alone()", card("brightness-y"): "fuse(card=brightness-y)"},
    "remove": {0: "keep()", 81: "remove(seat=0, place=0, emotion=anger)"},
    "pay": {0: "spend()", 82: "absorb(seat=0, place=1, emotion=bleakness-r)"},
    "destroy": {
        81: "destroy(seat=0, place=0, emotion=anger)",
        85: "destroy(seat=1, place=0, emotion=hope)",
    },
    "drain_from": {
        85: "drain_from(seat=1, place=0, emotion=courage)",
        86: "drain_from(seat=1, place=1, emotion=hope)",
    },
    "drain_to": {
        81: "drain_to(seat=0, place=0, emotion=affection, number=1)",
        82: "drain_to(seat=0, place=1, emotion=valor, number=1)",
    },
    "column": {2: "column(column=0)", 3: "column(column=1)", 4: "column(column=2)"},
    "column2": {2: "column(column=0)", 3: "column(column=1)", 4: "column(column=2)"},
    "victim": {101: "victim(seat=1)", 102: "victim(seat=2)"},
    "steal": {0: "spare()", card("hope"): "take(card=hope)", card("fear"): "take(card=fear)"},
    "swap_give": {
        81: "swap_give(seat=0, place=0, emotion=trust)",
        82: "swap_give(seat=0, place=1, emotion=fear)",
    },
    "swap_take": {
        81: "swap_take(seat=0, place=0, emotion=trust)",
        85: "swap_take(seat=1, place=0, emotion=valor)",
        86: "swap_take(seat=1, place=1, emotion=hope)",
    },
    "summon": {card("hope"): "summon(card=hope)", card("brightness-y"): "summon(card=brightness-y)"},
    "counter": {0: "pass()", card("courage"): "counter(card=courage)"},
    "surplus": {105: "give(number=0)", 106: "give(number=1)"},
    "trim": {card(name): f"trim(card={name})" for name in ("courage", "valor", "hope", "fear", "rage", "brightness-y")},
}


@pytest.mark.parametrize("decision", MEANINGS)
def test_the_meaning_of_each_answer_by_decision(decision: str) -> None:
    game = DECISIONS[decision]()
    assert game.kind == decision
    meanings = {
        option.number: re.sub("(column=.), card=.+?[)]", r"\1)", repr(option.choice)) for option in game.asked.answers
    }
    assert meanings == MEANINGS[decision]


def test_the_meaning_of_each_answer_in_the_main_menu() -> None:
    game = Game(seat(["Courage", "Brightness-Y"], ["Anger f1"]), seat(), impulses=["Hope", "Fear", "Rage"])
    assert {option.number: repr(option.choice) for option in game.asked.answers} == {
        2: "impulse(column=0, card=hope)",
        3: "impulse(column=1, card=fear)",
        4: "impulse(column=2, card=rage)",
        card("courage"): "evoke(card=courage)",
        card("brightness-y"): "evoke(card=brightness-y)",
        77: "use(seat=0, place=0, emotion=anger)",
    }


@rule("CC-3.7")
def test_zero_ends_a_turn_without_actions() -> None:
    game = Game(seat(mindset=[None, "Anger f1", None, "Excitement f1"]), seat(), actions=0)
    assert {option.number: option.verb for option in game.asked.answers} == {0: "end", 78: "use", 80: "use"}


def test_targets_count_seats_to_the_left() -> None:
    mindsets: list[list[str | None]] = [[None, "Valor"], [], [], ["Anger f1"], ["Hope", "Fear", "Rage", "Panic"]]
    game = Game(*[seat(mindset=mindset) for mindset in mindsets], active=3).use(0)
    assert {option.number: (option.points["seat"], option.points["place"]) for option in game.asked.answers} == {
        81: (3, 0), 85: (4, 0), 86: (4, 1), 87: (4, 2), 88: (4, 3), 90: (0, 1)
    }  # fmt: skip


@rule("CC-8.21")
def test_opponents_count_seats_to_the_left() -> None:
    hands = [seat(["Hope"]), seat(["Fear"]), seat(["Rage"]), seat(mindset=["Sociability f1"]), seat(["Panic"])]
    game = Game(*hands, active=3).use(0)
    found = {option.number: option.points["seat"] for option in game.asked.answers}
    assert found == {101: 4, 102: 0, 103: 1, 104: 2}


def test_counts_go_up_to_two() -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=["Hope+Brightness-Gn f2 a2"])).use(0, into=1)
    assert {option.number: repr(option.choice) for option in game.asked.answers} == {
        105: "give(number=0)", 106: "give(number=1)", 107: "give(number=2)"
    }  # fmt: skip


def test_every_type_of_card_has_its_answer() -> None:
    for number in range(72):
        game = Game(seat([GAME.cards.ids[number]]), seat())
        assert game.legal() == [2, 3, 4, 5 + number]


def test_equal_cards_are_one_answer() -> None:
    game = Game(seat(["Brightness-Y", "Brightness-Y"]), seat())
    assert game.legal() == [2, 3, 4, card("brightness-y")]


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_mask_marks_the_legal_answers(decision: str) -> None:
    table = DECISIONS[decision]().table
    mask = table.mask()
    assert len(mask) == 108
    assert [number for number in range(108) if mask[number]] == table.legal()


def test_a_decision_with_one_answer_is_skipped() -> None:
    game = Game(seat(mindset=["Trust f1"]), seat(mindset=["Hope f2"])).use(0)
    assert (game.kind, game.emotion(0, 0), game.emotion(1, 0)) == ("main", "hope f2 received", "trust f0 received")


# Section 7.4

SIZES: Final = {
    "mindsets": 560, "seats": 25, "own hand": 72, "known cards": 288, "discard": 72, "impulses": 51, "stacks": 3,
    "table": 9, "used": 8, "decision": 18, "pending": 52, "entering": 80, "opened": 72,
}  # fmt: skip


def block(game: Game, name: str, viewer: int = 0) -> list[float]:
    """One block of a seat's observation."""
    start = 0
    for other, size in SIZES.items():
        if other == name:
            return game.table.observation(viewer)[start : start + size]
        start += size
    raise KeyError(name)


def ones(row: list[float]) -> list[int]:
    """Where a row of noughts and ones has its ones."""
    assert set(row) <= {0.0, 1.0}
    return [i for i, value in enumerate(row) if value]


def facts(name: str) -> list[float]:
    """Kind 3, polarity 2, vibe 4, ability 8."""
    entry = GAME.cards.entries[GAME.cards.types[name]]
    tags = (("kind", KINDS), ("polarity", POLARITIES), ("vibe", VIBES), ("ability", ABILITIES))
    return [1.0 if entry.get(field) == tag else 0.0 for field, words in tags for tag in words]


def counted(*names: str) -> list[float]:
    row = [0.0] * 72
    for name in names:
        row[GAME.cards.types[name]] += 1
    return row


def hot(index: int, length: int) -> list[float]:
    return [1.0 if i == index else 0.0 for i in range(length)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_observation_has_1310_numbers(players: int) -> None:
    assert sum(SIZES.values()) == 1310
    table = GAME.new(players, seed=1)
    assert [len(table.observation(viewer)) for viewer in range(players)] == [1310] * players


def emotion(game: Game, steps: int, place: int, viewer: int = 0) -> list[float]:
    start = 28 * (4 * steps + place)
    return block(game, "mindsets", viewer)[start : start + 28]


def test_a_lone_emotion_is_28_numbers() -> None:
    game = Game(seat(mindset=[None, "Valor f1"]), seat())
    assert emotion(game, 0, 1) == [1.0, *facts("valor"), 0, 0, *hot(1, 3), *hot(0, 3), 1, 0]


def test_a_fused_fresh_emotion_is_28_numbers() -> None:
    game = Game(seat(), seat(mindset=["Valor+Brightness-Y f2 a1 fresh"]))
    assert emotion(game, 1, 0) == [1.0, *facts("valor"), 1, 0, *hot(2, 3), *hot(1, 3), 0, 1]


def test_a_lone_base_card_is_28_numbers() -> None:
    game = Game(seat(mindset=["Brightness-Gn a2"]), seat())
    assert emotion(game, 0, 0) == [1.0, *facts("brightness-gn"), 0, 0, *hot(0, 3), *hot(2, 3), 1, 0]


def test_empty_places_are_noughts() -> None:
    assert set(block(Game(seat(), seat()), "mindsets")) == {0.0}


@pytest.mark.parametrize(("viewer", "steps"), [(0, 2), (1, 1), (2, 0)])
def test_mindsets_and_seats_begin_with_the_viewer(viewer: int, steps: int) -> None:
    game = Game(seat(), seat(), seat(3, ["Hope f2"], scored=(6, 3)), active=2)
    assert emotion(game, steps, 0, viewer)[0] == 1.0
    seats = block(game, "seats", viewer)
    assert seats[5 * steps : 5 * steps + 5] == [1, 1, 6 / 12, 3 / 12, 3 / 10]
    assert seats[15:] == [0.0] * 10
    assert sum(seats[i] for i in range(1, 25, 5)) == 1.0


@rule("CC-13.2")
def test_the_own_hand_is_counted_by_type() -> None:
    game = Game(seat(["Hope", "Brightness-Y", "Brightness-Y"]), seat(["Fear"]))
    assert block(game, "own hand") == counted("hope", "brightness-y", "brightness-y")
    assert block(game, "own hand", 1) == counted("fear")


@rule("CC-13.4", "CC-13.5")
def test_cards_known_in_other_hands_are_counted_by_seat_to_the_left() -> None:
    game = Game(
        seat(["Hope seen by 1", "Rage"]), seat(["Envy seen by 0,2", "Greed"]), seat(["Fear seen by 1", "Panic"])
    )
    assert block(game, "known cards", 1) == counted("fear") + counted("hope") + counted() + counted()
    assert block(game, "known cards", 0) == counted("envy") + counted() + counted() + counted()


@rule("CC-13.7")
def test_the_discard_pile_is_counted_by_type() -> None:
    game = Game(seat(), seat(), discard=["Hope", "Brightness-Y", "Brightness-Y"])
    assert block(game, "discard") == counted("hope", "brightness-y", "brightness-y")


def test_the_impulses_are_told_column_by_column() -> None:
    game = Game(seat(), seat(), impulses=["Hope", "Brightness-R", "Anger"])
    assert block(game, "impulses") == facts("hope") + facts("brightness-r") + facts("anger")


def test_stacks_and_table_are_shares_of_what_is_usual() -> None:
    game = Game(seat(), seat(), stacks=[4, 2, 0], mood="gloom", cycle=3, actions=1, supply=(10, 30), deck=20,
                discard="rest")  # fmt: skip
    assert block(game, "stacks") == [4 / 7, 2 / 7, 0]
    assert block(game, "table") == [20 / 73, 10 / 40, 30 / 40, 0, 1, 3 / 10, 0, 1, 0]


def test_used_ability_types_are_marked() -> None:
    game = Game(seat(), seat(), used=["drain", "embrace"])
    assert ones(block(game, "used")) == [ABILITIES.index("drain"), ABILITIES.index("embrace")]


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_decision_is_marked_for_the_seat_that_is_asked(decision: str) -> None:
    game = DECISIONS[decision]()
    assert ones(block(game, "decision", game.asked.seat)) == [list(DECISIONS).index(decision)]


PENDING: Final = {"type": 8, "source seat": 5, "source place": 4, "vibe": 4, "target": 20, "receiver": 4, "victim": 4,
                  "column": 3}  # fmt: skip


def pending(game: Game, viewer: int) -> dict[str, list[int]]:
    """The parts of the ability being used that are marked, as numbers within their part."""
    row = block(game, "pending", viewer)
    found = {}
    start = 0
    for name, size in PENDING.items():
        found[name] = ones(row[start : start + size])
        start += size
    return found


NOTHING: Final[dict[str, list[int]]] = {name: [] for name in PENDING}


@pytest.mark.parametrize(("viewer", "source", "target"), [(0, 0, 4), (1, 2, 0), (2, 1, 8)])
@rule("CC-6.15", "CC-7.1")
def test_a_declared_ability_is_told_to_all_relative_to_the_viewer(viewer: int, source: int, target: int) -> None:
    game = Game(seat(mindset=[None, "Anger f1"]), seat(["Rage"], ["Hope f2"]), seat()).use(1, target=(1, 0))
    assert game.kind == "counter"
    marked = {"type": [0], "source seat": [source], "source place": [1], "vibe": [0], "target": [target]}
    assert pending(game, viewer) == {**NOTHING, **marked}


@rule("CC-6.15")
def test_a_declared_receiver_victim_or_column_is_told() -> None:
    drain = Game(seat(mindset=["Affection f1", "Valor f1"]), seat(["Rage"], ["Hope f2"])).use(0, into=1)
    steal = Game(seat(mindset=["Sociability f1"]), seat(["Rage"]), seat(["Hope"])).use(0, victim=2)
    embrace = Game(seat(mindset=["Craving f1"]), seat(["Rage"])).use(0, column=2)
    assert (pending(drain, 0)["target"], pending(drain, 0)["receiver"]) == ([4], [1])
    assert pending(steal, 0)["victim"] == [1]
    assert pending(embrace, 0)["column"] == [2]


def test_nothing_is_pending_in_the_main_menu() -> None:
    assert pending(DECISIONS["main"](), 0) == NOTHING


@rule("CC-13.8")
def test_an_entering_card_is_told_to_its_player_only() -> None:
    game = Game(seat(["Hope", "Brightness-Y"], ["Anger f1"]), seat()).do("evoke", card="Hope")
    assert ones(block(game, "entering")) == [GAME.cards.types["hope"]]
    game.do("fuse", card="Brightness-Y")
    assert ones(block(game, "entering")) == [GAME.cards.types["hope"], 72 + 1]
    assert block(game, "entering", 1) == [0.0] * 80


@rule("CC-8.22")
def test_an_opened_hand_is_told_to_the_thief_only_while_choosing() -> None:
    game = DECISIONS["steal"]()
    assert block(game, "opened") == counted("hope", "fear")
    assert block(game, "opened", 1) == [0.0] * 72
    assert block(game.do("take", card="Hope"), "opened") == [0.0] * 72


@pytest.mark.parametrize("decision", ["fuse", "remove", "pay", "destroy", "drain_to", "column", "victim", "swap_take"])
@rule("CC-13.8")
def test_a_command_that_is_not_complete_does_not_show_in_the_observation_of_another(decision: str) -> None:
    game = DECISIONS[decision]()
    during = game.table.observation(1)
    assert game.withdraw().table.observation(1) == during


@pytest.mark.parametrize("viewer", [1, 2])
@rule("CC-13.2", "CC-13.3")
def test_nothing_hidden_shows_in_an_observation(viewer: int) -> None:
    hidden = ["Hope", "Fear", "Envy", "Valor", "Guilt"]
    rows = []
    for cards in (hidden, hidden[::-1]):
        seats = seat(cards[:2]), seat(["Panic"]), seat("rest")
        game = Game(*seats, impulses=["Rage", "Trust", "Doubt"], stacks=[cards[2:4], 0, 0], deck=cards[4:])
        rows.append(game.table.observation(viewer))
    assert rows[0] == rows[1]
