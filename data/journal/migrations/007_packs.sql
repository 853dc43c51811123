-- One catalogue for what the boxes of all games hold: each entry as JSON, by game and kind, with the session that
-- it was learnt in and when it was last used; and what was corrected by hand, which outlives every new import.
CREATE TABLE entry (
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    id      TEXT NOT NULL,
    json    TEXT NOT NULL,
    session INTEGER NOT NULL DEFAULT 0,
    used    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE mending (
    game  TEXT NOT NULL,
    kind  TEXT NOT NULL,
    entry TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, kind, entry, field)
) STRICT, WITHOUT ROWID;

INSERT INTO entry (game, kind, id, json) SELECT 'cthulhu', 'card', id, json FROM card;
INSERT INTO entry (game, kind, id, json) SELECT 'cthulhu', 'deck', name, json FROM deck;
INSERT INTO mending (game, kind, entry, field, value) SELECT 'cthulhu', 'card', card, field, value FROM correction;
DROP TABLE card;
DROP TABLE deck;
DROP TABLE correction;
