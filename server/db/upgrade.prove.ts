import { basename, join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, signIn, type Hub } from '../../scripts/hub/client.ts'
import { makePlace } from '../../scripts/hub/place.ts'
import { startHub, type RunningHub } from '../../scripts/hub/process.ts'
import { startEmbedded } from './embedded.ts'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { newId, newSecret } from '../platform/ids.ts'
import { makeRoles } from '../testing/cluster.ts'
import { emptyDatabase, filesBefore, type EmptyDatabase } from '../testing/old-database.ts'

/**
 * A database that an older version made and people used is brought to today by a start, and works. It is from before 0008,
 * with 0007 as it was committed first and changed after databases had it.
 */

const EMAIL = 'upgraded@hub.example'
const PASSWORD = 'kept over all versions'
const CHANGED = join(import.meta.dirname, 'past/0007_search.as-first-committed.sql')
const [memberId, playlistId, assetId] = [newId(), newId(), newId()]
const place = await makePlace()
const production = {
  ...place.env,
  NODE_ENV: 'production',
  HUB_SECRET: newSecret(),
  CONTENT_ORIGIN: 'https://content.example',
}
let env: Record<string, string>
let old: EmptyDatabase
let hub: RunningHub
/** How to undo what was begun, the last thing first: a start that is refused leaves the rest to be undone. */
const undo: (() => Promise<unknown>)[] = []
let admin: Hub

beforeAll(async () => {
  // One of its own: that of the other tests does not flush what it writes, which a hub refuses.
  const { DATABASE_PORT: port, DATA_DIR: folder } = place.env
  const server = await startEmbedded({ dataDir: join(folder, 'database'), port: Number(port), password: PASSWORD })
  undo.unshift(() => server.stop())
  await makeRoles(server.address)
  old = await emptyDatabase(server.address)
  undo.unshift(() => old.client.end())
  const files = [...filesBefore('0007'), CHANGED]
  await old.run(files)
  await fill()
  await noteRun(files)
  env = { ...production, DATABASE_URL: urlOf(old.app) }
  await expect(startHub(env)).rejects.toThrow(/The database lacks 0064_.*Set DATABASE_OWNER_URL once/)
  hub = await startHub({ ...env, DATABASE_OWNER_URL: urlOf(old.owner) })
  undo.unshift(() => hub.stop())
  admin = await signIn(hub.origin, EMAIL, PASSWORD)
})
afterAll(async () => {
  for (const step of undo) await step()
  place.remove()
})

const urlOf = ({ user, password, host, port, database }: DatabaseAddress) =>
  `postgres://${user}:${password}@${host}:${port}/${database}`

/** What people had made by then, in the tables as they were. */
async function fill(): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row)
    const places = names.map((_, nth) => `$${nth + 1}`)
    return old.client.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row))
  }
  const now = new Date('2026-11-21T15:00:00Z')
  const accountId = newId()
  const content = { domain_id: 1, locale: 'en-GB', author_id: memberId, created_at: now, updated_at: now }
  await insert('hub', { domain_id: 1, name: 'A hub of long ago', created_at: now })
  await insert('hub_hostname', { hostname: 'localhost', domain_id: 1, is_primary: true })
  await insert('account', {
    id: accountId,
    email: EMAIL,
    password_hash: await hash(PASSWORD),
    password_changed_at: now,
    created_at: now,
  })
  await insert('member', {
    domain_id: 1,
    id: memberId,
    account_id: accountId,
    email: EMAIL,
    first_name: 'Old',
    last_name: 'Hand',
    is_admin: true,
    privileges: ['playlist_write', 'asset_write'],
    created_at: now,
  })
  await insert('content', { ...content, id: playlistId, type: 'playlist', name: 'Firefighting', content_count: 1 })
  await insert('content', { ...content, id: assetId, type: 'web', name: 'The extinguisher' })
  await insert('playlist', { domain_id: 1, content_id: playlistId })
  await insert('asset', { domain_id: 1, content_id: assetId, web_url: 'https://example.com/' })
  await insert('playlist_item', {
    domain_id: 1,
    playlist_id: playlistId,
    content_id: assetId,
    rank: '1',
    rank_key: 'a',
  })
  await insert('content_user', {
    domain_id: 1,
    member_id: memberId,
    content_id: assetId,
    status: 'completed',
    opened_at: now,
    completed_at: now,
  })
}

/** What the migrator of that time had written down. */
async function noteRun(files: readonly string[]): Promise<void> {
  await old.client.query(`set role hub_owner;
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
    insert into kysely_migration_lock values ('migration_lock', 0);
    reset role`)
  for (const file of files)
    await old.client.query(`insert into kysely_migration values ($1, '2026-11-21T15:00:00Z')`, [
      basename(file).split('.')[0],
    ])
}

test('lets in who had an account, with what they had done', async () => {
  const path = { assetId }
  const asset = must(await admin.api.GET('/me/assets/{assetId}', { params: { path } }))
  expect(asset).toMatchObject({ name: 'The extinguisher', userContentStatus: 'completed' })
})

test('finds what was there by its words, mistyped too, once the hub has indexed it anew', async () => {
  for (const query of ['firefighting', 'extingisher'])
    await expect
      .poll(
        async () => must(await admin.api.GET('/me/content/search', { params: { query: { query } as never } })).total,
        {
          timeout: 60_000,
        },
      )
      .toBe(1)
})

test('takes what is new', async () => {
  const { id } = must(await admin.api.POST('/playlists/', { body: { name: 'Made after the upgrade' } }))
  const { name } = must(await admin.api.GET('/me/playlists/{playlistId}', { params: { path: { playlistId: id } } }))
  expect(name).toBe('Made after the upgrade')
})

test('starts again as who may not migrate', async () => {
  await hub.stop()
  hub = await startHub(env)
  await signIn(hub.origin, EMAIL, PASSWORD)
})
