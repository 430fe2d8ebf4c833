"""How bots see the table, judge it, and imagine what they do not see."""
