"""The page of rules of the Inside World."""

from mindrose.games.cerebria.options import PARAMETERS
from tests.rules.pages import Page

PAGE = Page(
    "cerebria", "CB",
    [
        [6, 13], [11, 2, 8], [2, 3, 3, 4, 9, 4, 2, 6, 6], [9, 2], [8, 5, 7, 5], [7, 4, 5], [7, 9, 5, 7], [8], [8],
        [11], [5, 6, 6, 3], [15], [5, 2, 2, 3, 3, 2], [8], [8, 6], [6, 5, 9, 12], [4, 11, 5, 8, 9], [3, 10], [9, 7],
        [6, 3, 2, 4, 3, 3, 4, 3], [5, 10, 5, 8, 10, 8, 11, 7, 11], [7, 9, 2], [4, 7, 7], [6], [3, 8],
    ],
    514, 24, 35, PARAMETERS, "powers",
)  # fmt: skip
