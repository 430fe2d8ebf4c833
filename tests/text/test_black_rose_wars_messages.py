"""Every message of Black Rose Wars is said somewhere, chooses by the same words, and reads as its language does."""

from __future__ import annotations

from pathlib import Path

import pytest

import mindrose
from mindrose.games.black_rose_wars.components import things
from mindrose.games.black_rose_wars.effects.discarding import BACKS
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.ending import BONUSES
from mindrose.games.black_rose_wars.rules.priorities import CRITERIA, PRIORITIES
from mindrose.kernel.programs import Choice
from tests.rulebook import rule
from tests.text.black_rose_wars_saying import (
    CONTENT,
    FIGURE,
    GAME,
    KINDS,
    LANGUAGES,
    Told,
    everything,
    outcomes,
    refusals,
    remembering,
    speaker_of,
    view_of,
)
from tests.text.reading import YES_OR_NO, is_tidy, on_the_screen, own, reader

FACE = Path(mindrose.__file__).parent / "faces" / "black_rose_wars"
WHO = {"mage", "rose", "avatar", "evocation", "none", "other"}
SELECTORS: dict[str, set[str]] = {
    "phase": set(things.PHASES),
    "slot": {*things.SLOT_NAMES, "none", "other"},
    "type": set(things.TYPES),
    "side": set(things.SIDES),
    "status": set(things.STATUSES),
    "element": set(things.SHOWN),
    "colour": {*things.COLOURS_OF_MAGES, *things.ROOM_COLOURS},
    "action": set(things.ACTIONS),
    "bonus": set(BONUSES),
    "cause": set(happenings.NAMES),
    "back": {*BACKS, *things.ORDER_BACKS},
    "priority": set(PRIORITIES),
    "criterion": set(CRITERIA),
    "kind": {*KINDS, "other"},
    "change": {"gain", "lose"},
    "state": {*things.QUEST_STATES, "other"},
    "sign": {"restored", "used", "free"},
    "answer": YES_OR_NO,
    "source_kind": {"spell", "room", "evocation", "quest", "event", "none", "other"},
    "room_id": {*CONTENT.room_ids, "other"},
    **{
        f"{name}_word": WHO
        for name in ("player", "participant", "giver", "figure", "other", "source", "trig", "victim", "colour")
    },
    **{
        f"{name}_known": YES_OR_NO
        for name in ("spell", "quest", "hex", "upgrade", "event_card", "order", "school", "offer", "happened", "number")
    },
}
FILES = ("common", "language", GAME.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    speaking, said = remembering(language)
    everything(speaking)
    reached = reader(language, *FILES).reached(own(said) | on_the_screen(FACE))
    assert set(reader(language, GAME.id).refers) - reached == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_select_by_words_that_are_passed_to_them(language: str) -> None:
    assert reader(language, GAME.id).never(SELECTORS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_tell_the_same_rules_apart_in_every_language(language: str) -> None:
    cases = reader(language, GAME.id).cases()
    assert cases == reader("en", GAME.id).cases()
    known = {refusal.rule.replace(".", "-") for refusal in refusals()}
    assert cases - known == {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_empty_or_untidy(language: str) -> None:
    for text in everything(speaker_of(language)):
        assert is_tidy(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_names_its_rule_and_says_what_to_do(language: str) -> None:
    speaking = speaker_of(language)
    for refusal in refusals():
        said = speaking.refusal(refusal)
        assert refusal.rule in said
        assert "E_" not in said
        assert said.count(":") + said.count("：") == 1, said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Cadaver 2 moves to the Crypt."),
        ("ru", "Воплощение «Кадавр 2» передвигается в комнату «Крипта»."),
        ("it", "Cadavere 2 si muove nella Cripta."),
        ("zh", "“行尸2”移动到“墓室”。"),
    ],
)
def test_figures_and_rooms_are_called_by_their_names(language: str, said: str) -> None:
    room = CONTENT.room_ids.index("crypt")
    assert speaker_of(language).event({"event": "stepped", "figure": FIGURE, "room": room}) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Just now: Cadaver 2 enters the Crypt. Use an activated spell?"),
        ("ru", "Только что: воплощение «Кадавр 2» входит в комнату «Крипта». Применить активированное заклинание?"),
        ("it", "Appena accaduto: Cadavere 2 entra nella Cripta. Usare una magia attivata?"),
        ("zh", "刚才：“行尸2”进入“墓室”。要使用待发法术吗？"),
    ],
)
def test_a_window_says_once_what_it_is_about(language: str, said: str) -> None:
    """BR-14.2.6 What happened before the sentence, and what nothing can answer any more, it is not about."""
    view = view_of({"program": "checkpoint", "first": 1, "top": 4}, {"program": "declaring"})
    assert speaker_of(language).question("declare", 0, view) == said


@pytest.mark.parametrize(("number", "said"), [(1, "1 очко силы"), (3, "3 очка силы"), (11, "11 очков силы")])
def test_power_is_counted_in_russian(number: int, said: str) -> None:
    power: Told = {"event": "power", "participant": things.ROSE, "change": number, "total": number}
    assert speaker_of("ru").event(power) == f"Чёрная Роза получает {said}, всего {number}."


@pytest.mark.parametrize(
    ("room", "where"), [("garden", "nel Giardino"), ("abyss", "nell’Abisso"), ("hall", "nella Sala")]
)
def test_rooms_have_articles_in_italian(room: str, where: str) -> None:
    said = speaker_of("it").choice(Choice("move", {"room": room}), "explore", 0)
    assert said.startswith(f"Muovi {where}")


def test_who_asks_is_named_and_what_is_offered() -> None:
    said = speaker_of("en").question("may", 0, view_of({"program": "throne-ruined"}))
    assert said == "Throne Room: you may lose 1 power; if you do, take the crown."


def test_of_a_program_on_a_branch_of_its_own_a_seat_is_told() -> None:
    plan = {"program": "planning", "slot": 2, "spell": -1}
    said = speaker_of("en").question("plan", 0, view_of({"program": "planning_phase"}, plan))
    assert said == "Choose a spell for slot II, or leave it empty."


AVATAR: dict[str, list[str]] = {
    "en": [
        "Ann deals 2 damage to the Possessed.",
        "The Possessed is defeated by Ann!",
        "Ann claims a trophy of the Possessed.",
        "Ann assigns Cadaver 2 to the Possessed.",
        "The hex Vulnerability takes effect on the Possessed.",
        "The hex Vulnerability of the Possessed is lifted.",
        "Ann and the Possessed change places.",
        "Passed over by priority 1 (BR-30.2.1): Bob, the Possessed and Cadaver 2 (less damage).",
        "The Black Rose ends with 14 power in all.",
    ],
    "ru": [
        "Анна наносит 2 урона Одержимому.",
        "Одержимый терпит поражение, побеждает Анна!",
        "Анна присваивает трофей Одержимого.",
        "Анна назначает воплощение «Кадавр 2» Одержимому.",
        "Срабатывает сглаз «Уязвимость» Одержимого.",
        "Сглаз «Уязвимость» снят с Одержимого.",
        "Анна и Одержимый меняются местами.",
        "Приоритет 1 (BR-30.2.1): не выбрано – Борис, Одержимый и воплощение «Кадавр 2» (меньше урона).",
        "Итог Чёрной Розы: 14 очков силы.",
    ],
    "it": [
        "Anna infligge 2 Danni al Posseduto.",
        "Il Posseduto è sconfitto da Anna!",
        "Anna ottiene un Trofeo del Posseduto.",
        "Anna assegna Cadavere 2 al Posseduto.",
        "La Maledizione Vulnerabilità del Posseduto ha effetto.",
        "La Maledizione Vulnerabilità del Posseduto è rimossa.",
        "Anna e il Posseduto si scambiano di posto.",
        "Priorità 1 (BR-30.2.1): esclusione, Bruno, il Posseduto e Cadavere 2 (meno danni).",
        "La Rosa Nera finisce con 14 Punti Potere in tutto.",
    ],
    "zh": [
        "小安对附身者造成2点伤害。",
        "附身者被小安击败！",
        "小安夺取附身者的战利品。",
        "小安把“行尸2”指派给附身者。",
        "附身者的厄咒【脆弱】生效。",
        "附身者的厄咒【脆弱】解除。",
        "小安与附身者交换位置。",
        "优先级1（BR-30.2.1）：未选小博、附身者和“行尸2”（伤害较少）。",
        "黑玫瑰最终共有14个力量点。",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_avatar_stands_in_sentences_as_its_language_says(language: str) -> None:
    """BR-28.1.2 Where it is meant as a mage it is the Possessed, and its power is that of the Black Rose."""
    rose = things.ROSE
    nothing: Told = dict.fromkeys(("figure", "upgrade", "event_card"), -1)
    several = 1 << 1 | 1 << rose | 1 << FIGURE
    told: list[Told] = [
        {"event": "hit", "participant": 0, "figure": rose, "number": 2, "source": -1},
        {"event": "defeated", "seat": rose, "participant": 0},
        {"event": "trophy", "participant": 0, "seat": rose},
        {"event": "assigned", "participant": 0, "figure": FIGURE, "seat": rose},
        {"event": "answered", "participant": rose, "hex": 0, **nothing},
        {"event": "lifted", "seat": rose, "hex": 0},
        {"event": "swapped", "figure": 0, "other": rose},
        {"event": "passed_over", "figures": several, "priority": PRIORITIES.index("p1"), "criterion": 0},
        {"event": "final", "participant": rose, "number": 14},
    ]
    speaking = speaker_of(language)
    assert [speaking.event(event) for event in told] == AVATAR[language]


@rule("BR-30.1.2")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["all other rooms", "7 rooms", "7 figures"]),
        ("ru", ["все остальные комнаты", "7 комнат", "7 фигурок"]),
        ("it", ["tutte le altre stanze", "7 stanze", "7 miniature"]),
        ("zh", ["其余所有房间", "7个房间", "7个模型"]),
    ],
)
def test_of_many_that_are_passed_over_the_number_is_told(language: str, told: list[str]) -> None:
    """What is chosen does not drown in the names of the others."""
    speaking, by = speaker_of(language), {"priority": PRIORITIES.index("p3"), "criterion": CRITERIA.index("mages")}
    hall = speaking.room("hall")

    def rooms(number: int) -> str:
        of_all = range(things.ROOMS)
        hidden = [room for room in of_all if speaking.naming.content.room_ids[room] != "hall"][:number]
        return speaking.event({"event": "passed_over_room", "rooms": sum(1 << room for room in hidden), **by})

    figures = speaking.event({"event": "passed_over", "figures": (1 << 7) - 1, **by})
    for sentence, words in zip([rooms(things.ROOMS - 1), rooms(7), figures], told, strict=True):
        assert words in sentence
        assert hall not in sentence
    assert speaking.room(0) in speaking.event({"event": "passed_over_room", "rooms": (1 << 6) - 1, **by})


@pytest.mark.parametrize(
    ("language", "asked", "trophy"),
    [
        ("en", "choose a hex for the Possessed.", "The trophy of the Possessed"),
        ("ru", "выберите сглаз для Одержимого.", "Трофей Одержимого"),
        ("it", "scegli una Maledizione per il Posseduto.", "Il Trofeo del Posseduto"),
        ("zh", "请为附身者选择厄咒。", "附身者的战利品"),
    ],
)
def test_the_avatar_is_asked_about_as_a_mage(language: str, asked: str, trophy: str) -> None:
    speaking = speaker_of(language)
    assert speaking.question("hex", 0, view_of({"program": "hexing", "wanted": 1, "whose": things.ROSE})) == asked
    assert speaking.choice(Choice("cede", {"figure": things.ROSE}), "cede", 0) == trophy


def test_what_happened_to_the_avatar_is_told_as_in_the_log() -> None:
    """BR-28.1.2 Power, instability and trophies are those of the Black Rose, also where no Avatar plays."""
    said = {
        cause: speaker_of("it").choice(
            Choice("next", {"spell": "torment", "cause": cause, "trig": things.ROSE, "victim": things.ROSE}), "order", 0
        )
        for cause in ("scores", "claims", "celled", "slain", "turnstart")
    }
    assert [text.partition(" (")[2] for text in said.values()] == [
        "la Rosa Nera ottiene Punti Potere)",
        "la Rosa Nera ottiene un Trofeo)",
        "il Posseduto va nella Cella)",
        "sconfitta del Posseduto)",
        "comincia l’attivazione del Posseduto)",
    ]


def test_if_the_black_rose_wins_everybody_loses() -> None:
    mage, rose = (speaker_of("en").outcome(outcome) for outcome in outcomes())
    assert mage == "Ann wins with 31 power and is the new Grand Master. Power: Ann 31, Bob 1 and the Black Rose 14."
    assert rose == "The Black Rose wins: every mage has lost. Power: Ann 31, Bob 1 and the Black Rose 35."
