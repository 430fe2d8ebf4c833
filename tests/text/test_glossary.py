"""Terms are those of the glossary, and the traps it names are avoided."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, VIBES
from tests.text.cerebria_cards.glossary import GLOSSARY
from tests.text.saying import LANGUAGES, everything, speaker_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_said_as_the_glossary_has_them(language: str) -> None:
    speaker = speaker_of(language)
    for key, terms in GLOSSARY.items():
        assert speaker.word(key) == terms[LANGUAGES.index(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_cards_are_terms(language: str) -> None:
    speaker = speaker_of(language)
    at = LANGUAGES.index(language)
    assert [speaker.polarity(word) for word in POLARITIES] == [GLOSSARY[word][at] for word in POLARITIES]
    assert [speaker.vibe(number) for number in range(4)] == [GLOSSARY[f"vibe_{word}"][at] for word in VIBES]
    assert [speaker.ability(word) for word in ABILITIES] == [GLOSSARY[word][at] for word in ABILITIES]
    assert [speaker.kind(word) for word in KINDS] == [GLOSSARY[key][at] for key in ("mild", "strong", "base_card")]
    assert speaker.zone("discard") == speaker.word("discard") == GLOSSARY["discard_pile"][at]


# What a sentence must contain, so that the term is the same wherever it is said.
STEMS = {
    "en": ["mindset", "impulse", "revelation", "supply", "fuse", "absorb", "evoke", "summon", "main deck", "balance"],
    "ru": ["умонастроени", "импульс", "откровени", "запас", "слияни", "погло", "пробуд", "приз", "колод", "баланс"],
    "it": ["mentalità", "impulso", "rivelazione", "riserva", "fusione", "assorb", "evoca", "convoca", "equilibrio"],
    "zh": ["心境", "冲动", "启示", "供应堆", "融合", "吸收", "唤起", "召唤", "主牌库", "平衡", "枚", "张"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_the_terms(language: str) -> None:
    text = "\n".join(everything(speaker_of(language))).lower()
    for stem in STEMS[language]:
        assert text.count(stem) > 1, stem


def test_russian_bliss_is_light_and_brightness_is_blazhenstvo() -> None:
    """The trap that the glossary names: «Блаженство» is the card Brightness, not the polarity Bliss."""
    speaker = speaker_of("ru")
    assert speaker.polarity("bliss") == "Свет"
    assert speaker.card("brightness-r") == "Блаженство (красное)"
    assert speaker.event({"event": "mood", "polarity": 0}) == "Маркер настроения показывает: Свет."
    assert "Блаженств" not in speaker.event({"event": "collected", "seat": 0, "bliss": 2, "gloom": 0})
