import { sql, type RawBuilder } from 'kysely'
import { ScimFault } from './scim-fault-rules.ts'
import { isUuid } from '../platform/ids.ts'
import type { AttributePath, Compared, Comparison, Filter } from './filter-rules.ts'

/** Filters as conditions of SQL. */

type Condition = RawBuilder<boolean>

/** What an attribute is in the database. */
export type Column =
  | { kind: 'id' | 'boolean' | 'time' | 'exact'; value: RawBuilder<unknown> }
  /** @param folded the same in small letters, where a column has it */
  | { kind: 'text'; value: RawBuilder<string | null>; folded?: RawBuilder<string> }
  /** Others, of whom each has an id. */
  | { kind: 'links'; isAny: Condition; has: (id: string) => Condition }

/** Null for what cannot be searched. */
export type Columns = (path: AttributePath) => Column | null

/** @throws ScimFault `invalidFilter` */
export function conditionOf(filter: Filter, columns: Columns): Condition {
  switch (filter.type) {
    case 'and':
      return joined(filter.of, columns, sql` and `)
    case 'or':
      return joined(filter.of, columns, sql` or `)
    case 'not':
      // What is not known does not fit, so its opposite does.
      return sql`((${conditionOf(filter.of, columns)}) is not true)`
    case 'present':
      return isThere(mustBeKnown(filter.path, columns))
    case 'compare':
      return compared(mustBeKnown(filter.path, columns), filter)
    case 'some':
      return conditionOf(filter.of, partsOf(filter.path, filter.of, columns))
  }
}

function joined(of: readonly Filter[], columns: Columns, by: RawBuilder<unknown>): Condition {
  return sql`(${sql.join(
    of.map((each) => conditionOf(each, columns)),
    by,
  )})`
}

/** People have one address; of many links one condition at a time can be asked, because each is another. */
function partsOf(path: AttributePath, of: Filter, columns: Columns): Columns {
  if (columns(path)?.kind === 'links' && of.type !== 'compare')
    throw refused(`in ${path.name}[…] one comparison is asked for at a time`)
  return (part) => (part.sub === null && part.urn === null ? columns({ ...path, sub: part.name }) : null)
}

function mustBeKnown(path: AttributePath, columns: Columns): Column {
  const column = columns(path)
  if (column) return column
  throw refused(`${[path.name, path.sub].filter(Boolean).join('.')} cannot be searched`)
}

function isThere(column: Column): Condition {
  if (column.kind === 'links') return column.isAny
  return column.kind === 'text' || column.kind === 'exact'
    ? sql`(coalesce(${column.value}, '') <> '')`
    : sql`(${column.value} is not null)`
}

interface Asked {
  comparison: Comparison
  value: Compared
}

function compared(column: Column, { comparison, value }: Asked): Condition {
  if (value === null) {
    if (comparison === 'eq') return sql`(not ${isThere(column)})`
    if (comparison === 'ne') return isThere(column)
    throw refused(`${comparison} takes no null`)
  }
  if (comparison === 'ne') return sql`((${compared(column, { comparison: 'eq', value })}) is not true)`
  if (column.kind === 'id') return isNamed(comparison, value, (id) => sql`(${column.value} = ${id}::uuid)`)
  if (column.kind === 'links') return isNamed(comparison, value, column.has)
  if (column.kind === 'boolean') return isSwitched(column.value, comparison, value)
  if (column.kind === 'time') return isAt(column.value, comparison, value)
  const asked = mustBeText(value)
  return column.kind === 'text'
    ? textIs(column.folded ?? sql`lower(${column.value})`, comparison, sql`lower(${asked}::text)`)
    : textIs(column.value, comparison, sql`${asked}::text`)
}

function textIs(own: RawBuilder<unknown>, comparison: Comparison, asked: RawBuilder<unknown>): Condition {
  if (comparison === 'eq') return sql`(${own} = ${asked})`
  if (comparison === 'co') return sql`(strpos(${own}, ${asked}) > 0)`
  if (comparison === 'sw') return sql`starts_with(${own}, ${asked})`
  if (comparison === 'ew') return sql`(right(${own}, length(${asked})) = ${asked})`
  return sql`(${own} ${operatorOf(comparison)} ${asked} collate "C")`
}

function isSwitched(own: RawBuilder<unknown>, comparison: Comparison, value: Compared): Condition {
  // Some providers write it as a text.
  const asked = typeof value === 'string' ? { true: true, false: false }[value.toLowerCase() as 'true'] : value
  if (comparison !== 'eq' || typeof asked !== 'boolean') throw refused('true and false are compared with eq and ne')
  return sql`(${own} = ${asked}::boolean)`
}

function isAt(own: RawBuilder<unknown>, comparison: Comparison, value: Compared): Condition {
  const asked = new Date(mustBeText(value))
  if (Number.isNaN(asked.getTime())) throw refused('a time is written as 2026-11-30T08:00:00Z')
  return sql`(${own} ${operatorOf(comparison)} ${asked}::timestamptz)`
}

const OPERATORS: Partial<Record<Comparison, RawBuilder<unknown>>> = {
  eq: sql`=`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

function operatorOf(comparison: Comparison): RawBuilder<unknown> {
  const operator = OPERATORS[comparison]
  if (!operator) throw refused(`${comparison} does not fit this attribute`)
  return operator
}

function isNamed(comparison: Comparison, value: Compared, isId: (id: string) => Condition): Condition {
  if (comparison !== 'eq') throw refused('ids are compared with eq and ne')
  const id = mustBeText(value)
  return isUuid(id) ? isId(id) : sql`false`
}

function mustBeText(value: Compared): string {
  if (typeof value !== 'string') throw refused('texts stand in quotation marks')
  return value
}

const refused = (reason: string) => new ScimFault('invalidFilter', `This filter cannot be answered: ${reason}.`)
