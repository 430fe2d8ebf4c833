"""Mistakes in files of cards in Russian, Italian and Chinese: English stands where they are found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.engine import PACKAGE
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.told import Told
from mindrose.text.mistakes import said
from mindrose.text.words import ENGLISH, MARK, Words
from tests.text.reading import reader

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
every_other_language = pytest.mark.parametrize("language", OTHERS)


def calls() -> Iterator[ast.Call]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Told":
                yield node


@cache
def sentences() -> dict[str, set[str]]:
    """Every message that the sources name, with what it is about; nothing where that is put together."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if isinstance(call.args[0], ast.Constant):
            named = [keyword.arg for keyword in call.keywords]
            found[str(call.args[0].value)] = set() if None in named else {str(name) for name in named}
    return found


@every_other_language
def test_every_mistake_can_be_said_in_every_language(language: str) -> None:
    found = reader(language, "mistakes")
    assert found.junk == []
    assert set(found.refers) == set(sentences())


@every_other_language
def test_messages_ask_for_what_mistakes_are_about(language: str) -> None:
    text = (PACKAGE / "locales" / language / "mistakes.ftl").read_text(encoding="utf-8")
    for message, about in sentences().items():
        (line,) = [line for line in text.splitlines() if line.startswith(f"{message} =")]
        asked = set(re.findall(r"\$(\w+)", line))
        assert asked == about or not about, message


def test_no_mistake_in_a_power_is_only_english() -> None:
    """Whoever makes a `Mistake`, or tells of something `wrong`, has a sentence that other languages can say, too."""
    told = [
        argument
        for path in (PACKAGE / "language" / "checking.py", *(PACKAGE / "games" / "cerebria" / "powers").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Mistake", "wrong", "self.wrong")
        for argument in node.args[1:2]
    ]
    plain = [argument for argument in told if isinstance(argument, ast.JoinedStr | ast.Constant)]
    assert told
    assert [ast.unparse(argument) for argument in plain] == []


def test_a_sentence_is_english_wherever_a_text_is_wanted() -> None:
    near = Told("mistake-meant", " (did you mean {word!r}?)", word="red")
    told = Told("mistake-one-of", "{key} is one of {words}, not {value}{near}{rule}",
        key="vibe", words=("red", "blue"), value="'rad'", near=near, rule=" (CB-23.1.1)")  # fmt: skip
    assert told == "vibe is one of red, blue, not 'rad' (did you mean 'red'?) (CB-23.1.1)"
    assert said(told, Words("en", "cerebria")) == told
    expected = "vibe — одно из: red, blue, а здесь 'rad' (возможно, имелось в виду «red») (CB-23.1.1)"
    assert said(told, Words("ru", "cerebria")) == expected
    assert told.without(" (CB-23.1.1)").endswith("'red'?)")


def test_a_sentence_that_a_language_lacks_is_said_in_english_with_a_mark() -> None:
    assert said(Told("mistake-unheard-of", "this is new"), Words("zh", "cerebria")) == f"this is new{MARK}"
    assert said("so is this", Words("it", "cerebria")) == f"so is this{MARK}"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "courage"', "id = “courage”",
            {"ru": "фигурные кавычки", "it": "virgolette tipografiche", "zh": "弯引号"}),
        ('id = "courage"', 'id = "courage',
            {"ru": "не хватает кавычки", "it": "manca una virgoletta", "zh": "缺少一个引号"}),
        ('id = "courage"', "id = courage",
            {"ru": "текст пишут в кавычках", "it": "va tra virgolette", "zh": "放在引号里"}),
        ('id = "courage"', 'id "courage"', {"ru": "не удаётся", "it": "non si riesce", "zh": "无法读取"}),
        ("threshold = 2", "threshold = 2\nthreshold = 3", {"ru": "уже есть", "it": "c’è già", "zh": "已写过"}),
        ("[[moderate]]", "[moderate]", {"ru": "уже во второй раз", "it": "per la seconda volta", "zh": "第二次出现"}),
        ('id = "kindness"', 'id = "courage"',
            {"ru": "тоже называется", "it": "si chiama «courage»", "zh": "也叫“courage”"}),
        (', ru = "Мужество"', "",
            {"ru": "нет текста на языках: ru", "it": "non ha testo in ru", "zh": "缺少这些语言的文字：ru"}),
        ("on enter: if #foe>=1: token 1", "It gets stronger every turn",
            {"ru": "обычной речью", "it": "come si parla", "zh": "日常语句"}),
        ("on enter: if #foe>=1: token 1", "When it enters play: draw a card",
            {"ru": "обычной речью", "it": "come si parla", "zh": "日常语句"}),
        ("on enter: if #foe>=1: token 1", "当进入时抽一张牌。",
            {"ru": "обычной речью", "it": "come si parla", "zh": "日常语句"}),
        ("on enter: if #foe>=1: token 1", "on enter token 1",
            {"ru": "за `on enter` не хватает двоеточия", "it": "mancano i due punti", "zh": "缺少冒号"}),
        ("on enter: if #foe>=1: token 1", "on enter: t\N{CYRILLIC SMALL LETTER O}ken 1",
            {"ru": "не латинская буква", "it": "non è una lettera latina", "zh": "不是拉丁字母"}),
        ("on enter: if #foe>=1: token 1", "on enter: draw me 1000",
            {"ru": "не больше 20, а здесь 1000", "it": "al massimo 20, non 1000", "zh": "最多为 20，而不是 1000"}),
        ("if #foe>=1: token 1", "if #foe>=9: token 1",
            {"ru": "никогда не выполняется: `#foe` здесь от 0 до 2", "it": "qui è da 0 a 2", "zh": "在此为 0 到 2"}),
        ("on enter: if #foe>=1: token 1", "on enter: byhand",
            {"ru": 'text = "…"', "it": 'text = "…"', "zh": 'text = "…"'}),
        ("token 1", "zzz 1",
            {"ru": "`mindrose content words`", "it": "`mindrose content words`", "zh": "`mindrose content words`"}),
        ("token 1", "tokn 1", {"ru": "имелось в виду «token»", "it": "forse «token»?", "zh": "是否想写“token”？"}),
        ("on enter: if #foe", "on entr: if #foe",
            {"ru": "события `entr` нет", "it": "nessun evento `entr`", "zh": "没有触发词 `entr`"}),
    ],
)  # fmt: skip
def test_mistakes_that_people_make_are_told_in_their_language(
    tmp_path: Path, old: str, new: str, told: dict[str, str]
) -> None:
    CONTENTS.begin(tmp_path / "cards", "Mine", decks=False, cards=True)
    path = tmp_path / "cards" / "emotions.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new) if new == "[moderate]" else text.replace(old, new, 1), encoding="utf-8")
    for language, words in told.items():
        lines = CONTENTS.check(tmp_path / "cards", language).mistakes
        assert words in " ".join(lines)
        assert not any(MARK in line for line in lines), lines


@every_other_language
def test_the_command_says_nothing_of_a_mistake_in_english(tmp_path: Path, language: str) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text('[[card]]\nid = "Oak!"\ncopies = 0\nkind = "big"\n', encoding="utf-8")
    said_of_cards = CliRunner().invoke(app, ["content", "check", str(cards), "-l", language]).output
    tried = CliRunner().invoke(app, ["content", "try", "on entr: token 1", "-l", language]).output
    for english in (" is ", "there", "mistake", "missing", "line", MARK):
        assert english not in said_of_cards + tried


@pytest.mark.parametrize(
    ("language", "title"), [("ru", "Карты карточной игры"), ("it", "Carte del gioco"), ("zh", "卡牌游戏的卡牌")]
)
def test_cards_of_the_card_game_have_a_heading_in_the_language(language: str, title: str) -> None:
    default = PACKAGE / "games" / "cerebria_cards" / "content"
    told = CliRunner().invoke(app, ["content", "check", str(default), "-l", language]).output
    assert told.startswith(title)
    assert "72" in told
    assert "types" not in told
