"""What was taken back, as it had been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "memories",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("told", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("memories")
