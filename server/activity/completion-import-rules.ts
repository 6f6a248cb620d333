import type { components } from '../../generated/server/schema.d.ts'
import { PERSON_HEADERS, wordsOf } from '../files/table/header-rules.ts'
import { instantOf } from '../platform/time.ts'
import { dayFrom } from '../user-admin/user-import-value-rules.ts'

/** What the rows of a file of past completions say: pure. */

export type ImportOutcome = components['schemas']['CompletionImportOutcome']
export type ImportProblem = components['schemas']['CompletionImportProblem']

/** Words of headers in English and German, as `wordsOf` has them. */
const HEADERS = {
  ...PERSON_HEADERS,
  contentId: ['contentid', 'courseid', 'assetid', 'playlistid', 'inhaltid', 'inhaltsid', 'kursid'],
  content: [
    'content',
    'contentname',
    'course',
    'coursename',
    'training',
    'title',
    'inhalt',
    'kurs',
    'schulung',
    'titel',
  ],
  time: [
    'completed',
    'completedon',
    'completedat',
    'completedtime',
    'completiondate',
    'completiontime',
    'date',
    'time',
    'abgeschlossen',
    'abgeschlossenam',
    'abschlussdatum',
    'datum',
    'zeitpunkt',
  ],
} as const

type Field = keyof typeof HEADERS

/** Where each field stands. */
export type Columns = Partial<Record<Field, number>>

/** The first column of each field; null where one is missing without which no row can be read, or one is there twice. */
export function columnsOf(headers: readonly string[]): Columns | null {
  const words = headers.map(wordsOf)
  const columns: Columns = {}
  for (const field of Object.keys(HEADERS) as Field[]) {
    const places = words.flatMap((word, place) => ((HEADERS[field] as readonly string[]).includes(word) ? [place] : []))
    if (places.length > 1) return null
    if (places.length === 1) columns[field] = places[0]!
  }
  const { email, employeeId, contentId, content, time } = columns
  const isWhole = (email ?? employeeId) !== undefined && (contentId ?? content) !== undefined && time !== undefined
  return isWhole ? columns : null
}

export interface ReadRow {
  /** In lower case; empty where there is none. */
  email: string
  employeeId: string
  /** In lower case. */
  contentId: string
  content: string
  time: string
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  const cell = (field: Field) => (columns[field] === undefined ? '' : (cells[columns[field]] ?? '').trim())
  const id = cell('contentId').toLowerCase()
  return {
    email: cell('email').toLowerCase(),
    employeeId: cell('employeeId'),
    contentId: UUID.test(id) ? id : '',
    content: cell('content') || cell('contentId'),
    time: cell('time'),
  }
}

const CLOCK = /^(.+?)[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i
const NOON = 12 * 3_600_000

/**
 * When something was completed. A time without a zone is one of the hub's, and a day stands for its noon there, which is the
 * same day nearly everywhere. @returns null for what is no time or could be read in two ways
 */
export function momentFrom(text: string, timezone: string): Date | null {
  const clock = CLOCK.exec(text)
  const day = dayFrom(clock ? clock[1]! : text)
  if (day === null) return null
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (!clock) return instantOf(midnight + NOON, timezone)
  const [hour, minute, second] = [clock[2], clock[3], clock[4] ?? 0].map(Number) as [number, number, number]
  if (hour > 23 || minute > 59 || second > 59) return null
  const fraction = Number((clock[5] ?? '').padEnd(3, '0'))
  const wall = midnight + ((hour * 60 + minute) * 60 + second) * 1_000
  const instant = clock[6] ? wall - offsetOf(clock[6]) : instantOf(wall, timezone).getTime()
  return new Date(instant + fraction)
}

/** Of a zone such as +01:00, in milliseconds. */
function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(-2)].map(Number) as [number, number]
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}

export interface Named {
  id: string
  name: string
}

/** What the hub has of what the rows name. */
export interface Known {
  byEmail: ReadonlyMap<string, Named>
  byEmployeeId: ReadonlyMap<string, readonly Named[]>
  byContentId: ReadonlyMap<string, Named>
  /** By name in lower case. */
  byContentName: ReadonlyMap<string, readonly Named[]>
}

export interface PlannedRow {
  line: number
  person: Named | null
  /** What stands in the file. */
  said: { person: string; content: string }
  content: Named | null
  time: Date | null
  problems: ImportProblem[]
}

/** @param about the hub's zone, and what is in the future */
export function planRow(line: number, row: ReadRow, known: Known, about: { timezone: string; now: Date }): PlannedRow {
  const people = peopleOf(row, known)
  const contents = contentsOf(row, known)
  const read = momentFrom(row.time, about.timezone)
  // Of a day that is not over, noon may be still to come.
  const isToday =
    read !== null && read > about.now && read.getTime() - about.now.getTime() < NOON && !CLOCK.test(row.time)
  const time = isToday ? about.now : read
  return {
    line,
    person: people.length === 1 ? people[0]! : null,
    content: contents.length === 1 ? contents[0]! : null,
    said: { person: (row.email || row.employeeId).slice(0, 254), content: row.content.slice(0, 255) },
    time,
    problems: [
      ...countProblem(people.length, 'unknownPerson', 'ambiguousPerson'),
      ...countProblem(contents.length, 'unknownContent', 'ambiguousContent'),
      ...(time === null ? (['badTime'] as const) : time > about.now ? (['futureTime'] as const) : []),
    ],
  }
}

function countProblem(count: number, none: ImportProblem, several: ImportProblem): ImportProblem[] {
  return count === 1 ? [] : [count === 0 ? none : several]
}

function peopleOf({ email, employeeId }: ReadRow, { byEmail, byEmployeeId }: Known): readonly Named[] {
  if (email === '') return byEmployeeId.get(employeeId) ?? []
  const person = byEmail.get(email)
  return person ? [person] : []
}

function contentsOf({ contentId, content }: ReadRow, { byContentId, byContentName }: Known): readonly Named[] {
  if (contentId === '') return byContentName.get(content.toLowerCase()) ?? []
  const found = byContentId.get(contentId)
  return found ? [found] : []
}

/** What a completion is known by. */
export function keyOf(memberId: string, contentId: string, time: Date): string {
  return `${memberId} ${contentId} ${time.toISOString()}`
}

/** The sentence for a row that is left out, as the items of a job say it. */
export const PROBLEM_WORDS: Record<ImportProblem, string> = {
  unknownPerson: 'Nobody in the hub has this address or number.',
  ambiguousPerson: 'Several people have this number.',
  unknownContent: 'The hub has no such content.',
  ambiguousContent: 'The hub has several things of this name.',
  badTime: 'The time is none, or could be read in two ways. Write it as 2026-11-30.',
  futureTime: 'The time lies in the future.',
  duplicateRow: 'The same stands in an earlier row.',
}
