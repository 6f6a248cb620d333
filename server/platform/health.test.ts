import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { buildApp } from '../app.ts'
import { connect, type Databases } from '../db/connect.ts'
import { handlers } from '../handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { clientOf, type Client, type TestAnswer } from '../testing/client.ts'
import { exampleRequests } from '../testing/contract-examples.ts'
import { watchAnswers } from '../testing/contract-coverage.ts'
import { databaseSwitch, type DatabaseSwitch } from '../testing/database-switch.ts'

let hub: TestHub
let database: DatabaseSwitch
let databases: Databases
let app: FastifyInstance
let admin: Client
let noteAnswers: () => void

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists', 'manager_reports'] })
  database = await databaseSwitch(hub.database.app)
  databases = connect(database.address, { poolSize: 4, transactionPooler: false })
  app = await buildApp({ ...hub.context, databases }, handlers)
  noteAnswers = watchAnswers(app)
  admin = clientOf(app, await hub.person({ isAdmin: true, privileges }))
})
afterAll(async () => {
  noteAnswers()
  await app.close()
  await databases.close()
  await database.off()
  await hub.close()
})

const health = async () => [
  (await app.inject('/health/live')).statusCode,
  (await app.inject('/health/ready')).statusCode,
]

test('is live and ready', async () => {
  expect(await health()).toEqual([200, 200])
  expect((await admin.get('/me/profile')).status).toBe(200)
})

/** Every operation of the contract, called as an admin: what is neither an answer from memory nor a proper 503. */
async function faults(isRight: (answer: TestAnswer) => boolean): Promise<unknown[]> {
  const found: unknown[] = []
  for (const { id, method, path, body, contentType } of exampleRequests()) {
    const began = Date.now()
    const headers = { 'if-match': '"v1"', ...(contentType ? { 'content-type': contentType } : {}) }
    const sent = contentType && !contentType.endsWith('json') ? Buffer.from('bytes') : body
    const answer =
      method === 'GET' || method === 'HEAD'
        ? await admin[method === 'GET' ? 'get' : 'head'](path, headers)
        : await admin[method.toLowerCase() as 'post'](path, sent, headers)
    const saysWhy = method === 'HEAD' || answer.body.code === 'unavailable'
    const isProper = answer.status === 503 && answer.headers['retry-after'] === '2' && saysWhy
    if (!(isProper || isRight(answer)) || Date.now() - began > 1_500)
      found.push([id, answer.status, answer.body, Date.now() - began])
  }
  return found
}

test('answers every call with 503 and Retry-After while the database is away, and is back with it', async () => {
  await database.off()
  expect(await health()).toEqual([200, 503])
  // Who is signed in is known for a second more, so that these get as far as their own statements.
  expect(await faults(({ status }) => status < 500 || status === 501)).toEqual([])
  await wait(1_100)
  expect(await faults(() => false)).toEqual([])
  await database.on()
  expect(await health()).toEqual([200, 200])
  expect((await admin.get('/me/profile')).status).toBe(200)
})

test('answers calls with 503 within two seconds while the database says nothing, and is back with it', async () => {
  // Of the connections of the pool each is open and has nothing to do.
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(databases.forHub(1))))
  expect(databases.pool.idleCount).toBe(4)
  database.freeze()
  const write = () => admin.post('/playlists/', { name: 'While it is frozen' })
  const read = () => admin.get('/me/profile')
  // One by one they wait on connections that are open, and together for one as well.
  for (const calls of [[write], [read], [write, read, ...Array.from({ length: 12 }, () => read)]]) {
    const began = Date.now()
    const answers = await Promise.all(
      calls.map(async (send) => {
        const { status, body, headers } = await send()
        return { status, code: body.code, again: headers['retry-after'], isInTime: Date.now() - began < 2_000 }
      }),
    )
    const proper = { status: 503, code: 'unavailable', again: '2', isInTime: true }
    expect(answers).toEqual(answers.map(() => proper))
  }
  database.thaw()
  await expect.poll(async () => (await admin.get('/me/profile')).status, { timeout: 5_000 }).toBe(200)
  expect((await write()).status).toBe(201)
})

test('waits for a statement that takes long while the database answers others', async () => {
  const began = Date.now()
  await sql`select pg_sleep(2.5)`.execute(databases.forHub(1))
  expect(Date.now() - began).toBeGreaterThan(2_400)
})

test('bears the loss of a connection between two statements of a transaction', async () => {
  const lost = databases
    .forHub(1)
    .transaction()
    .execute(async (db) => {
      await db.selectFrom('team').select('team.id').execute()
      await database.off()
      await database.on()
      await db.selectFrom('team').select('team.id').execute()
    })
  await expect(lost).rejects.toThrow(/terminated|not queryable|closed/i)
  expect(await health()).toEqual([200, 200])
})
