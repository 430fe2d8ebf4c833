"""The face of Cerebria: The Card Game."""

from pathlib import Path

from mindrose.engine import ROOT
from mindrose.registry import LOCALES, Face, rules_page

FACE = Face(
    speaker="mindrose.faces.cerebria_cards.speaker:CardSpeaker",
    board="mindrose.faces.cerebria_cards.board:card_board",
    content="mindrose.faces.cerebria_cards.packing:CONTENTS",
    locales=LOCALES,
    rules=rules_page("cerebria-cards"),
    tests=ROOT / "tests" / "rules" / "cerebria_cards",
    lessons=Path(__file__).with_name("lessons.yaml"),
)
