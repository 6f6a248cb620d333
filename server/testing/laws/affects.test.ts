import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources, type Entity } from '../../../generated/resources.ts'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { operationOf, resolved } from '../../../client/mocks/input.ts'
import { ARRANGED } from './arranged.ts'
import { built, idOf } from './families.ts'
import { neededQuery, OUT_OF_REACH, requestFor } from './requests.ts'
import { realSide, type RealSide, type Reply } from './side.ts'
import { UNSEEN } from './unseen.ts'

/** After each change on the real server, only the answers about entities that x-resource says it affects may differ. */

/** One reads the web, the others sign anew with each call. */
const UNSTEADY = new Set<OperationId>([
  'getUrlPreview',
  'exportMyBadge',
  'previewAssetMarkAsDoneReset',
  'getAssetPackageTrial',
  'previewAsset',
])
const READS = built.filter((id) => operations[id].method === 'GET' && isJson(id) && !UNSTEADY.has(id))
/** Calls of a snapshot. */
const AT_ONCE = 8
/** What is made is there for what changes it, and goes at the end. */
const ORDER = ['create', 'update', 'act', 'delete', 'restore']
/** What others stand on comes before them and goes after them. */
const HELD_UP = ['Asset', 'Playlist', 'Team']
/** It takes the playlist away from those who only read it. */
const LAST: OperationId = 'createContentChanges'
const orderOf = (id: OperationId) =>
  Number(id === LAST) * 100 +
  ORDER.indexOf(resources[id].does) * 2 +
  Number(HELD_UP.includes(resources[id].entity) !== (resources[id].does === 'create'))
/** What many things are changed by is done at once here, so that no work is left to cancel. */
const LEFT_OUT = new Set<OperationId>(['cancelJob'])
const CHANGES = built
  .filter(
    (id) =>
      resources[id].affects.length > 0 &&
      resources[id].affects !== 'all' &&
      !LEFT_OUT.has(id) &&
      !OUT_OF_REACH[id] &&
      !ARRANGED[id],
  )
  .toSorted((a, b) => orderOf(a) - orderOf(b))

let side: RealSide
let before: Map<OperationId, string>
const changedBy = new Map<OperationId, Set<Entity>>()

describe.each([
  { name: 'what the calls of one admin bring about', changes: CHANGES },
  { name: 'what takes more', changes: Object.keys(ARRANGED) as OperationId[] },
])('$name', ({ changes }) => {
  beforeAll(async () => {
    side = await realSide({ worksJobs: true })
    before = await snapshot()
  }, 60_000)
  afterAll(() => side.close())

  test.each(changes)('changes by %s nothing that it does not name', async (id) => {
    const about = await (ARRANGED[id]?.(side) ?? requestFor(side, id))
    if (ARRANGED[id]) before = await snapshot()
    const { status, body } = await side.call(id, about)
    expect(status < 300 ? 'done' : body).toBe('done')
    const after = await snapshot()
    const changed = READS.filter((read) => before.get(read) !== after.get(read))
    before = after
    if (resources[id].does === 'create') await takeOver(id, body as Record<string, unknown>)
    const { affects } = resources[id]
    changedBy.set(id, new Set(changed.map((read) => resources[read].entity)))
    expect(changed.filter((read) => !affects.includes(resources[read].entity as never))).toEqual([])
  })
})

test('names nothing that stays as it was, but for what more is needed', () => {
  expect(changedBy.size).toBe(CHANGES.length + Object.keys(ARRANGED).length)
  const named = [...changedBy].flatMap(([id, changed]) => {
    const { affects = [] } = (operationOf(id) as Named)['x-resource']
    return affects === 'all' ? [] : affects.filter((entity) => !changed.has(entity)).map((entity) => `${id} ${entity}`)
  })
  const unseen = UNSEEN.flatMap(({ named }) =>
    Object.entries(named).flatMap(([id, entities]) => entities.map((entity) => `${id} ${entity}`)),
  )
  expect(named.toSorted()).toEqual(unseen.toSorted())
})

/** As it says itself, without what follows from the entities. */
type Named = ReturnType<typeof operationOf> & { 'x-resource': { affects?: Entity[] | 'all' } }

/** Later calls are about what was just made. */
async function takeOver(id: OperationId, body: Record<string, unknown>): Promise<void> {
  const [first] = (Object.values(body).find(Array.isArray) ?? [body]) as Record<string, unknown>[]
  const made = body['id'] ?? body['fileId'] ?? body[idOf(resources[id].entity)] ?? first?.['id']
  if (typeof made === 'string') side.world[id === 'createUsers' ? 'otherId' : idOf(resources[id].entity)] = made
  if (typeof body['uploadToken'] === 'string') side.world['uploadToken'] = body['uploadToken']
  before = await snapshot()
}

/** A few at a time: with all of them at once some wait too long for a connection and answer 503. */
async function snapshot(): Promise<Map<OperationId, string>> {
  const answers = new Map<OperationId, string>()
  for (let from = 0; from < READS.length; from += AT_ONCE)
    await Promise.all(
      READS.slice(from, from + AT_ONCE).map(async (id) => {
        const reply = await side.call(id, { params: side.world, query: neededQuery(id) })
        if (reply.status === 503) throw new Error(`${id} answered 503 and so says nothing.`)
        answers.set(id, told(reply))
      }),
    )
  return answers
}

/** Without what a problem says of the call itself, and the place of the next page, which is signed anew. */
function told({ status, body }: Reply): string {
  if (status >= 400) return String(status)
  return JSON.stringify(body, (key, value: unknown) => (key === 'nextAfter' ? undefined : value))
}

function isJson(id: OperationId): boolean {
  return Boolean(resolved(operationOf(id).responses['200'] ?? {}).content?.['application/json'])
}
