"""Effects put into words, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from mindrose.language.parsing import parsed_task
from mindrose.language.phrasing import Phrasebook
from mindrose.language.reading import read
from mindrose.language.rendering import Rendering, rendered, rendered_offers
from mindrose.registry import LOCALES
from mindrose.text.words import Words
from tests.language.toy import WORDS

OWN = Path(__file__).with_name("locales")


class ToyWords(Words):
    """The joints of a language, and the words of the toy game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.files = [LOCALES / language / "language.ftl", OWN / f"{language}.ftl"]


class ToyPhrasebook(Phrasebook):
    spoken = frozenset({"coin"})


def said(text: str, language: str = "en") -> str:
    return rendered(read(text, WORDS), ToyPhrasebook(ToyWords(language), WORDS))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("gain me 1", "Gain 1 gold."),
        ("gain me 1; lose other 2 // mark",
            "Gain 1 gold, then the other seat loses 2 gold; then win the favour of the bank."),
        ("on enter: gain me 2 silver // mark", "When this enters, gain 2 silver; then win the favour of the bank."),
        ("on enter: if #gold(me)>=2: mark",
            "When this enters, if you have at least 2 gold, win the favour of the bank."),
        ("may: mark", "You may win the favour of the bank."),
        ("may: mark; lose other 2", "You may win the favour of the bank, then have the other seat lose 2 gold."),
        ("may: T=seat by owner; mark", "You may have its owner choose a seat, then win the favour of the bank."),
        ("may: if rich(me): mark", "You may do this: if you are rich, win the favour of the bank."),
        ("if rich(me): {mark} else: {gain me 1}",
            "If you are rich, win the favour of the bank; otherwise, gain 1 gold."),
        ("if !rich(me): mark", "If you are not rich, win the favour of the bank."),
        ("if !(#gold(other)>=2): mark", "If the other seat has less than 2 gold, win the favour of the bank."),
        ("if rich(me) and moon=2: mark", "If you are rich and it is moon 2, win the favour of the bank."),
        ("if #gold(me)>#silver(me): mark",
            "If your gold is more than your silver, win the favour of the bank."),
        ("per 2: mark", "2 times: win the favour of the bank."),
        ("per 1: mark", "Win the favour of the bank."),
        ("per moon: mark", "As many times as the number of the moon: win the favour of the bank."),
        ("each seat: gain it 1", "For every seat: that seat gains 1 gold."),
        ("as other: {mark}", "The other seat does this: win the favour of the bank."),
        ("pick{mark}{gain me 1}{gain me 2}", "Choose one: win the favour of the bank; or gain 1 gold; or gain 2 gold."),
        ("P{mark}; gain me 1", "First, win the favour of the bank; after that, gain 1 gold."),
        ("gain me 1+#gold(other)", "Gain 1 plus the gold of the other seat gold."),
        ("gain me min(4,2*moon)", "Gain (2 times the number of the moon) (at most 4) gold."),
        ("gain me max(moon,1)-div(moon,2)",
            "Gain the number of the moon (at least 1) minus the number of the moon divided by 2, rounded down gold."),
        ("lose me 2 down to 1", "Lose 2 gold, but keep 1."),
        # names
        ("T=seat(2); gain T 1; gain T 2", "A seat within 2 gains 1 gold, then that seat gains 2 gold."),
        ("T=seat; gain T #gold(T)", "A seat gains the gold of that seat gold."),
        ("T=seat(*)@other; gain me 1 // gain T 1",
            "Choose a seat anywhere of the other seat, then gain 1 gold; then that seat gains 1 gold."),
        ("T=seat[gold>=2]; if T: gain T 1; else: mark",
            "A seat (with at least 2 gold) gains 1 gold; if there is none, win the favour of the bank."),
        ("T=seat; if T: gain T 1", "A seat gains 1 gold."),
        ("T=seat; if T: mark; else: gain me 1",
            "Choose a seat, then if there is one, win the favour of the bank; otherwise, gain 1 gold."),
        ("T=seat; U=seat[!T]; gain U 1", "Choose a seat (T), then a seat (not that seat (T)) (U) gains 1 gold."),
        ("T=all seat; gain T 1 // gain T 1", "Every seat gains 1 gold; then those seats gains 1 gold."),
        ("T=up2 seat[first,gold>=1]; gain T 1", "Up to 2 seats (the first or with at least 1 gold) gains 1 gold."),
        ("T=seat by owner; gain T 1", "A seat is chosen by its owner, then that seat gains 1 gold."),
        ("on paid(seat): T=src; gain T 1; gain T 1",
            "When a seat pays, whoever paid gains 1 gold, then whoever paid gains 1 gold."),
        ("N=moon; gain me N", "Gain the number of the moon gold."),
        # headers
        ("aura: tax me +1; if rich(me): tax me -1", "You pay 1 gold more, then if you are rich, you pay 1 gold less."),
        ("during: on paid(seat,gold) 1/round: mark",
            "Whenever a seat pays in gold (once a round), win the favour of the bank."),
        ("on paid(seat) src=me or enter if rich(me): mark",
            "When a seat pays (from you) or this enters and you are rich, win the favour of the bank."),
        ("T=seat; persist T: on paid(T): gain me 1",
            "Choose a seat, then while this is in force on that seat: whenever that seat pays, gain 1 gold."),
        ("T=seat; persist T once: on enter: gain T 1",
            "Choose a seat, then while this is in force on that seat: the next time this enters, "
            "that seat gains 1 gold."),
        ("mark // aura: tax me 1", "Win the favour of the bank; then you pay 1 gold of tax."),
        ("Twice: Gift(1) me", "You may do this: 2 times: gain 1 gold."),
    ],
)  # fmt: skip
def test_english(text: str, expected: str) -> None:
    assert said(text) == expected


EFFECTS = [
    "on enter: T=seat[gold>=2]; if T: lose T 1; else: gain me 1 silver",
    "may: gain me 1; mark // if #gold(me)>=3: gain me min(2,#gold(me))",
    "T=all seat; each T: gain it 1",
    "aura: if rich(me): tax me -2",
    "pick{mark}{per 3: gain me 1}",
    "gain me 1; may: mark",
    "gain me 1; if rich(me): mark",
]
TOLD = {
    "ru": [
        "При входе в игру: один игрок (не меньше 2 золота) теряет 1 золота; если такой цели нет, получите 1 серебра.",
        "По желанию получите 1 золота, затем заслужите милость банка; затем, если у вас не меньше 3 золота, "
        "получите золото вас (не больше 2) золота.",
        "Для каждого игрока — этот игрок получает 1 золота.",
        "Если вы — богач, вы платите на 2 золота меньше.",
        "Выберите одно: заслужите милость банка; или 3 раза — получите 1 золота.",
        "Получите 1 золота, затем по желанию заслужите милость банка.",
        "Получите 1 золота; если вы — богач, заслужите милость банка.",
    ],
    "it": [
        "Quando questa carta entra, un giocatore (con almeno 2 ori) perde 1 ori; se non c’è un bersaglio valido, "
        "ottieni 1 argenti.",
        "Puoi ottenere 1 ori, poi ottenere il favore della banca; poi, se tu hai almeno 3 ori, ottieni l'oro di te "
        "(al massimo 2) ori.",
        "Per ogni giocatore: quel giocatore ottiene 1 ori.",
        "Se tu sei ricco, paghi 2 ori in meno.",
        "Scegli una cosa: ottieni il favore della banca; oppure 3 volte: ottieni 1 ori.",
        "Ottieni 1 ori, poi puoi ottenere il favore della banca.",
        "Ottieni 1 ori, poi, se tu sei ricco, ottieni il favore della banca.",
    ],
    "zh": [
        "当此牌入场时，至少有2枚金币的一位玩家失去1枚金币；若没有这样的目标，则获得1枚银币。",
        "你可以获得1枚金币，然后获得银行的青睐；然后若你至少有3枚金币，则获得你的金币数（最多2）枚金币。",
        "对每位玩家：该玩家获得1枚金币。",
        "若你很富有，则你少付2枚金币。",
        "选择一项：获得银行的青睐；或进行3次：获得1枚金币。",
        "获得1枚金币，然后你可以获得银行的青睐。",
        "获得1枚金币，然后若你很富有，则获得银行的青睐。",
    ],
}


@pytest.mark.parametrize("language", TOLD)
def test_other_languages(language: str) -> None:
    assert [said(text, language) for text in EFFECTS] == TOLD[language]


def test_what_each_may_offers_can_be_said_by_itself() -> None:
    effect = read("may: {gain me 1; may: mark} // if rich(me): {lose other 2} else: {may: gain me 2}", WORDS)
    assert rendered_offers(effect, ToyPhrasebook(ToyWords("en"), WORDS)) == [
        "you may do this: gain 1 gold, then you may win the favour of the bank",
        "you may win the favour of the bank",
        "you may gain 2 gold",
    ]


def test_tasks() -> None:
    book = ToyPhrasebook(ToyWords("en"), WORDS)
    task = parsed_task("paid(seat) distinct gold [2]")
    assert Rendering(book).triggers(task.triggers) == "a seat pays (each time another gold)"
    task = parsed_task("paid(seat,[gold,silver])")
    assert Rendering(book).triggers(task.triggers) == "a seat pays in gold or silver"


def test_a_word_without_a_text_is_an_error_and_not_half_a_sentence() -> None:
    with pytest.raises(Exception, match="there is no text 'when-paid'"):
        said("on paid(seat): mark", "zh")


@pytest.mark.parametrize("language", ["ru", "it", "zh"])
def test_all_languages_have_the_same_joints(language: str) -> None:
    def ids(code: str) -> list[str]:
        text = (LOCALES / code / "language.ftl").read_text(encoding="utf-8")
        return [line.split(" =")[0] for line in text.splitlines() if line.startswith("effect-")]

    assert ids(language) == ids("en")
