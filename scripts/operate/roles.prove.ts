import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { productionSettings } from '../testing/production.ts'
import { runHub } from '../testing/run-hub.ts'

/** Roles and a database of names of one's own, on a server where nothing is yet. */

const place = await makePlace()
let server: Postgres
let admin: pg.Client
let env: Record<string, string>

beforeAll(async () => {
  server = await startPostgres()
  admin = new pg.Client(server.address)
  await admin.connect()
  const { host, port } = server.address
  const at = (user: string) => `postgres://${user}@${host}:${port}/Company-Learning`
  env = {
    ...place.env,
    ...productionSettings(),
    DATABASE_URL: at('learning-app:a%20pass%27word'),
    DATABASE_OWNER_URL: at('learning-owner:another'),
  }
}, 60_000)
afterAll(async () => {
  await admin.end()
  await server.stop()
  place.remove()
})

test('the SQL that makes them holds no password, and a hub starts on what it made', async () => {
  const { said } = await runHub(env, 'roles')
  expect(said).not.toMatch(/pass'word|another/)
  const { statements } = JSON.parse((await runHub(env, '--json', 'roles')).said) as { statements: string[] }
  for (const text of statements) await admin.query(text)
  const hub = await startHub(env)
  const checked = await runHub(env, 'check')
  await hub.stop()
  expect(checked).toEqual({ code: 0, said: expect.stringMatching(/ok +roles/) as string })
})

test('a hub that connects as somebody without rights is told which role has them', async () => {
  await admin.query(`create role "another-app" login password 'x'`)
  await admin.query(`grant connect on database "Company-Learning" to "another-app"`)
  const wrong = env['DATABASE_URL']!.replace('learning-app:a%20pass%27word', 'another-app:x')
  const { DATABASE_OWNER_URL: _, ...rest } = env
  await expect(startHub({ ...rest, DATABASE_URL: wrong })).rejects.toThrow('another-app may not use the tables.')
  await admin.query('grant "learning-app" to "another-app"')
  const hub = await startHub({ ...env, DATABASE_URL: wrong, DATABASE_ROLE: 'learning-app' })
  expect(await hub.stop()).toBe(0)
})

test('one role for both is refused', async () => {
  const both = await runHub({ ...env, DATABASE_OWNER_URL: env['DATABASE_URL']! }, 'roles')
  // What is read by psql holds nothing else.
  expect(both).toEqual({ code: 1, said: '' })
})
