"""What is printed and lies on the table: the lodge, cubes, spells, quests, events, servants, and the words for them."""
