"""Tables as documents: positions and views, written and read."""
