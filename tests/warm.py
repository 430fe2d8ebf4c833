"""What the processes of commands have read before they begin: the shipped games and their packs."""

from __future__ import annotations

from mindrose import registry
from mindrose.library import load

for listing in registry.SHIPPED:
    load(listing.id).content_hash({})
