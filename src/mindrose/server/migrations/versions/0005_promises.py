"""Seeds that were promised, for whichever server makes the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("mark", sa.String(24), primary_key=True),
        sa.Column("player", sa.String(24), nullable=False, index=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("promises")
