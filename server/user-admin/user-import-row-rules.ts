import type { components } from '../../generated/server/schema.d.ts'
import { fits, type Kind } from '../users/custom-field-rules.ts'
import { firstFactFault } from '../users/user-fact-rules.ts'
import { isFact, type ColumnChoice } from './user-import-column-rules.ts'
import { dayFrom, isEmail, isLine, isName, localeFrom, teamNamesIn, yesFrom } from './user-import-value-rules.ts'
import type { PeopleChange } from './user-changes-rules.ts'

/** What a row of a file of people asks for: pure. */

export type ImportProblem = components['schemas']['UserImportProblem']

export interface RowProblem {
  problem: ImportProblem
  header: string | null
  value: string | null
}

/** What a row says of somebody. What it leaves empty is not in the change, or null where the import empties it. */
export interface RowWish {
  email: string
  change: PeopleChange
}

export interface ReadRow extends RowWish {
  problems: RowProblem[]
}

/** What of the hub and of the import decides how a row is read. */
export interface Reading {
  columns: readonly (ColumnChoice & { header: string })[]
  clearsEmpty: boolean
  locales: readonly string[]
  /** The ids of the teams of a name in lower case. */
  teams: ReadonlyMap<string, readonly string[]>
  /** Teams that everybody joins. */
  teamIds: readonly string[]
  fields: ReadonlyMap<string, Kind>
}

interface Draft extends ReadRow {
  change: {
    -readonly [K in keyof PeopleChange]: PeopleChange[K] extends readonly (infer T)[] ? T[] : PeopleChange[K]
  }
}

const MAX_VALUE = 1_000

export function readRow(cells: readonly string[], reading: Reading): ReadRow {
  const draft: Draft = {
    email: '',
    change: { teamIdsToAdd: [...reading.teamIds], teamIdsToRemove: [], attributes: [], customFields: [] },
    problems: [],
  }
  for (const column of reading.columns) readCell(draft, cells[column.column] ?? '', column, reading)
  draft.change.teamIdsToAdd = [...new Set(draft.change.teamIdsToAdd)].sort()
  return draft
}

function readCell(draft: Draft, text: string, column: Reading['columns'][number], reading: Reading): void {
  const { change } = draft
  const { field, header } = column
  const wrong = (problem: ImportProblem, value = text) =>
    void draft.problems.push({ problem, header, value: value.slice(0, 200) || null })
  if (field === 'email') {
    draft.email = text
    if (!isEmail(text)) wrong('badEmail')
    return
  }
  if (field === 'customField') return readCustomField(draft, text, column, reading, wrong)
  if (isFact(field)) return readFact(draft, text, field, reading, wrong)
  if (text === '') return
  if (field === 'first_name') return isName(text) ? void (change.firstName = text) : wrong('badName')
  if (field === 'last_name') return isName(text) ? void (change.lastName = text) : wrong('badName')
  if (field === 'teams') return readTeams(draft, text, reading, wrong)
  if (field === 'language') {
    const locale = localeFrom(text, reading.locales)
    return locale ? void (change.language = locale) : wrong('unknownLanguage')
  }
  const isSuspended = yesFrom(text)
  return isSuspended === null ? wrong('badValue') : void (change.isSuspended = isSuspended)
}

type Wrong = (problem: ImportProblem, value?: string) => void

function readFact(
  { change }: Draft,
  text: string,
  attribute: PeopleChange['attributes'][number]['attribute'],
  { clearsEmpty }: Reading,
  wrong: Wrong,
): void {
  if (text === '') {
    if (clearsEmpty) change.attributes.push({ attribute, value: null })
    return
  }
  const value = attribute === 'startDate' ? dayFrom(text) : text
  if (value === null) return wrong('badDate')
  if (!isLine(value) || firstFactFault([{ attribute, value }])) return wrong('badValue')
  change.attributes.push({ attribute, value })
}

function readCustomField(
  { change }: Draft,
  text: string,
  { customFieldId }: ColumnChoice,
  { clearsEmpty, fields }: Reading,
  wrong: Wrong,
): void {
  const id = customFieldId!.toLowerCase()
  if (text === '') {
    if (clearsEmpty) change.customFields.push({ id, value: null })
    return
  }
  const kind = fields.get(id)!
  const value = kind.type === 'date' ? dayFrom(text) : text
  if (value === null) return wrong('badDate')
  if (value.length > MAX_VALUE || !fits(kind, value)) return wrong('badValue')
  change.customFields.push({ id, value })
}

function readTeams({ change }: Draft, text: string, { teams }: Reading, wrong: Wrong): void {
  const idsOf = (name: string) => teams.get(name.toLowerCase()) ?? []
  for (const name of teamNamesIn(text, (whole) => idsOf(whole).length > 0)) {
    const ids = idsOf(name)
    if (ids.length === 1) change.teamIdsToAdd.push(ids[0]!)
    else wrong(ids.length ? 'ambiguousTeam' : 'unknownTeam', name)
  }
}

/** The sentence for a row that is left out, as the items of a job say it. */
export const PROBLEM_WORDS: Record<ImportProblem, string> = {
  badEmail: 'The e-mail address is none.',
  duplicateEmail: 'The e-mail address stands in several rows.',
  missingName: 'Somebody new needs a first and a last name.',
  badName: 'A name is too long or no plain text.',
  unknownLanguage: 'The hub does not offer this language.',
  unknownTeam: 'The hub has no team of this name.',
  ambiguousTeam: 'The hub has several teams of this name.',
  badDate: 'A date is none, or could be read in two ways. Write it as 2026-11-30.',
  badValue: 'A value does not fit its column.',
  removedPerson: 'This person was removed from the hub earlier.',
  knownEmployeeId: 'Somebody with another e-mail address has this number as an employee.',
  outranksYou: 'This person holds rights that whoever began this does not hold.',
  ownAccount: 'Nobody shuts themselves out.',
  adminSuspended: 'An import suspends no admin.',
}

/** What several changes are about together, so that it can be read at once for all. */
export function wholeOf(changes: readonly PeopleChange[]): PeopleChange {
  const first = changes.find(({ isSuspended }) => isSuspended !== undefined)
  const back = changes.find(({ isDeleted }) => isDeleted !== undefined)
  const attributes = new Set(changes.flatMap((change) => change.attributes.map(({ attribute }) => attribute)))
  const fields = new Set(changes.flatMap((change) => change.customFields.map(({ id }) => id)))
  return {
    ...(first && { isSuspended: first.isSuspended! }),
    ...(back && { isDeleted: back.isDeleted! }),
    teamIdsToAdd: [...new Set(changes.flatMap(({ teamIdsToAdd }) => teamIdsToAdd))],
    teamIdsToRemove: [...new Set(changes.flatMap(({ teamIdsToRemove }) => teamIdsToRemove))],
    attributes: [...attributes].map((attribute) => ({ attribute, value: null })),
    customFields: [...fields].map((id) => ({ id, value: null })),
  }
}
