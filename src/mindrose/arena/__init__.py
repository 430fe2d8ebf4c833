"""Many games at once: simulations, tournaments, statistics."""
