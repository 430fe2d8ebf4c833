"""The packs that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("version", sa.String(80), primary_key=True),
        sa.Column("facts", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("packs")
