-- Since when content is for its audience, and an assignment asks its own; null where that was so before this was kept.
alter table content add column audience_since timestamptz;
alter table content_team add column since timestamptz;
alter table assignment add column audience_since timestamptz;
alter table assignment_team add column assigned_at timestamptz;
