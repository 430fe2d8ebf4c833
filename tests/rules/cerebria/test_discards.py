"""CB-23.1, CB-23.2 Emotion cards, and where they go when they are discarded."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import BLEAKNESS, BRIGHTNESS, MODERATES, NO_VIBE, SPACES, STRONG, VIBES
from mindrose.games.cerebria.rules.emotions import leave
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, row, spirit, the_game

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])
CONTENT = the_game(SPECIFICATION).pack("default")


def quelled(spaces: dict[str, str], hand: list[str], **more: Any) -> Game:
    """Love in the Valley Quells what stands on its first space."""
    seat = spirit("love", "valley", hand=hand, vibes=row("quell", *more.pop("slots", ())))
    return Game(seat, *more.pop("others", ()), pack=SPECIFICATION, spaces=spaces, **more)


def everywhere(game: Game, seat: int) -> list[str]:
    """All cards of a seat: in hand, in the deck and on the board."""
    state = game.state
    owned = [int(state.card[space]) for space in range(SPACES) if state.owner[space] == seat]
    on_board = [game.content.ids[card] for card in owned if 0 <= card < MODERATES]
    return sorted(game.hand(seat) + game.deck(seat) + on_board)


# CB-23.1 Cards


@rule("CB-23.1.1")
def test_a_moderate_emotion_has_colour_slots_threshold_counterpart_and_power() -> None:
    for card in range(MODERATES):
        slots = int(CONTENT.slots[card])
        track = [int(CONTENT.track[9 * card + filled]) for filled in range(1, slots + 1)]
        assert 0 <= CONTENT.vibe[card] < len(VIBES)
        assert track == sorted(track)
        assert track[0] >= 1
        assert 1 <= CONTENT.threshold[card] <= slots <= CONTENT.slots[card + STRONG]
        assert CONTENT.faction[card + STRONG] == CONTENT.faction[card]
        assert CONTENT.power_texts(card, 0)


@rule("CB-23.1.1", "CB-5.1.1", "CB-12.1.4")
def test_what_a_card_shows_is_what_counts_in_play() -> None:
    game = Game(spirit("love", "valley"), pack=SPECIFICATION, spaces={"valley-1": "generosity 2"})
    shown = [1, 1, 2, 3]
    for essence in (3, 4):
        game.intensify("valley-1")
        assert game.intensity("valley-1") == shown[essence - 1]
    assert game.empower().emotion("valley-1") == "altruism"


@rule("CB-23.1.2", "CB-10.1.2")
@pytest.mark.parametrize(
    ("gloom", "bliss"), [("fear", "courage"), ("disgust", "comfort"), ("dislike", "affection"), ("guilt", "kindness")]
)
def test_only_the_colour_of_the_vibe_matters(gloom: str, bliss: str) -> None:
    """The factions have different symbols for the same four colours."""
    game = quelled({"valley-1": f"{gloom} 2"}, [bliss]).quell("valley-1", reveal=bliss)
    assert game.essence_at("valley-1") == 1


@rule("CB-23.1.3")
def test_starting_emotions_have_no_colour_and_are_in_no_deck() -> None:
    assert CONTENT.vibe[BRIGHTNESS] == CONTENT.vibe[BLEAKNESS] == NO_VIBE
    assert all(card < MODERATES for deck in CONTENT.decks for card in deck.cards)


@rule("CB-23.1.4")
def test_there_is_no_hand_limit() -> None:
    game = Game(spirit("love", "valley", hand=13), pack=SPECIFICATION, bliss={"ambition": 3}).end_turn("cards")
    assert len(game.hand()) == 15
    assert game.state.active == 1


# CB-23.2 Discards


@rule("CB-23.2.1", "CB-3.5.6")
@pytest.mark.parametrize("owner", [1, 3])
def test_a_moderate_emotion_goes_face_down_under_its_owners_deck(owner: int) -> None:
    game = quelled({"valley-1": f"fear 1 by {owner}"}, ["courage"])
    sizes = {seat: len(game.deck(seat)) for seat in (1, 3)}
    top = game.deck(owner)[0]
    game.quell("valley-1", reveal="courage")
    assert (game.deck(owner)[-1], game.deck(owner)[0]) == ("fear", top)
    assert len(game.deck(owner)) == sizes[owner] + 1
    assert len(game.deck(4 - owner)) == sizes[4 - owner]


@rule("CB-23.2.1")
def test_a_card_discarded_from_hand_goes_under_the_own_deck() -> None:
    seat = spirit("love", "valley", hand=["courage"], vibes={"move": ["blue"]})
    game = Game(seat, pack=SPECIFICATION).move("valley-cradle", vibe=("courage", 1))
    assert (game.hand(), game.deck()[-1], game.vibes("move")[1]) == ([], "courage", "red")


@vector("TV-68")
@rule("CB-23.2.2", "CB-10.1.5")
@EDITIONS
def test_a_strong_emotion_goes_back_and_may_come_again(edition: str) -> None:
    spaces = {"valley-1": "dread 1", "valley-2": "dread 3", "network-1": "fear 2"}
    game = quelled(spaces, ["courage"], options={"edition": edition})
    before = [len(game.deck(seat)) for seat in (1, 3)]
    assert not game.state.strong_free(game.content.find("fear"))
    game.quell("valley-1", reveal="courage")
    assert game.emotion("valley-1") is None
    assert [len(game.deck(seat)) for seat in (1, 3)] == before
    game.end_turn("cards").empower("network-1")
    assert game.emotion("network-1") == "dread"


@rule("CB-23.2.3")
def test_a_starting_emotion_goes_to_the_box() -> None:
    game = quelled({"valley-1": "bleakness 1"}, ["courage"])
    decks = [game.deck(seat) for seat in (1, 3)]
    game.quell("valley-1", reveal="courage")
    assert game.emotion("valley-1") is None
    assert [game.deck(seat) for seat in (1, 3)] == decks


@rule("CB-23.2.4", "CB-5.1.7")
def test_what_lies_on_a_discarded_emotion_goes_to_the_supply() -> None:
    """No rule discards an Emotion with Essence on it, but a power might."""
    game = quelled({"valley-1": "fear 3 token 2 by 1"}, [])
    leave(game.state, 0)
    assert (game.essence_at("valley-1"), game.token("valley-1"), game.deck(1)[-1]) == (0, 0, "fear")
    assert [game.essence(seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("CB-23.2.5")
def test_there_is_no_discard_pile() -> None:
    """Every card of a deck list is always in hand, in the deck or on the board."""
    seat = spirit("love", "valley", hand=["courage", "courage", "kindness"], vibes=row("quell"))
    game = Game(seat, pack=SPECIFICATION, spaces={"valley-1": "fear 1 by 1", "valley-2": "affection 2 by 0"})
    lists = [everywhere(game, seat) for seat in (0, 1)]
    game.quell("valley-1", reveal="courage", vibe=("kindness", 1)).empower("valley-2")
    assert [everywhere(game, seat) for seat in (0, 1)] == lists
    assert len(lists[0]) == len(lists[1]) == 16


@rule("CB-23.2.6", "CB-23.2.5")
@EDITIONS
def test_an_empty_deck_gives_nothing_and_the_rest_still_happens(edition: str) -> None:
    seat = spirit("harmony", "valley", hand="rest", deck=[], vibes=row("invoke", 1))
    game = Game(seat, pack=SPECIFICATION, options={"edition": edition, "spirit_side": "b"})
    card = game.hand()[0]
    cards = len(game.hand())
    game.invoke(card, "valley-1", upgrades="savour")
    while game.kind != "menu":
        game.answer(game.asked.timeout)
    assert (game.emotion("valley-1"), len(game.hand()), game.deck()) == (card, cards - 1, [])
    assert game.events("drew") == []


@rule("CB-23.2.6")
def test_no_card_is_reshuffled_into_an_empty_deck() -> None:
    game = Game(spirit("love", "valley", hand="rest", deck=[]), pack=SPECIFICATION, bliss={"ambition": 3})
    game.end_turn("cards")
    assert (game.state.active, game.deck()) == (1, [])


@rule("CB-23.2.7", "CB-3.5.8")
def test_the_next_discarded_card_is_the_top_of_an_empty_deck() -> None:
    seat = spirit("love", "valley", hand="rest", deck=[], vibes={"move": ["wild", "wild", "wild"]})
    game = Game(seat, pack=SPECIFICATION)
    card = game.hand()[0]
    game.move("valley-cradle", vibe=(card, 3))
    assert game.deck() == [card]
    assert game.view(1)["seats"][0]["deck"] == [f"{card} known"]
    assert [event["card"] for event in game.events("top")] == [game.content.find(card)]
    game.draw_emotions()
    assert (game.deck(), card in game.hand()) == ([], True)
