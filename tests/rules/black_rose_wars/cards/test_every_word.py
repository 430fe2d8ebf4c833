"""Primitives, triggers, values and tasks that no default card uses, on the cards of a pack made for them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import QUEST_STATES
from mindrose.games.black_rose_wars.effects.hurting import SHARE
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from tests.rules.black_rose_wars.cards import scenes
from tests.rules.black_rose_wars.cards.scenes import CardScene
from tests.rules.black_rose_wars.playing import PASS, A, B, C, K, mage

EVERY_WORD: Final = Path(__file__).parents[3] / "packs" / "every_word"


class WordScene(CardScene):
    """A scene with the cards of that pack."""

    played = BlackRoseWarsGame(EVERY_WORD)

    def events_open(self) -> list[str | None]:
        ids = self.state.content.event_ids
        return [ids[event] if event >= 0 else None for event in self.state.event]

    def quests(self, seat: int, state: str) -> list[str]:
        ids, wanted = self.state.content.quest_ids, QUEST_STATES.index(state)
        return [name for n, name in enumerate(ids) if self.state.holder[n] == seat and self.state.quest[n] == wanted]

    def marks(self, name: str) -> int:
        return int(self.state.marks[self.state.content.quest_ids.index(name)])


cast = partial(scenes.cast, scene=WordScene)
waiting = partial(scenes.waiting, scene=WordScene)
table = partial(scenes.table, scene=WordScene)
holding = partial(scenes.holding, scene=WordScene)
RESTORED: Final = {"restored": True}


def test_a_quest_that_is_called_like_a_program_of_the_rules_is_not_taken_for_it() -> None:
    """Documents find programs by their names."""
    game = WordScene.played
    content = game.pack("default")
    programs = game.programs_of(content)
    named = {program.name: program for program in programs}
    assert len(named) == len(programs)
    assert named["share"] is SHARE
    assert named["share-2"] is content.quest_effects[content.quest_ids.index("share")]


# Rooms


def test_remi_takes_cubes_of_any_colours_out_of_a_room() -> None:
    game = cast("mender", rooms={"throne": "A1 B2 K1"}).choose("throne")
    game.take(0).take(1).take(1).acted()
    assert (game.unstable("throne"), game.supply(B), game.supply(K)) == ("A1 B1", 24, 30)


def test_restore_scores_a_room_that_is_not_full() -> None:
    game = cast("mender reverse", rooms={"throne": "A3 B1", "crypt": RESTORED})
    assert not game.can_choose("crypt")
    game.choose("throne").acted()
    assert (game.restored("throne"), game.unstable("throne"), game.power(A), game.power(B)) == (True, "", 6, 3)


def test_setroom_turns_the_token_of_a_restored_room() -> None:
    game = cast("janitor", rooms={"throne": {"restored": True, "used": True}}).acted()
    assert not game.used("throne")
    assert cast("janitor reverse", rooms={"throne": RESTORED}).acted().used("throne")


def test_inst_is_spread_over_several_rooms() -> None:
    game = cast("surveyor reverse").choose("throne").choose("abyss").take(1)
    assert sorted([game.acted().unstable("throne"), game.unstable("abyss")]) == ["A1", "A2"]


# Figures


def test_defeat_counts_the_cubes_that_lie_there() -> None:
    game = cast("executioner", b="throne C2").target(B).acted()
    assert (game.where(B), game.trophies(A), game.power(A), game.power(C)) == ("cell", [B], 0, 5)
    game = cast("executioner", evocations={"colossus-1": "throne B"}).target("colossus-1").acted()
    assert game.where("colossus-1") == "away"


def test_move_toward_takes_the_shortest_way_and_stops_there() -> None:
    game = cast("hunter", b="crypt").target(B).acted()
    assert game.where(A) == "crypt"
    assert cast("hunter", b="throne").target(B).acted().where(A) == "throne"
    game = cast("hunter", b="cemetery").target(B)
    assert game.can_choose("throne", "laboratory")
    assert not game.can_choose("abyss")


def test_mvdmg_gives_cubes_away_and_sends_own_ones_home() -> None:
    game = cast("hunter reverse", a="hall B1 C3", b="throne").target(B).take(1).take(1).acted()
    assert (game.tally(A), game.tally(B), game.supply(B)) == ("C2", "C1", 25)


def test_ctrl_lasts_for_the_round_and_upg_names_an_upgrade() -> None:
    game = cast("warlock reverse", evocations={"cadaver-1": "garden B"}).target("cadaver-1").acted()
    number = game.number("cadaver-1")
    assert (int(game.state.controller[number]), game.upgrades("cadaver-1")) == (A, ["steam-joints"])
    game.rest().rest()
    assert int(game.state.controller[number]) == B


def test_health_that_sinks_can_defeat() -> None:
    game = cast("wither", b="throne C8").target(B).acted()
    assert (game.where(B), game.trophies(A)) == ("cell", [B])
    assert cast("wither", b="throne C7").target(B).acted().health(B) == 8


# Cards


def test_shuf_makes_a_grimoire_of_memories() -> None:
    owner = mage("hall", grimoire=["torment"], memories=["deflector", "marbling"])
    game = cast("archivist", a=owner).acted()
    assert (sorted(game.grimoire(A)), game.memories(A)) == (["deflector", "marbling", "torment"], [])


def test_ban_takes_no_spell_without_a_school() -> None:
    game = cast("archivist reverse", a=mage("hall", hand=["torment", "cube-of-lamentations"]))
    assert (len(game.legal()), PASS in game.legal()) == (2, True)
    game.spell("torment").acted()
    assert (game.hand(A), game.discards("agony"), game.memories(A)) == (["cube-of-lamentations"], ["torment"], [])


def test_hands_are_looked_at_and_the_actor_discards() -> None:
    game = cast("spy", b=mage("garden", hand=["torment", "deflector"]), c="crypt").target(B)
    assert game.asked.seat == A
    game.spell("deflector").acted()
    assert (game.hand(B), game.memories(B)) == (["torment"], ["deflector"])
    assert game.view(A)["seats"][B]["hand"] != game.view(C)["seats"][B]["hand"]


def test_the_top_of_a_grimoire_is_looked_at_and_discarded() -> None:
    game = cast("spy reverse", b=mage("garden", grimoire=["torment", "deflector", "marbling"])).acted()
    assert (game.memories(B), game.grimoire(B)) == (["torment"], ["marbling", "deflector"])
    assert game.view(A)["seats"][B] != game.view(C)["seats"][B]  # only A knows the next card


def test_activated_spells_are_looked_at_and_discarded() -> None:
    guarded = mage("garden", board={"i": "baneful-curse activated", "ii": "torment activated"})
    game = cast("saboteur", b=guarded).slot("ii")
    game.slot("i").acted()
    assert (game.status(B, "i"), game.status(B, "ii"), game.memories(B)) == ("", "activated", ["baneful-curse"])


def test_another_chooses_or_chance_does() -> None:
    game = cast("gambler", b="garden", c="crypt").acted()
    assert sorted([game.cubes(B), game.cubes(C)]) == ["", "A1"]
    prepared = mage("garden", board={"i": "torment", "ii": "submission"})
    game = cast("gambler reverse", b=prepared)
    assert game.asks == [(B, "choose_spell")]
    game.slot("ii").acted()
    assert [int(game.state.side[4 * B + slot]) for slot in (1, 2)] == [0, 1]


# Quests, events, trophies, power


def test_trophy_claims_without_power() -> None:
    game = cast("executioner reverse", b="garden C3").target(B).acted()
    assert (game.trophies(A), game.where(B), game.power(C)) == ([B], "garden", 0)


def test_edisc_pays_nobody() -> None:
    game = cast("herald", events={"slots": ["curiosity", None, "hesitation"]})
    game.answer(replies.EVENT + 2).acted()
    assert (game.events_open(), game.power(K)) == (["curiosity", None, None], 0)


def test_the_rose_draws_a_quest() -> None:
    assert cast("herald reverse").acted().power(K) == 1


def test_quests_are_dropped_and_completed_without_their_effects() -> None:
    owner = mage("hall", quests={"total": "active", "share": "fulfilled"}, grimoire=["torment"])
    game = cast("saboteur reverse", a=owner)
    game.answer(replies.QUEST).acted()
    assert (game.quests(A, "active"), game.quests(A, "completed"), game.power(A)) == ([], ["share"], 1)
    assert (game.hand(A), game.power(K)) == ([], 0)


def test_a_random_hex() -> None:
    game = cast("warlock", b="garden").target(B).acted()
    assert len(game.hexes(B)) == 1


def test_moon_and_crown_are_counted() -> None:
    assert cast("counter", moon=2).acted().power(A) == 3
    assert cast("counter", moon=2, crown=B, first=A).acted().power(A) == 2


def test_own_cubes_and_beings_are_counted() -> None:
    game = cast("counter reverse", b="throne A3").target(B).acted()
    assert (game.cubes(B), game.power(A)) == ("A6", 0)
    game = cast("counter reverse", evocations={"colossus-1": "throne B"}).target("colossus-1").acted()
    assert (game.cubes("colossus-1"), game.power(A)) == ("A1", 1)


def test_colours_and_numbers_are_asked_for() -> None:
    assert cast("surveyor", b="arena").target(B).acted().cubes(B) == "A2"
    assert cast("surveyor", b="garden").target(B).acted().cubes(B) == "A1"
    game = cast("judge", b="garden C3", c="hall B2").acted()
    assert (game.cubes(B), game.cubes(C)) == ("C3 A1", "B2")
    game = cast("judge reverse", b=mage("garden", power=2, trophies=[A]), c=mage("crypt", power=2)).acted()
    assert (game.power(A), game.power(B), game.power(C)) == (1, 1, 2)


@pytest.mark.parametrize(("event", "moon", "powers"), [("tithe", 1, [1, 1, 2]), ("alms", 2, [3, 3, 2])])
def test_the_greatest_and_the_smallest_are_found(event: str, moon: int, powers: list[int]) -> None:
    decks = [[event, "rest"] if number == moon else "rest" for number in (1, 2, 3)]
    strong, weak = mage("hall", power=3), mage(power=1)
    game = table(strong, weak, mage(power=2), None, {}, phase="rose", moon=moon, events={"decks": decks})
    assert [game.power(seat) for seat in (A, B, C)] == powers


def test_the_crown_settles_a_tie() -> None:
    tied = mage("hall", power=3)
    game = table(
        tied,
        mage(power=3),
        mage(power=2),
        None,
        {},
        phase="rose",
        crown=C,
        first=A,
        events={"decks": [["tithe", "rest"]]},
    )
    assert game.asks == [(C, "choose_figure")]
    assert set(game.offered("figure")) == {A, B}
    assert game.target(B).power(B) == 1


def test_the_room_with_most_instability_is_found() -> None:
    decks = ["rest", "rest", ["collapse", "rest"]]
    game = table("hall", "cell", "cell", None, {}, phase="rose", moon=3, events={"decks": decks}, rooms={"arena": "A2"})
    assert game.unstable("arena") == "A2 K1"


# Values


def test_nocast_and_noact() -> None:
    ready = mage("throne", board={"i": "torment"})
    assert "cast" not in cast("shackler", b=ready).target(B).end().verbs()
    assert "cast" in cast("shackler reverse", b=ready).target(B).end().verbs()
    assert "activate" not in cast("shackler reverse", b=ready).target(B).end().explore().verbs()


def test_nomove_and_immune() -> None:
    assert "move" not in cast("binder", b="throne").target(B).end().explore().verbs()
    game = cast("binder reverse", b="hall", c="hall").target(B).fight(B)
    assert game.cubes(B) == ""
    game.stop().fight(C).stop().end()
    assert game.fight(B).cubes(B) == "C2"  # it was for one activation


def test_spellout_and_spellin() -> None:
    owner = mage("hall", "K2", board={"quick": "shared-torture reverse"})
    assert cast("tutor", a=owner, b="throne").cast("quick").target(B).cubes(B) == "A3"
    game = cast("tutor reverse", a=owner, b="hall").target(B).cast("quick").target(B)
    assert game.cubes(B) == "A2"


def test_powin_and_strength_for_a_turn() -> None:
    game = cast("miser", b="throne", rooms={"throne": RESTORED}).target(B).end().explore("activate")
    assert (game.crown, game.power(B)) == (B, 0)
    assert cast("miser reverse", b="hall").fight(B).cubes(B) == "A4"
    game = cast("miser reverse", b="hall").end()
    assert game.strength(A) == 2


@pytest.mark.parametrize(("event", "picks"), [("curiosity", 5), ("clumsiness", 4)])
def test_libdraw(event: str, picks: int) -> None:
    game = table("hall", "cell", "cell", None, {}, phase="study", events={"slots": [event, None, None]})
    taken = 0
    while game.asks == [(A, "study")]:
        game.school("agony")
        taken += 1
    assert taken == picks


def test_handlimit() -> None:
    hand = ["torment"] * 3 + ["submission"] * 3
    game = table(
        mage("hall", hand=hand), "cell", "cell", None, {}, phase="study", events={"slots": ["clumsiness", None, None]}
    )
    game.rest()
    assert len(game.hand(A)) + sum(game.status(A, slot) != "" for slot in ("quick", "i", "ii", "iii")) == 5


def test_planmax() -> None:
    hand = ["torment", "torment", "submission", "submission"]
    for event, most in (("hesitation", 2), ("curiosity", 4)):
        game = table(
            mage("hall", hand=hand), "cell", "cell", None, {}, phase="planning", events={"slots": [event, None, None]}
        )
        laid = 0
        while (A, "plan") in game.asks or (A, "side") in game.asks:
            kind = game.put_to(A).kind
            wanted = [n for n in game.legal(A) if n >= replies.SPELL]
            game.answer(wanted[0] if kind == "plan" and wanted else game.legal(A)[0], A)
            laid += kind == "plan" and bool(wanted)
        assert laid == most, event


def test_questlimit() -> None:
    owner = mage("hall", quests=["total", "share", "lead"])
    game = table(owner, "cell", "cell", None, {}, phase="rose", events={"decks": [["boredom", "rest"], "rest", "rest"]})
    game.rest()
    assert len(game.quests(A, "active")) == 1


# Triggers


def test_leaves_and_moved() -> None:
    assert waiting("tripwire").explore("throne").use("i", A).cubes(B) == "A1"
    assert waiting("tripwire reverse").explore("throne").use("i", A).cubes(B) == "A1"
    placed = (
        waiting("tripwire reverse", b=mage("throne", board={"i": "waking-dream reverse"})).cast("i").choose("crypt")
    )
    assert placed.nobody_answers().status(A, "i") == "activated"  # placed, not moved
    placed = waiting("tripwire", b=mage("throne", board={"i": "waking-dream reverse"})).cast("i").choose("hall")
    assert placed.use("i", A).cubes(B) == "A1"


def test_sprung_and_replaces() -> None:
    guarded = mage("hall", board={"i": "baneful-curse activated"})
    game = waiting("watcher", b=guarded, active=A).fight(B).use("i", B).use("i", A)
    assert game.cubes(B) == "A3"
    game = waiting("watcher reverse", b=mage("hall", board={"i": "albify"}), c="hall K2").cast("i").target(C).take(1)
    assert game.use("i", A).cubes(B) == "A1"
    game = waiting("watcher reverse", b=mage("hall", board={"i": "albify"}), c="hall K2").cast("i").target(C).take(0)
    assert game.nobody_answers().cubes(B) == ""


def test_averted() -> None:
    guarded = mage("hall", "A8", board={"i": "baneful-curse reverse activated"})
    game = waiting("reaper", c=guarded).fight(C)
    if (A, "declare") in game.asks:
        game.no(A)
    game.use("i", C).take(2)
    while "use" not in game.verbs(A):
        game.no(A)
    assert game.use("i", A).cubes(C) == "A9"


def test_restored_and_crowned() -> None:
    board = {"ii": "mender reverse"}
    game = waiting("reaper reverse", a=mage("hall", board=board), active=A, rooms={"throne": "B1"}).cast("ii")
    assert game.choose("throne").use("i", A).power(A) == 1
    game = waiting("courtier", b="throne", rooms={"throne": RESTORED}).explore("activate").use("i", A)
    assert (game.crown, game.power(A)) == (B, 1)


def test_summons_names_who_was_summoned() -> None:
    game = waiting("courtier reverse", b="crypt").explore("activate").use("i", A)
    assert (game.cubes(B), game.cubes("cadaver-1")) == ("A1", "A1")


def test_turnstart_and_turnend() -> None:
    game = waiting("sentry", active=A).explore("activate").until("action").end().use("i", A)
    assert (game.cubes(B), game.asks) == ("A1", [(B, "action")])
    game = waiting("sentry reverse").explore("throne").nobody_answers().stop().end()
    game.use("i", A)
    assert game.cubes(B) == "A1"


def test_the_end_of_a_phase_and_the_begin_of_another() -> None:
    for text in ("sundial", "sundial reverse"):
        game = waiting(text, active=A)
        while "use" not in game.verbs():
            game.answer(game.asked.timeout)
        assert game.use("i", A).power(A) == 1


def test_hit_by_a_room_or_by_an_event() -> None:
    game = waiting("bulwark", a="throne", b="laboratory").explore("activate").target(A).use("i", A).take(1)
    assert game.cubes(A) == ""
    assert waiting("bulwark").fight(A).nobody_answers().status(A, "i") == "activated"
    events = {"decks": [["storm", "rest"], "rest", "rest"]}
    game = waiting("bulwark reverse", phase="rose", active=None, events=events).use("i", A).take(2)
    assert (game.cubes(A), game.cubes(B)) == ("", "K2")


def test_linked_and_loses() -> None:
    game = waiting("companion", b=mage("throne", board={"i": "sleepless-hours reverse"}), c="hall").cast("i").target(C)
    assert game.use("i", A).power(A) == 1
    game = waiting("companion reverse", b=mage("throne", power=1)).explore("activate").yes().use("i", A)
    assert (game.power(A), game.power(B)) == (1, 0)


def test_aimed_by_a_conjunction_and_entered_by_its_owner() -> None:
    caster = mage("throne", board={"i": "evil-eye", "ii": "shared-torture"})
    game = waiting("dodger", b=caster).cast("i").target(A).hexed("debt").use("i", A).move("abyss")
    assert game.where(A) == "abyss"
    game = waiting("dodger reverse", active=A).explore("treasure").use("i", A)
    assert game.power(A) == 1


def test_persistent_texts() -> None:
    game = cast("habit", a="armory").explore("activate")
    assert game.power(A) == 1
    while game.state.active != A or game.kind != "action" or game.tokens(A) == 2:
        game.answer(game.asked.timeout)
    game.explore("activate")
    assert game.power(A) == 1  # once a round
    game = cast("habit reverse", b="throne").target(B).end().explore("crypt")
    assert game.unstable("throne") == "A1"
    game = cast("wither reverse").end()
    assert game.cubes(A) == "K1"


# Tasks


def progress(game: CardScene, quest: str) -> int | str:
    return "fulfilled" if quest in game.quests(A, "fulfilled") else game.marks(quest)


def test_a_total_within_a_phase() -> None:
    board = {"i": "demolition-charge", "quick": "heart-of-ice reverse"}
    game = holding("total", at="hall K1", board=board).cast("i").choose("crypt")
    assert progress(game, "total") == 0
    assert progress(game.cast("quick").choose("crypt"), "total") == "fulfilled"


@pytest.mark.parametrize(
    ("cubes", "share", "lead"),
    [("A2 B3", True, False), ("A1 K2", False, False), ("A3 B1", True, True), ("B2", False, False)],
)
def test_own_cubes_at_a_restoration(cubes: str, share: bool, lead: bool) -> None:
    for quest, fits in (("share", share), ("lead", lead)):
        game = holding(quest, board={"i": "mender reverse"}, rooms={"throne": cubes}).cast("i").choose("throne")
        assert (progress(game, quest) == "fulfilled") == fits, quest


def test_the_only_colour_on_a_panel() -> None:
    assert progress(holding("sole", b="hall A8").fight(B), "sole") == "fulfilled"
    assert progress(holding("sole", b="hall A7 K1").fight(B), "sole") == 0


def test_within_one_effect() -> None:
    game = holding("volley", b="hall", c="hall", board={"i": "merciless-flame reverse"}).cast("i")
    assert progress(game, "volley") == "fulfilled"
    game = holding("volley", b="hall", board={"i": "merciless-flame reverse"}).cast("i")
    assert (progress(game, "volley"), game.supply(A)) == (0, 24)


def test_different_mages_colours_and_schools() -> None:
    game = holding("duels", b="hall", c="hall").fight(B).stop()
    assert progress(game, "duels") == 1
    assert progress(game.fight(C), "duels") == "fulfilled"
    game = holding("duels", b="hall").fight(B).stop().fight(B)
    assert progress(game, "duels") == 1
    servants = {"cadaver-1": "hall A"}
    game = holding("duels", b="hall", evocations=servants).do("command").target("cadaver-1").target(B)
    assert progress(game, "duels") == 1  # what my evocations do is mine
    game = holding("tour", at="oracle").explore("activate").stop().explore("activate")
    assert progress(game, "tour") == 1
    game = holding("tour", at="oracle").explore("activate").stop().explore("pleasure", "activate")
    assert progress(game, "tour") == "fulfilled"
    board = {"i": "heart-of-ice reverse", "quick": "submission reverse"}
    game = holding("studies", board=board).cast("i").choose("crypt").cast("quick").choose("throne")
    assert progress(game, "studies") == 1
    board = {"i": "heart-of-ice reverse", "quick": "marbling"}
    assert progress(holding("studies", board=board).cast("i").choose("crypt").cast("quick"), "studies") == "fulfilled"


def test_entering_oneself_and_within_a_round() -> None:
    assert progress(holding("homecoming", at="throne").explore("hall"), "homecoming") == "fulfilled"
    game = holding("spree", at="oracle").explore("activate")
    assert progress(game, "spree") == 1
    game.rest().rest()
    assert (progress(game, "spree"), game.supply(A)) == (0, 25)
