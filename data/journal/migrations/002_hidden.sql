-- A session that was removed is hidden first, so that removing can be taken back.
ALTER TABLE session ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
