/** Conditions that another one implies, and why they stand there all the same. */
export const IMPLIED: readonly { file: string; text: string; because: string }[] = [
  {
    file: 'server/playlists/playlist-write-store.ts',
    text: 'sql<boolean>`(section.name, section.description, section.rank, section.locking_mode, section.unlock_at, section.unlock_timezone) is distinct from (excluded.name, excluded.description, excluded.rank, excluded.locking_mode, excluded.unlock_at, excluded.unlock_timezone)`',
    because: 'It spares writing sections that stay as they are.',
  },
  {
    file: 'server/assets/admin/asset-removal-store.ts',
    text: "'subtitle.is_deleted', '=', sql.lit(true)",
    because:
      'What is not deleted has no time of it; named, it lets PostgreSQL find the rows by the index of those that are.',
  },
  {
    file: 'server/content/content-removal-store.ts',
    text: "'content.is_deleted', '=', sql.lit(true)",
    because:
      'What is not deleted has no time of it; named, it lets PostgreSQL find the rows by the index of those that are.',
  },
  {
    file: 'server/content-admin/content-changes-store.ts',
    text: "'content.audience', '=', 'teams'",
    because: 'No other content has teams; named, it spares a look at the teams of what is for everybody.',
  },
  {
    file: 'server/content/newness.sql.ts',
    text: 'isPlaylist',
    because: 'Nothing else holds anything; named, it spares assets the look.',
  },
  {
    file: 'server/content/goal.sql.ts',
    text: "sql<boolean>`assignment.audience = 'teams'`",
    because: 'No other assignment has teams; named, what is for everyone costs no look at anybody’s teams.',
  },
  {
    file: 'server/activity/rollup-store.ts',
    text: "'team_day.team_id', '=', WHOLE_HUB",
    because: 'The hub as a whole has each day that any team has; named, each is read once.',
  },
  {
    file: 'server/grants/granted-content-store.ts',
    text: "'content.is_deleted', '=', false",
    because: 'It spares a look at hubs of whose content nothing is left here; such a look changes nothing.',
  },
  {
    file: 'server/assignments/person-assignment-store.ts',
    text: "'content.id', 'in', askingContent(viewer)",
    because:
      'It leads PostgreSQL to the few assignments that can be meant for the viewer; assignmentsOf and isVisible decide about each.',
  },
  {
    file: 'server/content/lists/store.ts',
    text: "'content.id', 'in', askingContent(viewer)",
    because:
      'It leads PostgreSQL to the few assignments that can be meant for the viewer; isVisible decides about each.',
  },
  {
    file: 'server/content/goal.sql.ts',
    text: "'goal.audience', '<>', sql.lit('teams')",
    because: 'It keeps what is asked of other teams out of what PostgreSQL reads; isVisible leaves it out of the list.',
  },
  {
    file: 'server/content/goal.sql.ts',
    text: 'sql<boolean>`for_team.team_id = any(${teamIds}::uuid[])`',
    because: 'It keeps what is asked of other teams out of what PostgreSQL reads; isVisible leaves it out of the list.',
  },
  {
    file: 'server/content/goal.sql.ts',
    text: 'sql<boolean>`assignment_team.team_id = any(${teamIds}::uuid[])`',
    because:
      'Where it stands first it leads PostgreSQL to the few assignments that can be meant for the viewer; assignmentsOf decides about each.',
  },
  {
    file: 'server/content/asking.sql.ts',
    text: "'asking.is_deleted', '=', sql.lit(false)",
    because:
      'It spares a statement that finds nothing: assignmentsOf leaves out what is deleted, so nothing of it is met.',
  },
  {
    file: 'server/sharing/status-change-store.ts',
    text: "'assignment.is_deleted', '=', false",
    because: 'It spares the look whether anything is due again; isDueAgain asks the same for each asset and person.',
  },
  {
    file: 'server/content/search/index-store.ts',
    text: 'sql<boolean>`content_word.audience in (0, 1, 2)`',
    because: 'These are all the audiences that there are: named, they let PostgreSQL find the rows by the index.',
  },
  {
    file: 'server/content/search/store.ts',
    text: "'content_word.audience', '=', sql.lit(1)",
    because: 'It lets PostgreSQL find the postings by the index; a posting that is read twice counts once.',
  },
  {
    file: 'server/home/overlap-store.ts',
    text: "'content.is_deleted', '=', sql.lit(false)",
    because:
      'The one for tagged content repeats the one for all that is compared, so that PostgreSQL finds it by an index.',
  },
  {
    file: 'server/home/overlap-store.ts',
    text: "'content.published', '=', sql.lit(true)",
    because:
      'The one for tagged content repeats the one for all that is compared, so that PostgreSQL finds it by an index.',
  },
  {
    file: 'server/topics/store.ts',
    text: 'isOpenTopic()',
    because: 'Nothing is found below a topic that is not open, because contentBelow asks the same of each topic below.',
  },
]
