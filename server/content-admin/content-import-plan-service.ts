import type { ValidateFunction } from 'ajv'
import { mayChange, teamsToChange } from '../access/rights.ts'
import type { ActingCall, Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { readContract } from '../contract/read-contract.ts'
import { schemaCheck } from '../contract/validation.ts'
import { openTable, rowBatches, type Table, type TableRow } from '../files/table/service.ts'
import { isUuid } from '../platform/ids.ts'
import { directories } from './content-export-service.ts'
import { planRow, type Known, type PlannedRow, type Planning } from './content-import-rules.ts'
import { placesOf, type Places, type TableColumn } from './content-table-rules.ts'
import * as store from './content-table-store.ts'

/** What an import of content would make of each row of its file, as the hub is now. */

export interface ImportInput {
  fileId: string
  emptyCells?: 'keep' | 'clear'
}

export interface ImportPlan {
  header: readonly string[]
  /** Its rows as they are in the file and as they are planned, part by part. */
  parts(): AsyncGenerator<{ row: TableRow; planned: PlannedRow }[]>
}

/** @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function planContentImport(call: Call, { fileId, emptyCells = 'keep' }: ImportInput): Promise<ImportPlan> {
  const table = await openTable(call, fileId)
  if (!table) throw badInput('unknown-reference', '/fileId', 'You have uploaded no such file to import.')
  const places = placesIn(table)
  const names = await directories(call)
  return {
    header: table.header,
    parts: () => {
      const [seen, newPlaylists]: [Planning['seen'], Planning['newPlaylists']] = [new Set(), new Map()]
      const planning = {
        places,
        clearsEmpty: emptyCells === 'clear',
        names,
        seen,
        newPlaylists,
        ...importRightsOf(call),
        faultIn,
      }
      return plannedParts(call, table, planning)
    },
  }
}

function placesIn({ header }: Table): Places {
  const { places, unknown, twice } = placesOf(header)
  const said = (headers: readonly string[]) => headers.map((text) => `"${text.slice(0, 100)}"`).join(', ')
  if (unknown.length)
    throw columnsWrong(
      `The import knows no column ${said(unknown)}. Correct the name in the first row, or delete the column.`,
    )
  if (twice.length) throw columnsWrong(`The file has a column twice: ${said(twice)}. Delete one of the two.`)
  if (!places.has('id') && !places.has('externalRefId'))
    throw columnsWrong(
      'The file has neither a column id nor a column externalRefId. Add one of them, by which rows are found again.',
    )
  return places
}

const columnsWrong = (detail: string) => badInput('import-columns-wrong', '/fileId', detail)

/** What whoever imports may make and change. */
export function importRightsOf(call: Pick<ActingCall, 'caller' | 'hub'>): Pick<Planning, 'mayWrite' | 'isForAll'> {
  return {
    isForAll: (type) => teamsToChange(call, { type }) === null,
    mayWrite: (type, ownerTeamId) => mayChange(call, { type, ownerTeamId }),
  }
}

async function* plannedParts({ db }: Call, table: Table, planning: Planning) {
  for await (const batch of rowBatches(table)) {
    const known = knownIn(await store.findContents(db, ...namedIn(batch, planning.places)))
    yield batch.map((row) => ({ row, planned: planRow(row.line, row.cells, known, planning) }))
  }
}

function knownIn(rows: Awaited<ReturnType<typeof store.findContents>>): Known {
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byRef: new Map(rows.flatMap((row) => (row.externalRefId === null ? [] : [[row.externalRefId, row]]))),
  }
}

/** The ids and the externalRefIds that some rows name. */
function namedIn(rows: readonly TableRow[], places: Places): [ids: string[], refs: string[]] {
  const cells = (column: TableColumn) => rows.map((row) => row.cells[places.get(column) ?? -1] ?? '')
  const parents = cells('parent')
  return [
    [...cells('id'), ...parents].filter(isUuid),
    [...cells('externalRefId'), ...parents].filter((text) => text !== ''),
  ]
}

const SCHEMAS = {
  asset: { new: 'AssetCreateWeb', known: 'AssetPatch' },
  playlist: { new: 'PlaylistCreate', known: 'PlaylistPatch' },
} as const

const checks = new Map<string, ValidateFunction>()

/** The first property that the contract does not take as it stands. */
const faultIn: Planning['faultIn'] = (type, isNew, body) => {
  const name = SCHEMAS[type === 'playlist' ? 'playlist' : 'asset'][isNew ? 'new' : 'known']
  const check = checks.get(name) ?? schemaCheck(name, readContract())
  checks.set(name, check)
  const sent = name === 'AssetCreateWeb' ? { ...body, type } : body
  if (check(sent)) return null
  return check.errors![0]!.instancePath.split('/')[1] ?? ''
}
