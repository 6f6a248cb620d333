import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFERENCE_TABLES } from '../db/hub-rules.ts'

/** For tests: whether a statement asks for the hub of every table that has one, also where its SQL was written by hand. */

const schema = readFileSync(join(import.meta.dirname, '../db/schema.sql'), 'utf8')
const TABLES = new Set(
  [...schema.matchAll(/^create table (\w+) \(\n {2}domain_id /gm)]
    .map(([, name]) => name!)
    .filter((name) => !REFERENCE_TABLES.has(name)),
)

/** Follows a table without being its alias. */
const NEXT = 'where|on|set|join|inner|left|cross|order|group|limit|union|values|select|using|for|as|returning|default'

/** A table of a statement, where there is one, and what the statement calls it. */
const NAMED = new RegExp(
  `(?:\\b(from|join|update|into|using)\\s+|,\\s*)(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?(?:\\s+(?:as\\s+)?(?!(?:${NEXT})\\b)"?(\\w+)"?)?`,
  'gi',
)

const known = new Map<string, string[]>()

/** The tables whose rows a statement takes from, or puts into, whichever hub they are of. Read once: a hub sends the same texts again and again. */
export function withoutHub(text: string): string[] {
  const tables = known.get(text) ?? tablesWithoutHub(text)
  known.set(text, tables)
  return tables
}

function tablesWithoutHub(text: string): string[] {
  const sql = text.replaceAll(/'(?:[^']|'')*'/g, "''")
  const shared = new Set(
    [...sql.matchAll(/"?(\w+)"?(?:\s*\([^()]*\))?\s+as\s+(?:materialized\s+)?\(/gi)].map(([, name]) => name!),
  )
  return [...sql.matchAll(NAMED)].flatMap(({ index, 1: verb, 2: table = '', 3: alias = table }) => {
    // Behind a comma stands a table only in a list after from.
    const isColumn = !verb && !/\bfrom\b[^()]*$/i.test(sql.slice(0, index))
    if (!TABLES.has(table) || shared.has(table) || isColumn) return []
    if (verb?.toLowerCase() === 'into') return sql.includes('domain_id') ? [] : [table]
    return new RegExp(`"?\\b${alias}"?\\."?domain_id"? = `).test(sql) ? [] : [alias]
  })
}
