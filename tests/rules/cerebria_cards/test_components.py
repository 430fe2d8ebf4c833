"""CC-1 Components and state."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria_cards.components.things import VIBES
from mindrose.kernel.errors import BadPosition
from tests.rulebook import rule
from tests.rules.cerebria_cards.census import (
    WHOLE_DECK,
    asked,
    cards_on,
    emotions,
    fragments_on,
    random_game,
)
from tests.rules.cerebria_cards.playing import GAME, Game, seat

# The deck


def copies(**facts: str) -> int:
    """How many cards of the deck have these facts."""
    entries = [entry for entry in GAME.cards.entries if all(entry.get(name) == facts[name] for name in facts)]
    return sum(entry["copies"] for entry in entries)


@rule("CC-1.1")
def test_there_are_96_cards() -> None:
    assert copies() == 96


@rule("CC-1.1")
@pytest.mark.parametrize("polarity", ["bliss", "gloom"])
@pytest.mark.parametrize("kind", ["mild", "strong", "base"])
def test_each_half_has_sixteen_cards_of_each_kind(polarity: str, kind: str) -> None:
    assert copies(polarity=polarity, kind=kind) == 16


@rule("CC-1.1")
@pytest.mark.parametrize(("polarity", "name"), [("bliss", "Brightness"), ("gloom", "Bleakness")])
def test_each_half_has_one_base_card(polarity: str, name: str) -> None:
    bases = [entry for entry in GAME.cards.entries if entry["kind"] == "base" and entry["polarity"] == polarity]
    assert {entry["name"]["en"] for entry in bases} == {name}


@rule("CC-1.2")
@pytest.mark.parametrize("polarity", ["bliss", "gloom"])
@pytest.mark.parametrize("vibe", VIBES)
def test_each_base_card_has_four_copies_of_each_vibe(polarity: str, vibe: str) -> None:
    assert copies(polarity=polarity, kind="base", vibe=vibe) == 4


def printed(ability: str, polarity: str) -> str:
    """The cards with an ability, red, yellow, green and blue; strong ones with a star."""
    cards = {
        entry["vibe"]: entry["name"]["en"] + ("*" if entry["kind"] == "strong" else "")
        for entry in GAME.cards.entries
        if entry.get("ability") == ability and entry["polarity"] == polarity
    }
    return " ".join(cards[vibe] for vibe in VIBES)


@rule("CC-1.2")
@pytest.mark.parametrize(
    ("ability", "bliss", "gloom"),
    [
        ("destroy", "Valor* Passion* Innocence Confidence", "Anger Bitterness Animosity* Panic*"),
        ("drain", "Affection Euphoria* Desire Dignity*", "Malevolence* Pessimism Loathing* Fear"),
        ("deprive", "Satisfaction* Safety Purity* Tranquility", "Hostility Despair* Disgust Isolation*"),
        ("summon", "Courage Faith* Selflessness* Optimism", "Rage* Guilt Dislike Shame*"),
        ("steal", "Sociability Freedom* Longing* Self-Esteem", "Envy* Boredom Mistrust Doubt*"),
        ("swap", "Intimacy* Trust Generosity Serenity*", "Jealousy Indifference* Suspicion* Embarrassment"),
        ("draw", "Comfort Cheerfulness Benevolence* Hope*", "Greed* Lethargy* Selfishness Insecurity"),
        ("embrace", "Adoration* Excitement Kindness Self-Respect*", "Craving Remorse* Narcissism* Loneliness"),
    ],
)
def test_every_ability_is_on_one_card_of_each_polarity_and_vibe(ability: str, bliss: str, gloom: str) -> None:
    assert (printed(ability, "bliss"), printed(ability, "gloom")) == (bliss, gloom)


# Slots and fragments


@rule("CC-1.3")
@pytest.mark.parametrize(
    ("card", "full"),
    [("courage", "courage f1"), ("valor", "valor f2"), ("brightness-r", "brightness-r a0")],
)
def test_a_mild_card_has_one_slot_a_strong_card_two_and_a_base_card_none(card: str, full: str) -> None:
    assert Game(seat([card])).evoke(card).emotion(0, 0) == f"{full} fresh"


@rule("CC-1.3")
@pytest.mark.parametrize("emotion", ["Courage f2", "Courage a1", "Valor f3", "Valor a1", "Brightness-R f1"])
def test_there_is_no_further_slot(emotion: str) -> None:
    with pytest.raises(BadPosition, match=r"CC-1\.3"):
        Game(seat(mindset=[emotion]))


@rule("CC-1.3")
def test_a_base_card_absorbs_twice() -> None:
    game = Game(seat(mindset=["Courage f1", "Brightness-R a1", "Brightness-Y a0"], hand=["Hope"]))
    game.use(0, absorb=1)
    assert game.emotion(0, 1) == "brightness-r a2"


@rule("CC-1.3")
def test_a_base_card_does_not_absorb_a_third_time() -> None:
    game = Game(seat(mindset=["Courage f1", "Brightness-R a2", "Brightness-Y a0"], hand=["Hope"]))
    game.do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_ABSORB_FULL"


@rule("CC-1.3")
def test_the_slots_are_one_two_and_two_by_default() -> None:
    options = GAME.new().options
    assert [options[f"slots_{kind}"] for kind in ("mild", "strong", "base")] == [1, 2, 2]


@rule("CC-1.3")
@pytest.mark.parametrize(("option", "card", "filled"), [("slots_mild", "courage", 2), ("slots_strong", "valor", 1)])
def test_other_numbers_of_fragment_slots_can_be_played(option: str, card: str, filled: int) -> None:
    game = Game(seat([card]), options={option: filled})
    assert game.evoke(card).emotion(0, 0) == f"{card} f{filled} fresh"


@rule("CC-1.3")
def test_another_number_of_absorb_slots_can_be_played() -> None:
    mindset = ["Courage f1", "Brightness-R a1", "Brightness-Y a0"]
    game = Game(seat(["Hope"], [*mindset]), options={"slots_base": 1}).do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_ABSORB_FULL"


@rule("CC-1.4")
def test_there_are_40_fragments_of_each_polarity() -> None:
    assert GAME.new().position()["supply"] == {"bliss": 40, "gloom": 40}


@rule("CC-1.4")
@pytest.mark.parametrize(("card", "supply"), [("Courage", (39, 40)), ("Anger", (40, 39))])
def test_a_slot_is_filled_with_the_polarity_of_its_card(card: str, supply: tuple[int, int]) -> None:
    assert Game(seat([card])).evoke(card).supply == supply


@rule("CC-1.4")
def test_an_absorb_slot_refuses_the_other_polarity() -> None:
    game = Game(seat(mindset=["Anger f1", "Brightness-R a0", "Bleakness-R a0"])).do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_ABSORB_POLARITY"


@rule("CC-1.4")
def test_a_fragment_slot_refuses_the_other_polarity() -> None:
    game = Game(seat(mindset=["Affection f1", "Comfort f0", "Anger f0"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.kind == "drain_to"
    assert game.refused(game.target(0, 2)).code == "E_TARGET"


@rule("CC-1.8")
def test_scored_fragments_cannot_be_spent() -> None:
    game = Game(seat(mindset=["Anger f0"], scored=(5, 5)))
    assert game.refused(game.activate(0)).code == "E_NO_FRAGMENT"


@rule("CC-1.8")
def test_scored_fragments_cannot_be_drained() -> None:
    game = Game(
        seat(mindset=["Affection f1"]), seat(mindset=["Hope f0"], scored=(5, 5)), options={"empty_use": "refused"}
    )
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"


@rule("CC-1.8")
def test_scored_fragments_do_not_fill_an_entering_emotion() -> None:
    game = Game(seat(["Valor"], scored=(11, 0)), supply=(0, 40)).evoke("Valor")
    assert game.emotion(0, 0) == "valor f0 fresh"
    assert game.scored(0) == (11, 0)


@rule("CC-1.8")
@pytest.mark.parametrize("players", [2, 5])
def test_scored_fragments_never_become_fewer(players: int) -> None:
    before = [0] * 10
    for state in random_game(players, seed=18):
        now = [int(number) for number in state.scored]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


@rule("CC-1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_is_somewhere_once(players: int) -> None:
    for state in random_game(players, seed=19):
        assert cards_on(state) == WHOLE_DECK


@rule("CC-1.9", "CC-1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_fragment_is_somewhere_once(players: int) -> None:
    for state in random_game(players, seed=20):
        assert fragments_on(state) == (40, 40)


@rule("CC-1.9")
def test_a_position_with_a_card_too_many_is_refused() -> None:
    with pytest.raises(BadPosition, match="more often than there are copies"):
        Game(seat(["Courage"], ["Courage f1"]))


@rule("CC-1.9")
def test_a_position_that_leaves_cards_nowhere_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"72 cards are nowhere.*CC-1\.9"):
        Game(seat(), deck=9, discard=0)


@rule("CC-1.10")
def test_a_fused_base_card_refuses_a_partner_of_the_other_polarity() -> None:
    game = Game(seat(mindset=["Anger+Brightness-R f1", "Bleakness-R a0"])).do("use", place=0)
    assert game.refused(game.target(0, 0)).code == "E_ABSORB_POLARITY"


@rule("CC-1.10")
def test_a_fused_base_card_refuses_drained_fragments_of_its_own_polarity() -> None:
    mindset = ["Affection f1", "Comfort f0", "Anger+Brightness-R f0 a0"]
    game = Game(seat(mindset=[*mindset]), seat(mindset=["Hope f2"])).do("use", place=0)
    assert game.refused(game.target(0, 2)).code == "E_TARGET"


@rule("CC-1.10")
@pytest.mark.parametrize("players", [2, 5])
def test_no_emotion_ever_holds_two_polarities(players: int) -> None:
    polarity = GAME.cards.polarity
    for state in random_game(players, seed=21):
        fused = [place for owner in range(players) for place in emotions(state, owner) if state.base[place] >= 0]
        mixed = [place for place in fused if polarity[state.base[place]] != polarity[state.card[place]]]
        assert [int(state.absorbed[place]) for place in mixed] == [0] * len(mixed)


# Zones


@rule("CC-1.5")
def test_the_main_deck_and_the_stacks_lie_face_down() -> None:
    view = GAME.new(2, seed=1).view(0)
    assert (view["deck"], view["stacks"]) == (73, [4, 4, 4])


@rule("CC-1.5")
def test_the_impulses_and_the_discard_pile_lie_face_up() -> None:
    game = Game(seat(), impulses=["Hope", "Fear", "Rage"], discard=["Anger", "Valor"])
    view = game.view(None)
    assert (view["impulses"], view["discard"]) == (["hope", "fear", "rage"], ["anger", "valor"])


@rule("CC-1.5")
def test_every_player_has_a_hand_a_mindset_of_four_places_and_a_scoring_area() -> None:
    own = GAME.new(3, seed=1).position()["seats"][2]
    assert len(own["hand"]) == 4
    assert own["mindset"] == [None] * 4
    assert own["scored"] == {"bliss": 0, "gloom": 0}


@rule("CC-1.5")
def test_the_main_deck_keeps_its_order() -> None:
    game = Game(seat(mindset=["Comfort f1"]), deck=["Hope", "Fear", "Rage"], discard="rest").use(0)
    assert game.hand(0) == ["hope", "fear"]
    assert game.position()["deck"] == ["rage"]


@rule("CC-1.6")
@pytest.mark.parametrize(
    ("card", "base", "emotion"),
    [
        ("courage", None, "courage f1"),
        ("valor", None, "valor f2"),
        ("bleakness-y", None, "bleakness-y a0"),
        ("courage", "bleakness-y", "courage+bleakness-y f1 a0"),
    ],
)
def test_an_emotion_takes_one_place(card: str, base: str | None, emotion: str) -> None:
    game = Game(seat([card, *([base] if base else [])])).evoke(card, fuse=base)
    assert game.mindset(0) == [f"{emotion} fresh", None, None, None]


@rule("CC-1.6")
@pytest.mark.parametrize("emotion", ["Brightness-R+Brightness-Y", "Courage+Valor", "Brightness-R+Courage"])
def test_only_a_mild_or_strong_card_lies_on_a_base_card(emotion: str) -> None:
    with pytest.raises(BadPosition, match="a base card lies below a mild or strong one"):
        Game(seat(mindset=[emotion]))


@rule("CC-1.7")
def test_a_swapped_emotion_scores_for_the_player_in_whose_mindset_it_is() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f2"]), stacks=[0, 3, 3])
    game.use(0, give=1, take=(1, 0)).reveal()
    assert (game.scored(0), game.scored(1)) == ((2, 0), (0, 0))


@rule("CC-1.7")
def test_a_swapped_emotion_is_discarded_to_the_common_pile() -> None:
    game = Game(seat(["Hope"], ["Trust f1", "Fear f0"]), seat(mindset=["Valor f2"]))
    game.use(0, give=1, take=(1, 0)).evoke("Hope", remove=1)
    assert game.discard == ["valor"]
    assert game.hand(1) == []


# Row and mood


@rule("CC-1.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_column_shows_a_card_at_every_question_of_a_turn(players: int) -> None:
    for state in random_game(players, seed=22):
        if not state.over and asked(state)[1] != "trim":
            assert None not in GAME.position(state)["impulses"]


@rule("CC-1.12")
@pytest.mark.parametrize("players", [2, 5])
def test_the_mood_is_constant_during_a_cycle(players: int) -> None:
    moods: dict[int, set[int]] = {}
    for state in random_game(players, seed=23):
        moods.setdefault(int(state.cycle), set()).add(int(state.mood))
    assert len(moods) > 2
    assert all(len(faces) == 1 for faces in moods.values())


@rule("CC-1.12")
@pytest.mark.parametrize("mood", ["bliss", "gloom"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_upper_face_of_the_mood_marker(mood: str, viewer: int | None) -> None:
    assert Game(seat(), mood=mood).table.view(viewer)["mood"] == mood
