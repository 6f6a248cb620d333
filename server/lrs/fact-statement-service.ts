import { findRecord, listRecords } from '../activity/record-service.ts'
import type { Hub, HubCall } from '../context.ts'
import { isUuid } from '../platform/ids.ts'
import { identifierOf } from '../xapi/agent-rules.ts'
import { activityIdOf, hubAuthority, memberIdIn } from '../xapi/identity-rules.ts'
import type { StoredStatement } from '../xapi/statement-types.ts'
import { statementOf, TOLD, typesOfVerb } from './fact-rules.ts'
import type { StatementFilter } from './query-rules.ts'

/** The statements that the hub makes of what is learned in it, when they are read: nothing of them is kept. */

export interface Told {
  id: string
  storedAt: Date
  statement: StoredStatement
}

export async function findFact(call: HubCall, id: string): Promise<StoredStatement | null> {
  const fact = await findRecord(call, id, TOLD)
  return fact ? statementOf(call.hub, fact) : null
}

/** @param limit of them at the most */
export async function listFacts(call: HubCall, filter: StatementFilter, limit: number): Promise<Told[]> {
  const narrowed = narrowedBy(call.hub, filter)
  if (!narrowed) return []
  const { since, until, ascending, after } = filter
  const facts = await listRecords(call, { ...narrowed, since, until, ascending, after, limit })
  return facts.map((fact) => ({ id: fact.id, storedAt: fact.occurredAt, statement: statementOf(call.hub, fact) }))
}

/** What of the log a filter can find; null where nothing. */
function narrowedBy(hub: Hub, { agent, verb, activity, registration, relatedAgents }: StatementFilter) {
  const types = verb === null ? TOLD : typesOfVerb(verb)
  const isAnybody = agent === null || (relatedAgents && identifierOf(agent) === identifierOf(hubAuthority(hub)))
  const memberId = isAnybody ? undefined : memberIdIn(hub, agent)
  const objectId = activity === null ? undefined : objectIdIn(hub, activity)
  if (types.length === 0 || memberId === null || objectId === null) return null
  return { types, memberId, objectId, attemptId: registration ?? undefined }
}

function objectIdIn(hub: Hub, activity: string): string | null {
  const start = activityIdOf(hub, '')
  const id = activity.startsWith(start) ? activity.slice(start.length) : ''
  return isUuid(id) ? id : null
}
