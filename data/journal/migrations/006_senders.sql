-- Whose phone a step came from, and the name it gave to its request: what is sent again is not done again.
ALTER TABLE step ADD COLUMN request TEXT;
ALTER TABLE step ADD COLUMN sender TEXT;
CREATE UNIQUE INDEX step_request ON step (session, request) WHERE request IS NOT NULL;

ALTER TABLE aside ADD COLUMN request TEXT;
ALTER TABLE aside ADD COLUMN sender TEXT;
