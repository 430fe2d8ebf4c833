"""Chinese texts keep to the terms of the rulebook, mark names, and are set as Chinese is set."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import mindrose
from mindrose.commands.games import explained
from mindrose.faces.cerebria import packing
from mindrose.games.cerebria.components.packs import FILES as FILES_OF_PACKS
from mindrose.kernel.programs import Choice
from mindrose.registry import LOCALES
from mindrose.rulebook import gists_of
from mindrose.server.http.summaries import file_of
from mindrose.terminal.plain_board import plain_board
from mindrose.terminal.session import board_of
from mindrose.text import Speaker
from tests.text.cerebria_saying import CONTENT, speaker_of

GAMES = Path(mindrose.__file__).parent / "games"
EMOTIONS = ("cerebria/content/default/emotions.toml", "cerebria_cards/content/cards.toml")
FILES = sorted(path.stem for path in (LOCALES / "zh").glob("*.ftl"))
BOARD_GAME = "cerebria"
CARD_GAME = "cerebria-cards"
GAP = "□"  # where something is put in
NAMES = {"sphere", "spirit", "aspiration", "upgrade", "upgrade_name"}  # written “so”
CARDS = {"card", "counterpart", "emotion"}  # written 【so】

HAN = f"\u4e00-\u9fff{GAP}"
HALVES = re.compile(
    f"[{HAN}”】）][,;:!?().]|[,;:!?()][{HAN}“【（]|[,;:()] [{HAN}“【（]|[{HAN}]-[0-9{GAP}]|[{HAN}] [(（]"
)

# What is said instead.
FORBIDDEN = {
    "阴郁": "晦暗",
    "牌组": "牌库",
    "旁边": "相邻",
    "抽": "抓",
    "激活": "可用",
    "夷平": "抹平",
    "看透黑暗": "刺破黑暗",
    "意向分": "意向点数",
    "额外调用": "奖励行动（调用）",
    "加值": "强度奖励",
    "接触": "所在领域（在边境上则为两侧领域）",
    "你方": "己方",
    "多多": "额外",
    "询问你": "轮到你",
    "＋": "+",
    "敌方": "对方",
    "阵营": "团队",
    "机器人": "电脑",
    "您": "你",
    "内容包": "卡牌包",
}


def texts(file: str) -> Iterator[tuple[str, str]]:
    """Every message, attribute and variant by the name of its message, with gaps for what is put in."""
    resource = FluentParser().parse((LOCALES / "zh" / f"{file}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    yield from ((entry.id.name, text) for text in written(pattern))


def written(pattern: ast.Pattern) -> Iterator[str]:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        inside = element.expression
        name = inside.id.name if isinstance(inside, ast.VariableReference) else ""
        text += f"{GAP}{name}{GAP}" if name in NAMES | CARDS else GAP
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from written(variant.value)
    yield text


# Terms of the one game that the others have no use for.
TERMS = {file: {"激活"} for file in FILES if file.startswith(("avatar", "black-rose-wars"))}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("wording", FORBIDDEN)
def test_terms_are_those_of_the_rulebook(file: str, wording: str) -> None:
    if wording not in TERMS.get(file, ()):
        assert [found for found in texts(file) if wording in found[1]] == []


def test_a_vibe_that_is_placed_is_a_token() -> None:
    told = [*texts(BOARD_GAME), *texts(f"{BOARD_GAME}-lessons")]
    assert [found for found in told if re.search("环境(?!指示物|（)", found[1])] == []


@pytest.mark.parametrize("file", FILES)
def test_marks_are_of_full_width_and_signs_are_not_hyphens(file: str) -> None:
    assert [found for found in texts(file) if HALVES.search(found[1])] == []


@pytest.mark.parametrize("file", [BOARD_GAME, CARD_GAME])
def test_names_in_sentences_are_marked(file: str) -> None:
    """A name that stands alone is a label."""
    bare = re.compile(f"(?<![【“]){GAP}({'|'.join(NAMES | CARDS)}){GAP}")
    sentences = [(key, text) for key, text in texts(file) if text.strip(GAP) not in NAMES | CARDS]
    assert [found for found in sentences if bare.search(found[1])] == []


@pytest.mark.parametrize("spirit", ["love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety"])
def test_spirits_that_rules_name_are_marked(spirit: str) -> None:
    name = CONTENT.name("spirit", spirit, "zh")
    assert [found for found in texts(BOARD_GAME) if re.search(f"(?<!“){name}", found[1])] == []


def test_absorb_and_the_starting_emotions_are_marked() -> None:
    bare = re.compile("(?<!“)吸收|(?<!【)(惨淡|明亮)")
    sentences = [(key, text) for key, text in texts(BOARD_GAME) if not key.startswith("word-")]
    assert [found for found in sentences if bare.search(found[1]) and found[0] != "ability-absorb"] == []


@pytest.mark.parametrize("game", [BOARD_GAME, CARD_GAME])
def test_gists_of_rules_are_written_as_the_texts_are(game: str) -> None:
    told = gists_of(game, "zh").rules.values()
    assert [gist for gist in told if HALVES.search(gist) or any(wording in gist for wording in FORBIDDEN)] == []


@pytest.mark.parametrize("game", [BOARD_GAME, CARD_GAME])
def test_summaries_are_written_as_the_texts_are(game: str) -> None:
    lines = file_of(game, "zh").read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if HALVES.search(line) or any(wording in line for wording in FORBIDDEN)] == []


def test_gists_of_rules_mark_names() -> None:
    spirits = "快乐|同理心|和谐|憎恶|痛苦|恶意|焦虑"
    bare = re.compile(f"(?<!“)(吸收|{spirits})|(?<!【)(惨淡|明亮)|环境(?!指示物|符号)")
    assert [gist for gist in gists_of(BOARD_GAME, "zh").rules.values() if bare.search(gist)] == []


def test_cards_read_as_rules_do() -> None:
    """A condition is closed, what is asked of something stands before it, and one thing is 该, not 那个."""
    speaker = speaker_of("zh")
    powers = [text for edition in speaker.powers().values() for text in edition.values()]
    assert powers
    for power in powers:
        assert not re.search("那个|那名|如果|只要(?!这张牌在场)|(?<!它)上面|有最多|（(至少|有空|后面)", power), power
        assert all("则" in sentence for sentence in re.split("[。；]", power) if "若" in sentence), power


@pytest.mark.parametrize(
    ("emotion", "whom"),
    [
        ("generosity", "与它相邻的一个本质未放满的己方情感"),
        ("selflessness", "与它相邻的每个本质未放满的己方情感"),
        ("bitterness", "一名至少有1点毅力的对手"),
    ],
)
def test_what_is_asked_of_something_stands_right_before_it(emotion: str, whom: str) -> None:
    assert whom in speaker_of("zh").power(emotion)


def test_no_emotion_is_called_as_something_else_is() -> None:
    """渴望 is Ambition; the starting Emotions are terms themselves. Both games call an Emotion alike."""
    terms = {text for key, text in texts(BOARD_GAME) if key.startswith("word-")}
    board, cards = (
        dict(re.findall('en = "(.+?)".+zh = "(.+?)"', (GAMES / file).read_text(encoding="utf-8"))) for file in EMOTIONS
    )
    assert board == cards
    assert sorted(terms & set(board.values())) == ["惨淡", "明亮"]
    assert CONTENT.name("emotion", "insecurity", "zh").startswith("不安全")  # as its token


def test_decks_are_called_as_the_rulebook_calls_them() -> None:
    assert [path for path in GAMES.glob("*/content/**/*.toml") if "牌组" in path.read_text(encoding="utf-8")] == []


def boards(language: str) -> dict[str, str]:
    """The tables of both games in a terminal, and one without a board of its own, after some moves."""
    drawn: dict[str, str] = {}
    for game in (mindrose.load(BOARD_GAME), mindrose.load(CARD_GAME)):
        table = game.new(4 if game.players_max == 4 else 3, "marks")
        chance = random.Random(3)
        while len(table.given) < 90 and (asked := table.question) is not None:
            table.answer(chance.choice(asked.answers))
        speaker = Speaker(game, language)
        for name, board in ((game.id, board_of(game.id)), (f"plain {game.id}", plain_board)):
            screen = Console(file=io.StringIO(), width=300, highlight=False)
            screen.print(board(table.view(0), speaker, game))
            assert isinstance(screen.file, io.StringIO)
            drawn[name] = screen.file.getvalue()
    return drawn


@pytest.mark.parametrize("name", [BOARD_GAME, CARD_GAME, f"plain {BOARD_GAME}", f"plain {CARD_GAME}"])
def test_boards_in_a_terminal_have_marks_of_full_width(name: str) -> None:
    text = boards("zh")[name]
    assert re.search("[\u4e00-\u9fff]", text)
    assert [line for line in text.splitlines() if HALVES.search(line)] == []


def test_packs_and_options_have_marks_of_full_width() -> None:
    game = mindrose.load(BOARD_GAME)
    speaker = Speaker(game, "zh")
    told = packing.CONTENTS.lines(FILES_OF_PACKS.open(), CONTENT, speaker.words)
    told += [line for parameter in game.parameters for line in explained(parameter, speaker)]
    assert [line for line in told if HALVES.search(line)] == []


def test_several_upgrades_are_marked_one_by_one() -> None:
    choice = Choice("use", {"action": "quell", "upgrades": "dominate+determination", "wp": 3, "ambition": 0})
    assert speaker_of("zh").choice(choice, "upgrades", 0) == "平息，使用“征服”“决定”（花费3点毅力）"
