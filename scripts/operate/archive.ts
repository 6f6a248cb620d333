import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ownerAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { actFor, listDomainIds } from './backup/tables.ts'
import { wake } from './context.ts'
import { fine, type Said } from './said.ts'

/** The logs that grow for as long as there is a hub, with the moment of their rows. */
const LOGS = {
  activity: { table: 'activity', moment: 'occurred_at' },
  changes: { table: 'audit_entry', moment: 'created_at' },
  security: { table: 'security_event', moment: 'occurred_at' },
} as const

export type LogName = keyof typeof LOGS

export const LOG_NAMES = Object.keys(LOGS) as LogName[]

export interface Archiving {
  /** The first month that is left where it is, as 2026-01. */
  before: string
  folder: string
  /** Whether rows leave the database once they are written. */
  deletes: boolean
}

/** JSON holds none of these, so COPY adds nothing to it. */
const AS_IT_IS = String.raw`(format csv, quote e'\x01', delimiter e'\x02')`

/** Writes the whole months of a log as JSON lines, one file a month. A month is in its file wholly or there is no such file. */
export async function archive(log: LogName, asked: Archiving, report: (line: string) => void): Promise<Said> {
  const before = monthOf(asked.before)
  if (log === 'security' && asked.deletes)
    throw new Error('Nobody can take anything out of the security log; it ends by itself after 13 months.')
  const config = readConfig(process.env)
  const owner = ownerAddress(config)
  if (!owner) throw new Error('Set DATABASE_OWNER_URL to the database as the role that owns its tables.')
  const folder = resolve(asked.folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const rest = await wake(config)
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const hubs = await listDomainIds(client)
    const months = []
    for (const month of await monthsOf(client, log, hubs, before)) {
      if (!asked.deletes && isThere(log, month, folder)) continue
      report(month)
      months.push(await archiveMonth(client, { log, month, hubs, folder, deletes: asked.deletes }))
    }
    return fine(
      months.length
        ? months.map(({ file, rows, said }) => `${file}: ${rows} rows, ${said}`)
        : ['There is no month that is not there yet.'],
      { folder, months },
    )
  } finally {
    await client.end()
    await rest()
  }
}

function monthOf(text: string): Date {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new Error(`A month looks like 2026-01, not "${text}".`)
  const month = new Date(`${text}-01T00:00:00Z`)
  if (month > new Date()) throw new Error(`${text} has not begun, so not all months before it are over.`)
  return month
}

async function monthsOf(client: pg.Client, log: LogName, hubs: readonly number[], before: Date): Promise<string[]> {
  const { table, moment } = LOGS[log]
  const found = new Set<string>()
  await client.query('begin')
  for (const domainId of hubs) {
    await actFor(client, domainId)
    const { rows } = await client.query<{ month: string }>(
      `select distinct to_char(${moment} at time zone 'UTC', 'YYYY-MM') as month from ${table} where domain_id = $1 and ${moment} < $2`,
      [domainId, before],
    )
    for (const { month } of rows) found.add(month)
  }
  await client.query('rollback')
  return [...found].toSorted()
}

interface Month {
  log: LogName
  month: string
  hubs: readonly number[]
  folder: string
  deletes: boolean
}

/** Writes and deletes what is there at one moment: what is recorded late for an old month stays for another run. */
async function archiveMonth(client: pg.Client, about: Month) {
  const { log, month, hubs, deletes } = about
  const file = freeName(about)
  const path = join(about.folder, file)
  const draft = createWriteStream(`${path}.unfinished`, { mode: 0o600, flush: true })
  let rows = 0
  await client.query('begin isolation level repeatable read')
  try {
    for (const domainId of hubs) {
      await actFor(client, domainId)
      const lines = client.query(
        copyTo(
          `copy (select row_to_json(r) from (${ofMonth('select *', log, month, domainId)} order by 1, ${LOGS[log].moment}) r) to stdout ${AS_IT_IS}`,
        ),
      )
      await pipeline(lines, draft, { end: false })
      rows += lines.rowCount
    }
    draft.end()
    await finished(draft)
    renameSync(`${path}.unfinished`, path)
    if (deletes) await deleteMonth(client, about, rows)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    rmSync(`${path}.unfinished`, { force: true })
    throw error
  }
  return { file, rows, said: deletes ? 'no longer in the database' : 'in the database as well' }
}

async function deleteMonth(client: pg.Client, { log, month, hubs }: Month, written: number): Promise<void> {
  let deleted = 0
  for (const domainId of hubs) {
    await actFor(client, domainId)
    deleted += (await client.query(ofMonth('delete', log, month, domainId))).rowCount ?? 0
  }
  if (deleted !== written) throw new Error(`${written} rows were written and ${deleted} deleted, so none was.`)
}

/** The months are those of UTC, as the parts of the tables are. */
function ofMonth(does: 'select *' | 'delete', log: LogName, month: string, domainId: number): string {
  const { table, moment } = LOGS[log]
  const first = `timestamptz '${month}-01 00:00:00+00'`
  const next = `(timestamp '${month}-01' + interval '1 month') at time zone 'UTC'`
  return `${does} from ${table} where domain_id = ${domainId} and ${moment} >= ${first} and ${moment} < ${next}`
}

/** What came late for a month that was archived before is a file of its own; none is ever written over. */
function freeName({ log, month, folder }: Month): string {
  const nameOf = (nth: number) => `${log}-${month}${nth === 1 ? '' : `-${nth}`}.jsonl`
  let nth = 1
  while (existsSync(join(folder, nameOf(nth)))) nth += 1
  return nameOf(nth)
}

/** Where rows stay in the database, they would be written again. */
const isThere = (log: LogName, month: string, folder: string) => existsSync(join(folder, `${log}-${month}.jsonl`))
