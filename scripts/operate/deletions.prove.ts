import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownerAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { must, signIn } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { choosePassword, PASSWORD, productionSettings } from '../testing/production.ts'
import { runHub } from '../testing/run-hub.ts'

/** The only hub of an installation is deleted: an operator keeps it once, and a later start makes a new one. */

const place = await makePlace()
const env: Record<string, string> = {
  ...place.env,
  ...productionSettings(),
  HUB_NAME: 'The only hub',
}
let running: RunningHub | undefined

afterAll(async () => {
  await running?.stop()
  place.remove()
})

const hub = (...args: string[]) => runHub(env, ...args)

/** Runs what is due at once, as a start does. */
async function restart(): Promise<string> {
  await running?.stop()
  running = await startHub(env)
  return running.origin
}

/** Chooses the first admin's password and signs in. */
async function enter(origin: string) {
  const [link] = readFileSync(join(place.dataDir, 'first-admin-link.txt'), 'utf8').split('\n')
  await choosePassword(origin, link!)
  return signIn(origin, env['ADMIN_EMAIL']!, PASSWORD)
}

async function byHand(statement: string): Promise<void> {
  const client = new pg.Client(ownerAddress(readConfig({ ...process.env, ...env })))
  await client.connect()
  await client.query(`select set_config('app.domain_id', '1', false)`)
  await client.query(statement)
  await client.end()
}

const ask = async (admin: Awaited<ReturnType<typeof signIn>>) =>
  must(await admin.api.POST('/hub/deletion', { body: { confirmation: 'The only hub' } }))

test('is listed with its day, and kept by the command line', { timeout: 120_000 }, async () => {
  const admin = await enter(await restart())
  expect((await hub('deletions')).said).toBe('No hub is to be deleted, and none was.')
  const { deletionTime } = await ask(admin)
  const day = deletionTime!.slice(0, 16).replace('T', ' ')
  expect((await hub('deletions')).said).toMatch(
    new RegExp(`^Hub 1: The only hub, http://localhost:\\d+: to be deleted on ${day} UTC$`),
  )
  expect(await hub('cancel-deletion')).toEqual({ code: 0, said: 'Hub 1, The only hub, stays. Its admins are told.' })
  expect(await hub('cancel-deletion')).toEqual({ code: 1, said: 'Hub 1, The only hub, is not to be deleted.' })
  expect(must(await admin.api.GET('/hub/deletion')).deletionTime).toBeNull()
  await ask(admin)
})

test('is gone after its day, and the next start makes a new hub under its name', { timeout: 180_000 }, async () => {
  await byHand('update hub_deletion set due_at = now()')
  const origin = await restart()
  await expect.poll(() => fetch(`${origin}/api/hub`).then(({ status }) => status), { timeout: 10_000 }).toBe(421)
  expect((await hub('deletions')).said).toMatch(/^Hub 1: The only hub, localhost: being deleted since .* 0 rows/)
  await byHand(`update deleted_hub set closed_at = now() - interval '1 hour'`)
  await restart()
  await expect
    .poll(async () => (await hub('deletions')).said, { timeout: 20_000 })
    .toMatch(/^Hub 1: .*: being deleted since .*, [1-9]\d* rows and \d+ files$/)
  await byHand(`update deleted_hub set deleted_at = now() - interval '1 day'`)
  const again = await restart()
  expect(await (await fetch(`${again}/api/hub`)).json()).toMatchObject({ domain_id: 2, name: 'The only hub' })
  await enter(again)
  await expect
    .poll(async () => (await hub('deletions')).said, { timeout: 20_000 })
    .toMatch(/^Hub 1: The only hub, localhost: deleted on /)
})
