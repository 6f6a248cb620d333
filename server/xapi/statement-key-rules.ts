import { createHash } from 'node:crypto'
import { identifiersOf } from './agent-rules.ts'
import type { Activity, Actor, StatementRef, SubStatement } from './statement-types.ts'

/** What statements are found by. Each is kept as the beginning of a hash, because what it says may be long. */

export type KeyKind = 'agent' | 'related agent' | 'activity' | 'related activity' | 'verb' | 'registration'

/** A key as the database has it. */
export function keyOf(kind: KeyKind, says: string): string {
  return hashedId(kind, says)
}

/** One identifier for texts of any length. */
export function hashedId(...texts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return [8, 12, 16, 20, 32].map((end, nth) => hex.slice([0, 8, 12, 16, 20][nth], end)).join('-')
}

type Parts = Pick<SubStatement, 'actor' | 'verb' | 'object' | 'context'> & { authority?: Actor }
type AnyObject = Parts['object'] | SubStatement

/** Everything by which a statement is found. */
export function keysOf(statement: Omit<Parts, 'object'> & { object: AnyObject }): string[] {
  const { object, actor, context = {}, verb } = statement
  const related = relatedOf(statement)
  const keys = [
    keyOf('verb', verb.id),
    ...[actor, ...agentsIn(object)].flatMap(identifiersOf).map((each) => keyOf('agent', each)),
    ...activitiesIn(object).map(({ id }) => keyOf('activity', id)),
    ...related.agents.flatMap(identifiersOf).map((each) => keyOf('related agent', each)),
    ...related.activities.map(({ id }) => keyOf('related activity', id)),
    ...(context.registration ? [keyOf('registration', context.registration.toLowerCase())] : []),
  ]
  return [...new Set(keys)]
}

/** All agents and activities of a statement, and of the one in it. */
function relatedOf({ actor, object, context = {}, authority }: Omit<Parts, 'object'> & { object: AnyObject }): {
  agents: Actor[]
  activities: Activity[]
} {
  const inner = object.objectType === 'SubStatement' ? relatedOf(object) : { agents: [], activities: [] }
  const { instructor, team, contextActivities = {} } = context
  return {
    agents: [
      ...[actor, authority, instructor, team].filter((each) => each !== undefined),
      ...agentsIn(object),
      ...inner.agents,
    ],
    activities: [
      ...activitiesIn(object),
      ...Object.values(contextActivities).flatMap((each) => each ?? []),
      ...inner.activities,
    ],
  }
}

const agentsIn = (object: AnyObject): Actor[] =>
  object.objectType === 'Agent' || object.objectType === 'Group' ? [object] : []

const activitiesIn = (object: AnyObject | StatementRef): Activity[] =>
  (object.objectType ?? 'Activity') === 'Activity' ? [object as Activity] : []
