import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContract } from '../contract/read-contract.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { CHANGED_TYPES } from './change-rules.ts'

/** Who changed what about the hub itself. */

let hub: TestHub
let admin: Somebody
let other: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'], firstName: 'Ada' })
  other = await hub.person({ isAdmin: true, privileges: ['settings_write'], firstName: '=Grace' })
  hub.setNow(new Date('2026-11-02T09:00:00Z'))
  const { headers } = await admin.get('/hub/settings')
  await admin.patch('/hub/settings', { name: 'Renamed' }, { 'if-match': String(headers['etag']) })
  hub.setNow(new Date('2026-11-03T09:00:00Z'))
  await other.patch('/hub/features', { ai: true, mindset: true })
  hub.setNow(new Date('2026-11-04T09:00:00Z'))
  await admin.patch('/hub/mail', { replyTo: 'training@hub.example' }, { 'if-match': '*' })
  await admin.post('/teams', { name: 'No change of the hub' })
  hub.setNow(null)
})
afterAll(() => hub.close())

const list = async (query = '') => (await admin.get(`/hub/audit${query}`)).body
const types = async (query: string) =>
  (await list(query)).items.map(({ item }: { item: { type: string } }) => item.type)

test('lists settings, features and mails, the newest first, with who changed them and how', async () => {
  const { items, total, nextOffset } = await list()
  expect([total, nextOffset]).toEqual([3, null])
  expect(items.map(({ id: _, ...change }: { id: string }) => change)).toEqual([
    {
      action: 'UPDATE',
      changeTime: '2026-11-04T09:00:00.000Z',
      item: { type: 'settings', id: null, name: 'E-mails' },
      author: { id: admin.memberId, name: expect.stringContaining('Ada'), email: admin.email, isDeleted: false },
      details: [{ property: 'replyTo', oldValue: null, value: 'training@hub.example' }],
    },
    {
      action: 'ACTIVATE',
      changeTime: '2026-11-03T09:00:00.000Z',
      item: { type: 'features', id: null, name: 'Features' },
      author: expect.objectContaining({ id: other.memberId }),
      details: [
        { property: 'ai', oldValue: 'false', value: 'true' },
        { property: 'mindset', oldValue: 'false', value: 'true' },
      ],
    },
    expect.objectContaining({ item: { type: 'settings', id: null, name: 'Renamed' } }),
  ])
})

test('goes from page to page', async () => {
  expect(await list('?limit=2')).toMatchObject({ total: 3, nextOffset: 2 })
  expect(await types('?limit=2&offset=2')).toEqual(['settings'])
  const first = await list('?limit=2')
  const next = await list(`?limit=2&after=${first.nextAfter}`)
  expect(next).toMatchObject({ items: [{ item: { type: 'settings' } }], nextOffset: null, nextAfter: null })
  for (const query of [`after=${first.nextAfter}&action=UPDATE`, `after=${first.nextAfter}&offset=2`])
    expect((await admin.get(`/hub/audit?${query}`)).body.code).toBe('after-not-usable')
})

test('narrows by who, what, when and words', async () => {
  expect(await types(`?authorId=${other.memberId}`)).toEqual(['features'])
  expect(await types('?action=ACTIVATE')).toEqual(['features'])
  expect(await types('?since=2026-11-03T00:00:00Z&until=2026-11-04T00:00:00Z')).toEqual(['features'])
  expect(await types('?search=GRACE')).toEqual(['features'])
  expect(await types('?search=renam')).toEqual(['settings'])
  expect(await types(`?itemId=${admin.memberId}`)).toEqual([])
})

test('gives all of it as CSV, in which no cell is a formula', async () => {
  const { status, headers, body } = await admin.get('/hub/audit?format=csv')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="hub-changes\.csv"/)
  const lines = String(body).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('id,time,action,itemId,type,item,authorId,author,details')
  expect(lines[2]).toContain(`,ACTIVATE,,features,Features,${other.memberId},'=Grace`)
  expect(lines[2]).toContain('ai: false → true; mindset: false → true')
  expect((await admin.get('/hub/audit?format=csv&attachment=false')).headers['content-disposition']).toMatch(/^inline/)
})

test('is of one hub, and for those alone who hold the right', async () => {
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_read'] })
  expect((await elsewhere.get('/hub/audit')).body).toMatchObject({ items: [], total: 0 })
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read', 'asset_write'] })
  for (const format of ['json', 'csv'])
    expect(await reader.get(`/hub/audit?format=${format}`)).toEqual(problem(403, 'not-allowed'))
  expect((await admin.get(`/hub/audit?sessionToken=${'a'.repeat(43)}`)).body.code).toBe('token-invalid')
})

test('has a kind of the contract for all that the contract has told of here', () => {
  const { enum: known } = readContract().components.schemas['HubChangedType'] as { enum: string[] }
  expect([...new Set(CHANGED_TYPES.values())].filter((type) => !known.includes(type))).toEqual([])
  expect(CHANGED_TYPES.get('welcomeView')).toBe('welcomeView')
})
