"""The page of rules of Black Rose Wars."""

from mindrose.games.black_rose_wars.options import PARAMETERS
from tests.rules.pages import Page

PAGE = Page(
    "black-rose-wars", "BR",
    [
        [8, 3], [9, 5, 4, 5], [15], [3, 7, 6, 5], [2, 5], [11], [7], [11, 5], [3, 8], [3, 2, 6], [4, 3, 4], [7],
        [8, 4, 5, 3, 3, 5, 2], [4, 11, 4], [7], [5], [7, 7], [5, 6], [6, 5, 3], [2, 16], [4, 4], [2, 5, 4, 3], [3, 5],
        [4, 3], [11], [1, 5, 2], [1, 1, 2],
    ],
    329, 24, 21, PARAMETERS, "hexes",
    vectors="TV 1-12 15 17 21 23 25-31 33 40 42-49 51 55 56 58 62-66 68-71 73-78 80 82-84 87-96 98-106 130 132 133 135"
    " 201-204 206-209 212-217 219",
)  # fmt: skip
