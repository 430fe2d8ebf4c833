"""BR-14 Sentences and interrupts: the examples of the specification, played."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, PASS, A, B, C, Scene, Texts, figure, mage, servant

HEALED_AND_HURT: Texts = {
    "baneful-curse": {"main": {"effect": "on hit(me,any): heal me 1"}},
    "torment": {"main": {"effect": "on hit(mage,any): dmg victim 1 // pow me 1"}},
}


@rule("BR-14.2.1", "BR-14.2.2", "BR-13.6.2")
@vector("TV-03")
def test_a_defence_interrupts_a_spell_between_its_sentences() -> None:
    game = Scene(
        mage("hall", board={"i": "grim-torment"}),
        mage("hall", mage="gramigna", board={"i": "baneful-curse reverse activated"}),
    )
    game.cast("i").target(B)
    assert (game.unstable("hall"), game.cubes(B), game.cubes(A)) == ("A1", "A3", "")
    game.use("i").take(2)
    assert game.cubes(B) == "A1"
    assert game.hexes(A) == ["frailty"]
    assert game.cubes(A) == "K1"  # Pain came last
    names = [name for name, *_ in game.told("hit", "sprung", "ignored")]
    assert names == ["hit", "sprung", "ignored", "hit"]


@rule("BR-14.2.3", "BR-14.2.4", "BR-14.2.5", "BR-13.3.5", "EM-1")
@vector("TV-05")
def test_a_chain_of_interrupts_comes_back_to_the_explorer() -> None:
    game = Scene(
        mage("laboratory", mage="baron-doria", board={"i": "persecution activated"}),
        mage("crypt", mage="gramigna", board={"i": "brain-worm reverse activated", "ii": "baneful-curse activated"}),
    )
    game.explore("arena").use("i", by=B)
    assert (game.cubes(A), game.hexes(A)) == ("B2", ["vulnerability"])
    game.use("i", by=A).take(2, by=A)
    assert (game.cubes(A), game.cubes(B)) == ("", "A2")
    game.use("ii", by=B)
    assert (game.cubes(A), game.hexes(A)) == ("B2", ["vulnerability", "slowness"])
    assert game.asks == [(B, "choose_room")]
    game.choose("arena").choose("forge")
    assert (game.unstable("arena"), game.unstable("forge")) == ("B1", "B1")
    assert game.asks == [(A, "explore")]
    game.move("sanctuary").activate()
    assert (game.where(A), game.cubes(A), game.cubes(B)) == ("sanctuary", "B2", "A2")
    assert len(game.quests(A, "active")) == 1


@rule("BR-14.2.6", "BR-14.2.7", "BR-14.2.8", "BR-15.1.4", "BR-20.1.1")
@vector("TV-80")
def test_a_declared_trap_is_applied_even_if_its_prey_is_gone() -> None:
    game = Scene(
        mage("crypt", board={"i": "brain-worm reverse activated"}),
        mage("cemetery", board={"i": "garden-of-nails activated"}),
        mage("laboratory", "A8"),
        active=C,
    )
    game.explore("arena")
    assert game.asks == [(A, "declare"), (B, "declare")]
    game.use("i", by=B)
    assert game.status(B, "i") == "activated"  # unseen until its turn comes
    game.use("i", by=A)
    assert [(seat, card) for _, seat, card, *_ in game.told("sprung")] == [(A, 24), (B, 84)]
    assert game.where(C) == "cell"
    assert (game.power(A), game.trophies(A), game.trophies(B)) == (5, [C], [])
    assert game.unstable("arena") == "B1"
    assert game.cubes(C) == ""


@rule("BR-14.2.7", "BR-14.2.6", "BR-15.1.2")
@vector("TV-82")
def test_an_owner_orders_its_own_defences() -> None:
    for first in ["persecution", "baneful-curse"]:
        game = Scene(
            mage("hall", board={"i": "grim-torment"}),
            mage("hall", board={"i": "baneful-curse activated", "ii": "persecution activated"}),
        )
        game.cast("i").target(B)
        game.do("use", slot=1).do("use", slot=2)
        assert game.asks == [(B, "order")]
        order = game.asked.answers
        spells = [CONTENT.spell_ids[int(answer.points["spell"])] for answer in order]
        game.answer(order[spells.index(first)].number).take(3)
        assert game.cubes(A) == ("B5 K1")
        assert game.cubes(B) == ""
        assert [CONTENT.spell_ids[card] for _, _, card, *_ in game.told("sprung")][:1] == [first]
    game = Scene(
        mage("hall", board={"i": "grim-torment"}),
        mage("hall", board={"i": "baneful-curse activated", "ii": "persecution activated"}),
    )
    game.cast("i").target(B).use("ii").take(3)
    assert (game.status(B, "i"), game.status(B, "ii")) == ("activated", "revealed")
    assert (game.cubes(A), game.cubes(B)) == ("B3 K1", "")


@rule("BR-14.2.10", "BR-11.2.2")
@vector("TV-84")
def test_a_spell_without_a_symbol_is_cancelled_after_its_first_sentence() -> None:
    game = Scene(
        mage("hall", board={"i": "shared-torture"}),
        mage("hall", "C1"),
        mage("crypt", board={"i": "garden-of-nails reverse activated"}),
    )
    game.cast("i").target(B).use("i", by=C)
    assert game.cubes(B) == "C1 A4"
    assert game.cubes(A) == "C2"  # and no Pain
    assert game.status(A, "i") == "revealed"
    assert game.asks == [(A, "action")]


@rule("BR-14.2.10")
def test_a_spell_with_a_symbol_is_cancelled_after_the_symbol() -> None:
    game = Scene(
        mage("hall", board={"i": "grim-torment"}),
        mage("hall"),
        mage("crypt", board={"i": "garden-of-nails reverse activated"}),
    )
    game.cast("i").use("i", by=C)
    assert (game.unstable("hall"), game.cubes(A), game.cubes(B)) == ("A1", "C2", "")
    assert game.asks == [(A, "action")]


@rule("BR-14.2.10")
def test_a_spell_that_becomes_activated_is_answered_at_once() -> None:
    game = Scene(
        mage("hall", board={"i": "torment"}),
        mage("hall"),
        mage("crypt", board={"i": "garden-of-nails reverse activated"}),
    )
    game.cast("i").use("i", by=C)
    assert (game.status(A, "i"), game.cubes(A)) == ("activated", "C2")


@rule("BR-1.1.4", "BR-14.1.2")
@vector("TV-87")
def test_the_black_rose_has_no_panel_to_strike_back_at() -> None:
    game = Scene(mage("hall", board={"i": "grim-torment", "ii": "baneful-curse activated"}), mage("hall"))
    game.cast("i").target(B)
    assert game.cubes(A) == "K1"
    game.use("ii")
    assert (game.cubes(A), game.cubes(B)) == ("K1", "A3")
    assert (game.hexes(A), game.hexes(B)) == ([], [])
    assert game.supply(4) == 29


@rule("BR-20.2.3", "BR-20.2.15")
@vector("TV-89")
def test_what_answers_a_defeat_comes_too_late_for_the_next_one() -> None:
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}),
        mage("throne", "A7"),
        mage("throne", "A7", board={"i": "liquefy-the-pain reverse activated"}),
        texts={"liquefy-the-pain": {"reverse": {"effect": "on felled(mage): heal me 5"}}},
    )
    game.cast("i").choose("throne")
    assert [game.where(seat) for seat in (B, C)] == ["cell", "cell"]
    assert game.trophies(A) == [B, C]
    assert game.asks == [(C, "declare")]
    game.use("i")
    assert game.cubes(C) == ""


@rule("BR-14.2.9")
def test_a_card_that_was_not_declared_waits_for_another_occurrence() -> None:
    game = Scene(
        mage("laboratory", board={"i": "submission"}),
        mage("crypt", board={"i": "brain-worm reverse activated"}),
    )
    game.explore("arena").no(B)
    assert game.asks == [(A, "explore")]
    game.move("laboratory").use("i", by=B)
    assert game.cubes(A) == "B2"


@rule("BR-14.1.1", "BR-14.1.2")
def test_a_sentence_is_done_as_far_as_it_can_be() -> None:
    """Two cubes into a room with one free slot; nobody is there to take damage."""
    game = Scene(mage("treasure", board={"i": "deflagrate reverse"}), mage("crypt"), rooms={"garden": "B3"})
    game.cast("i").choose("garden")
    assert game.unstable("garden") == "B3 A1"


@rule("BR-14.3.1", "BR-13.2.4", "BR-14.3.4")
def test_a_room_goes_on_though_its_mage_was_put_in_the_cell_but_not_the_action() -> None:
    """The Forge moves its mage into a trap that defeats it: the room is finished, the fight is not."""
    game = Scene(
        mage("forge", "B9", tokens=1, board={"i": "submission"}),
        mage("arena"),
        mage("crypt", board={"i": "brain-worm reverse activated"}),
        rooms={"forge": {"restored": True}},
    )
    game.fight("activate").move("arena").use("i", by=C)
    assert game.where(A) == "cell"
    game.nobody_answers()
    assert game.kind != "fight"
    assert game.used("forge")


@rule("BR-14.3.3")
def test_a_servant_that_leaves_the_lodge_loses_the_rest_of_its_activation() -> None:
    game = Scene(
        mage("crypt"),
        mage("cemetery", board={"i": "serpent-pit reverse activated"}),
        evocations={"cadaver-1": servant("mirrors", A)},
    )
    game.do("command").target("cadaver-1").move("garden").use("i", by=B)
    assert game.where("cadaver-1") == "away"
    assert game.asks == [(A, "action")]


@rule("BR-14.3.4", "BR-13.2.4")
def test_a_command_is_cut_when_its_mage_is_defeated() -> None:
    """The commanded servant steps to where an opponent's trap strikes its master."""
    game = Scene(
        mage("crypt", "B10"),
        mage("cemetery", board={"i": "serpent-pit reverse activated"}),
        evocations={"cadaver-1": servant("mirrors", A)},
        texts={"serpent-pit": {"reverse": {"effect": "on enters(foe,green): T=all mage(*); dmg T 2"}}},
    )
    game.do("command").target("cadaver-1").move("garden").use("i", by=B)
    assert (game.where(A), game.where("cadaver-1")) == ("cell", "garden")
    assert game.kind != "evocation"


@rule("BR-14.2.11")
def test_skills_and_hexes_are_no_matter_of_choice() -> None:
    game = Scene(mage("crypt"), mage("abyss"), evocations={"colossus-1": servant("hall", B)})
    game.explore("throne", "hall")
    assert game.cubes(A) == "B3"
    assert game.asks == [(A, "explore")]  # nobody was asked whether the Colossus strikes


@rule("BR-14.2.6", "DC-S8")
def test_whoever_has_declared_all_that_could_answer_is_not_asked_again() -> None:
    """DC-S8 Whether it is asked again follows from what everybody sees."""
    board = {"i": "baneful-curse activated"}
    alone = Scene(mage("hall"), mage("hall", board=board)).fight(B).do("use", by=B, slot=1)
    assert alone.cubes(A) == "B2"
    board["ii"] = "mirror-of-malice activated"  # its back and token are those of a card that could
    game = Scene(mage("hall"), mage("hall", board=board)).fight(B).do("use", by=B, slot=1)
    assert (game.asks, game.legal(B)) == ([(B, "declare")], [PASS])


@rule("BR-14.2.7")
def test_items_of_several_owners_come_in_turn_order() -> None:
    """B is first, so its trap comes before that of A."""
    trap = {"i": "brain-worm activated"}
    game = Scene(mage("abyss", board=trap), mage("abyss", board=trap), mage("hall"), crown=B, first=B, active=C)
    game.explore("sanctuary").use("i", A).use("i", B)
    assert [seat for _, seat, *_ in game.told("sprung")] == [B, A]
    assert game.cubes(C) == "B3 A3"


@rule("BR-14.2.9")
def test_who_passes_when_a_servant_leaves_is_not_asked_for_it_again() -> None:
    shade = {"umbra-1": servant("hall", C, bearer=B)}
    watcher = mage("hall", board={"i": "stone-phoenix reverse activated"})
    game = Scene(watcher, mage("hall", "A8"), mage("crypt"), evocations=shade).fight(B)
    assert len(game.legal(A)) > 1
    game.no(A)
    assert game.asks != [(A, "declare")] or game.legal(A) == [PASS]
    assert game.where(B) == "cell"


@rule("BR-13.2.4", "BR-17.2.3", "BR-14.3.2")
def test_only_a_defeat_cuts_an_action_short() -> None:
    """A trap that puts the mage in its cell leaves it the second Move."""
    game = Scene(
        mage("hall"),
        mage("crypt", board={"i": "brain-worm activated"}),
        texts={"brain-worm": {"main": {"effect": "on enters(foe,yellow): cell trig"}}},
    )
    game.explore("sanctuary").use("i", B)
    assert (game.where(A), game.asks, game.tokens(A)) == ("cell", [(A, "explore")], 1)
    assert game.against(PASS) == "BR-17.2.3"


@rule("DC-S3", "DC-S8")
def test_whoever_could_answer_by_its_backs_is_asked_though_it_cannot() -> None:
    """B's trap is for other rooms, but some of its back are for this one: A and C learn nothing of it."""
    game = Scene(mage("hall"), mage("crypt", board={"i": "crooked-path activated"}), mage("altar"))
    game.explore("sanctuary")
    assert (game.asks, game.legal(B)) == ([(B, "declare")], [PASS])
    game.no(B)
    assert game.status(B, "i") == "activated"


@rule("DC-S7", "BR-14.2.4", "BR-14.2.6")
def test_what_was_declared_cannot_be_declared_again_in_a_window_inside() -> None:
    """C's trap comes first and puts A into another yellow room, where B's would fit again."""
    texts = {
        "brain-worm": {"main": {"effect": "on enters(foe,yellow): dmg trig 1"}},
        "torment": {"main": {"effect": "on enters(foe,yellow): R=room(*)[yellow]; place trig R"}},
    }
    game = Scene(
        mage("hall"),
        mage("crypt", board={"i": "brain-worm activated"}),
        mage("crypt", board={"i": "torment activated"}),
        crown=C,
        first=C,
        active=A,
        texts=texts,
    )
    game.explore("sanctuary").use("i", B).use("i", C)
    other = next(name for name in game.rooms() if name != "sanctuary")
    game.choose(other)
    assert (game.asks, game.legal(B), game.cubes(A)) == ([(B, "declare")], [PASS], "")
    game.no(B)
    assert (game.where(A), game.cubes(A), game.status(B, "i")) == (other, "B1", "revealed")


@rule("BR-20.1.1", "BR-14.2.4", "EM-3")
def test_a_mage_that_is_filled_up_again_inside_waits_for_the_outer_sentence() -> None:
    """EM-3 B heals 1 of what A did, C's trap deals it again: B falls when A's attack is over, not in the trap."""
    game = Scene(
        mage("hall"),
        mage("hall", "C8", board={"i": "baneful-curse activated"}),
        mage("crypt", board={"i": "torment activated"}),
        texts=HEALED_AND_HURT,
    )
    game.fight(B).use("i", B).use("i", C)
    game.take(1)
    game.nobody_answers()
    assert [values[:2] for values in game.told("hit", "power", "defeated")][:4] == [
        ("hit", A), ("hit", C), ("power", C), ("defeated", B),
    ]  # fmt: skip
    assert not game.told("averted")


@rule("BR-20.2.7", "BR-20.2.6")
@pytest.mark.parametrize(("healed", "trophy"), [(0, A), (1, C)])
def test_who_fills_a_panel_up_again_has_dealt_the_final_damage(healed: int, trophy: int) -> None:
    """B heals some of what A did; only if it does is C's damage more than excess."""
    game = Scene(
        mage("hall"),
        mage("hall", "C8", board={"i": "baneful-curse activated"}),
        mage("crypt", board={"i": "torment activated"}),
        texts=HEALED_AND_HURT,
    )
    game.fight(B).use("i", B).use("i", C)
    while game.kind == "heal":
        game.take(healed)
    game.nobody_answers()
    assert game.told("defeated", "trophy") == [("defeated", B, trophy), ("trophy", trophy, B)]


@rule("BR-20.2.7")
@pytest.mark.parametrize("healed", [False, True])
def test_who_defeats_a_mage_outright_does_so_only_if_it_was_spared(healed: bool) -> None:
    texts = {
        "baneful-curse": {"main": {"effect": f"on hit(me,any): {'heal me all' if healed else 'pow me 1'}"}},
        "torment": {"main": {"effect": "on hit(mage,any): defeat victim // pow me 1"}},
    }
    game = Scene(
        mage("hall"),
        mage("hall", "C8", board={"i": "baneful-curse activated"}),
        mage("crypt", board={"i": "torment activated"}),
        texts=texts,
    )
    game.fight(B).use("i", B).use("i", C).nobody_answers()
    assert game.told("trophy") == [("trophy", C if healed else A, B)]


@rule("BR-20.2.6", "BR-20.2.7")
def test_damage_that_comes_after_an_outright_defeat_takes_no_trophy() -> None:
    """B is to be defeated already when C's trap, in the window of the same sentence, fills its panel."""
    texts = {
        "shared-torture": {"main": {"effect": "T=mage(0); defeat T; pow me 1"}},
        "torment": {"main": {"effect": "on scores(mage,1): T=mage(*); dmg T 5"}},
    }
    game = Scene(
        mage("hall", board={"i": "shared-torture"}),
        mage("hall", "C8"),
        mage("crypt", board={"i": "torment activated"}),
        texts=texts,
    )
    game.cast("i").target(B).use("i", C).target(B)
    assert game.told("defeated", "trophy") == [("defeated", B, A), ("trophy", A, B)]


@rule("BR-20.2.7", "BR-20.2.1")
def test_what_answers_the_first_damage_still_does_when_another_has_filled_the_panel() -> None:
    """EM-2 B's card was declared for what A did, and hits A, although C has dealt the rest by then."""
    texts = {
        "baneful-curse": {"main": {"effect": "on lethal(me): dmg src 2"}},
        "torment": {"main": {"effect": "on hit(mage,any): heal victim 1 // dmg victim 1"}},
    }
    game = Scene(
        mage("hall"),
        mage("hall", "C8", board={"i": "baneful-curse activated"}),
        mage("crypt", board={"i": "torment activated"}),
        texts=texts,
        crown=C,
        first=C,
        active=A,
    )
    game.fight(B).use("i", B).use("i", C).take(1).nobody_answers()
    assert game.told("hit") == [("hit", A, B, 2, -1), ("hit", C, B, 1, -1), ("hit", B, A, 2, -1)]
    assert game.told("trophy") == [("trophy", C, B)]


@rule("BR-19.3.2")
def test_an_evocation_that_is_filled_up_again_inside_waits_for_the_outer_sentence() -> None:
    """4.9 step 7 The Cadaver falls when A's attack is over, not in C's trap, which has another sentence."""
    texts = {
        "baneful-curse": {"main": {"effect": "on hit(myevo,any): heal victim 1"}},
        "torment": {"main": {"effect": "on hit(evo,any): dmg victim 1 // pow me 1"}},
    }
    game = Scene(
        mage("hall"),
        mage("crypt", board={"i": "baneful-curse activated"}),
        mage("crypt", board={"i": "torment activated"}),
        evocations={"cadaver-1": servant("hall", B)},
        texts=texts,
    )
    game.fight("cadaver-1").use("i", B).use("i", C).take(1).nobody_answers()
    cadaver = figure("cadaver-1")
    assert game.told("hit", "power", "slain") == [
        ("hit", A, cadaver, 2, -1), ("hit", C, cadaver, 1, -1), ("power", C, 1, 1), ("slain", cadaver, C),
    ]  # fmt: skip


@rule("BR-14.2.5", "BR-14.2.7", "BR-16.1.3", "EM-2")
def test_one_effect_that_answers_twice_does_so_in_the_order_of_what_happened() -> None:
    """EM-2 Its owner has nothing to arrange."""
    game = Scene(
        mage("hall", board={"i": "pain-mark"}),
        mage("hall", board={"i": "black-covenant"}),
        mage("hall"),
        texts={"black-covenant": {"main": {"effect": "T=all foe(0); dmg T 1"}}},
    )
    game.cast("i").target(B).end().cast("i")
    assert (game.cubes(A), game.cubes(B), game.cubes(C)) == ("B1", "A4", "B1")
    assert game.asks == [(B, "action")]


@rule("BR-14.2.7", "EM-2")
def test_an_owner_puts_only_different_cards_in_order() -> None:
    """EM-2 What A's mark does for the hit on C waits for what it does for that on A; A's defence comes when A likes."""
    game = Scene(
        mage("hall", board={"i": "pain-mark", "ii": "baneful-curse activated"}),
        mage("hall", board={"i": "black-covenant"}),
        mage("hall"),
        texts={"black-covenant": {"main": {"effect": "T=all foe(0); dmg T 1"}}},
    )
    game.cast("i").target(B).end().cast("i").use("ii", A)
    assert game.asks == [(A, "order")]
    assert game.legal(A) == [replies.ITEM, replies.ITEM + 2]
    assert game.against(replies.ITEM + 1) == "BR-14.2.7"
    game.answer(replies.ITEM + 2)
    assert (game.cubes(B), game.hexes(B)) == ("A6", ["slowness"])


@rule("BR-14.2.4", "BR-14.2.11", "EM-10")
@pytest.mark.parametrize(
    ("gains", "losses"),
    [
        ("pow trig -1", "pow trig 1"),
        ("pow trig -1; pow trig 1", "pow trig 1; pow trig -1"),
        ("pow trig -1 // pow trig 1 // pow trig -1; pow trig 1", "pow trig 1 // pow trig -1"),
    ],
)
def test_effects_that_answer_each_other_without_end_are_stopped(gains: str, losses: str) -> None:
    """EM-10 Two events of a pack of one's own; B's card, which answers neither of them, can still be used."""
    texts: Texts = {
        "black-covenant": {"main": {"effect": "T=mage(1); dmg T 1; pow me 1 // pow me 1"}},
        "ev1-01": {"phase": "action", "effect": f"during: on scores(mage,1): {gains}"},
        "ev1-05": {"phase": "action", "effect": f"during: on loses(mage,1): {losses}"},
    }
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall", board={"i": "baneful-curse activated"}),
        events={"slots": ["ev1-01", "ev1-05", None]},
        texts=texts,
    )
    game.cast("i").target(B).use("i", B)
    assert game.asks == [(A, "action")]
    assert game.told("stopped") == [("stopped",)] * 2  # once for each sentence, both of which were applied
    assert game.cubes(A) == "B2"  # what B answered with was applied to its end
    assert game.status(B, "i") == "revealed"


def interrupted(game: Scene, seat: int) -> str:
    """What the window of a seat interrupts."""
    stack = game.state.asking(seat)
    assert stack is not None
    found = stack.question().interrupts(game.state, stack.frames[-1])
    return found.program.name if found is not None else ""


@rule("BR-14.2.1", "BR-14.2.2")
def test_a_window_interrupts_the_innermost_effect_that_runs() -> None:
    """A room that is activated in a fight hurts B: its windows are the room's; those of the attack are the fight's."""
    game = Scene(mage("arena"), mage("arena", board={"i": "baneful-curse activated"}))
    game.fight("activate", B)
    assert game.asks == [(B, "declare")]
    assert game.running.index("fight") < game.running.index(interrupted(game, B))
    game.no(B).target(B)
    assert (game.asks, interrupted(game, B)) == ([(B, "declare")], "fight")
    umbra = {"umbra-1": servant("hall", A, bearer=B)}
    watcher = mage("crypt", board={"i": "stone-phoenix reverse activated"})
    game = Scene(mage("hall"), mage("hall", "A8"), watcher, evocations=umbra).fight(B)
    while interrupted(game, C) == "fight":
        game.no(C)
    assert (game.asks, interrupted(game, C)) == ([(C, "declare")], "defeat")
