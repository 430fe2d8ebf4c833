"""CB-23.3 What Emotions can do: written in the effect language, run by the steps and auras here."""
