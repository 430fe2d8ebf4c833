"""Players: programs that choose answers from what a seat may see."""
