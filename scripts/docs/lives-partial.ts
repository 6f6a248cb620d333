import { lives } from '../../server/db/lives.ts'
import { code } from './markdown.ts'

const HEAD =
  '{/* Written by scripts/docs from server/db/lives.ts, which a test holds to the schema and to the scheduled work. */}\n'

/** The Markdown of how long the rows of each table are kept. */
export function livesPartial(): string {
  return [
    HEAD,
    '| Table | Kept | Ended by |',
    '| --- | --- | --- |',
    ...Object.entries(lives).map(([table, { kept, endedBy }]) => `| ${code(table)} | ${kept} | ${endedBy ?? ''} |`),
    '',
  ].join('\n')
}
