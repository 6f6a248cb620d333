import { restorableSince } from '../contract/restorable.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { outranks } from '../users/rules.ts'
import { isFact, type ColumnChoice } from './user-import-column-rules.ts'
import type { ReadRow, RowProblem } from './user-import-row-rules.ts'
import type { KnownPerson } from './user-import-store.ts'
import { beforeOf, doneTo, isNothing, type Before, type PeopleChange } from './user-changes-rules.ts'

/** What becomes of a row of a file of people, as the hub is now: pure. */

export type ImportOutcome = components['schemas']['UserImportOutcome']

/** What of the import and of its file decides what becomes of rows. */
export interface Planning {
  people: 'all' | 'new' | 'known'
  restoresRemoved: boolean
  emailHeader: string
  /** The addresses that stand in several rows, in lower case. */
  doubles: ReadonlySet<string>
  /** The addresses of those who have a number as an employee, in lower case. */
  employees: ReadonlyMap<string, readonly string[]>
  /** The caller, and what they hold. */
  callerId: string
  held: ReadonlySet<string>
  now: Date
}

export interface PlannedRow {
  line: number
  id: string | null
  name: string
  email: string
  outcome: Exclude<ImportOutcome, 'missing'>
  isRestored: boolean
  problems: readonly RowProblem[]
  /** What the row asks for, of which no more than what is different for somebody who is known. */
  change: PeopleChange
  /** What is different about somebody who is known, as it is now. */
  before: Before
}

export function planRow(line: number, read: ReadRow, known: KnownPerson | undefined, about: Planning): PlannedRow {
  const planned = known ? planKnown(read, known, about) : planNew(read, about)
  const whole: RowProblem[] = isDouble(read, about)
    ? [{ problem: 'duplicateEmail', header: about.emailHeader, value: read.email.slice(0, 200) }]
    : []
  const isBad = read.problems.some(({ problem }) => problem === 'badEmail') || whole.length > 0
  const isMeant = isBad || planned.isMeant
  const problems = isMeant ? [...whole, ...read.problems, ...planned.problems].slice(0, 20) : []
  const outcome = problems.length ? 'refused' : planned.outcome
  const { firstName = '', lastName = '' } = read.change
  const said = `${firstName} ${lastName}`.trim() || read.email
  return {
    line,
    id: known?.id ?? null,
    name: (known?.name ?? said).slice(0, 201),
    email: read.email.slice(0, 254),
    outcome,
    isRestored: outcome !== 'refused' && planned.before.isDeleted === true,
    problems,
    change: planned.change,
    before: planned.before,
  }
}

const isDouble = ({ email }: ReadRow, { doubles }: Planning) => doubles.has(email.toLowerCase())

interface Plan extends Pick<PlannedRow, 'outcome' | 'problems' | 'change' | 'before'> {
  /** Whether the import is about such people. */
  isMeant: boolean
}

const ofRow = (problem: RowProblem['problem'], value: string | null = null): RowProblem => ({
  problem,
  header: null,
  value,
})

function planNew({ email, change }: ReadRow, about: Planning): Plan {
  const problems = [
    ...(change.firstName === undefined || change.lastName === undefined ? [ofRow('missingName')] : []),
    ...otherEmployee(email, change, about),
  ]
  const isMeant = about.people !== 'known' && change.isSuspended !== true
  return { isMeant, outcome: isMeant ? 'created' : 'unchanged', problems, change, before: {} }
}

/** A number that somebody with another address has: often the same person, whose address is new. */
function otherEmployee(email: string, { attributes }: PeopleChange, { employees }: Planning): RowProblem[] {
  const employeeId = attributes.find(({ attribute }) => attribute === 'employeeId')?.value
  const owners = employeeId ? (employees.get(employeeId) ?? []) : []
  return owners.some((owner) => owner !== email.toLowerCase()) ? [ofRow('knownEmployeeId', employeeId!)] : []
}

function planKnown({ email, change: asked }: ReadRow, known: KnownPerson, about: Planning): Plan {
  const isLate = known.deletedAt !== null && known.deletedAt <= restorableSince(about.now)
  const comesBack = known.isDeleted && about.restoresRemoved && known.erasedAt === null && !isLate
  const wanted = comesBack ? { ...asked, isDeleted: false } : asked
  const before = beforeOf(known, wanted)
  const change = doneTo(before, wanted)
  const isMeant = about.people !== 'new'
  const problems = isNothing(before) ? [] : obstacles(email, change, known, about)
  if (known.isDeleted && !comesBack) problems.push(ofRow('removedPerson'))
  const outcome = isNothing(before) || !isMeant ? 'unchanged' : change.isSuspended ? 'suspended' : 'changed'
  return { isMeant, outcome, problems, change, before }
}

function obstacles(email: string, change: PeopleChange, known: KnownPerson, about: Planning): RowProblem[] {
  const isOwn = known.id === about.callerId
  const problems = otherEmployee(email, change, about)
  if (!isOwn && outranks(known, about.held)) problems.push(ofRow('outranksYou'))
  if (change.isSuspended && isOwn) problems.push(ofRow('ownAccount'))
  else if (change.isSuspended && known.isAdmin) problems.push(ofRow('adminSuspended'))
  return problems
}

export interface RowChange {
  header: string
  oldValue: string | null
  value: string | null
}

/** What would be different about somebody, in the words of the file. @param teams names by id */
export function changesOf(
  { before, change }: Pick<PlannedRow, 'before' | 'change'>,
  columns: readonly (ColumnChoice & { header: string })[],
  teams: ReadonlyMap<string, string>,
): RowChange[] {
  const named = columns.flatMap((column) => {
    const found = differenceIn(column, before, change)
    return found ? [{ header: column.header, ...found }] : []
  })
  const joined = before.joined?.map((id) => teams.get(id) ?? id).join('; ')
  const header = columns.find(({ field }) => field === 'teams')?.header ?? 'teams'
  return [...named, ...(joined ? [{ header, oldValue: null, value: joined.slice(0, 1_000) }] : [])]
}

const yes = (is: boolean) => (is ? 'yes' : 'no')

function differenceIn(
  { field, customFieldId }: ColumnChoice,
  before: Before,
  change: PeopleChange,
): Omit<RowChange, 'header'> | null {
  const said = (oldValue: string | null | undefined, value: string | null | undefined) =>
    oldValue === undefined ? null : { oldValue, value: value ?? null }
  if (field === 'first_name') return said(before.firstName, change.firstName)
  if (field === 'last_name') return said(before.lastName, change.lastName)
  if (field === 'language') return said(before.language, change.language)
  if (field === 'isSuspended' && before.isSuspended !== undefined)
    return { oldValue: yes(before.isSuspended), value: yes(!before.isSuspended) }
  if (field === 'customField') {
    const id = customFieldId!.toLowerCase()
    const was = before.values?.find((each) => each.id === id)
    return said(was && was.value, change.customFields.find((each) => each.id === id)?.value)
  }
  if (!isFact(field)) return null
  const was = before.attributes?.find(({ attribute }) => attribute === field)
  return said(was && was.value, change.attributes.find(({ attribute }) => attribute === field)?.value)
}
