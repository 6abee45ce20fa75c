"""The schema, step by step. A file of an older version is brought up to date when it is opened."""

import sqlite3

from winterover.core.errors import GameError

#: Each entry leads from the version before it to its own; entries are never changed once released.
STEPS = (
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        stage TEXT NOT NULL,
        is_open INTEGER NOT NULL,
        clock TEXT NOT NULL,
        settings TEXT NOT NULL,
        seed BLOB NOT NULL,
        rules INTEGER NOT NULL,
        host TEXT NOT NULL,
        started REAL NOT NULL,
        rematch TEXT NOT NULL,
        touched REAL NOT NULL
    );
    CREATE INDEX tables_by_stage ON tables (stage, touched);
    CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        secret TEXT NOT NULL,
        ready INTEGER NOT NULL,
        offered INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        place INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        seats_to TEXT NOT NULL,
        message TEXT NOT NULL,
        served REAL NOT NULL,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, place)
    ) WITHOUT ROWID;
    CREATE TABLE uploads (code TEXT PRIMARY KEY, text TEXT NOT NULL, time REAL NOT NULL) WITHOUT ROWID;
    """,
    # Tables age by the server's own clock; a seat tells how it came to a substitute.
    """
    UPDATE tables SET touched = coalesce((SELECT value FROM meta WHERE key = 'served'), 0);
    ALTER TABLE seats ADD COLUMN agreed TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN formerly TEXT NOT NULL DEFAULT '[]';
    """,
    # By whom tables and uploads count is kept, as a keyed hash; a seat's secret is replaced wherever it is valid.
    """
    ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN made REAL NOT NULL DEFAULT 0;
    ALTER TABLE uploads ADD COLUMN maker TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_by_maker ON tables (maker) WHERE maker != '';
    CREATE INDEX seats_by_secret ON seats (secret) WHERE secret != '';
    """,
    # Uploads are kept in the order in which they came, whatever the clock of the machine says.
    """
    CREATE TABLE arrived (
        place INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL,
        maker TEXT NOT NULL
    );
    INSERT INTO arrived (code, text, maker) SELECT code, text, maker FROM uploads ORDER BY time;
    DROP TABLE uploads;
    ALTER TABLE arrived RENAME TO uploads;
    """,
    # Entries are written one after the other, and sorted by table later, many at a time.
    """
    ALTER TABLE entries RENAME TO sorted_entries;
    CREATE TABLE fresh_entries (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        place INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        seats_to TEXT NOT NULL,
        message TEXT NOT NULL,
        served REAL NOT NULL,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, place)
    );
    CREATE VIEW entries AS SELECT * FROM sorted_entries UNION ALL SELECT * FROM fresh_entries;
    """,
    # Whose an upload is stands behind its text: without an index the text is read on the way to it.
    """
    CREATE INDEX uploads_by_maker ON uploads (maker);
    """,
    # A line of chat stays that of whoever wrote it, whoever has the seat later.
    """
    DROP VIEW entries;
    ALTER TABLE sorted_entries ADD COLUMN name TEXT NOT NULL DEFAULT '';
    ALTER TABLE fresh_entries ADD COLUMN name TEXT NOT NULL DEFAULT '';
    CREATE VIEW entries AS SELECT * FROM sorted_entries UNION ALL SELECT * FROM fresh_entries;
    """,
    # By correspondence, who came back is not played by the steward again when the server starts anew.
    """
    ALTER TABLE seats ADD COLUMN back INTEGER NOT NULL DEFAULT 0;
    """,
    # What was said and done stays with whoever played the seat then. When earlier players were replaced is not known.
    """
    UPDATE seats SET formerly = (SELECT json_group_array(json_array(value, 0, 0)) FROM json_each(formerly))
    WHERE formerly != '[]';
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date; raises GameError if it was written by a newer version than this."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise GameError("data-newer", found=version, known=len(STEPS))
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
