"""The terms of the game."""
