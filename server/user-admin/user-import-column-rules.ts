import type { components } from '../../generated/server/schema.d.ts'
import { PERSON_HEADERS, wordsOf } from '../files/table/header-rules.ts'
import type { FactName } from '../users/user-fact-rules.ts'

/** What the columns of a file of people hold, by what stands in its first line: pure. */

export type ImportField = components['schemas']['UserImportField']

/** What a column is taken for. */
export interface ColumnChoice {
  column: number
  field: ImportField
  /** The custom field, where it is one. */
  customFieldId?: string
}

/** What a column was taken for in an earlier import; null for a column that was passed over. */
export interface Remembered {
  header: string
  field: ImportField | null
  customFieldId: string | null
}

export interface RecognisedColumn {
  column: number
  header: string
  field: ImportField | null
  customFieldId: string | null
  foundBy: 'memory' | 'name' | null
}

/** Words of headers in English and German, as `wordsOf` has them. */
const NAMES: Record<Exclude<ImportField, 'customField'>, readonly string[]> = {
  email: PERSON_HEADERS.email,
  first_name: ['firstname', 'givenname', 'forename', 'vorname', 'rufname'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'familienname', 'zuname'],
  language: ['language', 'locale', 'preferredlanguage', 'sprache'],
  teams: ['teams', 'team', 'groups', 'group', 'gruppen', 'gruppe'],
  isSuspended: ['issuspended', 'suspended', 'gesperrt'],
  startDate: ['startdate', 'hiredate', 'entrydate', 'joined', 'eintritt', 'eintrittsdatum', 'startdatum'],
  employeeId: PERSON_HEADERS.employeeId,
  'manager-email': ['manageremail', 'supervisoremail', 'managermail', 'vorgesetzteremail', 'vorgesetztenemail'],
  'manager-employeeid': ['manageremployeeid', 'managerid', 'managernumber', 'vorgesetzterpersonalnummer'],
  division: ['division', 'geschaftsbereich', 'bereich'],
  organization: ['organization', 'organisation', 'company', 'firma', 'unternehmen', 'gesellschaft'],
  department: ['department', 'abteilung'],
  city: ['city', 'town', 'stadt', 'ort'],
  country: ['country', 'land'],
  region: ['region'],
  employeeType: ['employeetype', 'employmenttype', 'mitarbeiterart', 'beschaftigungsart'],
  jobTitle: ['jobtitle', 'title', 'position', 'role', 'funktion', 'stelle', 'berufsbezeichnung'],
  mindsetAgent: ['mindsetagent'],
  helix: ['helix'],
  extendedAttribute1: ['extendedattribute1'],
  extendedAttribute2: ['extendedattribute2'],
  extendedAttribute3: ['extendedattribute3'],
  extendedAttribute4: ['extendedattribute4'],
  extendedAttribute5: ['extendedattribute5'],
  extendedAttribute6: ['extendedattribute6'],
  extendedAttribute7: ['extendedattribute7'],
  extendedAttribute8: ['extendedattribute8'],
  extendedAttribute9: ['extendedattribute9'],
  extendedAttribute10: ['extendedattribute10'],
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as ImportField])),
)

/** A header as it is remembered. */
export const rememberedAs = (header: string) => header.trim().slice(0, 200)

/**
 * What each column holds: as a column with this header was taken before, then by its words. Each field once, for the first
 * column that fits. @param fields the custom fields of the hub
 */
export function recogniseColumns(
  headers: readonly string[],
  memory: readonly Remembered[],
  fields: readonly { id: string; label: string }[],
): RecognisedColumn[] {
  const taken = new Set<string>()
  const remembered = new Map(memory.map((each) => [each.header, each]))
  const ids = new Set(fields.map(({ id }) => id))
  const columns = headers.map((header, column): RecognisedColumn => {
    const found = remembered.get(rememberedAs(header))
    const known = found && (found.customFieldId === null || ids.has(found.customFieldId)) ? found : undefined
    const isFree = known !== undefined && header !== '' && take(taken, known)
    const { field, customFieldId } = isFree ? known : NOTHING
    return { column, header, field, customFieldId, foundBy: isFree ? 'memory' : null }
  })
  return columns.map((column) => (column.foundBy ? column : byName(column, fields, taken)))
}

const NOTHING = { field: null, customFieldId: null }

function byName(
  column: RecognisedColumn,
  fields: readonly { id: string; label: string }[],
  taken: Set<string>,
): RecognisedColumn {
  const words = wordsOf(column.header)
  if (words === '') return column
  const own = fields.find(({ label }) => wordsOf(label) === words)
  const exact = Object.hasOwn(NAMES, column.header) ? (column.header as ImportField) : undefined
  const candidates = [
    ...(exact ? [{ field: exact, customFieldId: null }] : []),
    ...(own ? [{ field: 'customField' as const, customFieldId: own.id }] : []),
    ...(BY_NAME.has(words) ? [{ field: BY_NAME.get(words)!, customFieldId: null }] : []),
  ]
  const found = candidates.find((candidate) => take(taken, candidate))
  return found ? { ...column, ...found, foundBy: 'name' } : column
}

/** Whether no column before holds it. One that was passed over is no field, so there may be many. */
function take(
  taken: Set<string>,
  { field, customFieldId }: Pick<RecognisedColumn, 'field' | 'customFieldId'>,
): boolean {
  if (field === null) return true
  const key = customFieldId ?? field
  if (taken.has(key)) return false
  taken.add(key)
  return true
}

/** The columns that are taken for something. */
export function choicesOf(columns: readonly RecognisedColumn[]): ColumnChoice[] {
  return columns.flatMap(({ column, field, customFieldId }) =>
    field === null ? [] : [{ column, field, ...(customFieldId !== null && { customFieldId }) }],
  )
}

/** Where a choice of columns is wrong: a pointer into the list; null where it is right. */
export function firstColumnFault(columns: readonly ColumnChoice[]): string | null {
  const places = new Set<number>()
  const fields = new Set<string>()
  for (const [nth, { column, field, customFieldId = '' }] of columns.entries()) {
    const key = `${field} ${customFieldId.toLowerCase()}`
    if (places.has(column)) return `/${nth}/column`
    if (fields.has(key)) return `/${nth}/field`
    places.add(column)
    fields.add(key)
  }
  return columns.some(({ field }) => field === 'email') ? null : ''
}

const OWN = new Set<ImportField>([
  'email',
  'first_name',
  'last_name',
  'language',
  'teams',
  'isSuspended',
  'customField',
])

/** Whether a field is one of the facts that are known of people. */
export function isFact(field: ImportField): field is ImportField & FactName {
  return !OWN.has(field)
}

/** The fields that are facts, in the order of the contract. */
export const FACTS = (Object.keys(NAMES) as ImportField[]).filter(isFact)
