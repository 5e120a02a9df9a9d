-- In other databases "user" is a word of SQL.
ALTER TABLE people RENAME COLUMN user TO person;
ALTER TABLE choices RENAME COLUMN user TO person;
ALTER TABLE clicks RENAME COLUMN user TO person;
ALTER TABLE sets RENAME COLUMN user TO person;
ALTER TABLE standings RENAME COLUMN user TO person;
ALTER TABLE ratings RENAME COLUMN user TO person;
ALTER TABLE deletions RENAME COLUMN user TO person;
ALTER TABLE lessons RENAME COLUMN user TO person;
ALTER TABLE hints RENAME COLUMN user TO person;
ALTER TABLE guesses RENAME COLUMN user TO person;
