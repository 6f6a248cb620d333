import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { problem } from '../testing/client.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** The completions of the whole hub, as a program keeps a copy of them. */

let hub: TestHub
let db: Db
let analyst: Somebody

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  analyst = await hub.person({ isAdmin: true, privileges: ['report_read'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

interface Page {
  items: { id: string; time: string; recordedTime: string; content: { id: string }; user: object | null }[]
  total: number
  nextAfter: string
}

async function read(query: Record<string, string> = {}): Promise<Page> {
  const { status, body } = await analyst.get(`/completions?${String(new URLSearchParams(query))}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Page
}

/** Where the log ends now. */
async function end(): Promise<string> {
  let page = await read({ limit: '100' })
  while (page.items.length > 0) page = await read({ limit: '100', after: page.nextAfter })
  return page.nextAfter
}

const idsOf = (page: Page) => page.items.map(({ content }) => content.id)

async function complete(who: Somebody): Promise<string> {
  const id = await addAsset(db, { markAsDone: 'manual' })
  expect((await who.put(`/me/assets/${id}/read`)).status).toBe(200)
  return id
}

function keep(on: Db, memberId: string, contentId: string, completedAt = new Date('2024-02-01T09:00:00Z')) {
  const about = { completed_at: completedAt, way: 'import', actor_id: analyst.memberId, content_name: 'Elsewhere' }
  return on
    .insertInto('completion')
    .values({ id: newId(), member_id: memberId, content_id: contentId, ...about })
    .execute()
}

test('says whose it is, and when it happened and was recorded', async () => {
  const after = await end()
  const learner = await hub.person({ firstName: 'Demo', lastName: 'Learner' })
  await db.updateTable('member').set({ employee_id: 'E-17' }).where('id', '=', learner.memberId).execute()
  hub.setNow(new Date('2026-05-03T09:00:00Z'))
  const id = await complete(learner)
  hub.setNow(null)
  const { items } = await read({ after })
  expect(items).toMatchObject([
    {
      time: '2026-05-03T09:00:00.000Z',
      way: 'learner',
      content: { id, type: 'web' },
      user: { id: learner.memberId, name: 'Demo Learner', email: learner.email, employeeId: 'E-17' },
    },
  ])
  expect(Math.abs(Date.parse(items[0]!.recordedTime) - Date.now())).toBeLessThan(60_000)
})

test('goes on from its end with what came since, also with what had happened earlier', async () => {
  const learner = await hub.person()
  const first = await complete(learner)
  const before = await end()
  expect((await read({ after: before })).items).toEqual([])
  const [second, earlier] = [await complete(learner), await addAsset(db)]
  await keep(db, learner.memberId, earlier)
  const page = await read({ after: before, limit: '1' })
  expect(idsOf(page)).toEqual([second])
  const rest = await read({ after: page.nextAfter })
  expect(idsOf(rest)).toEqual([earlier])
  expect(rest.items[0]).toMatchObject({
    time: '2024-02-01T09:00:00.000Z',
    way: 'import',
    author: { id: analyst.memberId },
  })
  expect(idsOf(rest)).not.toContain(first)
})

test('waits for a change that began before and has not ended, rather than pass it by', async () => {
  const learner = await hub.person()
  const [slow, after] = [await addAsset(db), await end()]
  const held = await db.transaction().execute(async (open) => {
    await keep(open as Db, learner.memberId, slow)
    const quick = await complete(learner)
    const meanwhile = await read({ after })
    expect(idsOf(meanwhile)).toEqual([])
    return { quick, nextAfter: meanwhile.nextAfter }
  })
  expect(idsOf(await read({ after: held.nextAfter }))).toEqual([slow, held.quick])
})

test('can be narrowed to a team, to content and to what was recorded since', async () => {
  const after = await end()
  const teamId = await addTeam(hub.context.databases, 'Some')
  const [inside, outside] = [await hub.person({ teams: [{ id: teamId, role: 'member' }] }), await hub.person()]
  const [id, other] = [await complete(inside), await complete(outside)]
  expect(idsOf(await read({ teamId }))).toEqual([id])
  expect(idsOf(await read({ contentId: other }))).toEqual([other])
  const { items } = await read({ after })
  expect(items.map(({ content }) => content.id)).toEqual([id, other])
  const since = await read({ recordedSince: items[1]!.recordedTime })
  expect(idsOf(since)).toEqual([other])
  expect(since.total).toBe(1)
})

test('keeps what was completed by somebody who was erased, without them', async () => {
  const after = await end()
  const learner = await hub.person()
  const id = await complete(learner)
  await db.updateTable('member').set({ erased_at: new Date() }).where('id', '=', learner.memberId).execute()
  expect((await read({ after })).items).toMatchObject([{ content: { id }, user: null }])
})

test('refuses the place of another question', async () => {
  const query = new URLSearchParams({ after: await end(), contentId: newId() })
  expect(await analyst.get(`/completions?${String(query)}`)).toEqual(problem(400, 'after-not-usable'))
})
