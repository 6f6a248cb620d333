import { identifierOf } from '../xapi/agent-rules.ts'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'
import { keyOf } from '../xapi/statement-key-rules.ts'
import { findStatement, listStatements, settledUntil } from '../xapi/statement-reading-service.ts'
import type { Activity, Json, StoredStatement } from '../xapi/statement-types.ts'
import type { Entered } from './door-service.ts'
import { findFact, listFacts, type Told } from './fact-statement-service.ts'
import { placeText, type StatementFilter } from './query-rules.ts'

/** A package reads what is of its registration; a token reads everything. */
function ownKeys({ sender }: Entered): string[] {
  return 'launch' in sender ? [keyOf('registration', sender.launch.registration)] : []
}

const isToken = ({ sender }: Entered) => 'tokenId' in sender

/** @throws XapiFault 404 */
export async function getStatement(
  entered: Entered,
  { id, isVoided }: { id: string; isVoided: boolean },
): Promise<StoredStatement> {
  const found = await findStatement(entered.call, { id, isVoided, keys: ownKeys(entered) })
  const statement = found?.statement ?? (isToken(entered) && !isVoided ? await findFact(entered.call, id) : null)
  if (!statement) throw new XapiFault(404, 'There is no such statement.')
  return statement
}

export interface StatementPage {
  statements: readonly StoredStatement[]
  /** Where the next one begins; null at the end. */
  next: string | null
}

export async function getStatements(entered: Entered, filter: StatementFilter): Promise<StatementPage> {
  const { since, until, ascending, after, limit } = filter
  const asked = { since, until, ascending, after, limit: limit + 1 }
  const kept = await listStatements(entered.call, { ...asked, keys: [...keysIn(filter), ...ownKeys(entered)] })
  const told = isToken(entered) ? await listFacts(entered.call, filter, limit + 1) : []
  const rows = inOrder([...kept, ...told], ascending)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    statements: page.map(({ statement }) => statement),
    next: last && rows.length > limit ? placeText(last) : null,
  }
}

/** What was kept and what the log tells, in one order. */
export function inOrder(rows: readonly Told[], ascending: boolean): Told[] {
  const sorted = rows.toSorted(
    (one, other) => one.storedAt.getTime() - other.storedAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  return ascending ? sorted : sorted.toReversed()
}

function keysIn(filter: StatementFilter): string[] {
  const { agent, verb, activity, registration, relatedAgents, relatedActivities } = filter
  return [
    ...(registration === null ? [] : [keyOf('registration', registration)]),
    ...(agent === null ? [] : [keyOf(relatedAgents ? 'related agent' : 'agent', identifierOf(agent)!)]),
    ...(activity === null ? [] : [keyOf(relatedActivities ? 'related activity' : 'activity', activity)]),
    ...(verb === null ? [] : [keyOf('verb', verb)]),
  ]
}

/** Until when everything that was stored can be read. */
export async function consistentThrough({ call }: Entered): Promise<Date> {
  const [settled, now] = [await settledUntil(call), call.context.now()]
  return settled < now ? settled : now
}

/** Statements that are asked for what an activity is. */
const DESCRIBING = 100

/** An activity as the newest statements about it describe it, in all languages that they have. */
export async function getActivity(entered: Entered, id: string): Promise<Activity> {
  const keys = [keyOf('activity', id), ...ownKeys(entered)]
  const newest = await listStatements(entered.call, { keys, ascending: false, limit: DESCRIBING })
  const objects = newest.map(({ statement }) => statement.object as Activity).filter((object) => object.id === id)
  const definition = objects
    .toReversed()
    .reduce<Json | undefined>((all, each) => joined(all, each.definition), undefined)
  return { objectType: 'Activity', id, ...(definition && { definition }) }
}

/** What one says later counts; names and descriptions add up by language. */
function joined(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (!before || !after) return after ?? before
  const texts = ['name', 'description'].flatMap((field) =>
    before[field] || after[field] ? [[field, { ...(before[field] as Json), ...(after[field] as Json) }]] : [],
  )
  return { ...before, ...after, ...Object.fromEntries(texts) }
}
