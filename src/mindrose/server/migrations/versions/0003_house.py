"""Who decides about seats, who sat there before, who spoke, when a session was last used, and who blocks whom."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def added() -> list[tuple[str, sa.Column[Any]]]:
    return [
        ("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0")),
        ("seats", sa.Column("was", sa.String(24))),
        ("chat", sa.Column("player", sa.String(24))),
        ("sessions", sa.Column("seen", sa.Float)),
    ]


def upgrade() -> None:
    for table, column in added():
        op.add_column(table, column)
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("blocks")
    for table, column in reversed(added()):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column.name)
