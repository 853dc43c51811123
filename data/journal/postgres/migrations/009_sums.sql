-- What was written can be told from what the disk made of it: a sum over each step, and over each state that is kept
-- ready. Those that are older have none.
ALTER TABLE step ADD COLUMN sum bigint;
ALTER TABLE snapshot ADD COLUMN sum bigint;
ALTER TABLE aside ADD COLUMN sum bigint;
ALTER TABLE aside ADD COLUMN snapshot_sum bigint;
