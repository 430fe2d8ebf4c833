"""BR-2.4, DC-S1 to DC-S9: what each seat sees, and that it depends on nothing that the seat may not know."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.documents.secrecy import seen_items
from mindrose.games.black_rose_wars.rules.happenings import ENTERS, note
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT, FIRST, ITEMS, TOP, NextItem
from mindrose.games.black_rose_wars.rules.listening import (
    HEX,
    NUMBER,
    OWNER,
    REACTION,
    ears,
    item,
    items,
    might_answer,
    put_item,
)
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.programs import new_frame, no_answers
from tests.rulebook import rule
from tests.rules.black_rose_wars.documents import SCENE, table_of, view
from tests.rules.black_rose_wars.playing import A, B, Scene, mage, slot, spell


def seen(document: dict[str, Any], seat: int | None, drawn: int = 0) -> str:
    return json.dumps(view(table_of(document, drawn), seat))


def changed(**seat: Any) -> dict[str, Any]:
    """The scene with something else in what seat 0 has."""
    document: dict[str, Any] = copy.deepcopy(SCENE)
    document["seats"][0] |= seat
    return document


def owner(table: BlackRoseWars, seat: int | None) -> dict[str, Any]:
    """What is seen of seat 0."""
    found: dict[str, Any] = view(table, seat)["seats"][0]
    return found


# The own cards, and those of others


@rule("BR-2.4.1", "BR-2.4.2", "DC-S6")
def test_others_see_how_many_cards_a_hand_has_and_their_backs() -> None:
    table = table_of(SCENE)
    assert owner(table, 0)["hand"] == ["torment", "brain-worm seen by 1", "cube-of-lamentations"]
    assert owner(table, 2)["hand"] == {
        "count": 3, "known": [], "backs": {"agony": 1, "hexcraft": 1, "personal": 1},
    }  # fmt: skip
    assert owner(table, None)["hand"] == owner(table, 2)["hand"]


@rule("DC-S9")
def test_what_was_looked_at_stays_known_to_who_looked() -> None:
    table = table_of(SCENE)
    assert owner(table, 1)["hand"]["known"] == ["brain-worm"]
    assert owner(table, 2)["grimoire"]["cards"] == [None, "submission", None]
    assert owner(table, 1)["grimoire"]["cards"] == [None, None, None]
    slots = view(table, 0)["seats"][1]["board"]
    assert slots["i"] == {"spell": "deflector", "side": "main", "status": "activated"}
    assert slots["ii"] == {"back": "technomancy", "status": "prepared"}
    assert view(table, 2)["seats"][1]["board"]["i"] == {
        "back": "technomancy",
        "status": "activated",
        "token": "defence",
    }


@rule("BR-2.4.3")
def test_an_owner_knows_what_is_in_its_grimoire_but_not_where() -> None:
    table = table_of(SCENE)
    own = owner(table, 0)["grimoire"]
    assert own == {
        "cards": [None, None, None], "back": "agony", "holds": ["pain-mark", "submission", "deflector"],
    }  # fmt: skip
    assert "holds" not in owner(table, 1)["grimoire"]


@rule("GR-68")
def test_without_public_backs_only_numbers_and_tokens_are_seen() -> None:
    table = table_of({**SCENE, "options": {"backs_public": False}})
    assert owner(table, 2)["hand"] == {"count": 3, "known": []}
    assert owner(table, 2)["board"]["quick"] == {"back": None, "status": "activated", "token": "trap"}
    assert "back" not in owner(table, 0)["grimoire"]


@rule("BR-2.4.1")
def test_everybody_sees_memories_and_what_is_revealed() -> None:
    table = table_of(SCENE)
    for seat in (None, 0, 1, 2):
        assert owner(table, seat)["memories"] == ["heart-of-ice", "evil-eye"]
        assert owner(table, seat)["board"]["iii"]["spell"] == "overdrive"


@rule("DC-S2")
def test_cards_that_are_studied_are_seen_by_who_studies() -> None:
    table = table_of(SCENE)
    assert view(table, 2)["seats"][2]["studied"] == ["marbling", "bone-rattle"]
    assert view(table, 1)["seats"][2]["studied"] == {
        "count": 2, "known": [], "backs": {"alchemy": 1, "shamanism": 1},
    }  # fmt: skip


@rule("BR-2.4.2", "BR-2.4.5", "DC-S6")
def test_quests_are_seen_once_they_were_shown() -> None:
    table = table_of(SCENE)
    assert set(owner(table, 0)["quests"]) == {"qu1-01", "qu1-02", "qu1-04", "qu1-05"}
    assert set(owner(table, 1)["quests"]) == {"qu1-01", "qu1-02", "qu1-04"}
    assert owner(table, 1)["unseen_quests"] == [1]
    assert owner(table, 0)["unseen_quests"] == []


@rule("BR-2.4.3", "BR-2.4.4")
def test_of_decks_everybody_sees_the_size() -> None:
    seen_by_all = view(table_of(SCENE), None)
    assert seen_by_all["events"]["decks"] == [10, 13, 13]
    assert seen_by_all["quests"] == {"decks": [7, 21, 13], "discard": [2, 0, 0]}
    assert seen_by_all["forgotten"] == 8
    assert seen_by_all["removed"] == ["killer-fog"]
    assert seen_by_all["library"]["agony"] == {"deck": 29, "discard": ["torment", "grim-torment"]}


# What a window hides


@rule("DC-S7")
def test_a_declared_card_is_seen_by_its_owner_alone() -> None:
    table = table_of(SCENE)
    before = [view(table, seat) for seat in (None, 1, 2)]
    table.declared[0] = 0
    assert [view(table, seat) for seat in (None, 1, 2)] == before
    assert owner(table, 0)["board"]["quick"]["declared"] == 0


@rule("DC-S3", "DC-S7")
def test_what_was_declared_waits_unseen() -> None:
    table = table_of(SCENE)
    put_item(table, 1, HEX, 9, 0)
    before = view(table, 2)
    put_item(table, 0, REACTION, 0, 0)
    assert view(table, 2) == before
    assert [len(seen_items(table, seat, 2)) for seat in (0, 1, None)] == [2, 1, 1]


@rule("DC-S7", "DC-S8")
def test_who_is_asked_does_not_tell_what_was_declared() -> None:
    table = table_of(SCENE)
    note(table, ENTERS, trig=1, where=0)
    assert might_answer(table, 0, 0)
    table.declared[0] = 0
    assert might_answer(table, 0, 0)


@rule("DC-S7", "DC-20")
@pytest.mark.parametrize("declared", [False, True])
def test_the_numbers_of_answers_do_not_tell_what_others_declared(declared: bool) -> None:
    table = table_of(SCENE)
    note(table, ENTERS, trig=2, where=0)
    if declared:
        put_item(table, 0, REACTION, 0, 0)
    for hex in range(2):
        put_item(table, 1, HEX, 6 + hex, 0)
    frame = new_frame(CHECKPOINT, 2)
    frame.slots[FIRST], frame.slots[TOP], frame.slots[ITEMS] = 0, 1, 0
    order = CHECKPOINT.steps[CHECKPOINT.place(NextItem)]
    answers = no_answers()
    order.answers(table, frame, answers)
    assert (order.seat(table, frame), answers.listed()) == (1, [replies.ITEM, replies.ITEM + 1])
    order.answer(table, frame, replies.ITEM + 1)
    assert [item(table, number, NUMBER) for number in range(items(table)) if item(table, number, OWNER) == 1] == [6]


# Two tables that differ only in what a seat may not know look the same to it


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@rule("BR-2.4.3", "DC-S6")
def test_the_order_of_decks_is_seen_by_nobody(seat: int | None) -> None:
    assert seen(SCENE, seat, 1) == seen(SCENE, seat, 2)


@pytest.mark.parametrize(
    "seat",
    [
        {"hand": ["pain-mark", "brain-worm seen by 1", "cube-of-lamentations"]},
        {"grimoire": ["submission", "submission seen by 2", "overdrive"]},
        {"board": {"quick": "crooked-path activated", "ii": "submission reverse", "iii": "overdrive reverse revealed"}},
        {"quests": {"qu1-04": {"cubes": 1}, "qu1-09": "active", "qu1-01": "fulfilled", "qu1-02": "completed"}},
    ],
    ids=["hand", "grimoire", "board", "quests"],
)
@rule("BR-2.4.2", "DC-S6")
def test_faces_that_a_seat_may_not_see_change_nothing_for_it(seat: dict[str, Any]) -> None:
    others = (None, 1, 2)
    assert [seen(changed(**seat), other) for other in others] == [seen(SCENE, other) for other in others]
    assert seen(changed(**seat), 0) != seen(SCENE, 0)


@rule("BR-2.4.2")
def test_what_is_remembered_of_a_sentence_does_not_tell_which_quests_are_hidden() -> None:
    other = {"qu1-04": {"cubes": 1}, "qu1-09": "active", "qu1-01": "fulfilled", "qu1-02": "completed"}
    tables = [table_of(document) for document in (SCENE, changed(quests=other))]
    assert ears(tables[0]) == ears(tables[1])
    for table in tables:
        note(table, ENTERS, trig=1, where=0)
    assert view(tables[0], 1)["happened"] == view(tables[1], 1)["happened"]


@rule("BR-2.4.4")
def test_which_quests_were_discarded_is_seen_by_nobody() -> None:
    document = {**SCENE, "quests": {"discard": ["qu1-13", "qu1-12"]}}
    assert [seen(document, seat) for seat in (None, 0, 1, 2)] == [seen(SCENE, seat) for seat in (None, 0, 1, 2)]


# While it is played


@rule("DC-S9", "BR-13.7.1")
def test_who_looked_at_a_card_does_not_know_the_next_one_in_its_slot() -> None:
    texts = {
        "black-covenant": {"main": {"effect": "T=mage(*); peek T prepared 1"}},
        "gate-of-petals": {"main": {"effect": "prep me 1"}},
    }
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt", board={"quick": "gate-of-petals", "i": "torment"}, hand=["submission"]),
        texts=texts,
    )
    game.cast("i").answer(slot("i")).end()
    assert game.view(A)["seats"][B]["board"]["i"]["spell"] == "torment"
    game.do("inertia").answer(slot("i")).until("action")
    game.cast("quick").answer(slot("i")).until("action")
    assert game.status(B, "i") == "prepared"
    assert game.view(A)["seats"][B]["board"]["i"] == {"back": "agony", "status": "prepared"}
    assert game.view(B)["seats"][B]["board"]["i"]["spell"] == "submission"


@rule("DC-S6")
def test_the_back_of_a_forgotten_spell_says_so() -> None:
    game = Scene(mage("hall", hand=["torment", "black-covenant"]), mage("crypt"))
    assert game.view(B)["seats"][A]["hand"]["backs"] == {"agony": 1, "forgotten": 1}


@rule("DC-S4", "BR-2.4.2")
def test_the_own_prepared_spells_are_seen_with_slot_and_side() -> None:
    game = Scene(mage("hall", board={"ii": "torment reverse"}), mage("crypt"))
    assert game.view(A)["seats"][A]["board"] == {"ii": {"spell": "torment", "side": "reverse", "status": "prepared"}}


@pytest.mark.parametrize("laid", ["grim-torment", "deflector", "evil-eye", "torment"])
@rule("VX-53", "VX-32", "DC-S3")
def test_a_spell_that_leaves_its_slot_while_it_runs_is_resolved_and_not_what_lies_there_then(laid: str) -> None:
    """A conjunction: Only Peace, which answers combat spells and traps, says nothing of the card that is face down."""
    game = Scene(
        mage("hall", board={"i": "evil-eye"}, hand=[laid], quests={"qu1-04": "active", "qu1-05": "active"}),
        mage("crypt"),
        events={"slots": [None, None, "ev3-02"]},
        moon=3,
        texts={"evil-eye": {"symbol": False, "main": {"effect": "S=revealed(me); trade S // pow me 1"}}},
    )
    game.cast("i").answer(spell(laid)).answer(replies.SIDE)
    assert (game.status(A, "i"), game.hand(A), game.power(A)) == ("prepared", ["evil-eye"], 1)
    assert (game.marks("qu1-04"), game.marks("qu1-05")) == (1, 0)
    assert game.told("answered") == []
