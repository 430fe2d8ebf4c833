"""How Alembic reaches the database: on the connection that `mindrose.server.database` hands it."""

from __future__ import annotations

from alembic import context

from mindrose.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
