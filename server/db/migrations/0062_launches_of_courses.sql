-- Which launch of a course stored the state of an attempt last: a window that was opened before it stores nothing more.
alter table attempt add column launch_id uuid;

-- Where an attempt is in the sequencing of SCORM 2004, and what its rollup gave: of a course without rules neither.
alter table attempt add column sequencing text, add column outcome jsonb;
