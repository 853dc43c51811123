-- What hubs keep beside the sessions they host, so that each can go on where another has ended. A hub's own words: its
-- name, its codes, its league.
CREATE TABLE hub_word (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- A session that is played at a hub: where it stands on the wall, by what people come in, who waits for the judge.
-- The version grows with each change, so that other hubs see which table is another one now.
CREATE TABLE hub_table (
    session BIGINT NOT NULL PRIMARY KEY,
    name    TEXT NOT NULL,
    place   BIGINT NOT NULL,
    token   TEXT NOT NULL,
    hand    TEXT NOT NULL,
    pin     TEXT NOT NULL,
    tries   BIGINT NOT NULL,
    epoch   TEXT NOT NULL,
    league  TEXT NOT NULL,
    judge   TEXT NOT NULL,
    called  BIGINT NOT NULL,
    opened  BIGINT NOT NULL,
    closed  BIGINT NOT NULL,
    version BIGINT NOT NULL
);

-- A phone at a table: its seat, what it may do, and whether it was sent away. A seat holds one.
CREATE TABLE hub_device (
    session BIGINT NOT NULL,
    device  TEXT NOT NULL,
    seat    BIGINT,
    rights  TEXT NOT NULL,
    barred  BIGINT NOT NULL,
    PRIMARY KEY (session, device)
);
CREATE UNIQUE INDEX hub_seat ON hub_device (session, seat);

-- How a session ended, as it was when it was last changed. It can be worked out again at any time.
CREATE TABLE hub_result (
    session BIGINT NOT NULL PRIMARY KEY,
    changed BIGINT NOT NULL,
    text    TEXT NOT NULL
);

-- Which hubs are running, where browsers find them, and how they are.
CREATE TABLE hub_running (
    hub     TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    seen    BIGINT NOT NULL,
    text    TEXT NOT NULL
);
