import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { weeksInARow } from './rhythm-rules.ts'
import { insertFacts } from './store.ts'

/** How steadily somebody learns, as their home shows it. */

let hub: TestHub
let db: Db

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const byHand = () => addAsset(db, { markAsDone: 'manual' })

async function doneAt(who: Somebody, moment: string, assetId: string): Promise<void> {
  hub.setNow(new Date(moment))
  expect((await who.put(`/me/assets/${assetId}/read`)).status).toBe(200)
}

async function rhythmOf(who: Somebody, moment: string) {
  hub.setNow(new Date(moment))
  const { weeksInARowCount, completedThisWeekCount, weeklyGoal } = (await who.get('/me/content/stats')).body
  return [weeksInARowCount, completedThisWeekCount, weeklyGoal]
}

test('counts weeks from Monday on by the clocks of the person, and the one that is not over breaks nothing', async () => {
  const who = await hub.person()
  await who.patch('/me/settings/', { settings: { timezone: 'Pacific/Auckland' } })
  expect(await rhythmOf(who, '2026-03-04T00:00:00Z')).toEqual([0, 0, null])
  // Monday noon in Auckland, and still Sunday in Greenwich.
  await doneAt(who, '2026-03-01T23:00:00Z', await byHand())
  await doneAt(who, '2026-03-09T00:00:00Z', await byHand())
  const twice = await byHand()
  await doneAt(who, '2026-03-10T00:00:00Z', twice)
  await who.delete(`/me/assets/${twice}/read`)
  await doneAt(who, '2026-03-11T00:00:00Z', twice)
  expect(await rhythmOf(who, '2026-03-11T01:00:00Z')).toEqual([2, 2, null])
  expect(await rhythmOf(who, '2026-03-16T01:00:00Z')).toEqual([2, 0, null])
  expect(await rhythmOf(who, '2026-03-23T01:00:00Z')).toEqual([0, 0, null])
})

test('counts what the person did or what came about by it, and not what others did for them', async () => {
  const [who, admin] = [await hub.person(), await hub.person()]
  const at = new Date('2026-04-08T09:00:00Z')
  const completed = async (actorId: string | null) =>
    insertFacts(
      db,
      [
        {
          id: newId(),
          type: 'completed',
          memberId: who.memberId,
          actorId,
          objectType: 'content',
          objectId: await byHand(),
          details: {},
        },
      ],
      at,
    )
  await completed(admin.memberId)
  expect(await rhythmOf(who, '2026-04-08T10:00:00Z')).toEqual([0, 0, null])
  await completed(null)
  await completed(who.memberId)
  expect(await rhythmOf(who, '2026-04-08T10:00:00Z')).toEqual([1, 2, null])
})

test('keeps the goal that somebody sets themselves, and forgets it', async () => {
  const who = await hub.person()
  const set = (weeklyGoal: unknown) => who.patch('/me/settings/', { settings: { weeklyGoal } })
  expect((await set(3)).status).toBe(200)
  expect((await who.get('/me/settings/')).body.settings.weeklyGoal).toBe(3)
  expect((await rhythmOf(who, '2026-05-06T08:00:00Z'))[2]).toBe(3)
  expect((await set(null)).status).toBe(200)
  expect((await rhythmOf(who, '2026-05-06T08:00:00Z'))[2]).toBeNull()
  for (const wrong of [0, 21, 1.5, '3']) expect((await set(wrong)).status).toBe(400)
})

test('is as long as the weeks without a gap, whatever this one holds', () => {
  const model = (weeks: readonly boolean[]) => {
    const text = weeks.map((each) => (each ? 'x' : '.')).join('')
    return /^\.?(x*)/.exec(text)![1]!.length
  }
  fc.assert(fc.property(fc.array(fc.boolean(), { maxLength: 53 }), (weeks) => weeksInARow(weeks) === model(weeks)))
})
