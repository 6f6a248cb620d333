import type { RecordRow } from '../activity/record-service.ts'
import type { ActivityType } from '../activity/rules.ts'
import type { Hub } from '../context.ts'
import { intlTag } from '../platform/intl-tag.ts'
import { activityIdOf, hubAuthority, learnerActor } from '../xapi/identity-rules.ts'
import type { Activity, Json, StatementContext, StoredStatement } from '../xapi/statement-types.ts'

/** Statements that the hub makes of its own log of what people did and learned. */

const ADL = 'http://adlnet.gov/expapi'
const STREAMS = 'http://activitystrea.ms/schema/1.0'

/** What each kind of fact says. What is no learning, and what is taken back, is not told. */
const VERBS: Partial<Record<ActivityType, { id: string; word: string }>> = {
  opened: { id: `${STREAMS}/open`, word: 'opened' },
  progressed: { id: `${ADL}/verbs/progressed`, word: 'progressed' },
  completed: { id: `${ADL}/verbs/completed`, word: 'completed' },
  attemptPassed: { id: `${ADL}/verbs/passed`, word: 'passed' },
  attemptFailed: { id: `${ADL}/verbs/failed`, word: 'failed' },
  commented: { id: `${ADL}/verbs/commented`, word: 'commented' },
  shared: { id: `${ADL}/verbs/shared`, word: 'shared' },
  badgeAwarded: { id: 'http://specification.openbadges.org/xapi/verbs/earned', word: 'earned' },
}

/** The kinds of facts that are told as statements. */
export const TOLD = Object.keys(VERBS) as ActivityType[]

/** The kinds that a verb stands for. */
export function typesOfVerb(id: string): ActivityType[] {
  return TOLD.filter((type) => VERBS[type]!.id === id)
}

const TYPES: Readonly<Record<string, string>> = {
  playlist: `${STREAMS}/collection`,
  scorm: `${ADL}/activities/course`,
  web: `${ADL}/activities/link`,
  upload: `${ADL}/activities/file`,
  zip: `${ADL}/activities/media`,
}

type Origin = Pick<Hub, 'origin'>

/** The same fact is always the same statement, under the id that it has in the log. */
export function statementOf(hub: Origin, fact: RecordRow): StoredStatement {
  const verb = VERBS[fact.type as ActivityType]!
  const moment = fact.occurredAt.toISOString()
  return {
    id: fact.id,
    actor: learnerActor(hub, fact.memberId),
    verb: { id: verb.id, display: { 'en-US': verb.word } },
    object: objectOf(hub, fact),
    ...resultOf(fact.type, fact.details as Details),
    ...contextOf(fact.details as Details),
    timestamp: moment,
    stored: moment,
    authority: hubAuthority(hub),
    version: '1.0.0',
  }
}

function objectOf(hub: Origin, { objectId, objectType, name, locale, contentType }: RecordRow): Activity {
  const type = objectType === 'badge' ? `${STREAMS}/badge` : TYPES[contentType ?? '']
  return {
    objectType: 'Activity',
    id: activityIdOf(hub, objectId!),
    definition: { ...(name && { name: { [intlTag(locale!)]: name } }), ...(type && { type }) },
  }
}

interface Details {
  /** Quarters. */
  step?: number
  /** Of 100. */
  score?: number
  /** Of an attempt that is passed or failed, since facts name it. */
  attemptId?: string
}

/** An attempt is the registration of what is told of it. */
function contextOf({ attemptId }: Details): { context?: StatementContext } {
  return attemptId === undefined ? {} : { context: { registration: attemptId } }
}

/** What cmi5 calls how far somebody is, in per cent. */
const PROGRESS = 'https://w3id.org/xapi/cmi5/result/extensions/progress'

function resultOf(type: string, { step, score }: Details): { result?: Json } {
  const scored = score === undefined ? {} : { score: { scaled: score / 100, raw: score, min: 0, max: 100 } }
  if (type === 'completed') return { result: { completion: true, ...scored } }
  if (type === 'attemptPassed' || type === 'attemptFailed')
    return { result: { success: type === 'attemptPassed', ...scored } }
  return type === 'progressed' ? { result: { extensions: { [PROGRESS]: (step ?? 0) * 25 } } } : {}
}
