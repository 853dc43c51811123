-- Sessions, their steps, notes and snapshots. Times are milliseconds since 1970, UTC.
CREATE TABLE session (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    TEXT NOT NULL,
    started INTEGER NOT NULL,
    -- The newest step in effect while later ones are undone, and since when; empty when none is. A step alone
    -- then writes one row and nothing else: that is what a tap costs.
    head    INTEGER,
    moved   INTEGER
) STRICT;

-- Beside each step stands how the session looked after it: who plays, how it ended, one line about it.
CREATE TABLE step (
    session  INTEGER NOT NULL REFERENCES session (id),
    seq      INTEGER NOT NULL,
    command  TEXT NOT NULL,
    events   TEXT NOT NULL,
    line     TEXT NOT NULL,
    seats    TEXT NOT NULL,
    outcome  TEXT,
    standing TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES session (id),
    seq     INTEGER NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX note_of_session ON note (session, seq, id);

CREATE TABLE snapshot (
    session INTEGER NOT NULL REFERENCES session (id),
    seq     INTEGER NOT NULL,
    state   TEXT NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
