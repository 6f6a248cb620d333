import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerAddress } from '../../server/db/open.ts'
import { newId } from '../../server/platform/ids.ts'
import { readConfig } from '../../server/platform/config.ts'
import { makePlace } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { runHub } from '../testing/run-hub.ts'

/** Logs that grow for ever leave the database as JSON lines, month by month, while the hub runs. */

const place = await makePlace()
const folder = join(place.dataDir, 'archive')
const ODD = 'a "quote", a \\ and\ntwo lines; ü'
let running: RunningHub
let owner: pg.Client

beforeAll(async () => {
  running = await startHub(place.env)
  owner = new pg.Client(ownerAddress(readConfig({ ...process.env, ...place.env })))
  await owner.connect()
  for (const domainId of [1, 2])
    for (const month of ['2025-01', '2025-02']) {
      await actFor(domainId)
      await owner.query(
        `insert into audit_entry (domain_id, id, action, object_type, object_name, created_at) values ($1, $2, 'update', 'content', $3, $4)`,
        [domainId, newId(), ODD, `${month}-15T12:00:00Z`],
      )
      await owner.query(
        `insert into activity (domain_id, occurred_at, id, type, member_id, details) values ($1, $2, $3, 'content_opened', $4, $5)`,
        [domainId, `${month}-15T12:00:00Z`, newId(), newId(), { ODD }],
      )
    }
}, 120_000)
afterAll(async () => {
  await owner.end()
  await running.stop()
  place.remove()
})

const actFor = (domainId: number) => owner.query(`select set_config('app.domain_id', $1, false)`, [String(domainId)])
const archive = (...args: string[]) => runHub(place.env, 'archive', ...args, '--to', folder)
const linesOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('writes whole months of all hubs, once', async () => {
  expect(await archive('changes', '--before', '2025-03')).toEqual({
    code: 0,
    said: [
      'changes-2025-01.jsonl: 2 rows, in the database as well',
      'changes-2025-02.jsonl: 2 rows, in the database as well',
    ].join('\n'),
  })
  expect(linesOf('changes-2025-01.jsonl')).toMatchObject([
    { domain_id: 1, object_name: ODD },
    { domain_id: 2, object_name: ODD },
  ])
  expect((await archive('changes', '--before', '2025-03')).said).toBe('There is no month that is not there yet.')
})

test('takes out what it wrote, and what came late goes to a file of its own', async () => {
  expect((await archive('activity', '--before', '2025-02', '--delete')).said).toBe(
    'activity-2025-01.jsonl: 2 rows, no longer in the database',
  )
  await actFor(2)
  const left = await owner.query(`select occurred_at from activity where occurred_at < '2025-03-01'`)
  expect(left.rows).toHaveLength(1)
  await owner.query(
    `insert into activity (domain_id, occurred_at, id, type, member_id) values (2, '2025-01-20', $1, 'content_opened', $1)`,
    [newId()],
  )
  await archive('activity', '--before', '2025-02', '--delete')
  expect(linesOf('activity-2025-01-2.jsonl')).toMatchObject([{ domain_id: 2 }])
  expect(readdirSync(folder).filter((file) => file.endsWith('.unfinished'))).toEqual([])
})

test('takes nothing out of the security log, and no month that is not over', async () => {
  expect(await archive('security', '--before', '2025-03', '--delete')).toEqual({
    code: 1,
    said: 'Nobody can take anything out of the security log; it ends by itself after 13 months.',
  })
  expect((await archive('security', '--before', '2025-3')).said).toBe('A month looks like 2026-01, not "2025-3".')
  expect((await archive('security', '--before', '2999-01')).said).toContain('has not begun')
})

test('status says of each table how large it is and how long its rows are kept', async () => {
  const { said } = await runHub(place.env, 'status', '--tables')
  expect(said).toMatch(/^ {2}notification +[\d.]+ MiB .*\n {4}kept: 90 days \(old notifications\)$/m)
  expect(said).toMatch(/^ {2}pgboss\.job/m)
})
