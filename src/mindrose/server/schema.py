"""What is kept: people and their sessions, tables with their seats, packs, every entry of every log, and the chat."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("owner", sa.String(24), index=True),  # of a program: whose it is
    sa.Column("created", sa.Float, nullable=False),
)

# Only the hash of a token is kept: who reads the database cannot sit down for anybody.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(24), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float),  # when it was last used, to a day
)

# Who does not want to hear of whom.
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("player", sa.String(24), primary_key=True),
    sa.Column("other", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(80), nullable=False),
    sa.Column("content", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(200), nullable=False),
    sa.Column("start", sa.JSON),  # the position it began from, if not from the setup
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("limit", sa.Integer),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("started", sa.Float),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("due", sa.Float, index=True),  # when the server itself has to act: a bot thinks, or time runs out
    sa.Column("outcome", sa.JSON),
    sa.Column("next", sa.String(24)),
    sa.Column("lesson", sa.String(40)),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),  # of its seats: the first to raise it decides
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(24), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("player", sa.String(24), index=True),
    sa.Column("level", sa.String(8)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("passing", sa.String(8), nullable=False),
    sa.Column("was", sa.String(24)),  # of a bot's seat: whose it was, and may be again
)

# Seeds that were promised for a table: it may be made at another node than the promise.
promises = sa.Table(
    "promises",
    metadata,
    sa.Column("mark", sa.String(24), primary_key=True),
    sa.Column("player", sa.String(24), nullable=False, index=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# Cards that somebody wrote, as they were when a table was made with them: any node opens the table.
packs = sa.Table(
    "packs",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("version", sa.String(80), primary_key=True),
    sa.Column("facts", sa.JSON, nullable=False),
)

# The log is the truth; the key lets exactly one entry in for each number.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(24), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

# Of an SQLite file only: entries that have just been written, until they are folded into the others (arrivals.py).
arrivals = sa.Table(
    "arrivals", metadata, *(sa.Column(column.name, column.type, nullable=False) for column in entries.c)
)


def logs(shared: bool) -> list[sa.Table]:
    """Where the entries of a database stand that several servers share, or that one has to itself."""
    return [entries] if shared else [entries, arrivals]


# What an entry took back, as it had been told: who reads the log need not play it again.
memories = sa.Table(
    "memories",
    metadata,
    sa.Column("table", sa.String(24), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("told", sa.JSON, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(24), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("player", sa.String(24)),
)
