import { COMPONENTS } from '../../xapi/statement-rules.ts'
import type { Json } from '../../xapi/statement-types.ts'
import type { Values } from '../rules.ts'

/** What learners answered in courses of SCORM, as xAPI has it. */

export interface Answer {
  /** What the course calls the question. */
  questionId: string
  definition: Json
  result: Json
}

/** How the versions call what makes an answer another one. */
const TOLD = /^cmi\.interactions\.(\d{1,5})\.(?:learner_response|student_response|result|timestamp|time)$/

/** Answers that a session reported which it had not reported before, in their order; of each question that was answered anew too. */
export function newAnswers(before: Values, after: Values): Answer[] {
  const indexes = new Set(
    Object.keys(after).flatMap((name) => {
      const index = after[name] === before[name] ? undefined : TOLD.exec(name)?.[1]
      return index === undefined ? [] : Number(index)
    }),
  )
  return [...indexes].toSorted((one, other) => one - other).flatMap((index) => answerAt(after, index) ?? [])
}

const TYPE = 'http://adlnet.gov/expapi/activities/cmi.interaction'
const MAX_PATTERNS = 50

/** Null for what says neither what was answered nor how it went. */
function answerAt(values: Values, index: number): Answer | null {
  const value = (name: string) => values[`cmi.interactions.${index}.${name}`] || undefined
  const response = value('learner_response') ?? value('student_response')
  const outcome = value('result')
  const questionId = value('id')
  if (questionId === undefined || (response === undefined && outcome === undefined)) return null
  // The two standards call the types by the same words.
  const type = value('type')
  const interactionType = type !== undefined && Object.hasOwn(COMPONENTS, type) ? type : 'other'
  const patterns = Array.from({ length: MAX_PATTERNS }, (_, nth) => value(`correct_responses.${nth}.pattern`))
  const correct = patterns.flatMap((pattern) => (pattern === undefined ? [] : inWords(pattern, interactionType)))
  const description = value('description')
  const duration = durationOf(value('latency'))
  return {
    questionId,
    definition: {
      type: TYPE,
      interactionType,
      ...(description !== undefined && { description: { und: storable(description) } }),
      ...(correct.length && { correctResponsesPattern: correct }),
    },
    result: {
      ...(response !== undefined && { response: inWords(response, interactionType) }),
      ...outcomeOf(outcome),
      ...(duration !== null && { duration }),
    },
  }
}

const OUTCOMES: Readonly<Record<string, boolean>> = { correct: true, incorrect: false, wrong: false }

/** Of what was not foreseen, or is no question of right and wrong, nothing is said. */
function outcomeOf(outcome: string | undefined): Json {
  if (outcome === undefined) return {}
  if (Object.hasOwn(OUTCOMES, outcome)) return { success: OUTCOMES[outcome] }
  return /^-?\d{1,9}(?:\.\d{1,7})?$/.test(outcome) ? { score: { raw: Number(outcome) } } : {}
}

const TRUTHS: Readonly<Record<string, string>> = { t: 'true', '1': 'true', f: 'false', '0': 'false' }

/** An answer with the marks of xAPI, which are those of 2004: 1.2 has commas and full stops, and lists in braces. */
function inWords(answer: string, type: string): string {
  const text = storable(answer)
  if (type === 'true-false') return TRUTHS[text] ?? text
  const isListed = type === 'choice' || type === 'sequencing' || type === 'matching'
  if (!isListed || text.includes('[,]') || text.includes('[.]')) return text
  const parts = text.replace(/^\{(.*)\}$/s, '$1').split(',')
  return parts.map((part) => (type === 'matching' ? part.replace('.', '[.]') : part)).join('[,]')
}

const SPAN = /^P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,2})?S)?)?$/
const CLOCK = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/

function durationOf(latency: string | undefined): string | null {
  if (latency === undefined) return null
  if (SPAN.test(latency)) return latency
  const [, hours, minutes, seconds] = CLOCK.exec(latency) ?? []
  return seconds === undefined ? null : `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`
}

/** As the database can hold it. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
