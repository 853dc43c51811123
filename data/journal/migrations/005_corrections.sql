-- What was corrected at a step, as its line is written; empty where nothing was.
ALTER TABLE step ADD COLUMN mended TEXT;

-- Where a corrected past was sewn to the one before it. The other side's steps, with where the notes stood there,
-- lie aside until a newer step cuts the seam: undo and redo exchange the sides.
CREATE TABLE seam (
    session INTEGER NOT NULL REFERENCES session (id),
    number  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    back    INTEGER NOT NULL,
    done    INTEGER NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE aside (
    session  INTEGER NOT NULL REFERENCES session (id),
    number   INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    command  TEXT NOT NULL,
    events   TEXT NOT NULL,
    line     TEXT NOT NULL,
    seats    TEXT NOT NULL,
    outcome  TEXT,
    standing TEXT NOT NULL,
    at       INTEGER NOT NULL,
    mended   TEXT,
    snapshot TEXT,
    PRIMARY KEY (session, number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE note_aside (
    session INTEGER NOT NULL REFERENCES session (id),
    number  INTEGER NOT NULL,
    note    INTEGER NOT NULL,
    seq     INTEGER NOT NULL,
    PRIMARY KEY (session, number, note)
) STRICT, WITHOUT ROWID;
