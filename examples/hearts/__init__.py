"""Hearts: the worked example of a game on Mindrose's kernel, explained in `docs/new-game.md`."""

import mindrose as mindrose  # chooses the compiled or the plain engine before any of it is imported
from mindrose.registry import Listing

LISTING = Listing("hearts", "hearts.game:Hearts")
