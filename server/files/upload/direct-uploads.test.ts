import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from '../../platform/s3-storage.ts'
import { startBuckets } from '../../testing/buckets.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { zipOf } from '../package/package-fixtures.ts'
import * as service from '../service.ts'
import {
  announce,
  assetOf,
  bindProcessing,
  finish,
  photo,
  send,
  storedBytes,
  type Announced,
} from '../upload-fixtures.ts'
import { PDF } from '../../testing/small-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'hub-s3-'))
let buckets: Awaited<ReturnType<typeof startBuckets>>
let hub: TestHub
let author: Somebody
beforeAll(async () => {
  buckets = await startBuckets(folder)
  hub = await testHub()
  hub.context.storage = s3Storage(buckets.s3)
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})
afterAll(async () => {
  await hub.close()
  await buckets.close()
  rmSync(folder, { recursive: true, force: true })
})

const put = ({ uploadUrl }: Announced, body: Buffer) =>
  fetch(uploadUrl, { method: 'PUT', body, headers: { 'Content-Type': 'application/octet-stream' } })

test('lets the browser send the bytes to the bucket and checks them there', async () => {
  const zip = await zipOf([{ name: 'index.html', data: '<p>Hello</p>' }])
  const announced = await announce(author, 'site.zip', zip.length)
  expect(announced.uploadUrl).toMatch(new RegExp(`^${buckets.s3.endpoint}/hub-files/1/uploads/`))
  expect((await finish(author, announced)).body.code).toBe('not-uploaded')
  expect((await put(announced, zip)).ok).toBe(true)
  expect((await finish(author, announced)).status).toBe(201)
  expect((await author.get(`/files/${announced.fileId}`)).body).toMatchObject({ fileStatus: 'ready', size: zip.length })
  const asset = await assetOf(hub, announced.fileId, { type: 'zip' })
  expect((await author.get(`/asset/${asset}/file`)).status).toBe(302)
})

test('believes nothing that is changed in the bucket after the check', async () => {
  const announced = await announce(author, 'guide.pdf', PDF.length)
  await put(announced, PDF)
  await finish(author, announced)
  await put(announced, Buffer.alloc(PDF.length, '<'))
  const asset = await assetOf(hub, announced.fileId)
  expect((await author.get(`/asset/${asset}/file`)).raw).toEqual(PDF)
})

test('refuses another size and another kind than announced', async () => {
  const small = await announce(author, 'guide.pdf', PDF.length)
  await put(small, Buffer.from('less'))
  expect(await finish(author, small)).toMatchObject({ status: 400, body: { code: 'size-mismatch' } })
  const other = await announce(author, 'guide.pdf', 4)
  await put(other, Buffer.from('<a/>'))
  expect(await finish(author, other)).toMatchObject({ status: 201, body: { fileStatus: 'invalid' } })
  expect(await storedBytes(hub, (await service.findFile(await hub.hubCall(), other.fileId)).storageKey!)).toBeNull()
})

test('lets one of two finish, and takes the bytes through the hub as well', async () => {
  const bytes = await photo(100, 100)
  const announced = await announce(author, 'cover.png', bytes.length, { type: 'picture' })
  expect((await send(author, announced, bytes)).status).toBe(204)
  const answers = await Promise.all([finish(author, announced), finish(author, announced)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await author.get(`/picture/${announced.fileId}/64x64`)).headers['content-type']).toBe('image/webp')
})
