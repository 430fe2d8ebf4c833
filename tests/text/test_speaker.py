"""What a speaker says: labels, prompts, refusals, the log, the result, and the names of things."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mindrose.faces.cerebria_cards.speaker import CardSpeaker
from mindrose.games.cerebria_cards.components.things import ABILITIES
from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Outcome
from mindrose.kernel.programs import Choice
from mindrose.text import Speaker, languages
from tests.rulebook import rule
from tests.text.saying import GAME, LANGUAGES, refusals, speaker_of, view_of

ENGLISH = CardSpeaker(GAME, "en", ["Ann", "Bob"])

# Languages and names


def test_languages_are_listed_by_their_own_names() -> None:
    assert languages() == {"en": "English", "ru": "Русский", "it": "Italiano", "zh": "中文"}


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(MindroseError, match=r"no language 'tlh'; the languages are: en \(English\), ru .*, zh"):
        Speaker(GAME, "tlh")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 1"), ("ru", "Игрок 1"), ("it", "Giocatore 1"), ("zh", "玩家1")]
)
def test_players_without_names_are_numbered(language: str, name: str) -> None:
    assert Speaker(GAME, language).names[0] == name


def test_missing_names_are_filled_in() -> None:
    assert Speaker(GAME, "en", ["Ann", ""]).names == ["Ann", "Player 2", "Player 3", "Player 4", "Player 5"]


@pytest.mark.parametrize(
    ("language", "red", "gloomy"),
    [
        ("en", "Brightness (red)", "Bleakness (red)"),
        ("ru", "Блаженство (красное)", "Уныние (красное)"),
        ("it", "Felicità (rossa)", "Squallore (rosso)"),
        ("zh", "明亮（红）", "惨淡（红）"),
    ],
)
def test_base_cards_are_told_apart_by_their_vibe(language: str, red: str, gloomy: str) -> None:
    speaker = speaker_of(language)
    assert speaker.card("brightness-r") == speaker.card(64) == red
    assert speaker.card("bleakness-r") == gloomy
    assert len({speaker.card(card) for card in range(72)}) == 72


@pytest.mark.parametrize("name", ["hope", "Hope", "надежда", "Надежда"])
def test_cards_are_found_by_what_people_call_them(name: str) -> None:
    speaker = speaker_of("ru")
    assert speaker.card(name) == "Надежда"
    assert speaker.card_text(name) == speaker.card_text("hope")


def test_an_unknown_card_is_refused() -> None:
    for card in ("hatred", 72, -1):
        with pytest.raises(MindroseError, match="there is no card"):
            ENGLISH.card(card)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("valor", "Valor"),
        ("valor f2", "Valor: 2 fragments"),
        ("anger f0 fresh", "Anger: no fragments, fresh"),
        ("brightness-y a1", "Brightness (yellow): 1 absorbed"),
        ("valor+brightness-y f1 a0", "Valor + Brightness (yellow): 1 fragment, none absorbed"),
        ("valor+brightness-y f2 a1 fresh", "Valor + Brightness (yellow): 2 fragments, 1 absorbed, fresh"),
    ],
)
def test_emotions_are_read_as_positions_write_them(text: str, words: str) -> None:
    assert ENGLISH.emotion(text) == words


# Questions and answers


def test_a_full_mindset_is_named_in_the_prompt() -> None:
    view = view_of("remove")
    assert ENGLISH.question("remove", 0, view) == "Do you want to remove an emotion before Hope enters?"
    view["options"] = {"mindset_cap": 3}
    assert ENGLISH.question("remove", 0, view) == "Choose an emotion to remove: your mindset is full."


COUNTERS: list[tuple[dict[str, Any], str]] = [
    ({"program": "destroy", "aim": 1}, "to destroy your Anger"),
    ({"program": "destroy", "aim": 5}, "to destroy their own Anger"),
    ({"program": "destroy", "aim": 9}, "to destroy Player 3’s Anger"),
    ({"program": "destroy-late"}, "to destroy an emotion"),
    ({"program": "drain", "aim": 1, "own": 6}, "to drain your Anger into Bleakness (red)"),
    ({"program": "swap", "aim": 1, "own": 6}, "to swap Bleakness (red) for your Anger"),
    ({"program": "deprive", "column": 1}, "to discard impulses, the first from column 2"),
    ({"program": "embrace", "column": 0}, "to take the impulse of column 1"),
    ({"program": "steal", "victim": 0}, "to look at your hand and steal a card"),
    ({"program": "steal", "victim": 2}, "to look at Player 3’s hand and steal a card"),
    ({"program": "summon"}, "to summon an emotion"),
    ({"program": "draw"}, "to draw cards"),
]


@rule("CC-6.15")
@pytest.mark.parametrize(("use", "threat"), COUNTERS)
def test_who_may_counter_is_told_what_is_aimed_at(use: dict[str, Any], threat: str) -> None:
    view = view_of("counter")
    card = next(card for card in GAME.cards.entries if card.get("ability") == use["program"].removesuffix("-late"))
    view["seats"] = [dict(seat) for seat in view["seats"]]
    view["seats"][1]["mindset"] = [card["id"] + " f1", *view["seats"][1]["mindset"][1:]]
    view["stack"][1] |= use
    said = ENGLISH.question("counter", 0, view)
    assert said == f"Bob uses {card['name']['en']} {threat}: counter it with a {card['vibe']} card?"


def test_a_question_is_put_from_the_view_of_the_seat_that_is_asked() -> None:
    with pytest.raises(MindroseError, match="from its own view"):
        ENGLISH.question("main", 1, view_of("main"))


def test_others_read_whom_they_wait_for() -> None:
    assert ENGLISH.waiting("counter", 0) == "Ann decides whether to counter."


def test_labels_say_whose_emotion_is_meant() -> None:
    points: dict[str, int | str] = {"seat": 1, "place": 0, "emotion": "valor+brightness-y"}
    assert ENGLISH.choice(Choice("destroy", points), "destroy", 0) == "Destroy Bob’s Valor + Brightness (yellow)"
    assert ENGLISH.choice(Choice("destroy", points), "destroy", 1) == "Destroy your Valor + Brightness (yellow)"
    assert ENGLISH.choice(Choice("use", points), "main", 1) == "Use Valor + Brightness (yellow): Destroy"


def test_one_verb_reads_by_the_question_it_answers() -> None:
    assert ENGLISH.choice(Choice("keep", {}), "mulligan", 0) == "Keep your hand"
    assert ENGLISH.choice(Choice("keep", {}), "remove", 0) == "Remove nothing"


# Refusals


@rule("CC-14.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why_by_which_rule_and_what_instead(language: str) -> None:
    for refusal in refusals():
        said = speaker_of(language).refusal(refusal)
        assert refusal.rule in said
        assert refusal.code not in said
        assert ":" in said or "：" in said
        assert said[-1] in ".。"


TOLD_APART = {
    "E_TARGET": "CC-2.3 CC-6.1 CC-6.13 CC-8.1 CC-8.4 CC-8.5 CC-8.8 CC-8.21 CC-8.25 CC-8.28",
    "E_PENDING": "CC-3.6 CC-7.2 CC-8.10 CC-8.19 CC-8.23 CC-9.4",
    "E_NOT_IN_HAND": "CC-4.6 CC-8.23",
    "E_FUSE_KIND": "CC-5.17 CC-5.18",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", TOLD_APART)
def test_refusals_of_one_code_are_told_apart_by_their_rule(language: str, code: str) -> None:
    numbers = TOLD_APART[code].split()
    said = [speaker_of(language).refusal(Refusal(code, number, card=0, number=3)) for number in numbers]
    assert len({text.replace(number, "") for text, number in zip(said, numbers, strict=True)}) == len(numbers)


def test_a_refusal_names_what_it_is_about() -> None:
    refused = Refusal("E_COUNTER_VIBE", "CC-7.3", card=GAME.cards.types["faith"], vibe="red")
    assert ENGLISH.refusal(refused) == "Faith has another vibe (CC-7.3): discard a red card, or let it happen."


def test_a_number_that_is_no_answer_is_refused_in_words() -> None:
    refused = GAME.new(2, seed=1).refusal(500)
    assert refused is not None
    assert ENGLISH.refusal(refused) == "500 is not an answer: choose a whole number from 0 to 107."


# The log


EVENTS: list[tuple[dict[str, int | str | None], str]] = [
    ({"event": "aimed", "seat": 1, "place": -1, "card": -1, "column": -1, "own": -1}, "Target: Bob’s hand."),
    ({"event": "aimed", "seat": -1, "place": -1, "card": -1, "column": 2, "own": -1}, "Target: column 3."),
    ({"event": "aimed", "seat": 1, "place": 0, "card": 0, "column": -1, "own": -1}, "Target: Bob’s Affection."),
    (
        {"event": "aimed", "seat": 1, "place": 0, "card": 0, "column": -1, "own": 1},
        "Target: Bob’s Affection; own emotion: Comfort.",
    ),
    ({"event": "entered", "seat": 0, "place": 0, "card": 0, "base": -1}, "Affection enters Ann’s mindset."),
    (
        {"event": "entered", "seat": 0, "place": 0, "card": 0, "base": 64},
        "Affection, fused with Brightness (red), enters Ann’s mindset.",
    ),
    (
        {"event": "drained", "source": 4, "card": 2, "receiver": 0, "own": 0, "number": 1},
        "1 fragment moves from Bob’s Courage to Ann’s Affection.",
    ),
    (
        {"event": "swapped", "seat": 0, "given": 1, "card": 0, "taken": 6, "other": 2},
        "Ann swaps Affection for Bob’s Courage.",
    ),
    (
        {"event": "bonus", "seat": 0, "number": 2, "polarity": 1, "pattern": 2},
        "Ann gets 2 bonus fragments of Gloom for three alike.",
    ),
    (
        {"event": "bonus", "seat": 0, "number": 0, "polarity": 1, "pattern": 2},
        "Ann has three alike, but the supply is empty: no bonus.",
    ),
    ({"event": "collected", "seat": 0, "bliss": 0, "gloom": 0}, "Ann scores no fragments."),
    ({"event": "collected", "seat": 0, "bliss": 2, "gloom": 1}, "Ann scores 2 Bliss and 1 Gloom."),
]


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_the_log_tells_what_happened(event: dict[str, int | str | None], line: str) -> None:
    assert ENGLISH.event(event) == line


@rule("CC-13.5", "CC-13.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_is_not_betrayed(language: str) -> None:
    """Nobody but those who saw it reads which card was drawn or stolen."""
    speaker = speaker_of(language)
    names = {GAME.cards.name(card, language) for card in range(72)}
    table = GAME.new(3, seed=3)
    answers = random.Random(3)
    while not table.over:
        table.answer(answers.choice(table.legal()))
    hidden = [event for event in table.events(None) if "card" in event and event["card"] is None]
    assert {event["event"] for event in hidden} == {"drew", "stole"}
    lines = {speaker.event(event) for event in hidden}
    assert not [line for line in lines if any(name in line for name in names)]
    assert len(lines) <= 3 + 6  # as many as there are drawers, and thieves with their victims


@rule("CC-13.6")
def test_the_drawer_reads_the_card() -> None:
    assert ENGLISH.event({"event": "drew", "seat": 0, "card": 0}) == "Ann draws Affection."
    assert ENGLISH.event({"event": "drew", "seat": 0, "card": None}) == "Ann draws a card."


# The result

OUTCOMES = [
    ("en", [0], "balance", "Ann wins by Balance, 8 Bliss and 8 Gloom."),
    ("ru", [0], "balance", "Анна побеждает по Балансу: 8 фрагментов Света и 8 фрагментов Тьмы."),
    ("it", [0], "balance", "Anna vince per Equilibrio, con 8 Frammenti di Gioia e 8 Frammenti di Malinconia."),
    ("zh", [0], "balance", "小安以“平衡”获胜：8枚极乐碎片，8枚晦暗碎片。"),
    ("en", [0, 1, 2], "balance", "By Balance, Ann, Bob and Cleo share the victory with 16 fragments each."),
    ("ru", [0, 1], "last_cycle", "Последний цикл окончен, разделённая победа: Анна и Борис, по 16 фрагментов."),
    ("it", [0, 1], "balance", "Per Equilibrio, Anna e Bruno condividono la vittoria con 16 Frammenti a testa."),
    ("zh", [0, 1], "singlemindedness_gloom", "凭“专一”，小安和小博共同获胜，各有16枚碎片。"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "winners", "reason", "words"), OUTCOMES)
def test_the_result_is_told(language: str, winners: list[int], reason: str, words: str) -> None:
    outcome = Outcome(winners, reason, "CC-10", [[8, 8], [8, 8], [8, 8]])
    assert speaker_of(language).outcome(outcome) == words


# Explanations


def test_a_card_explains_itself() -> None:
    assert ENGLISH.card_text("anger") == (
        "Mild emotion · Gloom · red vibe · 1 fragment slot\n"
        "Destroy: Choose any emotion in any mindset, even your own. "
        "Its cards are discarded, its fragments return to the supply."
    )
    assert ENGLISH.card_text("brightness-y").startswith("Base card · Bliss · yellow vibe · 2 absorb slots\nAlone, it")


def test_explanations_follow_the_options_of_the_table() -> None:
    assert ENGLISH.rules_text("draw") == "Draw 2 cards from the main deck."
    assert ENGLISH.rules_text("draw", {"draw_count": 1}) == "Draw 1 card from the main deck."
    assert "2 fragment slots" in ENGLISH.card_text("anger", {"slots_mild": 2})
    assert ENGLISH.rules_text("swap").startswith("One of your emotions and another one in any mindset change places.")
    assert ENGLISH.rules_text("swap", {"swap_own": False}).startswith("One of your emotions and one of an opponent’s")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_text_of_its_own(language: str) -> None:
    speaker = speaker_of(language)
    assert len({speaker.rules_text(ability) for ability in range(len(ABILITIES))}) == len(ABILITIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_and_explained(language: str) -> None:
    speaker = speaker_of(language)
    names = [speaker.option(parameter.name) for parameter in GAME.parameters]
    texts = [speaker.option_text(parameter.name) for parameter in GAME.parameters]
    assert len(set(names)) == len(set(texts)) == len(GAME.parameters)
    for parameter in GAME.parameters:
        assert "\n" not in speaker.option_text(parameter.name)
        assert len({speaker.option_value(parameter.name, word) for word in parameter.words}) == len(parameter.words)


def test_values_of_options_are_words() -> None:
    assert ENGLISH.option_value("supply_bliss", None) == "unlimited"
    assert ENGLISH.option_value("supply_bliss", 40) == "40"
    assert ENGLISH.option_value("mixed_fusion", True) == "yes"
    assert ENGLISH.option_value("fused_vibe", "top") == "that of the top card"


def test_a_word_that_is_not_of_the_game_is_refused() -> None:
    with pytest.raises(MindroseError, match="'pink' is none of: red, yellow, green, blue"):
        ENGLISH.vibe("pink")
    with pytest.raises(MindroseError, match="2 is none of: bliss, gloom"):
        ENGLISH.polarity(2)
    with pytest.raises(MindroseError, match="there is no text 'word-sorrow' in English"):
        ENGLISH.word("sorrow")
    with pytest.raises(MindroseError, match="there is no card 'sorrow'"):
        ENGLISH.emotion("sorrow f1")
