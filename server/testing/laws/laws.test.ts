import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOperation } from '../../../client/mocks/find-operation.ts'
import { parametersOf } from '../../../client/mocks/input.ts'
import { resources, type Entity } from '../../../generated/resources.ts'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import type { OperationRow } from '../../contract/operation-row.ts'
import { ARRANGED } from './arranged.ts'
import { bodiesOf } from './bodies.ts'
import { actionsOf, all, built, familiesOf, idOf, namesOf, type Family } from './families.ts'
import { NO_OTHER_HUB, OUT_OF_REACH, requestFor } from './requests.ts'
import { mockSide, realSide, WORLD, type Side } from './side.ts'
import { sameFields } from './same.ts'

const RUNS = Number(process.env['LAW_RUNS'] ?? 5)
/** A failure comes again with the seed that it names; LAW_SEED takes another. */
const SEED = Number(process.env['LAW_SEED'] ?? 1)

/** What its author deleted stays deleted; only what another deleted comes back. */
const COMES_NOT_BACK = new Set(['restoreMyContentComment'])

/** An upload that was sent, and a webhook. */
const TAKES_MORE = new Set<OperationId>(['finishUpload', 'resetWebhookSecret'])

const isOfTwoHubs = (id: OperationId) => OUT_OF_REACH[id] === NO_OTHER_HUB || resources[id].entity === 'ContentGrant'

/**
 * What holds for every entity, by what the contract says that its operations do: on the server for what is built, on the
 * mock for all.
 */
describe.each([
  { name: 'the server', start: realSide, ids: built.filter((id) => !isOfTwoHubs(id)) },
  { name: 'the mock', start: mockSide, ids: all },
])('$name', ({ start, ids }) => {
  let side: Side
  beforeAll(async () => void (side = await start()))
  afterAll(() => side.close())

  const families = familiesOf(ids)
  const having = (does: 'update' | 'delete' | 'restore' | 'list') => families.filter((family) => family[does])

  test.each(families)('shows what $create made', async (family) => {
    await law(side, family, async (made) => {
      const shown = await read(side, family, made)
      expect(shown, made.id).toBeDefined()
      expect(sameFields(made.body, shown!)).toEqual([])
    })
  })

  test.each(makersOf(ids))('says with %s where what it made is found', async (id) => {
    const reply = await side.call(id, await requestFor(side, id))
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    const found = findOperation('GET', reply.location!.slice('/api'.length))
    expect(found, reply.location!).toHaveProperty('id')
    if ('id' in found && ids.includes(found.id)) expect((await side.get(reply.location!)).status).toBe(200)
  })

  test.each(having('update'))('shows what $update changed, and the same once more changes nothing', async (family) => {
    await law(side, family, async (made) => {
      const [body] = fc.sample(bodiesOf(family.update!, side.world), { numRuns: 1, seed: SEED + made.number })
      const about = { params: made.params, body, headers: await versionOf(side, family, made) }
      const changed = await side.call(family.update!, about)
      fc.pre(changed.status < 300)
      const after = await read(side, family, made)
      expect(sameFields(body!, after!)).toEqual([])
      await side.call(family.update!, { ...about, headers: await versionOf(side, family, made) })
      expect(sameFields(after!, (await read(side, family, made))!)).toEqual([])
    })
  })

  test.each(having('update').filter(({ update }) => asksForVersion(update!)))(
    'has $update change only what was edited as it is now',
    async (family) => {
      await law(
        side,
        family,
        async (made) => {
          const [body] = fc.sample(bodiesOf(family.update!, side.world), { numRuns: 1, seed: SEED + made.number })
          const change = (ifMatch: string) =>
            side.call(family.update!, { params: made.params, body, headers: { 'If-Match': ifMatch } })
          const version = await versionOf(side, family, made)
          expect(version).toHaveProperty('If-Match')
          const [missing, stale] = [await change(''), await change('"v999999"')]
          const changed = await change(version['If-Match']!)
          const after = await versionOf(side, family, made)
          // A hub holds so many of some things.
          if (family.delete) await side.call(family.delete, { params: made.params })
          fc.pre(missing.status !== 400 && stale.status !== 400)
          expect([missing.status, stale.status]).toEqual([428, 412])
          if (changed.status < 300) expect({ 'If-Match': changed.etag }).toEqual(after)
          // What others made keeps its name.
        },
        SEED + 1,
      )
    },
  )

  test.each(having('delete'))('shows no more what $delete deleted, and deletes it once', async (family) => {
    await law(side, family, async (made) => {
      const { params } = made
      expect((await side.call(family.delete!, { params })).status).toBe(200)
      expect(isThere(await read(side, family, made))).toBe(false)
      expect((await side.call(family.delete!, { params })).status).toBe(404)
    })
  })

  test.each(having('restore').filter(({ restore }) => !COMES_NOT_BACK.has(restore!)))(
    'shows again as it was what $restore brought back',
    async (family) => {
      await law(side, family, async (made) => {
        const before = await read(side, family, made)
        await side.call(family.delete!, { params: made.params })
        expect((await side.call(family.restore!, { params: made.params })).status).toBe(200)
        expect(sameFields(before!, (await read(side, family, made))!)).toEqual([])
      })
    },
  )

  test.each(having('list'))('pages through $list without a gap', async (family) => {
    await law(side, family, async ({ params }) => {
      const keys = async (query: Record<string, number>) =>
        (await itemsOf(side, family, params, query)).map((item) => JSON.stringify(item))
      const whole = await keys({ limit: 100 })
      expect([...(await keys({ limit: 1 })), ...(await keys({ limit: 99, offset: 1 }))]).toEqual(whole)
    })
  })

  test.each(actionsOf(ids, WORLD))('shows what $act sets', async ({ act, get }) => {
    const { entity, sets } = resources[act]
    const params = { ...side.world, id: side.world[idOf(entity)]! }
    expect((await side.call(act, { params })).status).toBeLessThan(300)
    const { body: shown } = await side.call(get, { params, query: queryOf(get, params) })
    for (const [field, value] of Object.entries(sets!)) {
      const name = namesOf(entity, field).find((each) => each in (shown as object))!
      expect(typeof value === 'boolean' ? Boolean(shown[name]) : shown[name]).toBe(value)
    }
  })
})

function asksForVersion(id: OperationId): boolean {
  const row: OperationRow = operations[id]
  return row.needsVersion === true
}

/** What answers with 201, as far as an admin may call it, before what these tests do to the hub. */
function makersOf(ids: readonly OperationId[]): OperationId[] {
  return ids.filter((id) => {
    const row: OperationRow = operations[id]
    return (
      row.location &&
      !OUT_OF_REACH[id] &&
      !ARRANGED[id] &&
      !TAKES_MORE.has(id) &&
      !row.access.allow.some((who) => typeof who === 'object' && 'scope' in who)
    )
  })
}

interface Made {
  body: Record<string, unknown>
  params: Record<string, string>
  id: string
  /** Which of its run it is. */
  number: number
}

/** Holds a law for things of every kind that the hub takes. One that it never takes would hold nothing. */
async function law(side: Side, family: Family, holds: (made: Made) => Promise<void>, seed = SEED): Promise<void> {
  let count = 0
  await fc.assert(
    fc.asyncProperty(bodiesOf(family.create, side.world), async (body) => {
      const reply = await side.call(family.create, { params: side.world, body })
      if (reply.status >= 500) throw new Error(JSON.stringify(reply.body))
      fc.pre(reply.status === 201 || reply.status === 202)
      const id = reply.body.id as string
      const params = { ...side.world, [idOf(family.entity)]: id, id }
      count += 1
      await holds({ body, params, id, number: count })
    }),
    { seed, numRuns: RUNS, maxSkipsPerRun: 20 },
  )
  expect(count).toBeGreaterThan(0)
}

/** Where a change asks for the version that was read. */
/** By the header of what shows it alone, or as its list says it. */
async function versionOf(side: Side, family: Family, made: Made): Promise<Record<string, string>> {
  const { etag = null } = family.get ? await side.call(family.get, { params: made.params }) : {}
  const known = etag ?? (await read(side, family, made))?.['etag']
  return known ? { 'If-Match': known as string } : {}
}

/** The thing as it is shown now, by itself or in its list. */
async function read(side: Side, family: Family, { id, params }: Made): Promise<Record<string, unknown> | undefined> {
  if (family.reader !== family.list) {
    const { status, body } = await side.call(family.reader!, { params })
    return status === 200 ? (body as Record<string, unknown>) : undefined
  }
  for (let offset = 0; ; offset += 100) {
    const items = await itemsOf(side, family, params, { limit: 100, offset })
    const found = items.find((item) => item['id'] === id)
    if (found || items.length < 100) return found
  }
}

/** The id of what a call is about, where it takes that in its query. */
function queryOf(id: OperationId, params: Record<string, string>): Record<string, string> {
  const { entity, id: name } = resources[id] as { entity: Entity; id?: string }
  const isInQuery = parametersOf(id).some((parameter) => parameter.name === name && parameter.in === 'query')
  return name && isInQuery ? { [name]: params[idOf(entity)]! } : {}
}

const isThere = (shown: Record<string, unknown> | undefined) => shown !== undefined && shown['isDeleted'] !== true

async function itemsOf(side: Side, family: Family, params: Record<string, string>, query: Record<string, number>) {
  const isPaged = resources[family.list!].entity !== 'CustomField'
  const { status, body } = await side.call(family.list!, { params, query: isPaged ? query : {} })
  expect(status, JSON.stringify(body)).toBe(200)
  const items = (Object.values(body as object).find(Array.isArray) ?? []) as Record<string, unknown>[]
  return isPaged ? items : items.slice(query['offset'] ?? 0, (query['offset'] ?? 0) + query['limit']!)
}
