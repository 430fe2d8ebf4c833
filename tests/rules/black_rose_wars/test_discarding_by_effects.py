"""BR-10.1.1, BR-2.4.2 Cards that effects discard, remove or look at, and who knows what of them."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import ACTIVATED, PREPARED, REVEALED, ROSE
from mindrose.games.black_rose_wars.effects import discarding as instructions
from mindrose.games.black_rose_wars.effects import zones
from mindrose.games.black_rose_wars.effects.discarding import BY_ACTOR, BY_OWNER, BanCards, discarding
from mindrose.games.black_rose_wars.effects.looking import peeking
from mindrose.games.black_rose_wars.state import GRIMOIRE, KNOWING, LIBRARY
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import ME, SEVERAL, TARGET, Scene


@rule("BR-10.1.1")
def test_the_owner_chooses_what_it_discards() -> None:
    scene = Scene().hold(2, "torment", "torment", "brain-worm")
    scene.do(discarding(TARGET, Constant(2), zones.HAND, BY_OWNER, False), target=2)
    assert scene.asked == (2, "discard")
    assert len(scene.choices) == 2
    scene.pick("torment").pick("brain-worm")
    assert scene.last == 2
    assert scene.hand(2) == ["torment"]
    assert scene.memories(2) == ["torment", "brain-worm"]
    assert scene.told(0)[0] == {"event": "discarded", "seat": 2, "spell": scene.spell("torment")}


@rule("BR-10.1.1")
def test_a_hand_of_equal_cards_is_asked_for_all_the_same() -> None:
    scene = Scene().hold(2, "torment", "torment")
    scene.do(discarding(TARGET, Constant(1), zones.HAND, BY_OWNER, False), target=2)
    assert scene.asked == (2, "discard")


@rule("BR-10.1.1")
def test_a_hand_that_goes_as_a_whole_is_not_asked_for() -> None:
    scene = Scene().hold(2, "torment", "brain-worm")
    scene.do(discarding(TARGET, Constant(3), zones.HAND, BY_OWNER, False), target=2)
    assert scene.last == 2
    assert scene.hand(2) == []
    assert Scene().do(discarding(TARGET, Constant(3), zones.HAND, BY_OWNER, False), target=2).last == 0


def test_several_mages_discard_one_after_another() -> None:
    scene = Scene()
    for seat in range(3):
        scene.hold(seat, "torment", "brain-worm")
    scene.do(discarding(SEVERAL, Constant(1), zones.HAND, BY_OWNER, True), several=0b111, me=ROSE)
    for seat in (1, 2, 0):
        assert scene.asked == (seat, "discard")
        scene.pick("brain-worm")
    assert scene.last == 3


@rule("BR-10.1.1")
def test_random_discards_show_what_they_were() -> None:
    gone = set()
    for seed in range(12):
        scene = Scene(seed).hold(1, "torment", "brain-worm", "deflector")
        scene.do(discarding(TARGET, Constant(1), zones.HAND, instructions.AT_RANDOM, False), target=1)
        assert scene.last == 1
        gone.add(scene.memories(1)[0])
        assert scene.told(2) == [{"event": "discarded", "seat": 1, "spell": scene.spell(scene.memories(1)[0])}]
    assert gone == {"torment", "brain-worm", "deflector"}


def test_who_knew_of_a_copy_knows_of_one_less_when_one_is_discarded() -> None:
    scene = Scene().hold(1, "torment").hold(1, "torment", known=0b101)
    scene.do(discarding(TARGET, Constant(1), zones.HAND, BY_OWNER, False), target=1).pick("torment")
    assert scene.hand(1) == ["torment"]
    assert scene.knows(0, 1) == scene.knows(2, 1) == []


# The actor chooses


@rule("BR-2.4.2")
def test_the_actor_chooses_among_cards_that_it_knows_and_backs_that_it_sees() -> None:
    scene = Scene().hold(1, "torment", "brain-worm", "brain-worm").hold(1, "deflector", known=0b001)
    scene.do(discarding(TARGET, Constant(1), zones.HAND, BY_ACTOR, False), target=1)
    assert scene.asked == (0, "discard")
    agony, hexcraft = (scene.content.school_ids.index(name) for name in ("agony", "hexcraft"))
    assert scene.told_choices == [
        f"discard_unseen(seat=1, school={agony})",
        f"discard_unseen(seat=1, school={hexcraft})",
        f"discard(seat=1, spell={scene.spell('deflector')})",
    ]
    assert scene.refuses(replies.SPELL + scene.spell("torment")) == "E_TARGET"
    scene.answer(replies.SCHOOL + hexcraft)
    assert scene.memories(1) == ["brain-worm"]
    assert scene.last == 1


def test_without_public_backs_an_unknown_card_is_any_of_them() -> None:
    gone = set()
    for seed in range(12):
        scene = Scene(seed, backs_public=False).hold(1, "torment", "brain-worm")
        scene.hold(1, "deflector", known=0b001)
        scene.do(discarding(TARGET, Constant(1), zones.HAND, BY_ACTOR, False), target=1)
        assert scene.told_choices == ["discard_unseen(seat=1)", f"discard(seat=1, spell={scene.spell('deflector')})"]
        gone.add(scene.answer(replies.YES).memories(1)[0])
    assert gone == {"torment", "brain-worm"}


def test_the_actor_discards_from_its_own_hand_as_it_likes() -> None:
    scene = Scene().hold(0, "torment", "brain-worm", "deflector")
    scene.do(discarding(ME, Constant(2), zones.HAND, BY_ACTOR, False))
    scene.pick("deflector").pick("torment")
    assert scene.last == 2
    assert scene.hand(0) == ["brain-worm"]


def test_personal_and_forgotten_spells_show_what_they_are_by_their_backs() -> None:
    scene = Scene()
    personal, forgotten = (scene.content.spell_ids[int(n)] for n in (scene.content.personal, scene.content.forgotten))
    scene.hold(1, "torment", personal, forgotten)
    scene.do(discarding(TARGET, Constant(1), zones.HAND, BY_ACTOR, False), target=1)
    assert scene.told_choices[1:] == [
        "discard_unseen(seat=1, back=personal)",
        "discard_unseen(seat=1, back=forgotten)",
    ]


# Grimoire and board


@rule("BR-10.1.1")
def test_the_top_of_the_grimoire_is_discarded_as_far_as_it_goes() -> None:
    scene = Scene().stack(1, "torment", "brain-worm", "deflector")
    scene.do(discarding(TARGET, Constant(2), zones.GRIMOIRE_TOP, BY_OWNER, False), target=1)
    assert scene.last == 2
    assert scene.memories(1) == ["deflector", "brain-worm"]
    scene.do(discarding(TARGET, Constant(2), zones.GRIMOIRE_TOP, BY_OWNER, False), target=1)
    assert scene.last == 1
    assert scene.grimoire(1) == []


@rule("BR-10.1.1")
@pytest.mark.parametrize(("zone", "status"), [(zones.PREPARED_SPELLS, PREPARED), (zones.ACTIVATED_SPELLS, ACTIVATED)])
@pytest.mark.parametrize(("who", "asked"), [(BY_OWNER, 1), (BY_ACTOR, 0)])
def test_spells_on_a_board_are_chosen_by_their_slots(zone: int, status: int, who: int, asked: int) -> None:
    scene = Scene().lay(1, 1, "torment", status).lay(1, 3, "brain-worm", status).lay(1, 0, "deflector", REVEALED)
    scene.do(discarding(TARGET, Constant(1), zone, who, False), target=1)
    assert scene.asked == (asked, "discard_slot")
    assert scene.told_choices == ["discard_slot(seat=1, slot=1)", "discard_slot(seat=1, slot=3)"]
    scene.answer(replies.SLOT + 3)
    assert scene.last == 1
    assert scene.memories(1) == ["brain-worm"]
    assert list(scene.table.spell)[4:8] == [scene.spell("deflector"), scene.spell("torment"), -1, -1]


def test_all_prepared_spells_go_without_a_question() -> None:
    scene = Scene().lay(1, 1, "torment").lay(1, 3, "brain-worm")
    scene.do(discarding(TARGET, Constant(2), zones.PREPARED_SPELLS, BY_ACTOR, False), target=1)
    assert scene.last == 2
    assert scene.memories(1) == ["torment", "brain-worm"]


def test_prepared_spells_at_random() -> None:
    gone = set()
    for seed in range(12):
        scene = Scene(seed).lay(1, 1, "torment").lay(1, 3, "brain-worm")
        scene.do(discarding(TARGET, Constant(1), zones.PREPARED_SPELLS, instructions.AT_RANDOM, False), target=1)
        assert scene.last == 1
        gone.add(scene.memories(1)[0])
    assert gone == {"torment", "brain-worm"}


# Banning


@rule("BR-10.3.4")
def test_up_to_so_many_school_spells_go_back_to_their_schools() -> None:
    scene = Scene()
    personal = scene.content.spell_ids[int(scene.content.personal)]
    scene.hold(0, "torment", "brain-worm", personal)
    scene.do(BanCards(ME, Constant(2), False))
    assert scene.asked == (0, "ban")
    assert len(scene.choices) == 3
    assert scene.refuses(replies.SPELL + scene.spell(personal)) == "E_SCHOOL"
    scene.pick("torment").pass_()
    assert scene.last == 1
    school = scene.content.school_of[scene.spell("torment")]
    assert scene.table.piles.cards(LIBRARY + 2 * school + 1) == [scene.spell("torment")]
    assert scene.told(1) == [{"event": "returned", "seat": 0, "spell": scene.spell("torment")}]
    assert sorted(scene.hand(0)) == sorted(["brain-worm", personal])


@rule("BR-10.3.4", "BR-2.4.2")
@pytest.mark.parametrize(("backs_public", "asked"), [(False, (0, "ban")), (True, None)])
def test_whoever_has_nothing_to_remove_is_asked_where_backs_do_not_tell(backs_public: bool, asked: object) -> None:
    scene = Scene(backs_public=backs_public)
    scene.hold(0, scene.content.spell_ids[int(scene.content.personal)])
    scene.do(BanCards(ME, Constant(2), False))
    assert scene.asked == asked
    if asked is not None:
        scene.pass_()
    assert scene.last == 0


# Looking


@rule("BR-2.4.2")
def test_a_hand_is_looked_at_by_the_actor_alone_and_stays_known() -> None:
    scene = Scene().hold(1, "torment", "brain-worm")
    scene.do(peeking(TARGET, zones.HAND, Constant(2), False), target=1)
    assert scene.last == 2
    assert sorted(scene.knows(0, 1)) == ["brain-worm", "torment"]
    assert scene.knows(2, 1) == []
    assert [event["spell"] for event in scene.told(0)] == sorted(scene.spell(n) for n in ("torment", "brain-worm"))
    assert [event["spell"] for event in scene.told(2)] == [None, None] == [event["spell"] for event in scene.told(1)]


@rule("BR-2.4.2")
def test_some_cards_of_a_hand_are_looked_at_at_random() -> None:
    seen = set()
    for seed in range(12):
        scene = Scene(seed).hold(1, "torment", "torment", "brain-worm", "deflector")
        scene.do(peeking(TARGET, zones.HAND, Constant(2), False), target=1)
        assert scene.last == 2
        assert len(scene.knows(0, 1)) == 2
        hand = scene.table.piles.cards(1)
        assert hand == sorted(hand)
        seen |= set(scene.knows(0, 1))
    assert seen == {"torment", "brain-worm", "deflector"}


@rule("BR-2.4.2")
def test_the_top_of_a_grimoire_is_looked_at_and_stays_known() -> None:
    scene = Scene().stack(1, "torment", "brain-worm", "deflector")
    scene.do(peeking(TARGET, zones.GRIMOIRE_TOP, Constant(2), False), target=1)
    assert scene.last == 2
    assert [card % KNOWING for card in scene.table.piles.cards(GRIMOIRE + 1)] == [0, 1, 1]
    assert [event["spell"] for event in scene.told(0)] == [scene.spell("deflector"), scene.spell("brain-worm")]


@rule("BR-2.4.2")
def test_prepared_spells_are_looked_at_slot_by_slot() -> None:
    scene = Scene().lay(2, 0, "torment").lay(2, 1, "brain-worm").lay(2, 3, "deflector")
    scene.do(peeking(TARGET, zones.PREPARED_SPELLS, Constant(2), False), target=2)
    assert scene.asked == (0, "peek")
    assert scene.told_choices == [f"peek(seat=2, slot={slot})" for slot in (0, 1, 3)]
    scene.answer(replies.SLOT + 1)
    assert scene.told_choices == [f"peek(seat=2, slot={slot})" for slot in (0, 3)]
    scene.answer(replies.SLOT + 3)
    assert scene.last == 2
    assert list(scene.table.known)[8:12] == [0, 1, 0, 1]
    assert [event["spell"] for event in scene.told(0)] == [scene.spell("brain-worm"), scene.spell("deflector")]
    assert [event["spell"] for event in scene.told(1)] == [None, None]


def test_all_activated_spells_are_looked_at_without_a_question() -> None:
    scene = Scene().lay(2, 0, "torment", ACTIVATED).lay(2, 1, "brain-worm")
    scene.do(peeking(TARGET, zones.ACTIVATED_SPELLS, Constant(2), False), target=2)
    assert scene.last == 1
    assert list(scene.table.known)[8:12] == [1, 0, 0, 0]


@rule("BR-5.2.4")
def test_where_the_black_rose_looks_the_crown_does() -> None:
    scene = Scene().hold(2, "torment")
    scene.do(peeking(TARGET, zones.HAND, Constant(1), True), target=2, me=ROSE)
    assert scene.knows(1, 2) == ["torment"]
