import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { buildApp } from '../app.ts'
import { connect, type Databases } from '../db/connect.ts'
import { handlers } from '../handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { clientOf, type Client } from '../testing/client.ts'
import { exampleRequests } from '../testing/contract-examples.ts'
import { databaseSwitch, type DatabaseSwitch } from '../testing/database-switch.ts'

let hub: TestHub
let database: DatabaseSwitch
let databases: Databases
let app: FastifyInstance
let admin: Client

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists', 'manager_reports'] })
  database = await databaseSwitch(hub.database.app)
  databases = connect(database.address, { poolSize: 4, transactionPooler: false })
  app = await buildApp({ ...hub.context, databases }, handlers)
  admin = clientOf(app, await hub.person({ isAdmin: true, privileges }))
})
afterAll(async () => {
  await app.close()
  await databases.close()
  await database.off()
  await hub.close()
})

const health = async () => [(await app.inject('/health/live')).statusCode, (await app.inject('/health/ready')).statusCode]

test('is live and ready', async () => {
  expect(await health()).toEqual([200, 200])
  expect((await admin.get('/me/profile')).status).toBe(200)
})

test('answers every call with 503 and Retry-After while the database is away, and is back with it', async () => {
  await database.off()
  expect(await health()).toEqual([200, 503])
  for (const { id, method, path, body, contentType } of exampleRequests()) {
    const send = admin[method.toLowerCase() as keyof Client]
    const began = Date.now()
    const answer = await send(path, contentType?.endsWith('json') ? body : contentType ? Buffer.from('bytes') : undefined, contentType ? { 'content-type': contentType, 'if-match': '"v1"' } : {})
    expect([id, answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([id, 503, '2', 'unavailable'])
    expect(Date.now() - began).toBeLessThan(1_500)
  }
  await database.on()
  expect(await health()).toEqual([200, 200])
  expect((await admin.get('/me/profile')).status).toBe(200)
})

test('bears the loss of a connection between two statements of a transaction', async () => {
  const lost = databases.forHub(1).transaction().execute(async (db) => {
    await db.selectFrom('team').select('team.id').execute()
    await database.off()
    await database.on()
    await db.selectFrom('team').select('team.id').execute()
  })
  await expect(lost).rejects.toThrow(/terminated|not queryable|closed/)
  expect(await health()).toEqual([200, 200])
})

test('is not ready while it closes', async () => {
  const closing = await buildApp(hub.context, handlers)
  await closing.listen({ port: 0, host: '127.0.0.1' })
  await closing.close()
  await expect(closing.inject('/health/ready')).resolves.toMatchObject({ statusCode: 503 })
})
