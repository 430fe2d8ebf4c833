"""Goofspiel: the worked example of secret choices at the same time, explained in `docs/new-game.md`."""

import mindrose as mindrose  # chooses the compiled or the plain engine before any of it is imported
