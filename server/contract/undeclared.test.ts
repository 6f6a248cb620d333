import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { answerWriter } from './answers.ts'
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

test('knows what any of several shapes names, and lets nothing else pass there', () => {
  const shapes = {
    oneOf: [
      { type: 'object', properties: { type: {}, days: {} } },
      { type: 'object', properties: { type: {}, on: { properties: { day: {} } } } },
      { type: 'null' },
    ],
  }
  const undeclared = undeclaredIn({ properties: { rule: shapes, rules: { items: shapes } } })
  expect(undeclared({ rule: null, rules: [{ type: 'a', days: 1 }] })).toEqual([])
  expect(undeclared({ rule: { type: 'a', hash: 1 }, rules: [{ type: 'b', on: { day: 1, hash: 1 } }] })).toEqual([
    'rule.hash',
    'rules[].on.hash',
  ])
})

test('lets anything pass where one of several shapes does', () => {
  expect(undeclaredIn({ oneOf: [{ type: 'object' }, { properties: { id: {} } }] })({ any: 1 })).toEqual([])
})

test('adds the fields of a shape to those beside it, and none where it only says which have to be there', () => {
  const undeclared = undeclaredIn({
    properties: { id: {} },
    anyOf: [{ properties: { name: {} } }, { required: ['id'] }],
  })
  expect(undeclared({ id: 1, name: 'A', hash: 1 })).toEqual(['hash'])
})

test('what is left out is left out of each of several shapes, and told of', () => {
  const shape = (type: string, own: string) => ({
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', const: type }, [own]: { type: 'integer' } },
  })
  const schema = { oneOf: [shape('a', 'days'), shape('b', 'weeks')] }
  const told: string[] = []
  const writerOf = answerWriter(
    (each) => each,
    (_method, _url, field) => told.push(field),
  )
  const write = writerOf({ schema, method: 'GET', url: '/rules', httpStatus: '200' } as never) as (
    data: unknown,
  ) => string
  expect(JSON.parse(write({ type: 'b', weeks: 2, hash: SECRET }))).toEqual({ type: 'b', weeks: 2 })
  expect(told).toEqual(['hash'])
})
