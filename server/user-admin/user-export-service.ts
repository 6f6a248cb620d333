import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../context.ts'
import { listFieldKinds } from '../users/custom-field-service.ts'
import { peopleFilter, type UsersFilter } from '../users/user-list-service.ts'
import { peopleAt, type PeopleFilter } from '../users/people.sql.ts'
import { FACTS } from './user-import-column-rules.ts'
import { listTeams } from './user-import-store.ts'
import * as store from './user-export-store.ts'

/** People as a file that an import takes. */

interface Column {
  header: string
  cell(person: store.ExportedPerson): string | null
}

/** All that fit the filters, read from the database while they are sent. @throws 400 `selection-required` */
export async function exportUsers(call: Call, query: UsersFilter): Promise<Readable> {
  const narrowing = peopleFilter(query, query.teamId === undefined ? null : [query.teamId], true)
  const filter = peopleAt(narrowing, call.context.now())
  const columns = await columnsOf(call)
  const names = columns.map(({ header }) => header)
  const table = stringify({
    header: true,
    columns: names,
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  })
  return Readable.from(peopleOf(call, filter))
    .map((person: store.ExportedPerson) => columns.map(({ cell }) => cell(person)))
    .pipe(table)
}

async function columnsOf(call: Call): Promise<Column[]> {
  const [fields, teams] = await Promise.all([listFieldKinds(call), listTeams(call.db)])
  const sayable = sayableTeams(teams.map(({ name }) => name))
  const { locales } = call.hub
  return [
    { header: 'email', cell: ({ email }) => email },
    { header: 'first_name', cell: ({ firstName }) => firstName },
    { header: 'last_name', cell: ({ lastName }) => lastName },
    // An import takes no language that the hub does not offer any more.
    { header: 'language', cell: ({ locale }) => (locales.includes(locale) ? locale : null) },
    { header: 'isSuspended', cell: ({ suspendedAt }) => (suspendedAt ? 'yes' : 'no') },
    { header: 'teams', cell: (person) => person.teams.filter((name) => sayable.has(name)).join('; ') },
    ...FACTS.map((fact): Column => ({ header: fact, cell: ({ facts }) => facts[fact] ?? null })),
    ...fields.map(({ id, label }): Column => ({ header: label, cell: ({ values }) => values[id] ?? null })),
  ]
}

/** The names that say which team is meant, also among others. */
function sayableTeams(names: readonly string[]): Set<string> {
  const groups = Map.groupBy(names, (name) => name.trim().toLowerCase())
  return new Set([...groups.values()].flatMap((same) => (same.length === 1 && !same[0]!.includes(';') ? same : [])))
}

const BATCH_SIZE = 1_000

async function* peopleOf({ db }: Call, filter: PeopleFilter): AsyncGenerator<store.ExportedPerson> {
  for (let after: string | null = null; ;) {
    const people = await store.listExported(db, filter, after, BATCH_SIZE)
    yield* people
    if (people.length < BATCH_SIZE) return
    after = people.at(-1)!.key
  }
}
