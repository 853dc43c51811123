-- Sessions, their steps, notes and snapshots. Times are milliseconds since 1970, UTC.
CREATE TABLE session (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    TEXT NOT NULL,
    started INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    head    INTEGER NOT NULL CHECK (head BETWEEN 1 AND last),
    last    INTEGER NOT NULL,
    seats   TEXT NOT NULL,
    outcome TEXT,
    line    TEXT NOT NULL
) STRICT;

CREATE TABLE step (
    session INTEGER NOT NULL REFERENCES session (id),
    seq     INTEGER NOT NULL,
    command TEXT NOT NULL,
    events  TEXT NOT NULL,
    line    TEXT NOT NULL,
    at      INTEGER NOT NULL,
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
