"""The machine that every game runs on; it knows no game."""
