import { unzip } from '../../profile/export-fixtures.ts'
import type { sendExample } from '../contract-examples.ts'

type Answer = Awaited<ReturnType<typeof sendExample>>

/** All that is in an answer to look for words in, unpacked where it is an archive. */
export async function textOf(answer: Answer): Promise<string> {
  const parts = isZip(answer) ? [...(await unzip(answer.rawPayload)).values()] : [answer.rawPayload]
  return `${JSON.stringify(answer.headers)}${parts.map((part) => part.toString('latin1')).join('\n')}`
}

/** What has to be the same in two hubs: not the number of a problem, and of an archive no more than that it is one. */
export function bodyOf(answer: Answer): string {
  const isJson = /^application\/([a-z]+\+)?json\b/.test(String(answer.headers['content-type']))
  const body = isZip(answer) ? 'zip' : isJson ? JSON.stringify(JSON.parse(answer.body, comparable)) : answer.body
  return `${answer.statusCode} ${body}`
}

/** How much a playlist or a section of it holds, and how far somebody is with that, is said of all that it holds: see ContentItem in the contract. */
const OF_ALL_ITEMS = ['contentCount', 'completionTime', 'completionRate', 'progress', 'userContentStatus']

/** What somebody learned stays learned, whatever of it they see now; it is said without names. */
const OF_THE_PAST = ['completedThisWeekCount', 'weeksInARowCount', 'learningTime']

function comparable(name: string, value: unknown): unknown {
  if (name === 'instance' || OF_THE_PAST.includes(name)) return ''
  // A closed section says when something in it is due before it opens, and not what.
  if (name === 'lock' && value !== null) return { ...value, dueDate: null }
  if (typeof value !== 'object' || value === null || !('contentCount' in value && 'completionTime' in value))
    return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !OF_ALL_ITEMS.includes(key)))
}

/** What is in one text from where the other goes on otherwise, and what in the other; nothing where they are the same. */
export function differenceOf(text: string, other: string): string | null {
  if (text === other) return null
  let at = 0
  while (text[at] === other[at]) at += 1
  const [here, there] = [text, other].map((each) => each.slice(Math.max(0, at - 80), at + 80))
  return `${here} instead of ${there}`
}

/** @returns the text with a star for each of some ids */
export function withoutIds(text: string, ids: readonly string[]): string {
  const known = new Set(ids)
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (found) => (known.has(found) ? '*' : found))
}

function isZip({ headers }: Answer): boolean {
  return String(headers['content-type']).includes('zip')
}
