"""The games for programs that learn: many tables at once, PettingZoo, Gymnasium and OpenSpiel."""
