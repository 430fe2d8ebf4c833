"""BR-8 Quests: progress by what their owner does, their effects, and what is discarded; the examples, played."""

from __future__ import annotations

from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import A, B, K, Scene, Texts, mage, quest, servant


@rule("BR-6.1.8", "BR-8.2.3")
@vector("TV-27")
def test_a_discarded_quest_pays_the_rose_by_its_own_moon() -> None:
    game = Scene(
        mage("hall", quests=["qu1-04", "qu2-01"]),
        mage("crypt"),
        phase="rose",
        moon=2,
        events={"decks": ["rest", ["ev2-01", "rest"]]},
    )
    before = game.power(K)
    game.answer(quest("qu1-04"))
    assert game.power(K) == before + 1
    assert game.quests(A, "active") == ["qu2-01"]


@rule("BR-6.1.10", "BR-8.2.4")
@vector("TV-28")
def test_active_and_fulfilled_quests_are_trimmed_apart() -> None:
    states = ["active"] * 3 + ["fulfilled"] * 2 + ["completed"] * 4
    names = [f"qu1-{number:02}" for number in range(1, 10)]
    game = Scene(mage("hall", quests=dict(zip(names, states, strict=True))), mage("crypt"), phase="rose")
    game.until("abandon_quest").no()
    before = game.power(K)
    assert game.asks == [(A, "trim")]
    assert game.against(quest("qu1-04")) == "BR-6.1.10"
    game.answer(quest("qu1-02"))
    assert game.kind != "trim"
    assert game.quests(A, "active") == ["qu1-01", "qu1-03"]
    assert [len(game.quests(A, state)) for state in ("fulfilled", "completed")] == [2, 4]
    assert game.power(K) == before


@rule("BR-8.1.1", "BR-8.1.4", "BR-8.1.8", "BR-8.1.9", "BR-13.1.8")
@vector("TV-29")
def test_a_quest_that_the_first_action_fulfils_is_applied_before_the_second() -> None:
    game = Scene(mage("arena", quests=["qu2-21"]), mage("crypt"), moon=2)
    game.fight("activate").imagine("arena")
    assert game.quests(A, "fulfilled") == ["qu2-21"]
    game.answer(quest("qu2-21")).stop()
    assert game.quests(A, "completed") == ["qu2-21"]
    assert game.power(A) == 2
    assert "explore" in game.verbs()
    game.explore("forge")
    assert game.asks[0] == (A, "explore")


@rule("BR-8.1.8", "BR-17.2.2")
@vector("TV-30")
def test_no_quest_is_applied_in_the_cell() -> None:
    game = Scene(mage(quests={"qu1-02": "fulfilled"}, grimoire=["torment"], board={"i": "submission"}), mage("crypt"))
    assert game.against(quest("qu1-02")) == "BR-8.1.8"
    game.explore("summoner").stop()
    game.answer(quest("qu1-02"))
    assert game.quests(A, "completed") == ["qu1-02"]
    assert game.hand(A) == ["torment"]


@rule("BR-8.1.3", "BR-8.1.6", "BR-25.1.1", "BR-15.1.3")
@vector("TV-217")
def test_three_symbols_of_one_round_fulfil_a_quest() -> None:
    board = {"quick": "visceral-fire", "i": "heart-of-ice", "ii": "ineluctable-pain"}
    game = Scene(mage("hall", quests=["qu1-02"], board=board), mage("crypt"))
    for name in ("quick", "i"):
        game.cast(name).done()
        assert game.quests(A, "active") == ["qu1-02"]
    game.turn(A).cast("ii").done()
    assert game.quests(A, "fulfilled") == ["qu1-02"]
    assert (game.unstable("hall"), game.cubes(B), game.supply(A)) == ("A2", "A5", 18)  # two symbols, and the damage
    board = {"quick": "visceral-fire", "i": "heart-of-ice"}
    game = Scene(mage("hall", quests=["qu1-02"], board=board, hand=["ineluctable-pain", "torment"]), mage("crypt"))
    game.cast("quick").done().cast("i").done()
    while game.state.round == 1:
        game.rest()
    while "ineluctable-pain" not in game.hand(A) or game.kind != "plan":
        game.answer(game.asked.timeout)
    game.plan(A, quick="ineluctable-pain", i="torment").rest().turn(A).cast("quick").done()
    assert game.quests(A, "active") == ["qu1-02"]
    for sprung in [True, False]:
        board = {
            "quick": "broken-tongue reverse",
            "i": "ineluctable-pain reverse revealed",
            "ii": "silver-of-the-sages activated",
        }
        game = Scene(mage("hall", quests=["qu3-05"], board=board), mage("hall"), moon=3, active=B)
        game.fight(A)
        game.use("ii", by=A) if sprung else game.no(A)
        game.turn(A).cast("quick").done()
        assert game.quests(A, "fulfilled" if sprung else "active") == ["qu3-05"]


@rule("BR-8.1.3", "BR-18.1.1", "BR-18.1.3")
@vector("TV-219")
def test_each_instruction_in_a_room_is_one_cube() -> None:
    game = Scene(
        mage(
            "laboratory",
            "K3",
            quests=["qu2-05"],
            board={"quick": "heart-of-ice reverse", "i": "black-covenant", "ii": "arcane-barrage reverse"},
        ),
        mage("crypt"),
        rooms={"laboratory": "B3", "summoner": "B6"},
        moon=2,
        texts={"black-covenant": {"main": {"effect": "R=room(1); repi R 2"}}},
    )
    game.cast("quick").choose("arena")
    assert game.unstable("arena") == "A3"
    assert game.marks("qu2-05") == 1
    game.cast("i").choose("laboratory").take(2)
    assert game.unstable("laboratory") == "B1 A2"
    assert game.marks("qu2-05") == 2
    game.turn(A).cast("ii").choose("summoner")
    assert game.marks("qu2-05") == 2
    assert game.supply(A) == 25 - 3 - 2 - 2
    for rooms in [("arena", "crypt"), ("crypt", "crypt")]:
        game = Scene(mage("garden", quests=["qu1-15"]), mage("crypt"), rooms={"garden": {"restored": True}})
        game.fight("activate")
        for name in rooms:
            game.choose(name)
        assert game.marks("qu1-15") == 2


@rule("BR-8.1.4")
def test_the_cubes_of_a_fulfilled_quest_return() -> None:
    game = Scene(mage("garden", quests={"qu1-14": {"cubes": 1}}), mage("crypt"))
    assert game.supply(A) == 24
    game.fight("activate").choose("garden")
    assert game.quests(A, "fulfilled") == ["qu1-14"]
    assert (game.supply(A), game.unstable("garden")) == (24, "A1")


@rule("BR-8.1.5", "BR-21.2.2")
def test_without_cubes_progress_is_lost() -> None:
    rooms = {"hall": "A10", "throne": "A10", "crypt": "A5"}
    game = Scene(mage("laboratory", quests=["qu1-13"]), mage("cemetery"), rooms=rooms)
    assert game.supply(A) == 0
    game.fight("activate").imagine("laboratory")
    assert (game.marks("qu1-13"), game.quests(A, "active")) == (0, ["qu1-13"])
    assert game.view(B)["seats"][A]["quests"] == {}, "what gets no cube is not shown either"


@rule("BR-8.1.4", "BR-8.1.5", "BR-1.1.6")
def test_the_last_cube_fulfils_a_quest_whose_cubes_then_do_for_another() -> None:
    """QU1-13 lacks two cubes, QU2-03 one: both want a cube for the same room, and there is a single one."""
    rooms = {"hall": "A10", "throne": "A10", "crypt": "A2"}
    quests = {"qu1-13": "active", "qu2-03": {"cubes": 2}}
    game = Scene(mage("laboratory", quests=quests), mage("cemetery"), rooms=rooms, moon=2)
    assert game.supply(A) == 1
    game.fight("activate").imagine("laboratory")
    assert game.quests(A, "fulfilled") == ["qu2-03"]
    assert (game.marks("qu1-13"), game.supply(A)) == (1, 2)


@rule("BR-8.1.5", "BR-8.1.3")
def test_what_was_lost_for_want_of_a_cube_can_be_done_again() -> None:
    game = Scene(
        mage("observatory", quests=["qu3-10"], board={"quick": "black-covenant"}),
        mage("cemetery"),
        rooms={"hall": "A10", "throne": "A10", "crypt": "A5"},
        texts={"black-covenant": {"main": {"effect": "R=room(*)[black]; remi R 2"}}},
    )
    game.fight("activate").until("action")
    assert game.marks("qu3-10") == 0
    game.cast("quick").take(2).turn(A)
    game.fight("activate").until("action")
    assert game.marks("qu3-10") == 1


@rule("BR-8.2.5")
def test_an_empty_quest_deck_is_made_of_the_discards_of_its_moon() -> None:
    elsewhere = {f"qu2-{number:02}": "completed" for number in range(2, 22)}
    game = Scene(
        mage("hall"),
        mage("crypt", quests={**elsewhere, "qu1-03": "active"}),
        phase="rose",
        moon=2,
        events={"decks": ["rest", ["ev2-01", "rest"]]},
        quests={"decks": ["rest", [], "rest"], "discard": ["qu1-01", "qu2-01", "qu1-02"]},
    )
    game.until("abandon_quest").no()
    assert game.quests(A, "active") == ["qu2-01"]
    assert game.position()["quests"]["discard"] == ["qu1-01", "qu1-02"]


@rule("BR-8.2.5")
def test_the_discarded_quests_of_a_moon_are_shuffled() -> None:
    discarded = [f"qu1-{number:02}" for number in range(1, 7)]
    found: set[str] = set()
    for seed in range(8):
        game = Scene(
            mage("sanctuary", quests=dict.fromkeys([f"qu1-{number:02}" for number in range(7, 16)], "completed")),
            mage("crypt"),
            quests={"decks": [[], "rest", "rest"], "discard": discarded},
            seed=seed,
        )
        found.add(*game.fight("activate").quests(A, "active"))
    assert len(found) > 1


@rule("BR-2.4.5", "BR-8.1.3", "BR-8.1.6")
def test_a_quest_that_gets_a_cube_lies_open_from_then_on() -> None:
    game = Scene(mage("oracle", quests=["qu1-09", "qu1-04"]), mage("crypt"))
    assert game.view(B)["seats"][A]["quests"] == {}
    game.fight("activate").until("action")
    assert game.marks("qu1-09") == 1
    assert list(game.view(B)["seats"][A]["quests"]) == ["qu1-09"]
    assert game.view(B)["seats"][A]["unseen_quests"] == [1]


@rule("BR-8.1.7")
def test_what_came_before_a_quest_was_drawn_does_not_count() -> None:
    """The room that gives the quest is one of those it asks for."""
    game = Scene(mage("sanctuary"), mage("crypt"), quests={"decks": [["qu1-10", "rest"]]})
    game.fight("activate")
    assert game.quests(A, "active") == ["qu1-10"]
    assert game.marks("qu1-10") == 0
    game.fight("activate")
    assert game.marks("qu1-10") == 1


@rule("BR-8.1.7", "BR-8.1.6")
def test_a_sentence_that_draws_a_quest_counts_from_then_on() -> None:
    deck = {"decks": [["qu1-15", "rest"]]}
    for text, marks in {
        "inst here 1; quest me 1": 0,
        "inst here 1; quest me 1; inst here 1": 1,
        "inst here 1; R=room(*)[Sanctuary]; act R": 0,  # drawn by a room inside the sentence
        "inst here 1; R=room(*)[Sanctuary]; act R; inst here 1": 1,
    }.items():
        game = Scene(mage("crypt"), mage("hall"), texts={"crypt": {"ruined": text}}, quests=deck)
        game.fight("activate")
        assert (game.quests(A, "active"), game.marks("qu1-15")) == (["qu1-15"], marks), text


@rule("BR-8.1.3", "BR-8.1.6", "VX-44")
def test_a_room_that_activates_another_serves_a_quest_twice() -> None:
    """VX-44 Each activation is read for itself, whichever is answered first."""
    texts = {"crypt": {"ruined": "R=room(*)[Cemetery]; act R"}}
    game = Scene(mage("crypt", quests=["qu1-11"]), mage("hall"), texts=texts).fight("activate")
    assert game.quests(A, "fulfilled") == ["qu1-11"]


ONE_EFFECT: Texts = {"qu1-15": {"task": "hit(mage,any) src=me in one effect", "slots": 2}}


@rule("BR-8.1.3")
def test_cubes_for_one_effect_come_off_after_an_attack() -> None:
    game = Scene(mage("hall", quests=["qu1-15"]), mage("hall"), texts=ONE_EFFECT).fight(B)
    assert (game.marks("qu1-15"), game.supply(A)) == (0, 25 - 2)
    game.stop().fight(B)
    assert game.quests(A, "active") == ["qu1-15"]


@rule("BR-8.1.3", "BR-14.2.4")
def test_an_effect_that_is_interrupted_is_one_effect() -> None:
    texts = {**ONE_EFFECT, "withering-word": {"main": {"effect": "T=mage(1); dmg T 1 // dmg T 1"}}}
    owner = mage("hall", quests=["qu1-15"], board={"i": "withering-word"})
    game = Scene(owner, mage("hall", board={"i": "baneful-curse activated"}), texts=texts).cast("i").target(B)
    assert (game.use("i", B).cubes(A), game.quests(A, "fulfilled")) == ("B2", ["qu1-15"])


@rule("BR-8.1.8")
def test_a_quest_waits_for_the_own_activation_and_the_end_of_actions() -> None:
    game = Scene(mage("hall", quests={"qu1-02": "fulfilled"}), mage("crypt", quests={"qu1-01": "fulfilled"}))
    assert game.against(quest("qu1-01")) == "BR-8.1.8"
    game.explore()
    assert game.against(quest("qu1-02")) == "BR-13.2.2"


@rule("BR-8.2.3")
def test_the_cubes_of_a_discarded_quest_return() -> None:
    events = {"decks": [["ev1-13", "rest"]]}
    game = Scene(mage("hall", quests={"qu1-14": {"cubes": 1}}), mage("crypt"), phase="rose", events=events)
    assert game.supply(A) == 24
    assert game.answer(quest("qu1-14")).supply(A) == 25


@rule("BR-8.1.9")
def test_a_quest_is_completed_even_if_it_does_nothing() -> None:
    game = Scene(mage("hall", quests={"qu1-01": "fulfilled", "qu1-08": "fulfilled"}), mage("crypt"))
    game.answer(quest("qu1-08"))
    assert (game.quests(A, "completed"), game.power(A)) == (["qu1-08"], 2)


@rule("BR-8.1.11", "BR-13.1.4")
def test_whoever_cannot_act_has_no_window_for_quests() -> None:
    game = Scene(mage("hall", tokens=1), mage("crypt", tokens=0, quests={"qu1-01": "fulfilled"}))
    game.explore().stop()
    assert game.asks != [(B, "action")]
    assert game.quests(B, "fulfilled") == ["qu1-01"]


@rule("BR-1.2.3", "BR-25.1.1")
def test_cubes_for_one_round_come_off_in_step_1_of_the_clean_up() -> None:
    """They are there again before rooms are restored, which the Nigredo answers."""
    quests = {"qu3-09": {"cubes": 2}, "qu1-04": {"cubes": 1}}
    game = Scene(
        mage("hall", quests=quests),
        mage("crypt"),
        phase="cleanup",
        rooms={"altar": "B6"},
        evocations={"nigredo-1": servant("hall", A)},
        texts={"nigredo": {"skill": ["on restored(any): may: inst room@this 1"]}},
    )
    assert (game.asks, game.restored("altar")) == ([(A, "may")], True)
    assert (game.marks("qu3-09"), game.marks("qu1-04"), game.supply(A)) == (0, 1, 24)


@rule("BR-8.1.9", "BR-8.1.10")
def test_a_quest_that_completes_itself_pays_once() -> None:
    texts = {"qu1-01": {"effect": "qadv me completed"}}
    game = Scene(mage("hall", quests={"qu1-01": "fulfilled"}), mage("crypt"), texts=texts)
    game.answer(quest("qu1-01"))
    assert (game.quests(A, "completed"), game.power(A)) == (["qu1-01"], 2)
    assert len(game.events("completed")) == 1


@rule("BR-8.1.3", "BR-8.1.6")
def test_what_happened_is_one_cube_even_if_more_comes_of_the_sentence() -> None:
    """That a servant is slain is answered after what the sentence did, which was counted by then."""
    game = Scene(
        mage("hall", quests=["qu1-15"], board={"i": "black-covenant"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", B)},
        events={"slots": [None, None, "ev1-09"]},
        texts={"black-covenant": {"main": {"effect": "inst here 1; T=foeevo(0); dmg T 2"}}},
    )
    game.cast("i").target("cadaver-1")
    assert (game.unstable("hall"), game.where("cadaver-1"), game.marks("qu1-15")) == ("A1 K1", "away", 1)
