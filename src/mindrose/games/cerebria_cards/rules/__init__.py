"""The rules of the Card Game, one module per chapter."""
