"""Russian wordings that are not to come back: terms that no rulebook uses, calques, loose ends of grammar."""

from __future__ import annotations

import re

import pytest

from mindrose.games.cerebria.components.things import ASPIRATIONS, EDITIONS
from mindrose.kernel.programs import Choice
from mindrose.registry import LOCALES
from mindrose.rulebook import gists_of
from tests.text.cerebria_saying import speaker_of

# What no text says, and what it says instead.
NEVER = {
    r"(?<!обе )(?<!со своей )\bсторон[а-я]*\b(?! [AB]\b| лежат)": "команда; a side is that of a board: сторона A",
    r"\bОбщ\w+ устремлени": "основное устремление",
    r"\bскрыт\w+ колод": "колода скрытых устремлений",
    r"\bсильн\w+ пар": "связанная с ней сильная эмоция",
    r"\bиз (\w+ )?сфер": "со сферы",
    r"\bради (\w+ )?ощущени": "сбросить карту и получить жетон ощущения",
    r"\b(кла|поло)\w+ ощущени": "жетон ощущения",
    r"\bбазов\w+ игр[аеуы]\b": "базовый режим",
    r"\bсвойств": "сила",
    r"соприкаса": "мир этой эмоции, на рубеже — два соседних мира",
    r"\bИмейте\b": "у вас есть, на ваших эмоциях больше…",
    r"спросят вас": "дождитесь своей очереди",
    r"\bесли хотите\b": "по желанию",
    r"интенсивность( \w+)* (выше|ниже)": "увеличена, уменьшена",
    r"\bвыбирает \w+, чтобы\b": "выбирает, какую эмоцию подавить",
    r"\bприменяет эмоцию\b": "применяет способность эмоции",
    r"\s…": "no space before an ellipsis",
    r"(слева|справа) (Блаженство|Уныние)": "Свет, Тьма: those are base cards",
    r"\bРавновеси": "Баланс",
    r"\b(на рук[еу]|с руки)\b": "в руке, в руку, из руки",
    r"\bначальн\w+ эмоци": "стартовая эмоция",
    r"\bза игроками: ": "a faction can be one player: Побеждает Свет (Анна)",
}
# What the texts of the Inside World do not say.
NOT_IN_CEREBRIA = {
    r"\bрядом\b": "соседний, соседствует",
    r"\bближайш": "соседний, соседствует",
    r"\bсобственн(ое|ая|ый)\b": "придумано для этого набора",
    r"(контролирует|строит крепость|превозносит крепость|сносит крепость): ": "no name in the nominative after a verb",
}


SIDE = next(iter(NEVER))
# Cards and rooms have sides.
SIDED = ("black-rose-wars", "black-rose-wars-effects", "black-rose-wars-lessons", "black-rose-wars-table", "mistakes")


def texts(*names: str) -> list[str]:
    """The lines of locale files that are said: without comments."""
    pages = [LOCALES / "ru" / f"{name}.ftl" for name in names] or sorted((LOCALES / "ru").glob("*.ftl"))
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if not line.startswith("#")]


def powers() -> list[str]:
    return [text for edition in EDITIONS for text in speaker_of("ru").powers()[edition].values()]


@pytest.mark.parametrize("pattern", NEVER)
def test_no_text_says_it(pattern: str) -> None:
    pages = [page.stem for page in (LOCALES / "ru").glob("*.ftl") if pattern != SIDE or page.stem not in SIDED]
    assert [line for line in texts(*pages) if re.search(pattern, line, re.IGNORECASE)] == [], NEVER[pattern]


@pytest.mark.parametrize("pattern", list(NEVER)[1:])
def test_no_gist_of_a_rule_says_it(pattern: str) -> None:
    """But for boards, tokens and markers, which have sides."""
    told = [*gists_of("cerebria", "ru").rules.values(), *gists_of("cerebria-cards", "ru").rules.values()]
    assert [gist for gist in told if re.search(pattern, gist, re.IGNORECASE)] == [], NEVER[pattern]


@pytest.mark.parametrize("pattern", NOT_IN_CEREBRIA)
def test_the_inside_world_does_not_say_it(pattern: str) -> None:
    told = [*texts("cerebria", "cerebria-lessons"), *gists_of("cerebria", "ru").rules.values()]
    found = [line for line in told if re.search(pattern, line, re.IGNORECASE)]
    assert found == [], NOT_IN_CEREBRIA[pattern]


def test_no_card_calls_itself_she() -> None:
    """Half of the names are masculine or neuter: «Гнев. Когда она входит в игру…»."""
    assert [text for text in powers() if re.search(r"\b(она|ней|нею)\b", text, re.IGNORECASE)] == []
    assert [text for text in powers() if text.startswith(("Её", "С неё"))] == []


def test_conditions_do_not_pile_up_behind_a_when() -> None:
    assert [text for text in powers() if re.search(r"\bкогда\b", text, re.IGNORECASE)] == []


def test_whom_a_power_means_is_not_put_in_brackets() -> None:
    assert [text for text in powers() if re.search(r"(противника?|команды) \((с|со|если|без)\b", text)] == []


def test_the_abbreviation_of_willpower_is_in_the_glossary() -> None:
    assert speaker_of("ru").word("willpower") == "Сила воли (СВ)"


def test_short_names_of_fragments_are_in_the_glossary() -> None:
    for size, short in (("minor", "второстепенный"), ("major", "основной"), ("capstone", "венчающий")):
        assert speaker_of("ru").word(size).endswith(f"({short} фрагмент)")


def test_control_is_told_in_whole_sentences() -> None:
    frontier: dict[str, int | str | None] = {"event": "control", "kind": 0, "place": 4, "faction": 1}
    assert speaker_of("ru").event(frontier) == "Мрак контролирует рубеж «Лес — Долина»."
    assert (
        speaker_of("ru").event({**frontier, "kind": 1, "faction": -1}) == "Никто не контролирует мир «Лес ценностей»."
    )


@pytest.mark.parametrize(("space", "where"), [(4, "в мир «Паутина мыслей»"), (5, "на рубеж «Паутина — Земля»")])
def test_a_realm_and_a_frontier_are_told_apart(space: int, where: str) -> None:
    moved: dict[str, int | str | None] = {"event": "moved", "seat": 0, "spirit_space": space, "origin": 0}
    assert speaker_of("ru").event(moved) == f"Анна перемещает духа {where}."


def test_a_cost_is_called_a_cost() -> None:
    choice = Choice("act", {"action": "gain_willpower", "wp": 1})
    assert speaker_of("ru").choice(choice, "menu", 0) == "Получить силу воли (цена: 1 СВ)"
    assert [line for line in texts("cerebria") if re.search(r"\((от )?\{ (wp|price) \}\)", line)] == []


def test_aspirations_in_a_row_have_short_names() -> None:
    names = speaker_of("ru").naming
    shorts = [names.short_aspiration(one) for one in ASPIRATIONS]
    assert [short for short in shorts if "тремлени" in short] == []
    assert names.short_aspiration("unity") == "Единение"
    assert speaker_of("it").naming.short_aspiration("unity") == "Unità"


def test_what_is_placed_is_a_token_of_a_colour() -> None:
    placed: dict[str, int | str | None] = {"event": "vibe", "seat": 0, "row": 3, "slot": 3, "colour": 2, "upgrade": 10}
    assert speaker_of("ru").event(placed) == "Анна кладёт зелёный жетон ощущения: Защитить, Решительность."
