"""All that is printed on the cards of Black Rose Wars, in words."""

from __future__ import annotations

import pytest

import mindrose
from mindrose.faces.black_rose_wars.records import SOURCES
from mindrose.faces.black_rose_wars.speaker import OFFERS, PRINTED, SENTENCES, BlackRoseSpeaker
from mindrose.games.black_rose_wars.effects.choosing import PickOne
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.programs import Choice
from tests.rules.black_rose_wars.playing import GAME


def speaker(language: str = "en") -> BlackRoseSpeaker:
    found = mindrose.Speaker(GAME, language)
    assert isinstance(found, BlackRoseSpeaker)
    return found


def test_a_spell_tells_both_sides() -> None:
    """BR-11.1.1"""
    main, reverse = speaker().card_text("arcane-barrage").split("\n")
    assert main.startswith("Main effect (Combat, every element): Deal 6 damage")
    assert reverse.startswith("Reverse effect (Combat, every element): ")
    number = GAME.pack("default").spell_ids.index("arcane-barrage")
    assert speaker().card_text(number) == f"{main}\n{reverse}"


def test_rooms_quests_events_hexes_and_evocations_are_told_too() -> None:
    say = speaker()
    assert say.card_text("Crypt").startswith("Ruined side: Summon 1 Cadaver in your room.\nRestored side: ")
    assert "Quest reward: 2 power\n" in say.card_text("qu1-01")
    assert say.card_text("ev1-01") == "Whenever a mage is put in its cell, that mage gains 1 power."
    assert say.card_text("silence").endswith("\nTask (1 cube): You take the Inertia action.")
    assert say.card_text("nigredo").startswith("strength 2, speed 2, health 4\n")
    assert say.card_text("spiked-frame") == "This evocation has +1 strength."
    assert say.card_text("nothing of the kind") == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Task (2 cubes): You activate a purple room."),
        ("ru", "Задача (2 фишки): Вы активируете"),
        ("it", "Obiettivo (2 cubi): "),
        ("zh", "目标（2个方块）："),
    ],
)
def test_a_quest_says_how_many_cubes_its_task_needs(language: str, told: str) -> None:
    assert speaker(language).card_text("Rest the Limbs").startswith(told)
    assert speaker("en").card_text("Holy Corruption").startswith("Task: ")  # fulfilled at once


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "Pain", "Pain (x)\nThe Black Rose deals x damage to you."),
        ("en", "pain (2)", "Pain (x)\nThe Black Rose deals x damage to you."),
        ("en", "spirit path", "Spirit Path (n)\nThe range is measured from you or from a Totem you control, whichever"),
        ("ru", "Боль", "Боль (x)\nЧёрная Роза наносит x урона вам."),
        ("it", "Overload", "Sovraccarico: …\nPuoi esaurire 1 tuo segnalino Azione Fisica; se lo fai, …."),
        ("zh", "缠扰", "对T缠扰（n）\n进行n次：将1个幽影指派给T。"),
        ("en", "Possessed", "strength 2, speed 2, health 12"),
        ("ru", "Риккарт", "сила 2, скорость 2, здоровье 11"),
    ],
)
def test_keywords_and_figures_can_be_looked_up(language: str, typed: str, told: str) -> None:
    """CP-4"""
    assert speaker(language).looked_up(typed).startswith(told)


def test_what_is_looked_up_has_a_name() -> None:
    for language in LANGUAGES:
        say = speaker(language)
        assert [name for name in say.looked_for() if not say.looked_up(name)] == []
        assert say.looked_up("nothing of the kind") == ""


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Place 1 instability in the room of this evocation", "Replace up to 1 instability"),
        ("ru", "Поместите 1 фишку нестабильности в комнату этого воплощения", "Замените до 1 фишки"),
        ("it", "Piazza 1 Instabilità nella Stanza di questa Evocazione", "Converti"),
        ("zh", "在此召唤物所在的房间放置1个不稳定方块", "将"),
    ],
)
def test_the_branches_of_an_effect_are_offered_by_what_they_do(language: str, first: str, second: str) -> None:
    """4.2 `pick{x}{y}`"""
    program = next(one for one in GAME.pack("default").programs if one.name == "nigredo")
    step = next(number for number, one in enumerate(program.steps) if isinstance(one, PickOne))
    labels = [
        speaker(language).choice(Choice("pick", {"branch": branch, "offer": f"nigredo {step} {branch}"}), "pick", 0)
        for branch in range(2)
    ]
    assert labels[0].startswith(first)
    assert labels[1].startswith(second)


def test_a_card_is_told_by_itself_as_among_all() -> None:
    one, every = speaker().powers("oracle"), speaker().powers()
    assert one[PRINTED] == {"oracle": every[PRINTED]["oracle"]}
    assert {f"oracle-restored 0{branch}" for branch in ("", " 0", " 1")} == set(one[OFFERS]) <= set(every[OFFERS])


@pytest.mark.parametrize("language", ["en", "ru", "it", "zh"])
def test_everything_that_does_something_is_told_in_every_language(language: str) -> None:
    say = speaker(language)
    printed = say.powers()[PRINTED]
    assert set(printed) == {id for kind in SOURCES for id in say.naming.records[kind]}
    for text in printed.values():
        assert text
        assert "ᵉⁿ" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", ["en", "ru", "it", "zh"])
def test_effects_are_told_sentence_by_sentence(language: str) -> None:
    """BR-14.1.1, BR-14.1.4 Each with the step behind which it is applied; the symbol of instability comes first."""
    told = speaker(language).powers(card="visceral-fire")[SENTENCES]
    lines = [line.partition(" ") for line in told["visceral-fire-main"].split("\n")]
    ends = [int(end) for end, _, _ in lines]
    assert ends == sorted(set(ends))
    assert len(lines) == 4
    assert all(text for _, _, text in lines)
    if language == "en":
        assert lines[0][2] == "Place 1 instability in your room."
        assert lines[1][2] == "Deal 2 damage to an opponent within range 2."


def test_every_effect_has_its_sentences() -> None:
    """Told as a whole is only what has sentences within others."""
    content = GAME.pack("default")
    told = speaker().powers()[SENTENCES]
    whole = [one.name for one in content.programs if told.get(one.name, "").startswith(f"{one.length} ")]
    assert whole == ["brain-worm-reverse"]
