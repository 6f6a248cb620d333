import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HubCall } from '../context.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { keepMonths } from './month-service.ts'
import { getSecurityLogIntegrity, sealHours } from './seal-service.ts'

/** A log of over a year: what is older than 13 months goes, and what is kept is proved by its seals as before. */

const HOUR_MS = 3_600_000
const NOW = new Date()
let hub: TestHub
let call: HubCall
let owner: pg.Client

beforeAll(async () => {
  hub = await testHub()
  call = await hub.hubCall()
  // Somebody who reaches the database past the app.
  owner = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await owner.connect()
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  await owner.end()
  await hub.close()
})

/** The first of a month, so many before this one. */
const month = (before: number) => new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - before))
const after = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR_MS)
const nameOf = (date: Date) => date.toISOString().slice(0, 7).replace('-', '_')

/** As the hub made it when the month was to come. */
async function addMonth(before: number): Promise<void> {
  const [from, to] = [month(before), month(before - 1)].map((date) => date.toISOString())
  for (const parent of ['security_event', 'security_seal'])
    await owner.query(
      `create table ${parent}_${nameOf(month(before))} partition of ${parent} for values from ('${from}') to ('${to}')`,
    )
}

/** Somebody fails to sign in at each of these moments, and the hours are sealed. */
async function happenAt(...moments: Date[]): Promise<void> {
  for (const moment of moments) {
    hub.setNow(moment)
    await hub.nobody.post('/auth/sign-in', { email: 'nobody@hub.example', password: 'wrong' })
  }
  hub.setNow(after(moments.at(-1)!, 2))
  await sealHours(call)
  hub.setNow(null)
}

const faults = async () =>
  (await getSecurityLogIntegrity(call)).faults.map(({ hour, reason }) => [hour.toISOString(), reason])
const hoursIn = async (table: string) => (await owner.query(`select from ${table}`)).rowCount

test('a month that is over for 13 goes with its seals, and the rest is whole; what somebody removes of it is named', async () => {
  // 13 months ago, to the moment: within an hour, and in no month that has a part of its own.
  const edge = (
    await owner.query<{ edge: Date }>(
      `select date_trunc('hour', now() at time zone 'UTC' - interval '13 months') at time zone 'UTC' as edge`,
    )
  ).rows[0]!.edge
  for (const before of [15, 11, 10, 9]) await addMonth(before)
  await happenAt(after(month(15), 1), after(month(15), 50))
  await happenAt(after(edge, -3), edge, new Date(after(edge, 1).getTime() - 1))
  const kept = [after(month(11), 1), after(month(10), 1), after(month(10), 3), after(month(9), 1)]
  await happenAt(...kept)
  expect(await faults()).toEqual([])
  expect((await getSecurityLogIntegrity(call)).sealedHours).toBe(8)

  await keepMonths(hub.context)
  expect(await owner.query(`select to_regclass('security_event_${nameOf(month(15))}') as part`)).toMatchObject({
    rows: [{ part: null }],
  })
  expect(await faults()).toEqual([])
  // The hour of the edge, of which a part is older, and the four after it.
  expect((await getSecurityLogIntegrity(call)).sealedHours).toBe(5)
  expect(await hoursIn('security_event_default')).toBe(2)

  await owner.query('begin')
  await owner.query(`delete from security_event where occurred_at = '${kept[2]!.toISOString()}'`)
  await owner.query('commit')
  expect(await faults()).toEqual([[kept[2]!.toISOString(), 'eventsChanged']])

  // Somebody who drops a whole month of what is kept, seals and all.
  for (const parent of ['security_event', 'security_seal'])
    await owner.query(`drop table ${parent}_${nameOf(month(10))}`)
  expect(await faults()).toEqual([[kept[3]!.toISOString(), 'sealMissing']])
})
