"""What the default content says, beside the tables of the rules; and the pack that the test vectors are played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import load
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BLEAKNESS,
    BLISS,
    BONUSES,
    BRIGHTNESS,
    DEEDS,
    EMOTIONS,
    FIRST,
    GLOOM,
    HARVEST,
    MODERATES,
    NO_VIBE,
    NOBODY,
    REVISED,
    ROWS,
    SPIRITS,
    STRONG,
    VIBES,
    WHEEL,
)
from mindrose.kernel.languages import LANGUAGES
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import SPECIFICATION

CONTENT = load()
SPECIFIED = load(SPECIFICATION)

# Moderate Emotion, vibe, track, threshold, Strong Emotion, track.
TABLE = """
    affection red 122 2 adoration 2334           comfort red 112 2 satisfaction 223
    courage red 122 2 valor 234                  sociability red 122 2 intimacy 233
    cheerfulness yellow 112 2 euphoria 223       excitement yellow 123 2 passion 234
    safety yellow 123 2 freedom 234              trust yellow 112 2 faith 223
    desire green 123 2 longing 234               generosity green 1122 3 selflessness 3333
    innocence green 123 2 purity 223             kindness green 112 2 benevolence 223
    confidence blue 1123 3 self-respect 2345     optimism blue 122 2 hope 233
    self-esteem blue 122 2 dignity 233           tranquility blue 11 2 serenity 224
    anger red 12 2 rage 2334                     craving red 122 2 greed 233
    hostility red 1122 3 malevolence 2233        jealousy red 123 2 envy 234
    bitterness yellow 122 2 lethargy 234         boredom yellow 122 2 indifference 233
    guilt yellow 123 2 remorse 234               pessimism yellow 122 2 despair 233
    disgust green 112 2 loathing 223             dislike green 123 2 animosity 234
    selfishness green 122 2 narcissism 233       mistrust green 112 2 suspicion 223
    embarrassment blue 122 2 shame 233           fear blue 122 2 panic 233
    insecurity blue 122 2 doubt 234              loneliness blue 122 2 isolation 234
"""
SPECIFIED_TABLE = """
    affection green 123 2 adoration 2345         comfort yellow 123 2 contentment 2345
    courage red 123 2 valor 2345                 sociability yellow 123 2 companionship 2345
    cheerfulness green 123 2 elation 2345        excitement green 133 2 euphoria 2455
    safety yellow 1123 3 assurance 23456         trust red 123 2 loyalty 2345
    desire blue 1123 3 passion 23456             generosity red 1123 3 altruism 23456
    innocence blue 223 2 purity 3445             kindness blue 123 2 benevolence 2345
    confidence green 1123 3 resolve 23456        optimism yellow 123 2 faith 2345
    self-esteem red 223 2 dignity 3445           tranquility blue 133 2 serenity 2455
    anger blue 133 2 rage 2455                   craving green 1123 3 addiction 23456
    hostility blue 123 2 cruelty 2345            jealousy blue 1123 3 possessiveness 23456
    bitterness green 123 2 indifference 2345     boredom green 133 2 lethargy 2455
    guilt blue 223 2 remorse 3445                pessimism yellow 123 2 despair 2345
    disgust yellow 123 2 loathing 2345           dislike green 123 2 contempt 2345
    selfishness red 1123 3 narcissism 23456      mistrust red 123 2 doubt 2345
    embarrassment red 223 2 shame 3445           fear red 123 2 dread 2345
    insecurity yellow 1123 3 inferiority 23456   loneliness yellow 123 2 isolation 2345
"""


def printed(content: Content, card: int) -> str:
    return "".join(str(content.track[9 * card + essence]) for essence in range(1, content.slots[card] + 1))


@rule("CB-2.1.2", "CB-2.1.3", "CB-23.1.1")
@pytest.mark.parametrize(("content", "table"), [(CONTENT, TABLE), (SPECIFIED, SPECIFIED_TABLE)])
def test_every_emotion_is_as_in_the_table(content: Content, table: str) -> None:
    words = table.split()
    assert len(content.ids) == EMOTIONS
    for card in range(MODERATES):
        moderate, vibe, track, threshold, strong, strong_track = words[6 * card : 6 * card + 6]
        assert (content.ids[card], content.ids[card + STRONG]) == (moderate, strong)
        assert [VIBES[content.vibe[card + kind]] for kind in (0, STRONG)] == [vibe, vibe]
        assert [content.faction[card + kind] for kind in (0, STRONG)] == [card // 16, card // 16]
        assert (printed(content, card), printed(content, card + STRONG)) == (track, strong_track)
        assert (content.threshold[card], content.threshold[card + STRONG]) == (int(threshold), 0)


@rule("CB-23.1.3")
@pytest.mark.parametrize(("content", "track"), [(CONTENT, "12"), (SPECIFIED, "112")])
def test_starting_emotions_have_no_vibe_no_threshold_and_no_power(content: Content, track: str) -> None:
    assert content.ids[BRIGHTNESS:] == ["brightness", "bleakness"]
    for faction, card in ((BLISS, BRIGHTNESS), (GLOOM, BLEAKNESS)):
        assert (content.faction[card], content.vibe[card], content.threshold[card]) == (faction, NO_VIBE, 0)
        assert printed(content, card) == track
        assert content.power_texts(card, REVISED) == content.power_texts(card, FIRST) == []


def test_a_track_starts_at_nothing_and_stays_at_its_last_value() -> None:
    card = CONTENT.find("Tranquility")
    assert [CONTENT.track[9 * card + essence] for essence in range(9)] == [0, 1, 1, 1, 1, 1, 1, 1, 1]


def test_only_benevolence_differs_between_the_editions() -> None:
    different = [
        card for card in range(EMOTIONS) if CONTENT.power_texts(card, REVISED) != CONTENT.power_texts(card, FIRST)
    ]
    assert different == [CONTENT.find("Benevolence")]
    both, only_revised = CONTENT.power_texts(different[0], REVISED)
    assert CONTENT.power_texts(different[0], FIRST) == [both]
    assert only_revised.startswith("on absorb:")


def test_emotions_are_called_as_in_the_card_game() -> None:
    root = Path(__file__).parents[3]
    path = root / "src" / "mindrose" / "games" / "cerebria_cards" / "content" / "cards.toml"
    cards = {card["id"].split("-")[0] if "ness-" in card["id"] else card["id"]: card["name"]
             for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]}  # fmt: skip
    assert {
        name: {code: CONTENT.name("emotion", name, code) for code in LANGUAGES} for name in CONTENT.ids
    } == cards  # fmt: skip


@rule("CB-2.1.1")
def test_the_spirits_are_named_in_four_languages() -> None:
    assert list(CONTENT.names["spirit"]) == list(SPIRITS)
    assert CONTENT.name("spirit", "empathy", "ru") == "Сопереживание"
    assert CONTENT.name("spirit", "malice", "it") == "Malizia"
    assert CONTENT.name("spirit", "anxiety", "zh") == "焦虑"


@rule("CB-13.1.3")
def test_the_realms_their_actions_and_their_costs() -> None:
    assert CONTENT.realm_ids == ["valley", "cradle", "network", "land", "willow"]
    assert [ACTIONS[action] for action in CONTENT.action_of] == list(ACTIONS[ROWS:])
    assert list(CONTENT.realm_cost) == [1, 1, 2, 1, 1]
    assert CONTENT.realm_of[HARVEST - ROWS] == CONTENT.realm_ids.index("willow")
    assert CONTENT.name("realm", "network", "it") == "Trama dei Pensieri"


@pytest.mark.parametrize(
    ("content", "order"),
    [
        (CONTENT, ["commitment", "creativity", "humility", "diligence", "knowledge"]),
        (SPECIFIED, ["commitment", "humility", "diligence", "knowledge", "creativity"]),
    ],
)
def test_the_order_of_the_spheres(content: Content, order: list[str]) -> None:
    assert content.sphere_ids == [BONUSES[bonus] for bonus in content.bonus] == order


@rule("CB-1.2.7", "CB-2.1.6")
def test_reflection_and_sensibility_are_not_in_the_basic_game() -> None:
    left_out = {name for number, name in enumerate(ASPIRATIONS) if not CONTENT.in_basic[number]}
    assert left_out == {"reflection", "sensibility"}
    assert set(CONTENT.names["aspiration"]) == set(ASPIRATIONS)


def test_the_intentions_of_each_side() -> None:
    told = [
        [f"{DEEDS[intention.deed]} {intention.number} {intention.points}" for intention in side]
        for side in CONTENT.intentions
    ]
    assert told == [
        ["quell_at_least 1 0", "absorb_at_least 4 0", "fill_emotion 0 0", "full_row 0 0"],
        ["quell_at_least 1 0", "fortress_joins 0 0", "empowered 0 0", "vibe_level 0 0"],
        ["fill_emotion 0 1", "quell_at_least 2 2", "fortress_joins 0 1", "absorb_at_most 2 1", "full_row 0 2"],
        ["quell_exactly 1 1", "empowered 0 1", "absorb_at_least 4 1", "exalted 0 2", "vibe_level 0 2"],
    ]


def test_the_bonuses_of_the_wheel() -> None:
    told = {space: WHEEL[bonus] for space, bonus in enumerate(CONTENT.wheel) if bonus}
    assert told == {3: "essence", 6: "card", 9: "ambition", 12: "essence", 15: "card", 18: "ambition"}
    assert len(CONTENT.wheel) == 20


def test_the_layout_of_the_basic_game_is_its_own_mirror_image() -> None:
    spirits, emotions = list(CONTENT.layout_spirit), list(CONTENT.layout_emotion)
    assert (spirits, emotions, CONTENT.layout_offset) == ([9, 7, 1, 3], [13, 10, 3, 6], 0)
    assert {-space % 10 for space in spirits[:2]} == set(spirits[2:])
    assert {(1 - space) % 15 for space in emotions[:2]} == set(emotions[2:])


def cards_of(deck: str, faction: int) -> str:
    """The names in a deck that stand there twice, in the order of the cards."""
    cards = list(CONTENT.decks[CONTENT.deck(deck, faction)].cards)
    assert cards[::2] == cards[1::2]
    return " ".join(sorted(CONTENT.ids[card] for card in cards[::2]))


def names(text: str) -> str:
    return " ".join(sorted(text.lower().split()))


@rule("CB-25.1.1")
def test_the_starter_deck_of_bliss() -> None:
    listed = "Courage Sociability Cheerfulness Excitement Kindness Desire Optimism Self-Esteem"
    assert cards_of("starter", BLISS) == cards_of("Starter deck", BLISS) == names(listed)


@rule("CB-25.1.2")
def test_the_starter_deck_of_gloom() -> None:
    listed = "Anger Jealousy Pessimism Bitterness Dislike Mistrust Embarrassment Loneliness"
    assert cards_of("starter", GLOOM) == cards_of("starter-gloom", GLOOM) == names(listed)


@rule("CB-25.2.1", "CB-25.2.2", "CB-25.2.3", "CB-25.2.4")
@pytest.mark.parametrize(
    ("spirit", "listed"),
    [
        ("love", "Self-Esteem Confidence Comfort Sociability Desire Innocence Cheerfulness Trust"),
        ("delight", "Comfort Courage Cheerfulness Excitement Optimism Tranquility Generosity Kindness"),
        ("empathy", "Confidence Tranquility Kindness Generosity Safety Trust Affection Sociability"),
        ("harmony", "Self-Esteem Optimism Sociability Courage Innocence Kindness Excitement Cheerfulness"),
    ],
)
def test_the_decks_of_the_spirits_of_bliss(spirit: str, listed: str) -> None:
    assert cards_of(spirit, BLISS) == names(listed)
    assert CONTENT.decks[CONTENT.deck(spirit, BLISS)].spirit == SPIRITS.index(spirit)


@rule("CB-25.2.5", "CB-25.2.6", "CB-25.2.7", "CB-25.2.8")
@pytest.mark.parametrize(
    ("spirit", "listed"),
    [
        ("hatred", "Anger Jealousy Pessimism Bitterness Insecurity Embarrassment Selfishness Dislike"),
        ("misery", "Fear Loneliness Jealousy Craving Mistrust Disgust Guilt Bitterness"),
        ("malice", "Insecurity Embarrassment Hostility Jealousy Selfishness Dislike Boredom Pessimism"),
        ("anxiety", "Loneliness Fear Mistrust Disgust Boredom Guilt Anger Craving"),
    ],
)
def test_the_decks_of_the_spirits_of_gloom(spirit: str, listed: str) -> None:
    assert cards_of(spirit, GLOOM) == names(listed)
    assert CONTENT.decks[CONTENT.deck(spirit, GLOOM)].spirit == SPIRITS.index(spirit)


@pytest.mark.parametrize("content", [CONTENT, SPECIFIED])
def test_every_published_deck_has_two_names_of_each_vibe(content: Content) -> None:
    for deck in content.decks:
        vibes = [content.vibe[card] for card in deck.cards]
        assert [vibes.count(vibe) for vibe in range(len(VIBES))] == [4, 4, 4, 4]
        assert list(deck.cards) == sorted(deck.cards)


def test_decks_are_found_in_their_own_faction_only() -> None:
    assert CONTENT.decks[CONTENT.deck("Love's deck", BLISS)].names["ru"] == "Колода Любви"
    assert CONTENT.decks[CONTENT.deck("starter", GLOOM)].spirit == NOBODY
    assert CONTENT.deck("love", GLOOM) == CONTENT.deck("envy", GLOOM) == -1


def test_emotions_are_found_by_id_and_by_name() -> None:
    assert CONTENT.find("self-esteem") == CONTENT.find(" Self-Esteem ") == 14
    assert CONTENT.find("Bleakness") == BLEAKNESS
    assert CONTENT.find("Elation") == -1
    assert SPECIFIED.find("Elation") == 4 + STRONG


def test_the_pack_and_its_document() -> None:
    assert (CONTENT.pack, SPECIFIED.pack) == ("default", "specification")
    assert set(CONTENT.document) == {"pack", "emotions", "spirits", "board", "decks"}
    assert SPECIFIED.document["decks"] == CONTENT.document["decks"]
    assert SPECIFIED.document["board"] != CONTENT.document["board"]
    assert [CONTENT.name("pack", "default", code) for code in LANGUAGES] == [
        "The Inside World", "Внутренний мир", "Il mondo interiore", "内心世界"
    ]  # fmt: skip
