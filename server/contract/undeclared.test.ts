import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { undeclaredIn } from './undeclared.ts'

const hubs: TestHub[] = []
afterAll(() => Promise.all(hubs.map((hub) => hub.close())))

const SECRET = 'secret-hash'

/** A hub whose handler spreads a row of the database into its answer. */
async function spreadingHub(checkAnswers: boolean): Promise<TestHub> {
  const hub = await testHub({
    config: { checkAnswers },
    countsForCoverage: false,
    handlers: {
      listMyHubs: (async ({ respond }: { respond: (...args: unknown[]) => unknown }) =>
        respond(200, { items: [], total: 0, nextOffset: null, token_hash: SECRET })) as never,
    },
  })
  hubs.push(hub)
  return hub
}

test('leaves an undeclared field out in production, counts it, and says its name once a minute', async () => {
  const hub = await spreadingHub(false)
  const lines: string[] = []
  const into = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) })
  hub.context.log = createLog('warn', into)
  const person = await hub.person()
  for (let times = 0; times < 3; times += 1)
    expect((await person.get('/me/hubs/')).body).not.toHaveProperty('token_hash')
  const said = () => lines.filter((line) => line.includes('token_hash'))
  expect(said()).toHaveLength(1)
  expect(JSON.parse(said()[0]!)).toMatchObject({ operation: 'listMyHubs', field: 'token_hash' })
  hub.setNow(new Date(Date.now() + 61_000))
  await person.get('/me/hubs/')
  expect(said()).toHaveLength(2)
  expect(lines.join('')).not.toContain(SECRET)
  const { body } = await hub.app.inject('/metrics')
  expect(body).toContain('hub_undeclared_fields_total{operation="listMyHubs",field="token_hash"} 4')
  expect(body).not.toContain(SECRET)
})

test('fails on an undeclared field in tests', async () => {
  const hub = await spreadingHub(true)
  const person = await hub.person()
  await expect(person.get('/me/hubs/')).rejects.toThrow('must NOT have additional properties')
})

test('finds undeclared fields in lists and in the parts of a shape', () => {
  const item = { allOf: [{ properties: { id: {} } }], properties: { on: { properties: {} }, free: {} } }
  const undeclared = undeclaredIn({ properties: { items: { items: item } } })
  const one = { id: 1, on: new Date(), free: { anything: 1 }, gone: undefined, hash: 1 }
  expect(undeclared({ items: [one, one], more: null })).toEqual(['items[].hash', 'more'])
})
