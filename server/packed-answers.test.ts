import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../generated/server/operations.ts'
import { sessionCookieName } from './auth/sessions/cookie-rules.ts'
import { anAdmin } from './badges/badge-fixtures.ts'
import { testHub, type Somebody, type TestHub } from './testing/app.ts'

let hub: TestHub
let admin: Somebody
beforeAll(async () => {
  hub = await testHub()
  admin = await anAdmin(hub)
  for (let count = 0; count < 8; count += 1) await hub.person({ firstName: `Somebody ${count}` })
})
afterAll(() => hub.close())

async function ask(url: string, accept = 'gzip, deflate, br') {
  const cookie = `${sessionCookieName(hub.context.config)}=${admin.secret}`
  const answer = await hub.app.inject({
    url: `/api${url}`,
    headers: { host: 'localhost', cookie, 'accept-encoding': accept },
  })
  const { 'content-encoding': encoding, 'content-length': length, vary } = answer.headers
  return { status: answer.statusCode, encoding, length: Number(length), vary, bytes: answer.rawPayload }
}

test('compresses an answer that is long enough, for those who take Brotli', async () => {
  const plain = await ask('/users/', 'gzip')
  const packed = await ask('/users/')
  expect([plain.status, plain.encoding, plain.vary]).toEqual([200, undefined, 'accept-encoding'])
  expect([packed.status, packed.encoding, packed.vary]).toEqual([200, 'br', 'accept-encoding'])
  expect(JSON.parse(brotliDecompressSync(packed.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()))
  expect(packed.length).toBe(packed.bytes.length)
  expect(packed.length).toBeLessThan(plain.length / 2)
  expect((await ask('/users/', 'br;q=0, gzip')).encoding).toBe(undefined)
})

test('compresses none that is short, is refused, holds a secret or comes beside words of a link', async () => {
  for (const url of ['/users/?limit=1', '/users/?limit=1000', '/users/?search=Somebody', '/auth/session'])
    expect([url, (await ask(url)).encoding]).toEqual([url, undefined])
})

test('knows of the operations whose answers are rights that they may not be compressed', () => {
  const rights = ['getMyAsset', 'getMyDataExport', 'getMindsetAuthToken', 'previewContentStatusChange'] as const
  for (const id of rights) expect(operations[id]).not.toHaveProperty('packedUnless')
  expect(operations.searchMyContent.packedUnless).toEqual(['query'])
})
