"""Cerebria: The Inside World – The Card Game."""
