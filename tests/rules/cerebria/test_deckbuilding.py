"""CB-3.5 Decks: which lists are legal, how one is chosen or built, and what is dealt from it."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import MODERATES, STRONG
from mindrose.games.cerebria.rules.deckbuilding import read_deck
from mindrose.games.cerebria.rules.emotions import lay, leave
from mindrose.games.cerebria.state import DECK, HAND
from mindrose.kernel.errors import BadOption
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import CONTENT, Game, spirit
from tests.rules.cerebria.preparing import LIST, Setup, refused

BLISS, GLOOM = 0, 1


def faults(text: str, faction: int = BLISS) -> list[str]:
    """Everything that is wrong with a list."""
    with pytest.raises(BadOption) as caught:
        read_deck(text, faction, CONTENT)
    message = str(caught.value)
    assert message.startswith("this deck cannot be played (E_DECKBUILD): ")
    return message.split(": ", 1)[1].split("; ")


def cards_of(deck: str, faction: int) -> list[str]:
    return [CONTENT.ids[card] for card in CONTENT.decks[CONTENT.deck(deck, faction)].cards]


# Lists


@rule("CB-3.5.1")
def test_a_list_of_sixteen_moderate_emotions_is_read() -> None:
    cards = [CONTENT.ids[card] for card in read_deck(LIST, BLISS, CONTENT)]
    assert len(cards) == 16
    assert cards.count("courage") == 2
    assert cards.count("comfort") == cards.count("trust") == 1
    assert cards == sorted(cards, key=CONTENT.find)


@rule("CB-3.5.1")
@pytest.mark.parametrize(
    "entry", ["courage 2", "2 Courage", "2x courage", "Courage x2", "courage, courage", "COURAGE 2;"]
)
def test_numbers_may_stand_before_or_after_their_card(entry: str) -> None:
    text = f"{entry}, " + LIST.removeprefix("courage 2, ")
    assert read_deck(text, BLISS, CONTENT) == read_deck(LIST, BLISS, CONTENT)


@rule("CB-3.5.1")
def test_a_list_of_another_length_is_refused() -> None:
    assert faults("courage 2, kindness 2") == ["it has 4 cards, not 16 (CB-3.5.1)"]
    assert faults(LIST + ", affection 2") == ["it has 18 cards, not 16 (CB-3.5.1)"]


@rule("CB-3.5.1")
def test_emotions_of_the_other_faction_are_refused() -> None:
    assert faults(LIST.replace("courage", "anger")) == ["anger is of gloom, not of bliss (CB-3.5.1)"]
    assert len(faults(LIST, GLOOM)) == 9


@vector("TV-150")
@rule("CB-3.5.2")
def test_a_third_copy_is_refused() -> None:
    text = LIST.replace("courage 2", "courage 3").replace(", trust", "")
    assert faults(text) == ["courage is in it 3 times, 2 are allowed (CB-3.5.2)"]
    assert "E_DECKBUILD" in refused(deck_0=text)
    assert Setup(deck_0=LIST).deck_list(0).count("courage") <= 2


@rule("CB-3.5.3")
@pytest.mark.parametrize("card", ["valor", "brightness", "bleakness"])
def test_strong_and_starting_emotions_are_refused(card: str) -> None:
    assert faults(LIST.replace("courage", card)) == [f"{card} is no Moderate Emotion (CB-3.5.3)"]


@rule("CB-3.5.1", "CB-3.5.2", "CB-3.5.3")
def test_all_that_is_wrong_is_said_at_once() -> None:
    assert faults("curage 2, kindness 3, valor 1, anger 2, kidness") == [
        "there is no Emotion 'curage' (did you mean 'courage'?) (CB-3.5.1)",
        "there is no Emotion 'kidness' (did you mean 'kindness'?) (CB-3.5.1)",
        "kindness is in it 3 times, 2 are allowed (CB-3.5.2)",
        "anger is of gloom, not of bliss (CB-3.5.1)",
        "valor is no Moderate Emotion (CB-3.5.3)",
        "it has 6 cards, not 16 (CB-3.5.1)",
    ]


# Decks set by option


@rule("CB-3.5.1", "CB-22.1.7")
def test_decks_can_be_set_by_option() -> None:
    table = Setup(deck_0="starter", deck_1="spirit", deck_2=LIST, deck_3="Malice", spirit_1="anxiety")
    table.until("deck" if table.kind == "deck" else "place_spirit")
    assert table.kind == "place_spirit"
    assert table.deck_list(0) == cards_of("starter", BLISS)
    assert table.deck_list(1) == cards_of("anxiety", GLOOM)
    assert table.deck_list(2) == [CONTENT.ids[card] for card in read_deck(LIST, BLISS, CONTENT)]
    assert table.deck_list(3) == cards_of("malice", GLOOM)
    told = {event["seat"]: event["deck"] for event in table.events("built_deck")}
    assert told[2] == -1
    assert told[3] == CONTENT.deck("malice", GLOOM)


@rule("CB-3.5.1")
def test_a_deck_that_does_not_exist_or_is_not_legal_is_refused() -> None:
    unknown = refused(deck_1="malevolent")
    assert "gloom has no deck 'malevolent' (E_DECKBUILD, CB-3.5.1)" in unknown
    assert "starter-gloom" in unknown
    assert "bliss has no deck 'malice'" in refused(deck_0="malice")
    assert "deck_2: this deck cannot be played (E_DECKBUILD): " in refused(deck_2="courage 16")
    assert "there is no seat 3 with 2 players" in refused(2, deck_3="starter")


# Choosing a deck


@rule("CB-3.5.1")
def test_a_deck_of_the_own_faction_is_chosen() -> None:
    table = Setup(spirit_1="misery").until("deck")
    assert table.asked.seat == 0
    own = [deck.id for deck in CONTENT.decks if deck.faction == BLISS]
    assert table.offered("deck") == own
    assert replies.OWN_DECK in table.legal()
    refusal = table.refused(replies.DECK + CONTENT.deck("malice", GLOOM))
    assert (refusal.code, refusal.rule) == ("E_DECKBUILD", "CB-3.5.1")
    assert table.refused(replies.CARD).code == "E_TURN"
    table.do("deck", deck="harmony")
    assert table.deck_list(0) == cards_of("harmony", BLISS)
    assert table.asked.seat == 1
    assert table.asked.timeout == replies.DECK + CONTENT.deck("misery", GLOOM)


@rule("CB-3.5.4", "CB-25.1.3")
def test_teammates_may_have_the_same_list() -> None:
    table = Setup(deck_0="love", deck_2="love", deck_1="starter", deck_3="starter").ready()
    assert table.deck_list(0) == table.deck_list(2)
    assert table.deck_list(1) == table.deck_list(3)


@rule("CB-3.5.1", "CB-3.5.2")
def test_an_own_deck_is_picked_card_by_card() -> None:
    table = Setup().until("deck").do("build_deck")
    assert table.kind == "pick_card"
    assert len(table.legal()) == 16
    table.do("pick", card="courage")
    assert table.offered("number") == [2] * 16
    table.do("pick", card="courage")
    assert len(table.legal()) == 15
    third = table.refused(table.card("courage"))
    assert (third.code, third.rule) == ("E_DECKBUILD", "CB-3.5.2")
    foreign = table.refused(table.card("anger"))
    assert (foreign.code, foreign.rule) == ("E_DECKBUILD", "CB-3.5.1")
    starting = table.refused(replies.STARTING)
    assert (starting.code, starting.rule) == ("E_DECKBUILD", "CB-3.5.3")
    assert table.refused(replies.OWN_DECK).code == "E_TURN"
    for card in ("trust", "comfort", "kindness", "desire", "optimism", "safety", "affection"):
        table.do("pick", card=card).do("pick", card=card)
    assert table.asked.seat == 1
    assert table.deck_list(0) == sorted(table.deck_list(0), key=CONTENT.find)
    assert set(table.deck_list(0)) == {
        "courage", "trust", "comfort", "kindness", "desire", "optimism", "safety", "affection",
    }  # fmt: skip
    assert len(table.deck_list(0)) == 16


@rule("CB-3.5.1")
def test_building_a_deck_can_be_given_up() -> None:
    table = Setup().until("deck").do("build_deck").do("pick", card="courage").do("pick", card="trust")
    table.withdraw()
    assert table.kind == "deck"
    table.do("deck", deck="love")
    assert table.deck_list(0) == cards_of("love", BLISS)


@rule("CB-3.5.1")
def test_others_see_the_list_only_when_it_is_complete() -> None:
    one = Setup().until("deck").do("build_deck").do("pick", card="courage")
    other = Setup().until("deck").do("build_deck").do("pick", card="trust")
    assert one.view(1) == other.view(1) == Setup().until("deck").table.view(1)
    assert one.view(0) != other.view(0)


# Cards belong to a deck


@rule("CB-3.5.5", "CB-3.5.6")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_card_goes_back_to_the_deck_it_is_from(owner: int) -> None:
    table = Game(spirit(), spaces={"valley-1": f"kindness 1 by {owner}"})
    before = [len(table.deck(seat)) for seat in range(4)]
    leave(table.state, 0)
    after = [len(table.deck(seat)) for seat in range(4)]
    assert [more - less for more, less in zip(after, before, strict=True)] == [int(seat == owner) for seat in range(4)]
    assert table.deck(owner)[-1] == "kindness"


@rule("CB-3.5.7", "CB-3.5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_are_shuffled_two_cards_drawn_and_the_next_turned_up(players: int) -> None:
    table = Setup(players, mode="basic").ready()
    for seat in range(players):
        hand, deck = table.state.piles.cards(HAND + seat), table.state.piles.cards(DECK + seat)
        assert (len(hand), len(deck)) == (2, 14)
        assert (
            sorted(entry // 2 for entry in hand + deck)
            == [int(card) for card in table.state.decks][16 * seat : 16 * seat + 16]
        )
        assert [entry % 2 for entry in hand] == [0, 0]
        assert [entry % 2 for entry in deck] == [0] * 13 + [1]
    hands = {tuple(Setup(players, seed, mode="basic").ready().hand(0)) for seed in range(12)}
    assert len(hands) > 5


@rule("CB-3.5.7")
def test_an_opening_hand_is_seen_by_its_team_only() -> None:
    table = Setup(mode="basic").ready()
    for viewer in range(4):
        for event in table.events("dealt", viewer):
            own = int(event["seat"]) % 2 == viewer % 2
            assert (event["card"] is not None) is own
            if own:
                assert CONTENT.ids[event["card"]] in table.hand(event["seat"])


@rule("CB-3.5.8")
def test_everybody_sees_the_top_card_of_every_deck() -> None:
    table = Setup(mode="basic").ready()
    for viewer in (0, 1, None):
        for seat in range(4):
            deck = table.view(viewer)["seats"][seat]["deck"]
            assert deck[0] == f"{table.deck(seat)[0]} known"
            assert set(deck[1:]) == {None}
    assert [event["card"] for event in table.events("top")] == [CONTENT.find(table.deck(seat)[0]) for seat in range(4)]


@rule("CB-3.5.9")
def test_strong_emotions_are_shared_by_the_faction() -> None:
    table = Setup(mode="basic").ready()
    cards = [entry // 2 for seat in range(4) for pile in (HAND, DECK) for entry in table.state.piles.cards(pile + seat)]
    assert max(cards) < MODERATES
    board = Game(spirit(), spaces={"valley-1": "valor 1 by 0"}).state
    courage = CONTENT.find("courage")
    assert board.strong_free(courage)
    lay(board, 4, courage + STRONG, 2)  # the teammate's takes the second and last copy
    assert not board.strong_free(courage)
