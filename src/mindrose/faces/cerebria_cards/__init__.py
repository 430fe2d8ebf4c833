"""The words of Cerebria: The Card Game."""
