"""What bots and studies ask of a table: what it is worth, what may be hidden, what is seen, as numbers."""
