"""The rules of Cerebria: The Inside World, one module per chapter."""
