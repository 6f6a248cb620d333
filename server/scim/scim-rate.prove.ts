import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'
import { ENTERPRISE } from './schema-rules.ts'
import { scimClient, type ScimClient } from './scim-fixtures.ts'

/** How quick a provider's first run is, which looks everybody up, adds them and puts them into a team. */

const PEOPLE = 1_000
/** More a provider does not send: a token has 300 changes a minute. */
const PER_SECOND = 5

let hub: TestHub
let provider: ScimClient

beforeAll(async () => {
  hub = await testHub()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const { body } = await admin.post('/hub/serviceTokens', { name: 'SCIM', scopes: ['scim'], expiresTime })
  provider = scimClient(hub.app, body.token)
})
afterAll(() => hub.close())

async function timed(label: string, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  console.log(`${label}: ${seconds.toFixed(1)} s`)
  return seconds
}

test('adds a thousand people one after the other, and puts them into a team', async () => {
  const ids: string[] = []
  const adding = await timed(`${PEOPLE} people looked up and added`, async () => {
    for (let nth = 0; nth < PEOPLE; nth += 1) {
      const userName = `person${nth}@many.example`
      const found = await provider.get(`/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)
      expect(found.body.totalResults).toBe(0)
      const { status, body } = await provider.post('/Users', {
        userName,
        externalId: `x${nth}`,
        name: { givenName: `First${nth}`, familyName: `Last${nth}` },
        [ENTERPRISE]: { employeeNumber: `E${nth}`, department: 'Sales', manager: { value: 'boss@many.example' } },
      })
      expect(status).toBe(201)
      ids.push(body.id)
    }
  })
  expect(PEOPLE / adding).toBeGreaterThan(PER_SECOND)
  const joining = await timed(`a team of ${PEOPLE}`, async () => {
    const members = ids.map((value) => ({ value }))
    expect((await provider.post('/Groups', { displayName: 'Everybody', members })).status).toBe(201)
  })
  expect(joining).toBeLessThan(60)
}, 600_000)
