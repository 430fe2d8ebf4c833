"""The cards, and the words for what is printed on them."""
