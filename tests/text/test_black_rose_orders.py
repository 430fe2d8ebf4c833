"""What the orders of the Avatar say: symbols, parts, reactions and priorities, in four languages."""

from __future__ import annotations

import pytest

import mindrose
from mindrose.faces.black_rose_wars.asking import effects_in
from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from tests.rules.black_rose_wars.playing import CONTENT, GAME


def speaker(language: str = "en") -> BlackRoseSpeaker:
    found = mindrose.Speaker(GAME, language)
    assert isinstance(found, BlackRoseSpeaker)
    return found


PRIORITIES = {
    "en": "Priority 1: The mage with the most damage; tied: the nearest; tied: the one with the most power; tied: the "
    "crown decides.",
    "ru": "Приоритет 1: Маг с наибольшим уроном; при ничьей — ближайший; при ничьей — тот, у кого больше всего очков "
    "силы; при ничьей решает корона.",
    "it": "Priorità 1: Il Mago con più Danni; in parità, il più vicino; in parità, quello con più Punti Potere; in "
    "parità, decide la Corona.",
    "zh": "优先级1：伤害最多的法师；相同时选最近的；再相同时选力量点最多的；仍相同则由王冠决定。",
}
THEFT = {
    "en": [
        "An order to the Avatar: “you” is the Avatar.",
        "Spell: Steal 1 power from any opponent (priority 1).",
        "Extra card: Then reveal and play another order, which does not count toward the limit.",
    ],
    "ru": [
        "Приказ аватару: «вы» — это аватар.",
        "Заклинание: Украдите 1 очко силы у любого соперника (приоритет 1).",
        "Дополнительная карта: Затем раскройте и исполните ещё один приказ; в счёт предела он не идёт.",
    ],
    "it": [
        "Un Ordine all’Avatar: «tu» è l’Avatar.",
        "Incantesimo: Ruba 1 Punto Potere a qualsiasi avversario (priorità 1).",
        "Carta aggiuntiva: Poi rivela e gioca un altro Ordine, che non conta per il limite.",
    ],
    "zh": [
        "对化身的指令：“你”即化身。",
        "法术：从任意一名对手（优先级1）处偷取1个力量点。",
        "额外指令：然后再揭示并执行一张指令，该指令不计入上限。",
    ],
}


@pytest.mark.parametrize("language", THEFT)
def test_an_order_tells_its_parts_its_symbols_and_whom_it_chooses(language: str) -> None:
    """BR-29.2.3, BR-29.3.1, BR-30.2.1"""
    assert speaker(language).card_text("or2-07").split("\n") == [*THEFT[language], PRIORITIES[language]]


def test_instability_comes_before_the_parts_and_the_reaction_behind_them() -> None:
    """BR-29.3.2, BR-29.4.1"""
    assert speaker().card_text("Bloom").split("\n")[1:] == [
        "Instability: Before the first spell of this order, place 1 instability in your room.",
        "Physical action: Move up to your speed toward any room (priority 3).",
        "Spell: Place 1 instability in your room.",
        "Priority 3: The room with the most mages; tied: the one with the most figures; tied: the one with the most "
        "instability; tied: the crown decides.",
    ]
    assert speaker().card_text("Mirror of Petals").split("\n")[1:-1] == [
        "Spell: Deal 3 damage to an opponent within range 2 (priority 2).",
        "Trap or defence: When you are chosen as a target by a combat spell, ignore up to 3 of that damage, then deal "
        "1 damage to the caster.",
    ]
    roots = speaker().card_text("Grasping Roots").split("\n")
    assert roots[2] == "Trap or defence: When you suffer damage, claim 1 trophy of whoever dealt it."


def test_a_hunt_is_told_in_full() -> None:
    hunt = speaker().card_text("Harvest").split("\n")
    assert hunt[1] == (
        "Physical action: Move up to your speed toward any opponent (priority 1). Make a physical attack on an "
        "opponent in your room (priority 1)."
    )
    assert [line.split(":")[0] for line in hunt[3:]] == ["Priority 1", "Priority 3"]


def test_one_mage_of_all_is_spoken_of_as_one() -> None:
    told = "Heal up to 4 damage of the mage with the least power, then that mage gains 1 power."
    assert speaker().card_text("Ashen Feast").split("\n")[1:] == [told]


def test_orders_and_events_of_the_avatar_are_called_by_name() -> None:
    say = speaker("it")
    assert (say.order(0), say.order("or3-10")) == ("Appostamento", "Supremazia")
    assert say.event_card("av1-01") == say.event_card(CONTENT.avatar_events) == "Il Ricettacolo si Desta"


def test_every_program_of_an_order_is_known_by_what_is_written() -> None:
    written = effects_in(CONTENT)
    programs = [program.name for program in CONTENT.order_parts if len(program.steps) > 0]
    programs += [text.program.name for text in CONTENT.reactions if text.program is not None]
    assert set(programs) <= set(written)
    assert written["or1-10-2"][0].written() == "R=room(1)!P3; inst R 1"
    assert written["or1-06-reaction"][0].written() == "on aimed(me,combat): ign 2"
