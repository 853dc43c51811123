-- The card catalogue of the Minion's game: cards and decks as they were imported, as JSON, and what was
-- corrected by hand, which outlives every new import.
CREATE TABLE card (
    id   TEXT NOT NULL PRIMARY KEY,
    json TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE correction (
    card  TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (card, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck (
    name TEXT NOT NULL PRIMARY KEY,
    json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
