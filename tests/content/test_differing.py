"""What tells one pack from another, record by record."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from mindrose.content.differing import differences
from mindrose.faces.black_rose_wars.packing import CONTENTS as ROSE
from mindrose.faces.cerebria.packing import CONTENTS

WAS: dict[str, Any] = {
    "pack": {"id": "mine", "name": {"en": "Mine"}},
    "cards": {
        "card": [
            {"id": "oak", "name": {"en": "Oak"}, "size": 3, "source": "original"},
            {"id": "elm", "name": {"en": "Elm"}, "size": 2, "source": "original"},
        ],
        "row": [{"side": "a", "cost": 1}, {"side": "b", "cost": 2}, {"side": "b", "cost": 3}],
        "wheel": {"spaces": 19},
    },
}


def told(now: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    return [(one.how, one.name("en"), one.facts()) for one in differences(WAS, now)]


def test_what_is_the_same_is_not_told() -> None:
    now = deepcopy(WAS)
    now["pack"]["name"]["en"] = "Yours"
    now["cards"]["card"][0]["source"] = "published"
    assert told(now) == []


def test_records_are_changed_new_or_gone() -> None:
    now = deepcopy(WAS)
    now["cards"]["card"][0] |= {"size": 4, "power": ["grow"]}
    now["cards"]["card"][1] = {"id": "ash", "name": {"en": "Ash"}, "size": 2}
    assert told(now) == [
        ("changed", "Oak", ["size", "power"]),
        ("new", "Ash", ["id", "name", "size"]),
        ("gone", "Elm", ["id", "name", "size"]),
    ]


def test_records_without_an_id_are_known_by_their_words() -> None:
    now = deepcopy(WAS)
    now["cards"]["row"][2]["cost"] = 9
    now["cards"]["wheel"]["spaces"] = 20
    assert told(now) == [("changed", "row b", ["cost"]), ("changed", "wheel", ["spaces"])]


def test_what_is_otherwise_is_told_card_by_card_in_a_language() -> None:
    now = deepcopy(CONTENTS.usual)
    moderate = now["emotions"]["moderate"]
    (courage,) = [card for card in moderate if card["id"] == "courage"]
    courage["threshold"] = 3
    assert CONTENTS.changes(CONTENTS.usual, now) == ["Courage: threshold was 2, is now 3"]
    assert CONTENTS.changes(CONTENTS.usual, now, "ru") == ["Мужество: threshold: было 2, стало 3"]
    courage["threshold"], courage["power"] = 2, ["on enter: draw me 1"]
    assert CONTENTS.changes(CONTENTS.usual, now, "it") == [
        "Coraggio: power era «Quando entra in gioco, se c’è almeno 1 Emozione opposta adiacente, questa Emozione "
        "riceve un gettone Intensità +1.», ora è «Quando entra in gioco, pesca 1 carta.»"
    ]
    courage["power"] = "no power at all"
    assert CONTENTS.changes(CONTENTS.usual, now)[0].endswith('is now "no power at all"')
    moderate.remove(courage)
    assert CONTENTS.changes(CONTENTS.usual, now, "zh") == ["勇气：删去"]


def test_effects_of_black_rose_wars_are_told_in_words() -> None:
    now = deepcopy(ROSE.usual)
    now["quests"]["quest"][0]["effect"] = "pow me 1"
    now["spells"]["spell"][0]["main"]["effect"] = "Pain(1)"
    now["spells"]["spell"][1]["main"]["element"] = "all"
    effect, element, quest = ROSE.changes(ROSE.usual, now)
    assert quest == "Holy Corruption: effect was “Heal up to 2 of your damage.”, is now “Gain 1 power.”"
    assert effect.endswith("Pain (3).”, is now “Pain (1).”")
    assert '"element": "profane"' in element
