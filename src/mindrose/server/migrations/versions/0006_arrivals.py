"""Entries that have just been written; only an SQLite file has a place of their own for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        op.create_table(
            "arrivals",
            sa.Column("table", sa.String(24), nullable=False),
            sa.Column("number", sa.Integer, nullable=False),
            sa.Column("kind", sa.Integer, nullable=False),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("option", sa.Integer, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )


def downgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        columns = '"table", "number", "kind", "seat", "option", "at"'
        op.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM arrivals")
        op.drop_table("arrivals")
