import { actor, agent, group } from './agent-rules.ts'
import {
  all,
  duration,
  extensions,
  iri,
  isObject,
  languageMap,
  languageTag,
  list,
  moment,
  number,
  oneOf,
  record,
  text,
  textLike,
  truth,
  uuid,
  wrong,
  type Check,
} from './check-rules.ts'
import { XapiFault } from './xapi-fault-rules.ts'
import type { Statement } from './statement-types.ts'

/** What a statement may be, as part two of the specification of xAPI 1.0.3 has it. */

export const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'
const SIGNATURE = 'http://adlnet.gov/expapi/attachments/signature'

/** Deeper than this nothing is told of learning, and the database would refuse it in its own words. */
const MAX_DEPTH = 50

/** Which lists of components each type of interaction has. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  'true-false': [],
  choice: ['choices'],
  'fill-in': [],
  'long-fill-in': [],
  matching: ['source', 'target'],
  performance: ['steps'],
  sequencing: ['choices'],
  likert: ['scale'],
  numeric: [],
  other: [],
}
const LISTS = ['choices', 'scale', 'source', 'target', 'steps'] as const

const components: Check = (value, at) => {
  list(record({ id: text, description: languageMap }, ['id']))(value, at)
  const ids = (value as { id: string }[]).map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw wrong(at, 'has two components with the same id')
}

const definitionShape = record({
  name: languageMap,
  description: languageMap,
  type: iri,
  moreInfo: iri,
  extensions,
  interactionType: oneOf(...Object.keys(COMPONENTS)),
  correctResponsesPattern: list(text),
  ...Object.fromEntries(LISTS.map((name) => [name, components])),
})

const definition: Check = (value, at) => {
  definitionShape(value, at)
  const { interactionType, ...others } = value as Record<string, unknown>
  const used = LISTS.filter((name) => Object.hasOwn(others, name))
  const known = COMPONENTS[interactionType as string]
  if (!known && (used.length || Object.hasOwn(others, 'correctResponsesPattern')))
    throw wrong(at, 'describes an interaction and needs interactionType')
  const foreign = used.find((name) => !known?.includes(name))
  if (foreign) throw wrong(at, `has ${foreign}, which is not part of the interaction ${String(interactionType)}`)
}

const activity = record({ objectType: oneOf('Activity'), id: iri, definition }, ['id'])

const statementRef = record({ objectType: oneOf('StatementRef'), id: uuid }, ['objectType', 'id'])

const OBJECTS: Readonly<Record<string, Check>> = {
  Activity: activity,
  Agent: agent,
  Group: group,
  StatementRef: statementRef,
}

function objectOf(kinds: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, 'has to be an object')
    const { objectType = 'Activity' } = value
    const check = Object.hasOwn(kinds, String(objectType)) && kinds[String(objectType)]
    if (!check) throw wrong(`${at}.objectType`, `has to be one of ${Object.keys(kinds).join(', ')}`)
    check(value, at)
  }
}

const scoreShape = record({ scaled: number, raw: number, min: number, max: number })

const score: Check = (value, at) => {
  scoreShape(value, at)
  const { scaled = 0, raw, min, max } = value as Record<string, number | undefined>
  if (scaled < -1 || scaled > 1) throw wrong(`${at}.scaled`, 'has to lie between -1 and 1')
  if (min !== undefined && max !== undefined && min >= max) throw wrong(`${at}.min`, 'has to be less than max')
  if (raw === undefined) return
  if (raw < (min ?? raw) || raw > (max ?? raw)) throw wrong(`${at}.raw`, 'has to lie between min and max')
}

const result = record({ score, success: truth, completion: truth, response: text, duration, extensions })

const activities: Check = (value, at) => (Array.isArray(value) ? list(activity)(value, at) : activity(value, at))

const contextActivities = all(
  record({ parent: activities, grouping: activities, category: activities, other: activities }),
  (value, at) => {
    if (Object.keys(value as object).length === 0) throw wrong(at, 'has to name activities')
  },
)

const context = record({
  registration: uuid,
  instructor: actor,
  team: group,
  contextActivities,
  revision: text,
  platform: text,
  language: languageTag,
  statement: statementRef,
  extensions,
})

const attachmentShape = record(
  {
    usageType: iri,
    display: languageMap,
    description: languageMap,
    contentType: textLike(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;.*)?$/, 'a media type'),
    length: (value, at) => {
      if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(at, 'has to be a number of bytes')
    },
    sha2: textLike(/^[\da-f]{56,128}$/i, 'a SHA-2 in hexadecimal digits'),
    fileUrl: iri,
  },
  ['usageType', 'display', 'contentType', 'length', 'sha2'],
)

const attachment: Check = (value, at) => {
  attachmentShape(value, at)
  const { usageType, fileUrl } = value as Record<string, unknown>
  if (usageType === SIGNATURE)
    throw new XapiFault(400, `${at} is a signature. The hub checks none, so it takes no signed statements.`)
  if (fileUrl === undefined) throw wrong(at, 'needs fileUrl, since the hub takes no contents of attachments')
}

/** Of a group without an identifier none of the two members may be the program alone: three-legged OAuth. */
const authority: Check = (value, at) => {
  actor(value, at)
  const { objectType, member } = value as { objectType?: string; member?: unknown[] }
  if (objectType === 'Group' && member?.length !== 2) throw wrong(at, 'is a group, which needs two members')
}

const SHARED = { actor, verb: record({ id: iri, display: languageMap }, ['id']), result, context, timestamp: moment }
const NEEDED = ['actor', 'verb', 'object']

/** The revision and the platform are those of an activity. */
const contextOfActivity: Check = (value, at) => {
  const { object, context } = value as { object: { objectType?: string }; context?: Record<string, unknown> }
  const isActivity = (object.objectType ?? 'Activity') === 'Activity'
  const name = isActivity ? undefined : ['revision', 'platform'].find((each) => context && Object.hasOwn(context, each))
  if (name) throw wrong(`${at}.context`, `has ${name}, which is for activities alone`)
}

const subStatement = all(
  record(
    { objectType: oneOf('SubStatement'), ...SHARED, object: objectOf(OBJECTS), attachments: list(attachment) },
    NEEDED,
  ),
  contextOfActivity,
)

const voiding: Check = (value, at) => {
  const { verb, object } = value as Statement
  if (verb.id === VOIDED && object.objectType !== 'StatementRef')
    throw wrong(`${at}.object`, 'has to be a StatementRef, because the statement voids another one')
}

const statement = all(
  record(
    {
      ...SHARED,
      id: uuid,
      object: objectOf({ ...OBJECTS, SubStatement: subStatement }),
      stored: moment,
      authority,
      version: textLike(/^1\.0(\.\d+)?$/, '1.0.3, or another 1.0'),
      attachments: list(attachment),
    },
    NEEDED,
  ),
  contextOfActivity,
  voiding,
)

/** @throws XapiFault that names the place */
export function mustBeStatement(value: unknown, at = 'statement'): asserts value is Statement {
  mustBeShallow(value)
  statement(value, at)
}

/** @throws XapiFault */
export function mustBeShallow(value: unknown): void {
  if (depthOf(value, 0) > MAX_DEPTH) throw new XapiFault(400, `The JSON is nested in more than ${MAX_DEPTH} levels.`)
}

function depthOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return depth
  let deepest = depth + 1
  for (const each of Object.values(value)) deepest = Math.max(deepest, depthOf(each, depth + 1))
  return deepest
}
