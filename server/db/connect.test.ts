import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { copyTemplate, type TestDatabase } from '../testing/cluster.ts'
import { connect, type ConnectOptions, type Databases, type Db } from './connect.ts'
import { afterCommit, inTransaction } from './transaction.ts'

const HUBS = Array.from({ length: 20 }, (_, index) => index + 1)
const CALLS = Array.from({ length: 200 }, (_, index) => ({ domainId: HUBS[index % HUBS.length]!, kind: index % 5 }))

const AT_ONCE = 50

let database: TestDatabase
/** What a mode leaves open is closed after all, whatever a test did. */
const opened: Databases[] = []

function open(options: Partial<ConnectOptions> = {}): Databases {
  const databases = connect(database.app, { poolSize: 4, transactionPooler: false, ...options })
  opened.push(databases)
  return databases
}

beforeAll(async () => {
  database = await copyTemplate(inject('databaseAdmin'), `t_${newId().replaceAll('-', '')}`)
  const databases = open()
  const now = new Date()
  await databases.shared
    .insertInto('hub')
    .values(HUBS.map((domainId) => ({ domain_id: domainId, name: `Hub ${domainId}`, created_at: now })))
    .execute()
  for (const domainId of HUBS)
    await databases
      .forHub(domainId)
      .insertInto('team')
      .values(
        [1, 2].map((number) => ({
          id: newId(),
          name: `Team ${number} of ${domainId}`,
          created_at: now,
        })),
      )
      .execute()
})
afterAll(async () => {
  for (const databases of opened) await databases.close()
})

/** The hubs whose rows a call sees; the query rules are off in the tests, so that only the connection's setting decides. */
const hubsSeen = async (db: Db) =>
  (await db.selectFrom('team').select('domain_id').execute()).map((team) => team.domain_id)

/** Reads as a hub and, by its kind, fails in one of the ways in which a call can. */
async function callOf(db: Db, kind: number): Promise<number[]> {
  if (kind === 1) await sql`select 1 / 0`.execute(db).catch(() => undefined)
  if (kind === 2)
    await inTransaction({ db }, async (call) => {
      await hubsSeen(call.db)
      throw new Error('changed its mind')
    }).catch(() => undefined)
  if (kind === 3)
    await inTransaction({ db }, (call) => sql`select * from nowhere`.execute(call.db)).catch(() => undefined)
  return kind === 4 ? inTransaction({ db }, (call) => hubsSeen(call.db)) : hubsSeen(db)
}

const shuffled = <T>(items: T[]) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

describe.each([
  ['its own connections', false],
  ['a transaction pooler', true],
])('over %s', (_name, transactionPooler) => {
  let databases: Databases
  beforeAll(() => {
    // Of so many at once on a busy machine, some would wait for a connection longer than a call may.
    databases = open({ transactionPooler, hubRules: false, isPatient: true })
  })

  test('lends no hub a connection that is set to another, whatever goes wrong in between', async () => {
    const check = async ({ domainId, kind }: (typeof CALLS)[number]) => {
      const seen = await callOf(databases.forHub(domainId), kind)
      return seen.length === 2 && seen.every((hub) => hub === domainId) ? [] : [{ domainId, kind, seen }]
    }
    const calls = shuffled(CALLS)
    for (let from = 0; from < calls.length; from += AT_ONCE)
      expect((await Promise.all(calls.slice(from, from + AT_ONCE).map(check))).flat()).toEqual([])
    expect(databases.pool.totalCount).toBe(4)
    await expect.poll(() => databases.pool.idleCount).toBe(4)
  })

  test('lets no hub write a row of another', async () => {
    const smuggled = sql`insert into team (domain_id, id, name, created_at) values (2, ${newId()}, 'Smuggled', now())`
    await expect(smuggled.execute(databases.forHub(1))).rejects.toThrow(/row-level security/)
  })

  test('answers with an error where a tenant table is asked without a hub, also right after a hub was served', async () => {
    for (let round = 0; round < 8; round += 1) {
      await hubsSeen(databases.forHub(1))
      await expect(hubsSeen(databases.shared)).rejects.toThrow(
        /invalid input syntax for type integer|unrecognized configuration parameter/,
      )
    }
    expect(await databases.shared.selectFrom('hub').select('domain_id').execute()).toHaveLength(HUBS.length)
  })

  test('keeps all of a transaction or none of it', async () => {
    const db = databases.forHub(3)
    const add = (call: { db: Db }) =>
      call.db.insertInto('team').values({ id: newId(), name: 'Third', created_at: new Date() }).execute()
    const failing = inTransaction({ db }, async (call) => {
      await add(call)
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await hubsSeen(db)).toHaveLength(2)
    await inTransaction({ db }, add)
    expect(await hubsSeen(db)).toHaveLength(3)
    await db.deleteFrom('team').where('name', '=', 'Third').execute()
  })
})

test('lets a part of a transaction fail without the rest, and forgets what it asked for later', async () => {
  const db = open().forHub(4)
  const add = (call: { db: Db }, name: string) =>
    call.db.insertInto('team').values({ id: newId(), name, created_at: new Date() }).execute()
  const later: string[] = []
  await inTransaction({ db }, async (call) => {
    await inTransaction(call, async (call) => {
      await add(call, 'Kept')
      await afterCommit(call, 'kept', async () => void later.push('kept'))
    })
    const failing = inTransaction(call, async (call) => {
      await add(call, 'Lost')
      await afterCommit(call, 'lost', async () => void later.push('lost'))
      await sql`select 1 / 0`.execute(call.db)
    })
    await expect(failing).rejects.toThrow('division by zero')
    await add(call, 'After')
    expect(later).toEqual([])
  })
  const teams = await db.selectFrom('team').select('name').where('name', 'in', ['Kept', 'Lost', 'After']).execute()
  expect(teams.map(({ name }) => name).toSorted()).toEqual(['After', 'Kept'])
  expect(later).toEqual(['kept'])
})

test('leaves no setting behind for the next one over a transaction pooler', async () => {
  const databases = open({ transactionPooler: true, poolSize: 1 })
  const setting = async () =>
    (await databases.pool.query<{ hub: string | null }>("select current_setting('app.domain_id', true) as hub"))
      .rows[0]!.hub
  await databases.forHub(7).selectFrom('team').select('id').execute()
  expect(await setting()).toBe('')
  await inTransaction({ db: databases.forHub(8) }, (call) => call.db.selectFrom('team').select('id').execute())
  expect(await setting()).toBe('')
  await sql`select 1 / 0`.execute(databases.forHub(9)).catch(() => undefined)
  expect(await setting()).toBe('')
  await databases.shared.selectFrom('hub').select('name').execute()
  expect(await setting()).toBe('')
})

test('gives the same rows with and without a transaction pooler', async () => {
  const [own, pooled] = [open(), open({ transactionPooler: true })]
  const read = (databases: Databases) =>
    databases
      .forHub(5)
      .selectFrom('team')
      .innerJoin('hub', 'hub.domain_id', 'team.domain_id')
      .select(['team.name', 'hub.name as hub'])
      .orderBy('team.name')
      .execute()
  const rows = await read(own)
  expect(rows).toEqual([
    { name: 'Team 1 of 5', hub: 'Hub 5' },
    { name: 'Team 2 of 5', hub: 'Hub 5' },
  ])
  expect(await read(pooled)).toEqual(rows)
})

describe('named statements', () => {
  const prepared = async ({ pool }: Databases) =>
    (
      await pool.query<{ statement: string }>(
        "select statement from pg_prepared_statements where name <> '' and statement like '%\"team\"%'",
      )
    ).rows

  test('are prepared once on a connection, when they come again, and used by every hub', async () => {
    const databases = open({ poolSize: 1 })
    for (const domainId of [1, 2, 3, 1])
      expect(new Set(await hubsSeen(databases.forHub(domainId)))).toEqual(new Set([domainId]))
    expect(await prepared(databases)).toEqual([
      { statement: 'select "domain_id" from "team" where "team"."domain_id" = $1' },
    ])
    const { rows } = await databases.pool.query<{ runs: number }>(
      'select generic_plans + custom_plans as runs from pg_prepared_statements where statement like \'%"team"%\'',
    )
    expect(rows[0]!.runs).toBe(3)
  })

  test('are not used over a transaction pooler, which may lend another connection each time', async () => {
    const databases = open({ poolSize: 1, transactionPooler: true })
    await hubsSeen(databases.forHub(1))
    expect(await prepared(databases)).toEqual([])
  })
})
