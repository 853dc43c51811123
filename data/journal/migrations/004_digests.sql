-- What was worked out of a session as it was when it was last changed, so that statistics need not read its steps.
-- It can be made again at any time.
CREATE TABLE digest (
    session INTEGER PRIMARY KEY REFERENCES session (id),
    changed INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT;
