"""BR-10.1, BR-11.3 Cards that effects bring to hands: from the grimoire, from memories, from the forgotten deck."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import CELL
from mindrose.games.black_rose_wars.effects.drawing import (
    ChooseForgotten,
    DrawCards,
    DrawForgotten,
    RecallAtRandom,
    RecallCards,
    SearchGrimoire,
    ShuffleMemories,
)
from mindrose.games.black_rose_wars.state import FORGOTTEN, GRIMOIRE, HAND, KNOWING, LOOKED_AT
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import ME, SEVERAL, TARGET, Scene

ALL = 0b111


def forgotten(scene: Scene, number: int) -> list[str]:
    """So many forgotten spells are in their deck, the last one on top."""
    names = scene.content.spell_ids[int(scene.content.forgotten) :][:number]
    for name in names:
        scene.table.piles.put(FORGOTTEN, scene.spell(name))
    return names


@rule("BR-10.1.2")
def test_cards_are_drawn_from_the_top_of_the_grimoire() -> None:
    scene = Scene().stack(0, "torment", "brain-worm", "deflector")
    scene.do(DrawCards(ME, Constant(2), False))
    assert scene.last == 2
    assert sorted(scene.hand(0)) == ["brain-worm", "deflector"]
    assert scene.grimoire(0) == ["torment"]
    assert scene.told(1) == [{"event": "drew", "seat": 0, "number": 2}]
    assert scene.knows(1, 0) == []


@rule("BR-10.1.2")
def test_memories_become_a_new_grimoire_in_the_middle_of_a_draw() -> None:
    scene = Scene().stack(0, "torment").remember(0, "brain-worm", "deflector")
    scene.do(DrawCards(ME, Constant(2), False))
    assert scene.last == 2
    assert "torment" in scene.hand(0)
    assert scene.memories(0) == []
    assert len(scene.grimoire(0)) == 1
    assert [event["event"] for event in scene.told()] == ["renewed", "drew"]


@rule("BR-10.1.2")
def test_memories_are_shuffled_into_the_new_grimoire() -> None:
    """Which of them comes first differs from game to game."""
    names = {"torment", "brain-worm", "deflector"}
    first = [
        Scene(seed).remember(0, *sorted(names)).do(DrawCards(ME, Constant(1), False)).hand(0) for seed in range(20)
    ]
    assert {name for (name,) in first} == names


@rule("BR-10.1.2")
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    scene = Scene().stack(0, "torment")
    scene.do(DrawCards(ME, Constant(3), False))
    assert scene.last == 1
    scene.do(DrawCards(ME, Constant(3), False))
    assert scene.last == 0
    assert [event["event"] for event in scene.told()] == ["drew"]


def test_a_card_that_was_looked_at_is_not_known_any_more_once_it_is_drawn() -> None:
    scene = Scene().stack(0, "torment", known=0b010)
    scene.do(DrawCards(ME, Constant(1), False))
    assert scene.knows(1, 0) == []


@rule("BR-4.3.4")
@pytest.mark.parametrize(("from_event", "drawn"), [(False, 0), (True, 1)])
def test_only_events_reach_a_mage_in_its_cell(from_event: bool, drawn: int) -> None:
    scene = Scene().stack(2, "torment")
    scene.table.place[2] = CELL
    scene.do(DrawCards(TARGET, Constant(1), from_event), target=2)
    assert scene.last == drawn


@rule("BR-4.3.3")
def test_the_own_effect_reaches_its_mage_in_its_cell() -> None:
    scene = Scene().stack(0, "torment")
    scene.table.place[0] = CELL
    scene.do(DrawCards(ME, Constant(1), False))
    assert scene.last == 1


def test_several_mages_draw_in_turn_order() -> None:
    scene = Scene().stack(0, "torment").stack(1, "torment").stack(2, "torment", "torment")
    scene.do(DrawCards(SEVERAL, Constant(2), False), several=ALL)
    assert scene.last == 4
    assert [event["seat"] for event in scene.told()] == [1, 2, 0]


# Memories


@rule("VX-36")
def test_cards_are_chosen_from_the_own_memories_for_all_to_see() -> None:
    scene = Scene().remember(0, "torment", "brain-worm", "torment", "deflector")
    scene.do(RecallCards(ME, Constant(2), False))
    assert scene.asked == (0, "recall")
    assert len(scene.choices) == 3
    scene.pick("torment").pick("deflector")
    assert scene.last == 2
    assert scene.memories(0) == ["brain-worm", "torment"]
    assert sorted(scene.hand(0)) == ["deflector", "torment"] == sorted(scene.knows(2, 0))
    assert scene.told(2)[-1] == {"event": "recalled", "seat": 0, "spell": scene.spell("deflector")}


def test_memories_that_are_all_taken_are_not_asked_for() -> None:
    scene = Scene().remember(0, "torment", "brain-worm")
    scene.do(RecallCards(ME, Constant(3), False))
    assert scene.last == 2
    assert scene.memories(0) == []


def test_no_memories_nothing_recalled() -> None:
    assert Scene().do(RecallCards(ME, Constant(1), False)).last == 0
    assert Scene().remember(0, "torment").do(RecallCards(ME, Constant(0), False)).last == 0


def test_each_of_several_mages_chooses_from_its_own_memories() -> None:
    scene = Scene()
    for seat in range(3):
        scene.remember(seat, "torment", "brain-worm")
    scene.do(RecallCards(SEVERAL, Constant(1), False), several=ALL)
    for seat in (1, 2, 0):
        assert scene.asked == (seat, "recall")
        scene.pick("torment")
    assert scene.last == 3
    assert [scene.hand(seat) for seat in range(3)] == [["torment"]] * 3


@rule("VX-36")
def test_random_memories() -> None:
    taken = set()
    for seed in range(12):
        scene = Scene(seed).remember(0, "torment", "brain-worm", "deflector")
        scene.do(RecallAtRandom(ME, Constant(1), False))
        assert scene.last == 1
        assert len(scene.memories(0)) == 2
        taken.add(scene.hand(0)[0])
    assert taken == {"torment", "brain-worm", "deflector"}
    assert Scene().do(RecallAtRandom(ME, Constant(1), False)).last == 0


def test_shuffled_memories() -> None:
    scene = Scene().stack(0, "torment", known=0b110).remember(0, "brain-worm", "deflector")
    scene.do(ShuffleMemories(ME, False))
    assert scene.last == 2
    assert sorted(scene.grimoire(0)) == ["brain-worm", "deflector", "torment"]
    assert [card % KNOWING for card in scene.table.piles.cards(GRIMOIRE)] == [0, 0, 0]
    assert scene.do(ShuffleMemories(ME, False)).last == 0


# Searching


@rule("VX-37")
def test_a_mage_searches_its_grimoire() -> None:
    scene = Scene().stack(0, "torment", "brain-worm", "torment")
    scene.do(SearchGrimoire(ME, Constant(1), False))
    assert scene.asked == (0, "search")
    assert [card % KNOWING for card in scene.table.piles.cards(GRIMOIRE)] == [1, 1, 1]
    scene.pick("brain-worm")
    assert scene.last == 1
    assert scene.hand(0) == ["brain-worm"]
    assert scene.grimoire(0) == ["torment", "torment"]
    assert [card % KNOWING for card in scene.table.piles.cards(GRIMOIRE)] == [0, 0]
    assert scene.told(1) == [{"event": "searched", "seat": 0, "number": 1}]
    assert scene.table.chance.drawn > 0
    assert scene.knows(1, 0) == []


@rule("VX-37")
def test_that_a_grimoire_holds_one_spell_only_is_not_shown() -> None:
    scene = Scene().stack(0, "torment", "torment")
    assert scene.do(SearchGrimoire(ME, Constant(1), False)).asked == (0, "search")


@rule("BR-10.1.2")
def test_a_search_goes_on_in_a_new_grimoire() -> None:
    scene = Scene().stack(0, "torment").remember(0, "brain-worm", "deflector")
    scene.do(SearchGrimoire(ME, Constant(2), False)).pick("torment")
    assert scene.asked == (0, "search")
    scene.pick("deflector")
    assert scene.last == 2
    assert scene.grimoire(0) == ["brain-worm"]


def test_a_search_without_cards() -> None:
    assert Scene().do(SearchGrimoire(ME, Constant(1), False)).last == 0


# Forgotten spells


@rule("BR-11.3.2")
def test_forgotten_spells_come_to_the_hand_unseen() -> None:
    scene = Scene()
    names = forgotten(scene, 3)
    scene.do(DrawForgotten(ME, Constant(2), False))
    assert scene.last == 2
    assert sorted(scene.hand(0)) == sorted(names[1:])
    assert {event["spell"] for event in scene.told(0)} == {scene.spell(name) for name in names[1:]}
    assert [event["spell"] for event in scene.told(1)] == [None, None]


@rule("BR-11.3.2")
def test_of_forgotten_spells_some_are_kept_and_the_rest_shuffled_back() -> None:
    scene = Scene()
    names = forgotten(scene, 4)
    scene.do(ChooseForgotten(ME, Constant(3), Constant(1), False))
    assert scene.asked == (0, "keep_forgotten")
    assert len(scene.choices) == 3
    scene.pick(names[2])
    assert scene.last == 1
    assert scene.hand(0) == [names[2]]
    assert sorted(scene.table.piles.cards(FORGOTTEN)) == sorted(scene.spell(names[i]) for i in (0, 1, 3))
    assert scene.table.piles.size(LOOKED_AT) == 0
    assert [event["spell"] for event in scene.told(2)] == [None] * 5
    assert [event["event"] for event in scene.told(2)] == ["drew_forgotten"] * 3 + ["put_back"] * 2


@rule("BR-11.3.4")
def test_an_empty_forgotten_deck_gives_nothing() -> None:
    scene = Scene()
    assert scene.do(DrawForgotten(ME, Constant(2), False)).last == 0
    assert scene.do(ChooseForgotten(ME, Constant(2), Constant(1), False)).last == 0
    forgotten(scene, 1)
    assert scene.do(ChooseForgotten(ME, Constant(2), Constant(1), False)).last == 1
    assert scene.table.piles.size(HAND) == 1
