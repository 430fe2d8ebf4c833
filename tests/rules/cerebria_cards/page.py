"""The page of rules of the Card Game."""

from mindrose.games.cerebria_cards.options import PARAMETERS
from tests.rules.pages import Page

PAGE = Page(
    "cerebria-cards", "CC", [[count] for count in (12, 13, 11, 8, 19, 18, 14, 36, 14, 12, 12, 9, 9, 2)],
    189, 22, 24, PARAMETERS, "abilities", "CC-14.1",
)  # fmt: skip
