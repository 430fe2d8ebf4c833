"""BR-17 Rooms and cells: the examples of the specification, played."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import NO_ACT, ROUND
from mindrose.games.black_rose_wars.rules import values
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import (
    ACTIVATE,
    CONTENT,
    FIGHT,
    INERTIA,
    PASS,
    A,
    B,
    C,
    K,
    Scene,
    mage,
    room,
    servant,
    slot,
    spell,
)

HAND = ["torment", "submission", "azoth-bomb", "marbling"]
RESTORED = {"restored": True}
USED = {"restored": True, "used": True}


# Rooms


@rule("BR-17.1.2", "BR-17.1.5")
@vector("TV-95")
def test_a_ruined_room_works_with_every_action_but_once_in_each() -> None:
    game = Scene(mage("arena"), mage("arena"))
    game.fight("activate").target(B)
    assert game.against(ACTIVATE) == "BR-17.1.5"
    game.stop().explore("activate").target(B)
    assert game.cubes(B) == "A2"
    assert game.against(ACTIVATE) == "BR-17.1.5"


@rule("BR-17.1.3", "BR-25.1.9")
@vector("TV-96")
def test_a_restored_room_works_once_a_round() -> None:
    game = Scene(mage("bibliotheca"), mage("bibliotheca"), mage("crypt"), rooms={"bibliotheca": RESTORED})
    game.explore("activate").until("explore").stop().end()
    assert game.used("bibliotheca")
    game.explore()
    assert game.against(ACTIVATE) == "BR-17.1.3"
    while game.state.round == 1:
        game.rest()
    assert not game.used("bibliotheca")


@rule("BR-17.1.4", "BR-14.1.2", "BR-11.3.2", "BR-14.1.3", "BR-17.1.2")
@vector("TV-201")
def test_the_ruined_hall_takes_three_cards_for_a_forgotten_one_or_nothing() -> None:
    game = Scene(mage("hall", hand=HAND), mage("crypt"), rooms={"garden": "A1 B1"})
    game.fight("activate")
    for name in HAND[:3]:
        game.answer(spell(name))
    game.choose("garden")
    assert sorted(game.memories(A)) == sorted(HAND[:3])
    assert len(game.hand(A)) == 2
    assert "marbling" in game.hand(A)
    assert (game.unstable("garden"), game.supply(K)) == ("A1 B1 K1", 29)
    quests = {"qu3-13": "active"}
    game = Scene(mage("hall", hand=HAND[:2], quests=quests), mage("crypt"), moon=3)
    game.fight("activate")
    assert (len(game.hand(A)), game.memories(A), game.supply(K)) == (2, [], 30)
    assert game.told("room") == [("room", A, CONTENT.room_ids.index("hall"))]


@rule("BR-17.1.4", "BR-5.2.2", "BR-1.1.7", "BR-17.1.3", "BR-17.1.6")
@vector("TV-202")
def test_the_throne_sells_the_crown_and_later_gives_it() -> None:
    for power, crowned in [(1, True), (0, False)]:
        game = Scene(mage("crypt"), mage("throne", power=power), active=B)
        game.fight("activate").yes()
        assert game.power(B) == 0
        assert game.crown == (B if crowned else A)
    game = Scene(mage("crypt"), mage("throne"), rooms={"throne": RESTORED}, active=B)
    game.fight("activate")
    assert (game.crown, game.power(B)) == (B, 1)
    game.explore()
    assert game.against(ACTIVATE) == "BR-17.1.3"


def in_mirrors() -> Scene:
    return Scene(
        mage("mirrors", power=7, quests=["qu2-16", "qu1-14"]),
        mage("crypt"),
        rooms={"mirrors": RESTORED, "treasure": USED, "hall": RESTORED, "throne": RESTORED},
        rose={"power": 8},
        events={"decks": ["rest", ["ev2-04", "rest"]]},
    ).fight("activate")


@rule("BR-17.1.4", "BR-7.1.2", "BR-4.3.2")
@vector("TV-204")
def test_the_mirrors_copy_a_room_without_its_token() -> None:
    game = in_mirrors()
    assert (game.power(A), game.power(K)) == (9, 10)
    assert game.events_open() == ["ev2-04", None, None]
    assert (game.used("mirrors"), game.used("treasure")) == (True, True)
    assert game.quests(A, "fulfilled") == ["qu2-16"]
    assert (game.quests(A, "active"), game.marks("qu1-14")) == (["qu1-14"], 0)
    for name in ["hall", "throne", "mirrors"]:
        game = Scene(
            mage("mirrors"),
            mage("crypt"),
            rooms=dict.fromkeys(("mirrors", "treasure", "garden", "hall", "throne"), RESTORED),
        ).fight("activate")
        assert game.against(room(name)) == "BR-4.3.2"


@rule("BR-17.1.7", "BR-18.1.1")
def test_a_restored_room_has_no_slots() -> None:
    game = Scene(mage("treasure", board={"i": "deflagrate reverse"}), mage("crypt"), rooms={"garden": RESTORED})
    game.cast("i").choose("garden")
    assert (game.unstable("garden"), game.supply(A)) == ("", 25)


@rule("BR-17.1.6")
def test_an_effect_that_activates_a_used_room_does_nothing() -> None:
    game = Scene(mage("hall", board={"i": "gate-of-petals"}), mage("crypt"), rooms={"throne": RESTORED})
    game.cast("i").choose("throne")
    assert (game.crown, game.power(A)) == (A, 1)  # the second `act here` finds the token used


@rule("BR-17.1.4")
def test_here_is_the_room_that_an_effect_activates_from_afar() -> None:
    """A Totem of A steps to the Crypt, which A activates from the Hall: the Cadaver appears in the Crypt."""
    game = Scene(
        mage("hall", board={"i": "ancestor-call reverse"}), mage("abyss"), evocations={"totem-1": servant("throne", A)}
    )
    game.cast("i").choose("crypt")
    assert game.where("totem-1") == "crypt"
    assert game.where("cadaver-1") == "crypt"


@rule("BR-1.1.1", "BR-17.1.4")
def test_a_mage_that_cannot_activate_rooms() -> None:
    game = Scene(mage("arena"), mage("crypt"))
    values.change(game.state, A, NO_ACT, 1, ROUND, -1)
    game.explore()
    assert game.against(ACTIVATE) == "BR-1.1.1"


# Cells


@rule("BR-17.2.3", "BR-17.2.4", "BR-17.2.5")
def test_whoever_starts_in_its_cell_leaves_it_first() -> None:
    game = Scene(mage(board={"i": "submission"}), mage("crypt"))
    game.explore()
    assert game.against(PASS) == "BR-17.2.3"
    assert game.against(ACTIVATE) == "BR-17.2.4"
    game.move("summoner").activate().imagine("summoner")
    assert game.where(A) == "summoner"
    game.cast("i").until("action")  # the second action is free


@rule("BR-17.2.2", "BR-17.2.3")
def test_inertia_leads_out_of_the_cell_too() -> None:
    game = Scene(mage(tokens=0, board={"i": "submission", "ii": "albify"}), mage("crypt"))
    game.answer(slot("ii"))  # nothing but inertia is possible
    assert game.against(PASS) == "BR-17.2.3"
    game.move("observatory")
    assert game.where(A) == "observatory"


@rule("BR-17.2.3")
def test_a_mage_without_tokens_and_prepared_spells_stays_in_its_cell() -> None:
    game = Scene(mage("hall", tokens=1), mage(tokens=0, board={"i": "torment activated"}), mage("crypt", tokens=1))
    game.explore().stop()
    assert game.asked.seat == C
    assert game.where(B) == "cell"


@rule("BR-17.2.7", "BR-4.4.1")
def test_nobody_walks_into_a_cell() -> None:
    game = Scene(mage("summoner"), mage("crypt"))
    game.explore()
    assert game.rooms() == ["summoner", "crypt", "throne", "observatory", "bibliotheca"]  # the own one to activate
    assert game.against(room("hall")) == "BR-4.4.1"


@rule("BR-17.2.6", "BR-17.2.2")
def test_a_mage_put_in_its_cell_by_its_own_spell_leaves_with_the_action_that_is_left() -> None:
    game = Scene(mage("abyss", board={"i": "submission"}), mage("crypt"), rooms={"abyss": RESTORED})
    game.fight("activate")
    assert (game.where(A), game.where(B)) == ("cell", "cell")
    assert game.asks == [(A, "action")]
    assert game.against(PASS) == "BR-17.2.6"
    assert game.against(FIGHT) == "BR-17.2.2"
    assert INERTIA in game.legal()


@rule("BR-17.2.2")
def test_servants_act_in_the_evocation_phase_though_their_mage_is_in_its_cell() -> None:
    game = Scene(mage(), mage("crypt"), evocations={"cadaver-1": servant("crypt", A)}, phase="evocation")
    game.target("cadaver-1").target(B)
    assert game.cubes(B) == "A2"
