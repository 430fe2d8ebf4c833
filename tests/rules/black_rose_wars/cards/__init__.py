"""Every card of the default pack, each side in a scene of its own."""
