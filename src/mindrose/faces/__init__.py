"""All that is said and shown of a game in Python: one package for each game."""
