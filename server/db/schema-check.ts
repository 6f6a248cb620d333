import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const SCHEMA = join(import.meta.dirname, 'schema.sql')
const SHOWN = 5

/**
 * Compares the tables, columns and indexes of the database with those that this version was made for.
 * @throws Error that names the first differences: a database that was changed by hand fails in the middle of work
 */
export async function refuseOtherSchema(db: Db): Promise<void> {
  const differences = differencesBetween(readParts(readFileSync(SCHEMA, 'utf8')), await partsOf(db))
  if (differences.length === 0) return
  const more = differences.length > SHOWN ? `, and ${differences.length - SHOWN} more` : ''
  throw new Error(
    `The schema of the database is not the one of this version: ${differences.slice(0, SHOWN).join('; ')}${more}. Put back what was changed by hand, or start on a backup.`,
  )
}

/** What differs between the parts of a schema, as parts of a sentence. Tables and indexes of the operator's own are let be. */
export function differencesBetween(expected: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  const tables = new Set([...expected].flatMap((part) => tableOf(part) ?? []))
  const odd = [...found].filter((part) => !expected.has(part) && tables.has(tableOf(part) ?? ''))
  return [
    ...[...expected].filter((part) => !found.has(part)).map((part) => `${part} is missing`),
    ...odd.map((part) => `${part} is not expected`),
  ]
}

/** The table of a column; an index has none. */
const tableOf = (part: string) => /^(\w+)\./.exec(part)?.[1]

/** Columns with their types, and indexes by name, of what `make generate` wrote down. */
export function readParts(schema: string): Set<string> {
  const parts = new Set<string>()
  let table = ''
  for (const line of schema.split('\n')) {
    table = /^create table (\w+) \($/.exec(line)?.[1] ?? table
    const [, name, type] = /^ {2}([a-z_0-9]+) ([a-z].*?)(?: default .*)?,?$/.exec(line) ?? []
    if (name) parts.add(`${table}.${name} ${type}`)
    const index = /^CREATE (?:UNIQUE )?INDEX (\w+) ON /.exec(line)?.[1]
    if (index) parts.add(`the index ${index}`)
  }
  return parts
}

/** The same of a database. Parts of a table are no tables of their own. */
async function partsOf(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ part: string }>`
    with tables as (
      select oid, relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%')
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as part
    from tables join pg_attribute on attrelid = tables.oid where attnum > 0 and not attisdropped
    union all
    select 'the index ' || i.relname from tables join pg_index on indrelid = tables.oid join pg_class i on i.oid = indexrelid
    where not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u', 'x'))`.execute(db)
  return new Set(rows.map(({ part }) => part))
}
