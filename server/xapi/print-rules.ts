import { createHash } from 'node:crypto'
import { isObject } from './check-rules.ts'
import type { ContextActivities, Statement, SubStatement } from './statement-types.ts'

/** What an LRS fills in, and what may therefore differ where a statement is sent once more. */
const FILLED = ['id', 'stored', 'authority', 'version', 'timestamp', 'attachments']

/** The same for two statements that say the same. */
export function printOf(statement: Statement): Buffer {
  const said = Object.entries(statement).filter(([name]) => !FILLED.includes(name))
  return createHash('sha256')
    .update(ordered(Object.fromEntries(said), ''))
    .digest()
}

/** JSON in one order: of names everywhere, and of members and activities, whose order says nothing. */
function ordered(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    const items = value.map((each) => ordered(each, ''))
    return `[${(UNORDERED.has(name) ? items.toSorted() : items).join()}]`
  }
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.keys(value).toSorted()
  return `{${fields.map((field) => `${JSON.stringify(field)}:${ordered(value[field], field)}`).join()}}`
}

const UNORDERED = new Set(['member', 'parent', 'grouping', 'category', 'other'])

/** A lone activity in the context is a list of one, as the standard has an LRS answer it. */
export function withLists<S extends Statement | SubStatement>(statement: S): S {
  const { object, context } = statement
  const inner = object.objectType === 'SubStatement' ? { object: withLists(object as SubStatement) } : {}
  if (!context?.contextActivities) return { ...statement, ...inner }
  const lists = Object.entries(context.contextActivities).map(([name, each]) => [name, [each ?? []].flat()])
  const contextActivities = Object.fromEntries(lists) as ContextActivities
  return { ...statement, ...inner, context: { ...context, contextActivities } }
}
