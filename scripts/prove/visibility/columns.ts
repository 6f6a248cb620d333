/** The columns that decide who sees what. */
const DECIDING = ['published', 'is_deleted', 'audience', 'locking_mode', 'unlock_at', 'owner_team_id', 'team_id']

/** Whether somebody belongs to the hub or to a team is no question of what they see there. */
const OF_PEOPLE = ['member', 'team', 'team_member', 'share_team']

/**
 * Whether a text asks for such a column of a table of the schema.
 * @returns a function of the text and of the tables behind the aliases of its file; an alias that it does not know is
 * taken for content
 */
export function shownColumns(schema: string): (text: string, aliases: ReadonlyMap<string, string>) => boolean {
  const tables = new Map(
    [...schema.matchAll(/^create table (\w+) \(\n([^;]*)\n\);/gm)].map(([, table, columns]) => [table!, columns!]),
  )
  const column = new RegExp(`(?:(\\w+)"?)?\\."?(${DECIDING.join('|')})\\b`, 'g')
  return (text, aliases) =>
    [...text.matchAll(column)].some(([, alias, name]) => {
      const table = aliases.get(alias ?? '') ?? alias ?? ''
      if (OF_PEOPLE.includes(table)) return false
      const columns = tables.get(table)
      return columns === undefined || new RegExp(`^ *${name} `, 'm').test(columns)
    })
}
