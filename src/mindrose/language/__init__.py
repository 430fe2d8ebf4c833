"""The effect language: what a card does is written once, runs as a program of steps, and is read as a sentence."""
