import { locales } from '../../generated/reference.ts'
import { cleaned } from '../files/table/cell-rules.ts'
import { wordsOf } from '../files/table/header-rules.ts'
import { localeFrom, yesFrom } from '../user-admin/user-import-value-rules.ts'

/** What stands in a table of content: its columns, what each says of content, and what a cell means: pure. */

export type ContentType = 'playlist' | 'web' | 'upload' | 'zip' | 'scorm'

/** Content as far as a table is about it. */
export interface ContentRow {
  id: string
  type: ContentType
  name: string
  description: string | null
  locale: string
  tags: readonly string[]
  published: boolean
  isDeleted: boolean
  /** Whether another hub shares it with this one. */
  isCommon: boolean
  externalRefId: string | null
  ownerTeamId: string | null
  topicIds: readonly string[]
  /** The playlists that hold it. */
  parents: readonly { id: string; externalRefId: string | null }[]
  webUrl: string | null
  markAsDoneMode: 'automatic' | 'manual' | null
  openInIframe: boolean | null
  excludeFromAi: boolean | null
  insightsEnabled: boolean | null
  hasNumbering: boolean | null
  allowMemberContributions: boolean | null
  version: number
}

/** Things that a cell names. */
export interface Directory {
  /** What a text names; several where it does not say which. */
  idsOf(text: string): readonly string[]
  /** What names a thing and no other. */
  textOf(id: string): string
}

export interface Directories {
  teams: Directory
  topics: Directory
}

/** Names stand for things that no other thing of the name is among; the others are named by their ids. */
export function directoryOf(
  things: readonly { id: string; name: string }[],
  keyOf: (name: string) => string,
): Directory {
  const byKey = Map.groupBy(things, ({ name }) => keyOf(name))
  const nameOf = new Map(things.map(({ id, name }) => [id, name]))
  const idsOf = (text: string) => {
    const id = text.toLowerCase()
    return nameOf.has(id) ? [id] : (byKey.get(keyOf(text)) ?? []).map((thing) => thing.id)
  }
  return {
    idsOf,
    textOf(id) {
      const name = cleaned(nameOf.get(id) ?? '')
      return name !== '' && !name.includes(';') && idsOf(name).length === 1 ? name : id
    },
  }
}

/** Teams are compared ignoring case. */
export const teamKey = (name: string) => name.trim().toLowerCase()

/** So are topics, which are named with those above them. */
export const topicKey = (path: string) => path.split('>').map(teamKey).join('>')

/** Topics by their paths, such as "Safety > Fire". */
export function pathsOf(topics: readonly { id: string; name: string; parentId: string | null }[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const pathOf = (id: string): string => {
    const { name, parentId } = byId.get(id)!
    return parentId && byId.has(parentId) ? `${pathOf(parentId)} > ${name}` : name
  }
  return topics.map(({ id }) => ({ id, name: pathOf(id) }))
}

export type ReadProblem = 'badValue' | 'unknownReference' | 'ambiguousReference'
type Read = { value: unknown } | { problem: ReadProblem; value?: string }

export interface Column {
  /** Words of headers in English and German, as `wordsOf` has them, beside its own name. */
  words: readonly string[]
  /** The property of the body of a change that it sets. */
  property: string
  types: readonly ContentType[]
  textOf(row: ContentRow, names: Directories): string
  read(text: string, names: Directories): Read
  /** What an empty cell sets where it takes a value away; left out where it always leaves it. */
  empty?: unknown
}

const FILES = ['upload', 'zip', 'scorm'] as const
const ASSETS = ['web', ...FILES] as const
const ALL = ['playlist', ...ASSETS] as const

const asIs = (text: string): Read => ({ value: text })
const read = <T>(value: T | null): Read => (value === null ? { problem: 'badValue' } : { value })
const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')
const oneIn = (text: string, directory: Directory): Read => {
  const ids = directory.idsOf(text)
  if (ids.length === 1) return { value: ids[0] }
  return { problem: ids.length ? 'ambiguousReference' : 'unknownReference', value: text }
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

function topicsIn(text: string, { topics }: Directories): Read {
  const found = listOf(text).map((path) => oneIn(path, topics))
  const wrong = found.find((each) => 'problem' in each)
  return wrong ?? { value: [...new Set(found.map((each) => (each as { value: string }).value))] }
}

const yesColumn = (
  property: string,
  types: readonly ContentType[],
  valueOf: (row: ContentRow) => boolean | null,
  words: readonly string[] = [],
): Column => ({ words, property, types, textOf: (row) => yesNo(valueOf(row)), read: (text) => read(yesFrom(text)) })

/** What can be changed, in the order of an export. */
export const COLUMNS = {
  externalRefId: {
    words: ['externalid', 'externalreference', 'externereferenz', 'externeid'],
    property: 'externalRefId',
    types: ALL,
    textOf: (row) => row.externalRefId ?? '',
    read: asIs,
    empty: null,
  },
  name: { words: ['title', 'titel'], property: 'name', types: ALL, textOf: (row) => row.name, read: asIs },
  description: {
    words: ['beschreibung'],
    property: 'description',
    types: ALL,
    textOf: (row) => row.description ?? '',
    read: asIs,
    empty: null,
  },
  webUrl: {
    words: ['url', 'link', 'webaddress', 'webadresse', 'internetadresse'],
    property: 'webUrl',
    types: ['web'],
    textOf: (row) => row.webUrl ?? '',
    read: asIs,
  },
  locale: {
    words: ['language', 'sprache'],
    property: 'locale',
    types: ALL,
    textOf: (row) => row.locale,
    read: (text) => read(localeFrom(text, locales)),
  },
  tags: {
    words: ['tag', 'keywords', 'schlagworter', 'schlagworte'],
    property: 'tags',
    types: ALL,
    textOf: (row) => row.tags.join('; '),
    read: (text) => ({ value: listOf(text) }),
    empty: [],
  },
  topics: {
    words: ['topic', 'themen', 'thema'],
    property: 'topics',
    types: ['playlist'],
    textOf: (row, { topics }) => row.topicIds.map((id) => topics.textOf(id)).join('; '),
    read: topicsIn,
    empty: [],
  },
  published: yesColumn('published', ALL, (row) => row.published, ['veroffentlicht']),
  ownerTeam: {
    words: ['team', 'owner', 'eigentumer'],
    property: 'ownerTeamId',
    types: ALL,
    textOf: (row, { teams }) => (row.ownerTeamId ? teams.textOf(row.ownerTeamId) : ''),
    read: (text, { teams }) => oneIn(text, teams),
    empty: null,
  },
  markAsDoneMode: {
    words: ['markasdone'],
    property: 'markAsDoneMode',
    types: ASSETS,
    textOf: (row) => row.markAsDoneMode ?? '',
    read: (text) => read(/^(automatic|manual)$/i.test(text) ? text.toLowerCase() : null),
  },
  openInIframe: yesColumn('openInIframe', ASSETS, (row) => row.openInIframe),
  excludeFromAi: yesColumn('excludeFromAi', ASSETS, (row) => row.excludeFromAi),
  insightsEnabled: yesColumn('insightsEnabled', ASSETS, (row) => row.insightsEnabled),
  playlist_numbering: yesColumn('playlist_numbering', ['playlist'], (row) => row.hasNumbering),
  allow_member_contributions: yesColumn(
    'allow_member_contributions',
    ['playlist'],
    (row) => row.allowMemberContributions,
  ),
} satisfies Record<string, Column>

export type ValueColumn = keyof typeof COLUMNS
export const VALUE_COLUMNS = Object.keys(COLUMNS) as ValueColumn[]

/** The same with what does not say how content is but which it is and where. */
export type TableColumn = ValueColumn | 'id' | 'type' | 'parent'
export const TABLE_COLUMNS: readonly TableColumn[] = ['id', 'type', ...VALUE_COLUMNS, 'parent']

/** What stands in the file of rows with a problem, and is passed over. */
export const PROBLEM_COLUMN = 'problem'

const BY_WORDS = new Map<string, TableColumn | typeof PROBLEM_COLUMN>([
  ...TABLE_COLUMNS.map((column) => [wordsOf(column), column] as const),
  ...VALUE_COLUMNS.flatMap((column) => COLUMNS[column].words.map((word) => [word, column] as const)),
  ['typ', 'type'],
  ['playlist', 'parent'],
  [PROBLEM_COLUMN, PROBLEM_COLUMN],
])

/** What content has now in the properties that a change of it sets. */
export function valuesOf(row: ContentRow, properties: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = {
    ...row,
    topics: row.topicIds.toSorted(),
    playlist_numbering: row.hasNumbering,
    allow_member_contributions: row.allowMemberContributions,
  }
  return Object.fromEntries(properties.map((property) => [property, all[property]]))
}

/** Where each column stands. */
export type Places = ReadonlyMap<TableColumn, number>

/** @returns the headers that the table must not have, by what is wrong with them */
export function placesOf(headers: readonly string[]): { places: Places; unknown: string[]; twice: string[] } {
  const places = new Map<TableColumn, number>()
  const [unknown, twice]: [string[], string[]] = [[], []]
  for (const [place, header] of headers.entries()) {
    const column = BY_WORDS.get(wordsOf(header))
    if (column === PROBLEM_COLUMN || header === '') continue
    if (column === undefined) unknown.push(header)
    else if (places.has(column)) twice.push(header)
    else places.set(column, place)
  }
  return { places, unknown, twice }
}

/** The cells of content in an export. */
export function cellsOf(row: ContentRow, names: Directories): string[] {
  return TABLE_COLUMNS.map((column) => cellOf(row, column, names))
}

function cellOf(row: ContentRow, column: TableColumn, names: Directories): string {
  if (column === 'id') return row.id
  if (column === 'type') return row.type
  if (column !== 'parent') return COLUMNS[column].textOf(row, names)
  const [first] = row.parents
  return first ? (first.externalRefId ?? first.id) : ''
}

/** What a cell would hold of content that an export wrote, once it is read again. */
export const cellNow = (row: ContentRow, column: ValueColumn, names: Directories) =>
  cleaned(COLUMNS[column].textOf(row, names))
