import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
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
      method === 'GET'
        ? await admin.get(path, headers)
        : await admin[method.toLowerCase() as 'post'](path, sent, headers)
    const isProper =
      answer.status === 503 && answer.headers['retry-after'] === '2' && answer.body.code === 'unavailable'
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
