"""The words of Cerebria: The Inside World."""
