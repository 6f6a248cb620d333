import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../../generated/reference.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { rebuildSearch } from './rebuild-service.ts'

let hub: TestHub
let admin: Somebody
beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges })
  for (const name of ['Firefighting for beginners', 'The extinguisher'])
    await admin.post('/assets/', { type: 'web', name, webUrl: 'https://example.com/', published: true })
})
afterAll(() => hub.close())

const TABLES = ['content_name_word', 'content_word', 'search_lexeme', 'search_word', 'search_variant'] as const

async function rowsOf(): Promise<Record<string, unknown[]>> {
  const { db } = await hub.hubCall()
  const found: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute()
    found[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return found
}

test('puts back what was lost or wrong, and leaves a right index as it was', async () => {
  const call = await hub.hubCall()
  expect(await rebuildSearch(call)).toBeGreaterThan(0)
  const right = await rowsOf()
  expect(right['search_word']!.length).toBeGreaterThan(2)
  await rebuildSearch(call)
  expect(await rowsOf()).toEqual(right)
  await call.db.updateTable('search_lexeme').set({ uses: 77 }).execute()
  for (const table of ['content_name_word', 'content_word'] as const) await call.db.deleteFrom(table).execute()
  await rebuildSearch(call)
  expect(await rowsOf()).toEqual(right)
})
