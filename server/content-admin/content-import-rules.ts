import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../generated/server/schema.d.ts'
import { isUuid } from '../platform/ids.ts'
import {
  cellNow,
  COLUMNS,
  VALUE_COLUMNS,
  type Column,
  type ContentRow,
  type ContentType,
  type Directories,
  type Places,
  type TableColumn,
  type ValueColumn,
} from './content-table-rules.ts'

/** What an import makes of each row of a table of content: pure. */

export type ImportOutcome = components['schemas']['ContentImportOutcome']
export type ImportProblem = components['schemas']['ContentImportProblem']

export interface RowProblem {
  problem: ImportProblem
  column: TableColumn | null
  value: string | null
}

export interface RowChange {
  column: TableColumn
  oldValue: string | null
  value: string | null
}

/** The playlist that is to hold it: one of the hub by its id, or one of an earlier row by its externalRefId. */
export type Parent = { id: string } | { externalRefId: string }

export type Body = Record<string, unknown>

export interface PlannedRow {
  line: number
  id: string | null
  type: ContentType | null
  name: string
  outcome: ImportOutcome
  problems: RowProblem[]
  changes: RowChange[]
  /** What is sent to make or change it; the playlist that is to hold it stands apart. */
  body: Body
  parent: Parent | null
}

/** What the hub has of what some rows name. */
export interface Known {
  byId: ReadonlyMap<string, ContentRow>
  byRef: ReadonlyMap<string, ContentRow>
}

export interface Planning {
  places: Places
  clearsEmpty: boolean
  names: Directories
  /** Whether the caller makes and changes such content. @param type of a playlist or of an asset */
  mayWrite(type: ContentType, ownerTeamId: string | null): boolean
  /** Whether they do so for the whole hub. */
  isForAll(type: ContentType): boolean
  /** The property of a body that the contract does not take; null for none. */
  faultIn(type: ContentType, isNew: boolean, body: Body): string | null
  /** What earlier rows are about, by ids and by externalRefIds. */
  seen: Set<string>
  /** The owning teams of playlists that earlier rows make, by their externalRefIds. */
  newPlaylists: Map<string, string | null>
}

/** A row while it is read. */
interface Draft extends PlannedRow {
  content: ContentRow | null
  refuse(problem: ImportProblem, column?: TableColumn | null, value?: string | null): void
  cell(column: TableColumn): string
}

export function planRow(line: number, cells: readonly string[], known: Known, planning: Planning): PlannedRow {
  const draft = draftOf(line, cells, planning.places)
  findContent(draft, known, planning)
  draft.type = typeOf(draft)
  if (draft.type) {
    readValues(draft, draft.type, planning)
    if (!draft.content) needValues(draft, draft.type)
    place(draft, draft.type, known, planning)
    if (draft.problems.length === 0) checkBody(draft, draft.type, known, planning)
    if (draft.problems.length === 0) checkRights(draft, draft.type, planning)
  }
  return outcomeOf(draft, planning)
}

function draftOf(line: number, cells: readonly string[], places: Places): Draft {
  const cell = (column: TableColumn) => cells[places.get(column) ?? -1] ?? ''
  const problems: RowProblem[] = []
  return {
    line,
    id: null,
    type: null,
    name: cell('name').slice(0, 255),
    outcome: 'refused',
    problems,
    changes: [],
    body: {},
    parent: null,
    content: null,
    cell,
    refuse: (problem, column = null, value = column && cell(column)) =>
      void problems.push({ problem, column, value: value?.slice(0, 200) || null }),
  }
}

/** By its id, otherwise by its externalRefId. */
function findContent(draft: Draft, { byId, byRef }: Known, { seen }: Planning): void {
  const [id, ref] = [draft.cell('id').toLowerCase(), draft.cell('externalRefId')]
  const content = (id === '' ? byRef.get(ref) : byId.get(id)) ?? null
  if (id === '' && ref === '') return draft.refuse('missingKey')
  if (id !== '' && !content) draft.refuse('unknownContent', 'id')
  if (content?.isDeleted) draft.refuse('deletedContent', id === '' ? 'externalRefId' : 'id')
  else if (content?.isCommon) draft.refuse('commonContent', id === '' ? 'externalRefId' : 'id')
  const keys = [
    ...(content ? [content.id] : []),
    ...[ref, content?.externalRefId].flatMap((each) => (each ? [`ref ${each}`] : [])),
  ]
  if (keys.some((key) => seen.has(key))) draft.refuse('duplicateRow')
  for (const key of keys) seen.add(key)
  draft.content = content
}

const TYPES = new Set<string>(['playlist', 'web', 'upload', 'zip', 'scorm'])

function typeOf({ content, cell, refuse }: Draft): ContentType | null {
  const said = cell('type').toLowerCase()
  if (content) {
    if (said !== '' && said !== content.type) refuse('wrongForType', 'type')
    return content.type
  }
  if (said === '') refuse('missingValue', 'type')
  else if (!TYPES.has(said)) refuse('badValue', 'type')
  else if (said !== 'playlist' && said !== 'web') refuse('fileNeeded', 'type')
  else return said
  return null
}

function readValues(draft: Draft, type: ContentType, planning: Planning): void {
  for (const column of VALUE_COLUMNS) if (planning.places.has(column)) readValue(draft, type, column, planning)
}

function readValue(draft: Draft, type: ContentType, column: ValueColumn, { clearsEmpty, names }: Planning): void {
  const { content, refuse } = draft
  const text = draft.cell(column).replaceAll('\r\n', '\n')
  const { property, types, read, empty }: Column = COLUMNS[column]
  if (!types.includes(type)) return text === '' ? undefined : refuse('wrongForType', column)
  if (text === '' && (!clearsEmpty || empty === undefined || !content)) return
  const now = content ? cellNow(content, column, names).replaceAll('\r\n', '\n') : ''
  if (content && text === now) return
  const found = text === '' ? { value: empty } : read(text, names)
  if ('problem' in found) return refuse(found.problem, column, found.value ?? text)
  // The same may be written in several ways, such as yes and true.
  if (content && now !== '' && isSame(found.value, now, read, names)) return
  draft.body[property] = found.value
  if (content) draft.changes.push({ column, oldValue: shown(now), value: shown(text) })
}

function isSame(value: unknown, now: string, read: Column['read'], names: Directories): boolean {
  const before = read(now, names)
  return 'value' in before && isDeepStrictEqual(before.value, value)
}

const shown = (text: string) => text.slice(0, 1_000) || null

function needValues({ body, refuse, problems }: Draft, type: ContentType): void {
  for (const column of ['name', ...(type === 'web' ? (['webUrl'] as const) : [])] as const)
    if (body[column] === undefined && !problems.some((each) => each.column === column)) refuse('missingValue', column)
}

function checkBody(
  { body, content, refuse, cell }: Draft,
  type: ContentType,
  { byRef }: Known,
  planning: Planning,
): void {
  const { externalRefId } = body
  if (typeof externalRefId === 'string' && content && byRef.has(externalRefId))
    return refuse('externalRefTaken', 'externalRefId')
  if (Object.keys(body).length === 0) return
  const fault = planning.faultIn(type, content === null, body)
  if (fault === null) return
  const column = VALUE_COLUMNS.find((each) => COLUMNS[each].property === fault) ?? null
  refuse('badValue', column, column && cell(column))
}

/** Whoever is held to teams makes and changes what those own, and puts what is new into a playlist of theirs. */
function checkRights(
  { body, content, cell, refuse }: Draft,
  type: ContentType,
  { mayWrite, isForAll }: Planning,
): void {
  const owner = content?.ownerTeamId ?? null
  const next = body['ownerTeamId'] === undefined ? owner : (body['ownerTeamId'] as string | null)
  if (content && !mayWrite(type, owner)) return refuse('notAllowed')
  if (!mayWrite(type, next)) return refuse('notAllowed', 'ownerTeam')
  if (!content && !isForAll(type) && cell('parent') === '') refuse('notAllowed', 'parent')
}

/** Finds the playlist that is to hold it. */
function place(draft: Draft, type: ContentType, known: Known, { mayWrite, newPlaylists }: Planning): void {
  const { content, refuse } = draft
  const text = draft.cell('parent')
  if (
    text === '' ||
    content?.parents.some(({ id, externalRefId }) => id === text.toLowerCase() || externalRefId === text)
  )
    return
  const found = isUuid(text) ? known.byId.get(text.toLowerCase()) : known.byRef.get(text)
  const isThere = found?.type === 'playlist' && !found.isDeleted && !found.isCommon
  if (!isThere && !newPlaylists.has(text)) return refuse('unknownReference', 'parent')
  if (content && type === 'playlist') return refuse('placeStays', 'parent')
  if (!mayWrite('playlist', isThere ? found.ownerTeamId : newPlaylists.get(text)!))
    return refuse('notAllowed', 'parent')
  draft.parent = isThere ? { id: found.id } : { externalRefId: text }
  if (content) draft.changes.push({ column: 'parent', oldValue: null, value: shown(text) })
}

function outcomeOf({ cell, refuse: _, content, ...row }: Draft, { newPlaylists, mayWrite }: Planning): PlannedRow {
  if (row.problems.length) {
    // Of what is not theirs the caller reads what their own file says.
    const isTheirs = content && mayWrite(content.type, content.ownerTeamId)
    const about = isTheirs ? { id: content.id, name: row.name || content.name } : {}
    return { ...row, ...about, type: content && !isTheirs ? null : row.type, changes: [], body: {}, parent: null }
  }
  if (!content) {
    if (row.type === 'playlist') newPlaylists.set(cell('externalRefId'), (row.body['ownerTeamId'] as string) ?? null)
    return { ...row, outcome: 'created' }
  }
  const { id, name } = content
  return { ...row, id, name: row.name || name, outcome: row.changes.length ? 'changed' : 'unchanged' }
}

/** The sentence for a row that is left out, as the items of a job and the file of such rows say it. */
export const PROBLEM_WORDS: Record<ImportProblem, string> = {
  missingKey: 'Give the row an externalRefId of your own, or the id of content that is there.',
  unknownContent: 'The hub has no content with this id. Leave the cell empty to add something new.',
  deletedContent: 'This was deleted. Restore it first.',
  commonContent: 'Another hub shares this. Change it there.',
  duplicateRow: 'An earlier row is about the same. Keep one of them.',
  notAllowed: 'You may not make or change this. Name a team and a playlist that you manage, or ask an admin.',
  missingValue: 'Something new needs a value here.',
  badValue: 'This does not fit the column. Correct it.',
  wrongForType: 'This column is not for content of this type. Empty the cell.',
  fileNeeded: 'This type needs a file. Add it in the library, then change it here by its id.',
  externalRefTaken: 'Something else has this externalRefId. Choose another one.',
  unknownReference: 'The hub has nothing of this name. Correct it, or name it by its id.',
  ambiguousReference: 'Several have this name. Name it by its id.',
  placeStays: 'A playlist that is there is put into another one on its page. Empty the cell.',
}
