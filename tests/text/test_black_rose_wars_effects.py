"""What the cards of Black Rose Wars say: every effect and task in four languages, with its keywords as words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.content.pages import Facts
from mindrose.faces.black_rose_wars.packing import CONTENTS, card_lines
from mindrose.faces.black_rose_wars.powers import Cards
from mindrose.faces.black_rose_wars.writing import EffectWriting
from mindrose.games.black_rose_wars.components.packs import FILES
from mindrose.games.black_rose_wars.effects.building import EVENT, HEX, SKILL, SPELL
from mindrose.kernel.languages import LANGUAGES
from mindrose.language.parsing import parsed
from mindrose.language.phrasing import plain
from mindrose.text.words import MARK, Words
from tests.text.reading import reader

KINDS = (
    "spell", "personal", "forgotten", "room", "quest", "event", "evocation", "hex", "upgrade", "order", "avatar_event",
)  # fmt: skip
SILENT = {"any"}  # figures that only triggers name


@cache
def document() -> dict[str, Facts]:
    return FILES.open().facts()


@cache
def cards(language: str = "en") -> Cards:
    return Cards(document(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_task_is_said_without_gaps(language: str) -> None:
    told = 0
    for file in FILES.files:
        for kind in file.kinds:
            for facts in document()[file.name][kind.name] if kind.name in KINDS else ():
                for line in card_lines(kind.name, facts, cards(language))[1:]:
                    told += 1
                    assert line.endswith((".", "。")), line
                    assert not set(line) & {"{", "$", "_", "#", "="}, line
                    assert MARK not in line, line
                    assert "none" not in line, line
    assert told == 471


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_messages(language: str) -> None:
    found = reader(language, "black-rose-wars-effects")
    assert found.junk == []
    words = cards().naming.words
    wanted = [f"do-{name}" for name in words.instructions] + [f"when-{name}" for name in words.triggers]
    wanted += [f"aura-{name}" for name in words.standings] + [f"if-{name}" for name in words.conditions]
    wanted += [f"{form}-{name}" for name in (*words.counts, *words.numbers) for form in ("count", "compare")]
    wanted += [f"the-{plain(name)}" for name in words.selectors] + [f"filter-{name}" for name in words.filters]
    wanted += [f"keyword-{name}" for name in words.macros]
    assert [message for message in wanted if message not in found.refers] == []


SAID = {
    ("T=fig(1); dmg T 4 // rep T 1 // Pain(3)", SPELL): {
        "en": "Deal 4 damage to another figure within range 1. Replace up to 1 damage of that figure with your own. "
        "Pain (3).",
        "ru": "Нанесите 4 урона другой фигурке в пределах дальности 1. Замените до 1 фишки урона у этой фигурки "
        "своими. "
        "Боль (3).",
        "it": "Infliggi 4 Danni a un’altra miniatura entro gittata 1. Converti fino a 1 Danno di quella miniatura in "
        "Danni tuoi. Dolore (3).",
        "zh": "对距离1内的另一个模型造成4点伤害。将该模型的至多1点伤害替换为你的。剧痛（3）。",
    },
    ("R=room(1); T=all fig(0)@R; dmg T 2 // Enh(earth): dmg T #el(earth)", SPELL): {
        "en": "Deal 2 damage to every figure in a room within range 1. Enhancement (earth): deal damage to "
        "those figures "
        "equal to the number of your other revealed spells that show earth.",
        "ru": "Нанесите 2 урона каждой фигурке в комнате в пределах дальности 1. Усиление (земля): нанесите "
        "этим фигуркам "
        "урон: число других ваших раскрытых заклинаний со стихией «земля».",
        "it": "Infliggi 2 Danni a ogni miniatura in una Stanza entro gittata 1. Amplificazione (terra): "
        "infliggi a quelle "
        "miniature Danni pari a: il numero degli altri tuoi Incantesimi rivelati che mostrano terra.",
        "zh": "对距离1内的一个房间中的每个模型造成2点伤害。增幅（土）：对这些模型造成等同于你其他显"
        "示土的已揭示法术数的伤害。",
    },
    ("T=mage(2); persist T: on cast(T,any): if #hex(T)>=1: dmg T 1", SPELL): {
        "en": "Persistent on an opponent within range 2: whenever that mage casts a spell, if that mage has at least 1 "
        "hex, deal 1 damage to that mage.",
        "ru": "Устойчиво, на соперника в пределах дальности 2: каждый раз, когда этот маг творит заклинание, если у "
        "этого мага не меньше 1 сглаза, нанесите 1 урон этому магу.",
        "it": "Permanente su un avversario entro gittata 2: ogni volta che quel Mago lancia un Incantesimo, se "
        "quel Mago "
        "ha almeno 1 Maledizione, infliggi 1 Danno a quel Mago.",
        "zh": "持续（距离2内的一名对手）：每当该法师施放一个法术时，若该法师有至少1个厄咒，则对该法师造成1点伤害。",
    },
    ("each M*: {if #trophy(it)>=1: may: R=room(0)@it; cede it Rose 1; as it: inst R 2}", EVENT): {
        "en": "Each mage: if you have at least 1 trophy, you may give 1 trophy to the Black Rose, then place 2 "
        "instability in your room.",
        "ru": "Каждый маг: если у вас не меньше 1 трофея, по желанию отдайте 1 трофей Чёрной Розе, затем поместите 2 "
        "фишки нестабильности в вашу комнату.",
        "it": "Ogni Mago: se hai almeno 1 Trofeo, puoi cedere 1 Trofeo alla Rosa Nera, poi piazzare 2 "
        "Instabilità nella "
        "tua Stanza.",
        "zh": "每名法师：若你有至少1个战利品，则你可以将1个战利品交给黑玫瑰，然后在你所在的房间放置2个不稳定方块。",
    },
    ("T=all room(*)[green,grey]; each T: inst it 1", EVENT): {
        "en": "The Black Rose places 1 instability in each green or grey room.",
        "ru": "Чёрная Роза помещает 1 фишку нестабильности в каждую комнату зелёного или серого цвета.",
        "it": "La Rosa Nera piazza 1 Instabilità in ogni Stanza verde o grigia.",
        "zh": "黑玫瑰在每个绿色或灰色房间放置1个不稳定方块。",
    },
    ("on scores(bearer,1) 1/round: pow bearer -1", HEX): {
        "en": "When you gain power (once per round), lose 1 power.",
        "ru": "Когда вы получаете очки силы (не чаще 1 раза за раунд): потеряйте 1 очко силы.",
        "it": "Quando guadagni Punti Potere (al massimo una volta per round), perdi 1 Punto Potere.",
        "zh": "当你获得力量点（每轮最多1次）时，失去1个力量点。",
    },
    ("on hit(any,any) src=this: may: redir this 1", SKILL): {
        "en": "When any figure suffers damage dealt by this evocation, you may have up to 1 of that damage "
        "dealt to this "
        "evocation instead.",
        "ru": "Когда любая фигурка получает урон от этого воплощения: по желанию перенесите до 1 этого урона на это "
        "воплощение.",
        "it": "Quando qualsiasi miniatura subisce Danni da questa Evocazione, puoi spostare fino a 1 di quei Danni su "
        "questa Evocazione.",
        "zh": "当任意模型受到伤害（来自此召唤物）时，你可以将其中至多1点伤害改由此召唤物承受。",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "printed_on"), SAID)
def test_sentences(text: str, printed_on: str, language: str) -> None:
    assert cards(language).effect(text, printed_on) == SAID[text, printed_on][language]


def test_a_name_is_said_only_where_it_is_not_clear_what_is_meant() -> None:
    clear = cards().effect("T=mage(*); dmg T 4 // U=all mage(*)[!T]; each U: rep it 2")
    assert (
        clear
        == "Deal 4 damage to any opponent. Replace up to 2 damage of each opponent other than that mage with your own."
    )
    doubtful = cards().effect("T=mage(1); dmg T 1 // U=mage(2); dmg U 1 // dmg T 1")
    assert doubtful == (
        "Deal 1 damage to an opponent within range 1 (T). Deal 1 damage to an opponent within range 2. "
        "Deal 1 damage to that mage (T)."
    )


def test_keywords_are_words_that_are_explained_on_demand() -> None:
    text = "on hit(me,any): ign 2 // Overload: Haunt(1) src // T=foe(2~); dmg T 1"
    assert "Overload: Haunt (1) whoever dealt it." in cards().effect(text)
    assert cards().keywords(text) == ["Overload", "Haunt", "SpiritPath"]
    assert cards().explained("Pain") == ("Pain (x)", "The Black Rose deals x damage to you.")
    assert cards().explained("Overload") == (
        "Overload: …", "You may exhaust 1 of your physical action tokens; if you do, ….",
    )  # fmt: skip
    assert cards("ru").explained("Haunt") == ("Наваждение (n) на T", "N раз — назначьте воплощение «Умбра» магу T.")
    assert cards("zh").explained("SpiritPath")[0] == "灵径（n）"


def test_what_may_be_done_is_offered_as_a_clause() -> None:
    effect = parsed("may: pow me -1; if last=1: crown me")
    assert cards().offers(effect) == ["you may lose 1 power; if you do, take the crown"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_is_begun_checked_and_told(language: str, tmp_path: Path) -> None:
    CONTENTS.begin(tmp_path / "mine", "Mine", decks=True, cards=True)
    found = CONTENTS.check(tmp_path / "mine", language)
    assert found.mistakes == []
    assert any("72" in line for line in found.lines[:3])
    assert not any(MARK in line for line in found.lines)
    assert CONTENTS.gist(tmp_path / "mine", language).lines == [Words(language, "").say("pack-same")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('element = "profane"', 'element = "gold"', {"en": "is one of", "ru": "одно из", "it": "è un"
        "o tra", "zh": "之一"}),
        ("on hit(any,any) src=foe: dmg src 2", "dmg src 2",
            {"en": "traps and defences", "ru": "ловушки и защиты", "it": "Trappole e Protezioni", "zh": "陷阱和防护"}),
        ("Pain(3)", "Pian(3)", {"en": "did you mean 'Pain'?", "ru": "«Pain»", "it": "«Pain»", "zh": "“Pain”"}),
        ("#el(earth)", "#el(summon)",
            {"en": "is no element", "ru": "не стихия", "it": "non è un elemento", "zh": "不是元素"}),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_their_place(tmp_path: Path, old: str, new: str, told: dict[str, str]) -> None:
    CONTENTS.begin(tmp_path / "mine", "Mine", decks=False, cards=True)
    path = tmp_path / "mine" / "spells.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    for language, words in told.items():
        (line, *_) = CONTENTS.check(tmp_path / "mine", language).mistakes
        assert "spells.toml:" in line
        assert words in line
        assert MARK not in line


@pytest.mark.parametrize(
    ("language", "said"), [("en", "What cards do"), ("ru", "Что делают"), ("it", "Ciò che fanno"), ("zh", "改正以上")]
)
def test_it_says_that_what_cards_do_was_not_read_yet(tmp_path: Path, language: str, said: str) -> None:
    CONTENTS.begin(tmp_path / "mine", "Mine", decks=False, cards=True)
    path = tmp_path / "mine" / "spells.toml"
    misread = path.read_text(encoding="utf-8").replace("Pain(3)", "Pian(3)", 1)
    path.write_text(misread.replace('element = "profane"', 'element = "gold"', 1), encoding="utf-8")
    *mistakes, _, last = checked(tmp_path / "mine", language)
    assert last.startswith(said)
    assert not any("Pian" in line for line in mistakes)
    path.write_text(misread, encoding="utf-8")
    mistake, count = checked(tmp_path / "mine", language)
    assert "Pian" in mistake
    assert not count.startswith(said)


def checked(pack: Path, language: str) -> list[str]:
    return CliRunner().invoke(app, ["content", "check", str(pack), "-l", language]).output.splitlines()


def test_a_single_text_is_tried() -> None:
    writing = EffectWriting()
    assert writing.accepts("T=mage(2); dmg T 2 // Pain(1)")
    assert writing.accepts("aura: mod this strength +1")
    assert writing.accepts("during: on acts(mage,red): pow Rose 1")
    assert not writing.accepts("T=mage(2); dmg U 2")
    words = Words("en", "black-rose-wars")
    assert writing.sentence("during: on acts(mage,red): pow Rose 1", words) == (
        "Whenever a mage activates a red room, the Black Rose gains 1 power."
    )
    assert writing.meaning("myevo(1)", words) == "an evocation you control within range 1"


def test_an_order_is_tried() -> None:
    """BR-29.3.1"""
    writing, words = EffectWriting(), Words("en", "black-rose-wars")
    assert writing.accepts("Hunt(P1) S{inst here 1}")
    assert not writing.accepts("S{inst here 1} S{inst here 1} S{inst here 1}")
    assert not writing.accepts("S{T=mage(1)!P4; dmg T 1}")
    assert writing.sentence("S{T=mage(1)!P2; dmg T 1}", words) == (
        "Spell: Deal 1 damage to an opponent within range 1 (priority 2). Priority 2: The nearest mage; tied: the one "
        "with the most damage; tied: the one with the most power; tied: the crown decides."
    )
