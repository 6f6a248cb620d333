import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import { deleteUnusedFile, sweepFiles } from './delete-service.ts'
import { USES } from './delete-store.ts'
import { zipOf } from './package/package-fixtures.ts'
import { announce, assetOf, bindProcessing, finish, photo, send, upload } from './upload-fixtures.ts'
import { PDF } from '../testing/small-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let hub: TestHub
let db: Db
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  db = hub.context.databases.forHub(1)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'user_write'] })
})
afterEach(async () => {
  hub.setNow(null)
  await setQuotas(100 * 1024 ** 3, 20 * 1024 ** 3)
})
afterAll(() => hub.close())

const setQuotas = (ofHub: number, ofPerson: number) =>
  hub.context.databases.shared
    .updateTable('hub')
    .set({ storage_quota: ofHub, storage_quota_per_person: ofPerson })
    .where('domain_id', '=', 1)
    .execute()
const isKnown = async (id: string) =>
  Boolean(await db.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst())
const later = () => hub.setNow(new Date(Date.now() + 2 * DAY_MS))
const folder = () => join(hub.context.config.dataDir, 'files')
/** All files in the store. */
const stored = () =>
  existsSync(folder())
    ? readdirSync(folder(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
const asked = (size: number) => ({ filename: 'guide.pdf', contentType: 'application/pdf', size, type: 'asset' })
async function used(memberId: string): Promise<{ all: number; own: number }> {
  const size = sql<number>`greatest(size, stored_size)`
  const rows = await db
    .selectFrom('file')
    .select(['uploaded_by', size.as('size')])
    .where('status', 'in', ['ready', 'processing'])
    .execute()
  const sum = (some: typeof rows) => some.reduce((total, row) => total + Number(row.size), 0)
  return { all: sum(rows), own: sum(rows.filter((row) => row.uploaded_by === memberId)) }
}

describe('room', () => {
  test('counts what is under way, so that a file more is refused with what to do', async () => {
    const person = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    await setQuotas(100 * 1024 ** 3, 1000)
    expect((await person.post('/files/policy', asked(600))).status).toBe(201)
    const refused = await person.post('/files/policy', asked(600))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'storage-full', detail: expect.stringMatching(/Delete files/) },
    })
    expect((await person.post('/files/policy', asked(400))).status).toBe(201)
    expect((await author.post('/files/policy', asked(600))).status).toBe(201)
    // What was announced and never sent takes no room once its time is over.
    hub.setNow(new Date(Date.now() + 20 * 60_000))
    expect((await person.post('/files/policy', asked(1000))).status).toBe(201)
  })

  test('of the hub is the same for all, also for those who ask at once', async () => {
    const { all } = await used(author.memberId)
    hub.setNow(new Date(Date.now() + 60 * 60_000))
    await setQuotas(all + 1000, 20 * 1024 ** 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => author.post('/files/policy', asked(300))))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  })

  test('is counted unpacked, and a package that unpacks beyond it is refused', async () => {
    const person = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const page = Buffer.alloc(200_000, 'x')
    const zip = await zipOf([{ name: 'index.html', data: page.toString() }])
    expect(zip.length).toBeLessThan(20_000)
    await setQuotas(100 * 1024 ** 3, 100_000)
    const small = await upload(person, 'site.zip', zip)
    expect((await person.get(`/files/${small}`)).body).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode: 'storage-full',
    })
    await setQuotas(100 * 1024 ** 3, 300_000)
    const large = await upload(person, 'site.zip', zip)
    expect((await person.get(`/files/${large}`)).body).toMatchObject({ fileStatus: 'ready' })
    expect((await used(person.memberId)).own).toBe(zip.length + page.length)
  })

  test('is for 500 files a day, however many of them were deleted', async () => {
    const person = await hub.person()
    const now = new Date()
    const picture = { filename: 'me.png', contentType: 'image/png', size: 10, type: 'profilePicture' }
    await db
      .insertInto('deleted_file')
      .values(
        Array.from({ length: 499 }, () => ({
          id: newId(),
          uploaded_by: person.memberId,
          uploaded_at: now,
          storage_keys: [],
        })),
      )
      .execute()
    expect((await person.post('/files/policy', picture)).status).toBe(201)
    const refused = await person.post('/files/policy', picture)
    expect([codeOf(refused), refused.headers['retry-after']]).toEqual([[429, 'too-many-files'], '3600'])
    hub.setNow(new Date(now.getTime() + DAY_MS + 1000))
    expect((await person.post('/files/policy', picture)).status).toBe(201)
  })
})

describe('a picture', () => {
  const setPicture = async (person: Somebody) =>
    upload(person, 'me.png', await photo(300, 300), { type: 'profilePicture' })

  test('of a person is gone at once when it is replaced or deleted, with all of its sizes', async () => {
    const person = await hub.person()
    const before = stored().length
    const ids: string[] = []
    for (let nth = 0; nth < 4; nth += 1) ids.push(await setPicture(person))
    expect(stored()).toHaveLength(before + 8)
    for (const id of ids.slice(0, 3))
      for (const path of [`/picture/${id}`, `/picture/${id}/64x64`]) expect((await person.get(path)).status).toBe(404)
    expect((await person.get(`/picture/${ids[3]}`)).status).toBe(200)
    expect((await person.delete('/me/profile/picture')).status).toBe(200)
    expect((await person.get(`/picture/${ids[3]}`)).status).toBe(404)
    expect(stored()).toHaveLength(before)
  })

  test('of somebody else goes when an admin deletes it', async () => {
    const person = await hub.person()
    const id = await setPicture(person)
    expect((await author.delete(`/users/${person.memberId}/profile/picture`)).status).toBe(200)
    expect((await person.get(`/picture/${id}`)).status).toBe(404)
  })

  test('on an asset goes when it is replaced, but not while something else shows it', async () => {
    const fileId = await upload(author, 'guide.pdf', PDF)
    const [first, second] = [
      await upload(author, 'a.png', await photo(40, 30), { type: 'picture' }),
      await upload(author, 'b.png', await photo(30, 40), { type: 'picture' }),
    ]
    const assets = [
      await assetOf(hub, fileId, { thumbnailId: first }),
      await assetOf(hub, fileId, { thumbnailId: first }),
    ]
    for (const [nth, status] of [
      [0, 200],
      [1, 404],
    ] as const) {
      const changed = await author.patch(`/assets/${assets[nth]}`, { name: 'An asset', thumbnailId: second })
      expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 })
      expect((await author.get(`/picture/${first}`)).status).toBe(status)
    }
  })
})

describe('the sweep', () => {
  test('knows every use of a file that the database knows', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select constrained.relname as table, attribute.attname as column
      from pg_constraint c
      join pg_class constrained on constrained.oid = c.conrelid
      join pg_class target on target.oid = c.confrelid
      join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = any(c.conkey)
      where c.contype = 'f' and target.relname = 'file' and attribute.attname <> 'domain_id'`.execute(db)
    // These two are parts of the file, and go with it.
    const parts = ['package_entry', 'upload']
    const uses = rows.filter(({ table }) => !parts.includes(table)).map(({ table, column }) => `${table}.${column}`)
    // A member's picture has no key: it is only ever a file that was just made.
    expect([...uses, 'member.picture_id'].sort()).toEqual(USES.map((use) => use.join('.')).sort())
  })

  test('deletes after a day what nothing refers to, to the last byte, and nothing else', async () => {
    const call = await hub.hubCall()
    // What the tests before left goes first.
    later()
    await sweepFiles(call)
    hub.setNow(null)
    const before = stored().length
    const zip = await zipOf([
      { name: 'index.html', data: 'Start' },
      { name: 'a.txt', data: 'A' },
    ])
    const unused = [
      await upload(author, 'guide.pdf', PDF),
      await upload(author, 'site.zip', zip),
      await upload(author, 'bad.pdf', Buffer.from('<html>')),
    ]
    const usedFile = await upload(author, 'guide.pdf', PDF)
    await assetOf(hub, usedFile)
    const person = await hub.person()
    const picture = await upload(person, 'me.png', await photo(30, 30), { type: 'profilePicture' })
    await sweepFiles(call)
    expect(await Promise.all(unused.map(isKnown))).toEqual([true, true, true])
    later()
    await sweepFiles(call)
    expect(await Promise.all([...unused, usedFile, picture].map(isKnown))).toEqual([false, false, false, true, true])
    expect((await person.get(`/picture/${picture}`)).status).toBe(200)
    // The one that is used, and the picture with its sizes.
    expect(stored()).toHaveLength(before + 1 + 8)
  })

  test('takes up again what a process left when it ended after the commit', async () => {
    const fileId = await upload(author, 'guide.pdf', PDF)
    const before = stored().length
    const call = await hub.hubCall()
    const failing = {
      ...call,
      context: {
        ...call.context,
        storage: { ...call.context.storage, delete: () => Promise.reject(new Error('gone')) },
      },
    }
    await inTransaction(failing, (call) => deleteUnusedFile(call, fileId))
    expect([await isKnown(fileId), stored().length]).toEqual([false, before])
    await sweepFiles(call)
    expect(stored()).toHaveLength(before - 1)
  })

  test('never deletes what a row refers to, whatever happens beside it', { timeout: 60_000 }, async () => {
    const call = await hub.hubCall()
    later()
    const chance = (list: (() => Promise<unknown>)[]) => list.sort(() => Math.random() - 0.5)
    for (let round = 0; round < 12; round += 1) {
      hub.setNow(null)
      const [first, second] = [await upload(author, 'guide.pdf', PDF), await upload(author, 'guide.pdf', PDF)]
      const announced = await announce(author, 'late.pdf', PDF.length)
      await send(author, announced, PDF)
      const make = async (fileId: string) =>
        author.post('/assets/', { type: 'upload', name: 'A guide', fileId, published: true })
      later()
      await db
        .updateTable('upload')
        .set({ expires_at: new Date(Date.now() + 3 * DAY_MS) })
        .where('file_id', '=', announced.fileId)
        .execute()
      await Promise.all(
        chance([
          () => sweepFiles(call),
          () => sweepFiles(call),
          () => make(first),
          () => make(second),
          () => finish(author, announced),
        ]).map((act) => act()),
      )
      await make(announced.fileId)
    }
    hub.setNow(null)
    const rows = await db
      .selectFrom('asset')
      .innerJoin('file', 'file.id', 'asset.file_id')
      .select(['file.id', 'file.storage_key as key'])
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(await hub.context.storage.size(key!), key!).not.toBeNull()
  })
})

test('files in the store are for the user alone that the hub runs as', async () => {
  await upload(author, 'guide.pdf', PDF)
  expect(stored().map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(stored().map(() => '600'))
})
