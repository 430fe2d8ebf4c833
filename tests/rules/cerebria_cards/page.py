"""The page of rules of the Card Game."""

from mindrose.games.cerebria_cards.options import PARAMETERS
from tests.rules.pages import Page

PAGE = Page(
    "cerebria-cards", "CC", [[count] for count in (12, 13, 11, 8, 19, 18, 14, 36, 14, 12, 12, 9, 9, 2)],
    189, 22, 24, PARAMETERS, "abilities", "CC-14.1",
    "T 1-3 5 7-10 12 14-19 22 26-30 30b 30c 32-38 40-45 40b 41b 47-57 59 60 62 63 65 68 69 71-77 79 80 82-84 87-91",
)  # fmt: skip
