import type { Statement } from '../../xapi/statement-types.ts'
import {
  hasActivity,
  isDefined,
  MASTERY_SCORE,
  MOVE_ON_CATEGORY,
  SESSION_ID,
  verbOf,
  VOIDED,
  type Verb,
} from './cmi5-words.ts'
import type { Values } from '../rules.ts'

/** Which statements an assignable unit may send: pure rules of the cmi5 specification, each with the section that asks for it. */

/** A session as its statements left it. */
export interface SessionState {
  id: string
  /** What the hub calls the unit. */
  activityIri: string
  /** What the publisher calls it. */
  publisherId: string
  mode: 'Normal' | 'Review'
  /** 0 to 1; null without one. */
  masteryScore: number | null
  /** Of the statements that cmi5 defines. */
  verbs: readonly Verb[]
  /** By the clock of the unit. */
  initializedAt: Date | null
  terminatedAt: Date | null
  lastAt: Date | null
}

/** Why a statement is refused: a short code for the record of the session, and a sentence for the author of the unit. */
export interface Refusal {
  code: string
  sentence: string
}

type Rule = (said: Said, state: SessionState, values: Values) => Refusal | null
interface Said {
  statement: Statement
  verb: Verb | undefined
  isDefined: boolean
  at: Date
  result: Result
}
interface Result {
  score?: { scaled?: number; raw?: number; min?: number; max?: number }
  success?: boolean
  completion?: boolean
  duration?: string
}

const OF_UNITS: readonly Verb[] = ['initialized', 'completed', 'passed', 'failed', 'terminated']
const WITH_DURATION: readonly Verb[] = ['completed', 'passed', 'failed', 'terminated']

/** The first rule that a statement breaks; null where it may be kept. @param values what the registration has of the unit @param now for a statement that names no time */
export function refusalOf(statement: Statement, state: SessionState, values: Values, now: Date): Refusal | null {
  const said: Said = {
    statement,
    verb: verbOf(statement),
    isDefined: isDefined(statement),
    at: momentOf(statement, now),
    result: (statement.result ?? {}) as Result,
  }
  const rules = [...OF_ALL, ...(said.isDefined ? OF_DEFINED : []), IN_CATEGORY]
  for (const rule of rules) {
    const refusal = rule(said, state, values)
    if (refusal) return refusal
  }
  return null
}

/** The session after a statement that was kept. */
export function stateAfter(state: SessionState, statement: Statement, now: Date): SessionState {
  const at = momentOf(statement, now)
  const verb = isDefined(statement) ? verbOf(statement) : undefined
  return {
    ...state,
    verbs: verb ? [...state.verbs, verb] : state.verbs,
    initializedAt: verb === 'initialized' ? at : state.initializedAt,
    terminatedAt: verb === 'terminated' ? at : state.terminatedAt,
    lastAt: state.lastAt && state.lastAt > at ? state.lastAt : at,
  }
}

/** Statements in the order of their times, which is the one that counts (9.3). */
export function inOrder<S extends Statement>(statements: readonly S[], now: Date): S[] {
  return [...statements].sort((a, b) => momentOf(a, now).getTime() - momentOf(b, now).getTime())
}

function momentOf({ timestamp }: Statement, now: Date): Date {
  return timestamp === undefined ? now : new Date(timestamp)
}

/** Of every statement of a session. */
const OF_ALL: readonly Rule[] = [
  // 9.7
  ({ statement: { timestamp } }) =>
    timestamp !== undefined && /(?:Z|[+-]00:?00)$/i.test(timestamp)
      ? null
      : refuse('timestamp', 'A statement has to have a timestamp in UTC.'),
  // 6.3
  ({ statement }) => (statement.verb.id === VOIDED ? refuse('voiding', 'A unit cannot void statements.') : null),
  // 9.6.3.1
  ({ statement }, { id }) =>
    statement.context?.extensions?.[SESSION_ID] === id
      ? null
      : refuse('other-session', 'The context has to have the session id of the launch data in its extensions.'),
  // 9.6.2.3
  ({ statement }, { publisherId }) =>
    hasActivity(statement.context?.contextActivities?.grouping, publisherId)
      ? null
      : refuse('no-publisher-id', 'The context has to group by the activity of the context template.'),
  // 9.3.2
  ({ verb, isDefined, at }, { initializedAt }) => {
    const isFirst = initializedAt === null
    if (isFirst ? verb === 'initialized' && isDefined : at >= initializedAt) return null
    return refuse('not-initialized', 'The first statement of a session has to be initialized.')
  },
  // 9.3.8
  ({ at }, { terminatedAt }) =>
    terminatedAt && at > terminatedAt ? refuse('terminated', 'Nothing may follow terminated in a session.') : null,
]

/** Of those in the category of cmi5. */
const OF_DEFINED: readonly Rule[] = [
  // 7.1.3
  ({ verb }) =>
    verb && OF_UNITS.includes(verb)
      ? null
      : refuse('other-verb', `In the category of cmi5 a unit may say ${OF_UNITS.join(', ')}.`),
  // 9.4
  ({ statement }, { activityIri }) =>
    (statement.object as { id?: string }).id === activityIri
      ? null
      : refuse('other-object', 'The object has to be the activityId of the launch.'),
  // 9.3
  ({ verb }, { verbs }) => (verb && verbs.includes(verb) ? refuse('twice', `A session says ${verb} once.`) : null),
  ({ verb }, { verbs }) =>
    isJudged(verb) && verbs.some(isJudged)
      ? refuse('passed-and-failed', 'A session says passed or failed once.')
      : null,
  ({ verb }, _, values) =>
    verb === 'completed' && values['cmi.completion_status'] === 'completed'
      ? refuse('completed-before', 'The unit is completed in this registration already.')
      : null,
  ({ verb }, _, values) =>
    isJudged(verb) && values['cmi.success_status'] === 'passed'
      ? refuse('passed-before', 'The unit is passed in this registration already.')
      : null,
  ({ verb, at }, { lastAt }) =>
    verb === 'terminated' && lastAt && at < lastAt
      ? refuse('not-last', 'Terminated has to be the last statement of a session.')
      : null,
  // 10, launchMode
  ({ verb }, { mode }) =>
    mode === 'Normal' || verb === 'initialized' || verb === 'terminated'
      ? null
      : refuse('review', 'The unit was launched for review, in which it may say initialized and terminated alone.'),
  // 9.5.1
  ({ verb, result }) =>
    result.score && !isJudged(verb) ? refuse('score', 'Only passed and failed may have a score.') : null,
  ({ result: { score } }) =>
    score && (outOf(score.scaled, 0, 1) || (score.raw !== undefined && !isBetween(score)))
      ? refuse(
          'score-range',
          'A scaled score is from 0 to 1, and a raw one comes with min and max and lies between them.',
        )
      : null,
  // 9.3.4, 9.3.5
  ({ verb, result }, { masteryScore }) => {
    const scaled = result.score?.scaled
    if (masteryScore === null || scaled === undefined || !isJudged(verb)) return null
    return (verb === 'passed') === scaled >= masteryScore
      ? null
      : refuse('mastery-score', `A unit is passed from the scaled score ${masteryScore} on, and failed below it.`)
  },
  // 9.6.3.2
  ({ statement, verb, result }, { masteryScore }) =>
    masteryScore !== null &&
    isJudged(verb) &&
    result.score?.scaled !== undefined &&
    statement.context?.extensions?.[MASTERY_SCORE] !== masteryScore
      ? refuse('no-mastery-score', 'A result by score has to have the masteryScore in the extensions of its context.')
      : null,
  // 9.5.2
  ({ verb, result }) =>
    result.success === (verb === 'passed' ? true : verb === 'failed' ? false : undefined)
      ? null
      : refuse('success', 'The success of passed is true, that of failed is false, and others have none.'),
  // 9.5.3
  ({ verb, result }) =>
    result.completion === (verb === 'completed' ? true : undefined)
      ? null
      : refuse('completion', 'The completion of completed is true, and others have none.'),
  // 9.5.4.1
  ({ verb, result }) =>
    verb && WITH_DURATION.includes(verb) && result.duration === undefined
      ? refuse('no-duration', `${WITH_DURATION.join(', ')} have a duration in their result.`)
      : null,
]

/** Asked last: what a result may say is the clearer word (9.6.2.2). */
const IN_CATEGORY: Rule = ({ statement, isDefined, result }) => {
  const isResult = isDefined && (result.success !== undefined || result.completion !== undefined)
  return hasActivity(statement.context?.contextActivities?.category, MOVE_ON_CATEGORY) === isResult
    ? null
    : refuse(
        'moveon-category',
        'Statements of cmi5 with success or completion are in the category of moveOn, and no others.',
      )
}

function isJudged(verb: Verb | undefined): boolean {
  return verb === 'passed' || verb === 'failed'
}

function outOf(value: number | undefined, min: number, max: number): boolean {
  return value !== undefined && (value < min || value > max)
}

function isBetween({ raw = 0, min, max }: NonNullable<Result['score']>): boolean {
  return min !== undefined && max !== undefined && raw >= min && raw <= max
}

function refuse(code: string, sentence: string): Refusal {
  return { code, sentence }
}
