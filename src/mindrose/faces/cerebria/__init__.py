"""The face of Cerebria: The Inside World."""

from pathlib import Path

from mindrose.engine import ROOT
from mindrose.registry import LOCALES, Face, rules_page

FACE = Face(
    speaker="mindrose.faces.cerebria.speaker:CerebriaSpeaker",
    board="mindrose.faces.cerebria.board:cerebria_board",
    survey="mindrose.faces.cerebria.survey:CerebriaSurvey",
    content="mindrose.faces.cerebria.packing:CONTENTS",
    packs="mindrose.faces.cerebria.packing:CONTENTS",
    decks="mindrose.faces.cerebria.packing:CONTENTS",
    writing="mindrose.faces.cerebria.writing:PowerWriting",
    locales=LOCALES,
    rules=rules_page("cerebria"),
    tests=ROOT / "tests" / "rules" / "cerebria",
    lessons=Path(__file__).with_name("lessons.yaml"),
)
