import { createHash } from 'node:crypto'
import type { Hub } from '../../context.ts'
import type { Statement } from '../../xapi/statement-types.ts'
import { activityIdOf } from '../../xapi/identity-rules.ts'

/** The vocabulary of cmi5 (specification, 9 and 10). */

export const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
export const MOVE_ON_CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/moveon'
export const BLOCK_TYPE = 'https://w3id.org/xapi/cmi5/activitytype/block'
export const COURSE_TYPE = 'https://w3id.org/xapi/cmi5/activitytype/course'

const context = (name: string) => `https://w3id.org/xapi/cmi5/context/extensions/${name}`
export const SESSION_ID = context('sessionid')
export const MASTERY_SCORE = context('masteryscore')
export const LAUNCH_MODE = context('launchmode')
export const LAUNCH_URL = context('launchurl')
export const MOVE_ON = context('moveon')
export const LAUNCH_PARAMETERS = context('launchparameters')
export const PROGRESS = 'https://w3id.org/xapi/cmi5/result/extensions/progress'
export const REASON = 'https://w3id.org/xapi/cmi5/result/extensions/reason'

export const VERBS = {
  launched: 'http://adlnet.gov/expapi/verbs/launched',
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  abandoned: 'https://w3id.org/xapi/adl/verbs/abandoned',
  waived: 'https://w3id.org/xapi/adl/verbs/waived',
  satisfied: 'https://w3id.org/xapi/adl/verbs/satisfied',
} as const
export type Verb = keyof typeof VERBS
export const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'

const NAMES = new Map(Object.entries(VERBS).map(([name, id]) => [id as string, name as Verb]))

/** Which verb of cmi5 a statement has; undefined for any other. */
export function verbOf({ verb }: Pick<Statement, 'verb'>): Verb | undefined {
  return NAMES.get(verb.id)
}

/** Whether a statement says of itself that it is of cmi5. */
export function isDefined({ context }: Pick<Statement, 'context'>): boolean {
  return hasActivity(context?.contextActivities?.category, CATEGORY)
}

/** A list of activities may be one alone, which the standard allows. */
export function hasActivity(list: unknown, id: string): boolean {
  const activities: unknown[] = Array.isArray(list) ? list : [list]
  return activities.some((each) => (each as { id?: unknown } | undefined)?.id === id)
}

/** What the hub calls a part of a course in statements: never what its publisher calls it, and the same in each registration. */
export function partIri(hub: Pick<Hub, 'origin'>, assetId: string, activityId: string): string {
  const name = createHash('sha256').update(activityId).digest('base64url').slice(0, 22)
  return `${activityIdOf(hub, assetId)}/${name}`
}
