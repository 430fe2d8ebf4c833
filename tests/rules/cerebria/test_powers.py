"""CB-23.3 Powers that work when an Emotion enters or is Quelled, and the choices they leave."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import BLISS
from mindrose.games.cerebria.rules.emotions import shift
from mindrose.games.cerebria.state import DECK
from tests.rulebook import rule
from tests.rules.cerebria.scenes import Scene

# Gains when an Emotion enters


@rule("CB-23.3.2", "CB-23.3.4")
@pytest.mark.parametrize(("card", "wp"), [("cheerfulness", 2), ("passion", 3)])
def test_it_gives_willpower_to_who_brought_it_in(card: str, wp: int) -> None:
    scene = Scene().enter(card, 6, seat=2)
    assert [scene.wp(seat) for seat in range(4)] == [5, 5, 5 + wp, 5]
    assert scene.told() == ["power", "willpower"]


@rule("CB-23.3.2")
def test_kindness_gives_essence() -> None:
    assert Scene().enter("kindness", 6).essence(0) == 3


@rule("CB-23.3.2")
def test_euphoria_gives_an_action_this_turn() -> None:
    assert Scene().enter("euphoria", 6).state.actions == 4


@rule("CB-23.3.2")
def test_hope_gives_ambition() -> None:
    assert Scene().enter("hope", 6).ambition("bliss") == 2


@rule("CB-23.3.2")
def test_hope_gives_nothing_and_is_not_heard_of_with_three_active_tokens() -> None:
    scene = Scene()
    scene.state.ambition[BLISS] = 3
    assert scene.enter("hope", 6).quiet()


@rule("CB-23.3.2")
@pytest.mark.parametrize(("foes", "wp"), [([], 5), ([7], 6), ([5, 7], 7)])
def test_jealousy_gives_willpower_for_each_foe_next_to_it(foes: list[int], wp: int) -> None:
    scene = Scene(dict.fromkeys(foes, "optimism") | {8: "optimism", 4: "bitterness"}).enter("jealousy", 6)
    assert scene.wp(1) == wp


@rule("CB-23.3.2")
def test_self_esteem_gives_willpower() -> None:
    assert [Scene().enter("self-esteem", 6).wp(seat) for seat in range(4)] == [6, 5, 5, 5]


# Cards


@rule("CB-23.3.2")
def test_boredom_draws_a_card() -> None:
    scene = Scene().enter("boredom", 6)
    assert [len(scene.hand(seat)) for seat in range(4)] == [0, 1, 0, 0]


@rule("CB-23.3.2")
def test_optimism_draws_a_card() -> None:
    scene = Scene().enter("optimism", 6)
    assert scene.hand(0) == ["courage"]
    assert scene.deck(0) == ["trust", "kindness"]


@rule("CB-23.3.2")
def test_an_empty_deck_gives_nothing() -> None:
    scene = Scene()
    while scene.state.deck_size(0):
        scene.state.piles.draw(DECK)
    assert scene.enter("optimism", 6).quiet()


@rule("CB-23.3.2")
@pytest.mark.parametrize(("neighbour", "hand"), [("trust", ["courage"]), ("bitterness", []), ("", [])])
def test_sociability_draws_next_to_a_friend(neighbour: str, hand: list[str]) -> None:
    scene = Scene({7: neighbour} if neighbour else {}).enter("sociability", 6)
    assert scene.hand(0) == hand


@rule("CB-23.3.2")
def test_trust_lets_the_teammate_draw() -> None:
    scene = Scene().enter("trust", 6)
    assert [scene.hand(seat) for seat in range(4)] == [[], [], ["courage"], []]


@rule("CB-23.3.2", "CB-22.1.1")
def test_a_shaper_draws_for_trust() -> None:
    assert Scene(players=2).enter("trust", 6).hand(0) == ["courage"]


@rule("CB-23.3.2")
def test_pessimism_may_put_the_top_card_on_the_bottom_then_draws() -> None:
    scene = Scene().enter("pessimism", 6)
    assert scene.kind == "power_may"
    scene.yes()
    assert scene.hand(1) == ["fear"]
    assert scene.deck(1) == ["guilt", "anger"]


@rule("CB-23.3.2")
def test_pessimism_draws_also_when_the_top_card_stays() -> None:
    scene = Scene().enter("pessimism", 6).no()
    assert scene.hand(1) == ["anger"]
    assert scene.deck(1) == ["fear", "guilt"]


@rule("CB-23.3.2")
def test_pessimism_does_not_ask_about_a_lone_card() -> None:
    scene = Scene()
    scene.state.piles.draw(DECK + 1)
    scene.state.piles.draw(DECK + 1)
    scene.enter("pessimism", 6)
    assert scene.kind == ""
    assert scene.hand(1) == ["guilt"]


# Essence


@rule("CB-23.3.2")
def test_desire_may_take_essence_from_the_spirit_board() -> None:
    scene = Scene().enter("desire", 6)
    assert scene.kind == "power_may"
    scene.yes()
    assert scene.on(6) == "desire 2"
    assert scene.essence(0) == 1
    assert scene.intensity(6) == 2
    assert scene.state.filled == 1 << 6


@rule("CB-23.3.2")
def test_desire_may_be_declined() -> None:
    scene = Scene().enter("desire", 6).no()
    assert scene.on(6) == "desire 1"
    assert scene.told() == []


@rule("CB-23.3.2")
@pytest.mark.parametrize(("essence", "held"), [(1, 0), (3, 2)], ids=["nothing to put", "no free slot"])
def test_desire_does_not_ask_about_what_is_impossible(essence: int, held: int) -> None:
    scene = Scene()
    scene.state.held[0] = held
    assert scene.enter(f"desire {essence}", 6).quiet()


@rule("CB-23.3.2")
def test_longing_takes_from_the_supply_then_perhaps_from_the_board() -> None:
    scene = Scene().enter("longing", 6)
    assert scene.on(6) == "longing 2"
    assert scene.yes().on(6) == "longing 3"
    assert scene.essence(0) == 1


@rule("CB-23.3.2")
def test_longing_asks_nothing_once_it_is_full() -> None:
    scene = Scene().enter("longing 2", 6)
    assert scene.kind == ""
    assert scene.on(6) == "longing 3"
    assert scene.essence(0) == 2


@rule("CB-23.3.2", "CB-23.3.4")
def test_generosity_puts_essence_on_one_friend_of_the_players_choice() -> None:
    scene = Scene({5: "optimism", 7: "optimism"}).enter("generosity", 6)
    assert scene.spaces() == [5, 7]
    scene.choose(7)
    assert (scene.on(5), scene.on(6), scene.on(7)) == ("optimism 1", "generosity 1", "optimism 2")
    assert scene.essence(0) == 2


@rule("CB-23.3.2")
@pytest.mark.parametrize(
    ("others", "fed"),
    [({5: "optimism 3", 7: "optimism 1"}, 7), ({5: "bitterness", 7: "optimism"}, 7)],
    ids=["one is full", "one is a foe"],
)
def test_generosity_does_not_ask_where_one_friend_can_take_it(others: dict[int, str], fed: int) -> None:
    scene = Scene(others).enter("generosity", 6)
    assert scene.kind == ""
    assert scene.state.essence[fed] == 2


@rule("CB-23.3.2")
@pytest.mark.parametrize("others", [{}, {7: "bitterness"}, {5: "optimism 3"}], ids=["alone", "a foe", "full"])
def test_generosity_without_a_target_does_nothing(others: dict[int, str]) -> None:
    assert Scene(others).enter("generosity", 6).quiet()


@rule("CB-23.3.2")
def test_selflessness_puts_essence_on_each_friend_with_a_free_slot() -> None:
    scene = Scene({5: "optimism", 7: "optimism 2"}).enter("selflessness", 6)
    assert (scene.on(5), scene.on(7)) == ("optimism 2", "optimism 3")
    scene = Scene({5: "optimism 3", 7: "optimism 2", 8: "optimism"}).enter("selflessness", 6)
    assert (scene.on(5), scene.on(7), scene.on(8)) == ("optimism 3", "optimism 3", "optimism 1")


@rule("CB-23.3.2")
@pytest.mark.parametrize(
    ("others", "essence"),
    [({}, 2), ({7: "optimism"}, 2), ({7: "bitterness"}, 1)],
    ids=["alone", "beside a foe", "beside a friend"],
)
def test_selfishness_takes_essence_without_a_friend(others: dict[int, str], essence: int) -> None:
    assert Scene(others).enter("selfishness", 6).on(6) == f"selfishness {essence}"


@rule("CB-23.3.2")
def test_a_full_selfishness_takes_nothing() -> None:
    assert Scene().enter("selfishness 3", 6).quiet()


# Losses of players


@rule("CB-23.3.2", "CB-23.3.4")
def test_bitterness_takes_willpower_from_one_opponent_of_choice() -> None:
    scene = Scene().enter("bitterness", 6)
    assert scene.seats() == [0, 2]
    scene.choose_seat(2)
    assert [scene.wp(seat) for seat in range(4)] == [5, 5, 4, 5]


@rule("CB-23.3.2")
def test_bitterness_takes_what_there_is_from_who_has_something() -> None:
    scene = Scene()
    scene.state.wp[0] = 0
    scene.state.wp[2] = 1
    scene.enter("bitterness", 6)
    assert scene.kind == ""
    assert scene.wp(2) == 0


@rule("CB-23.3.2")
def test_hostility_takes_essence_of_an_opponent_who_has_some() -> None:
    scene = Scene()
    scene.state.held[2] = 0
    scene.enter("hostility", 6)
    assert scene.kind == ""
    assert [scene.essence(seat) for seat in range(4)] == [1, 2, 0, 2]


@rule("CB-23.3.2")
def test_dislike_takes_essence_of_an_opponent_who_has_some() -> None:
    scene = Scene().enter("dislike", 6).choose_seat(0)
    assert [scene.essence(seat) for seat in range(4)] == [1, 2, 2, 2]
    assert scene.wp(1) == 5


@rule("CB-23.3.2")
def test_dislike_gives_willpower_if_no_opponent_has_essence() -> None:
    scene = Scene()
    scene.state.held[0] = scene.state.held[2] = 0
    scene.enter("dislike", 6)
    assert scene.kind == ""
    assert scene.wp(1) == 6


@rule("CB-23.3.2")
def test_envy_takes_gives_and_counts() -> None:
    scene = Scene({5: "optimism", 7: "optimism"}).enter("envy", 6, seat=3)
    assert scene.seats() == [0, 2]
    scene.choose_seat(2)
    assert [scene.essence(seat) for seat in range(4)] == [2, 2, 1, 3]
    assert scene.wp(3) == 7


@rule("CB-23.3.2")
def test_envy_gives_also_where_nothing_can_be_taken() -> None:
    scene = Scene({5: "optimism"})
    scene.state.held[0] = scene.state.held[2] = 0
    scene.enter("envy", 6)
    assert (scene.essence(1), scene.wp(1)) == (3, 6)


@rule("CB-23.3.2")
def test_animosity_turns_an_ambition_of_bliss_inactive() -> None:
    scene = Scene().enter("animosity", 6)
    assert (scene.ambition("bliss"), scene.ambition("gloom")) == (0, 1)
    assert scene.enter("animosity", 8).ambition("bliss") == 0


# When an Emotion is Quelled


@rule("CB-23.3.1", "CB-23.3.2")
@pytest.mark.parametrize("essence", [2, 1], ids=["it stays", "its last Essence"])
def test_guilt_costs_who_quelled_it_willpower(essence: int) -> None:
    scene = Scene({6: f"guilt {essence}"}).quell(6, seat=2)
    assert [scene.wp(seat) for seat in range(4)] == [5, 5, 3, 5]
    assert scene.on(6) == ("guilt 1" if essence == 2 else "")


@rule("CB-23.3.2")
def test_guilt_takes_at_most_what_there_is() -> None:
    scene = Scene({6: "guilt 2"})
    scene.state.wp[0] = 1
    assert scene.quell(6, seat=0).wp(0) == 0
    assert scene.quell(6, seat=0).told()[-1] != "willpower"


@rule("CB-23.3.1")
@pytest.mark.parametrize("essence", [2, 1], ids=["it stays", "its last Essence"])
def test_remorse_costs_willpower_and_ambition(essence: int) -> None:
    scene = Scene({6: f"remorse {essence}"}).quell(6, seat=0)
    assert [scene.wp(seat) for seat in range(4)] == [4, 5, 5, 5]
    assert (scene.ambition("bliss"), scene.ambition("gloom")) == (0, 1)


@rule("CB-23.3.2")
def test_remorse_costs_ambition_also_without_willpower() -> None:
    scene = Scene({6: "remorse"})
    scene.state.wp[0] = 0
    assert scene.quell(6, seat=0).ambition("bliss") == 0


@rule("CB-23.3.2")
def test_others_do_not_mind_a_quell() -> None:
    scene = Scene({6: "bitterness 2"})
    before = scene.told()
    assert scene.quell(6, seat=0).told() == [*before, "removed"]


# Choices


@rule("CB-23.3.4")
def test_the_choice_of_an_emotion_is_refused_in_words() -> None:
    scene = Scene({5: "optimism", 7: "optimism", 8: "optimism"}).enter("generosity", 6)
    assert scene.refused(replies.SPACE + 8).code == "E_ADJ"
    assert scene.refused(replies.SEAT).code == "E_TURN"
    assert scene.choice(replies.SPACE + 5).points == {"space": "cradle-network", "card": "optimism"}
    scene = Scene({5: "optimism 2", 7: "optimism 2"}).enter("anger", 6)
    assert scene.refused(replies.SPACE + 6).code == "E_ADJ"


@rule("CB-23.3.4")
def test_the_choice_of_an_opponent_is_refused_in_words() -> None:
    scene = Scene().enter("dislike", 6)
    assert scene.refused(replies.SEAT + 3).code == "E_TARGET"
    assert scene.refused(replies.SPACE).code == "E_TURN"
    three = Scene(players=3).enter("dislike", 6)
    assert three.refused(replies.SEAT + 3).code == "E_TARGET"


@rule("CB-23.3.2")
def test_a_clone_in_the_middle_of_a_choice_goes_its_own_way() -> None:
    scene = Scene({5: "optimism 2", 7: "optimism 3"}).enter("loathing", 6).yes()
    other = scene.state.clone()
    assert other.fingerprint() == scene.state.fingerprint()
    scene.choose(7)
    assert scene.on(8) == "optimism 2"
    assert other.card[7] >= 0
    other.give(other.stack, replies.SPACE + 5)
    assert (other.essence[4], other.essence[7]) == (1, 3)
    assert other.fingerprint() != scene.state.fingerprint()


@rule("CB-23.3.2")
def test_declining_is_what_happens_to_who_does_not_answer() -> None:
    scene = Scene().enter("desire", 6)
    assert scene.asked.timeout == replies.PASS
    assert scene.choice(replies.YES).verb == "use_power"
    assert scene.choice(replies.PASS).verb == "decline_power"


# When powers work, and when they do not


@rule("CB-1.2.12")
@pytest.mark.parametrize("mode", ["full", "basic"])
def test_powers_work_in_both_modes(mode: str) -> None:
    scene = Scene({0: "comfort"}, mode=mode).enter("cheerfulness", 6).end_turn(0)
    assert scene.wp(0) == 8


@rule("CB-23.3.3", "CB-13.4.3")
def test_an_emotion_that_is_moved_does_not_enter() -> None:
    scene = Scene({6: "cheerfulness"})
    shift(scene.state, 6, 7)
    scene.run()
    assert scene.wp(0) == 5


@rule("CB-23.3.7")
def test_every_card_but_the_starting_ones_has_a_power_in_both_editions() -> None:
    content = Scene().state.content
    for edition in range(2):
        for card in range(66):
            programs = [moment[edition][card] for moment in (content.enter, content.absorb, content.turnend)]
            powers = len(content.auras[edition][card]) + sum(map(len, [*programs, content.quelled[edition][card]]))
            assert (powers > 0) == (card < 64), content.ids[card]


@rule("CB-23.3.7")
def test_editions_share_what_is_the_same() -> None:
    content = Scene().state.content
    card = Scene.card("courage")
    assert content.enter[0][card][0] is content.enter[1][card][0]
    assert content.enter[0][card][0].name == "courage-enter"
    names = [program.name for program in content.programs]
    assert len(names) == len(set(names))
