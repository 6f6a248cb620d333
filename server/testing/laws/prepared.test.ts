import { DefaultQueryCompiler } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import type { OperationRow } from '../../contract/operation-row.ts'
import { built } from './families.ts'
import { neededQuery } from './requests.ts'
import { realSide, type Side } from './side.ts'

/** What a learner's page asks whenever it opens is compiled once, as server/db/statement.ts says, and not at each call. */

/** What learners may ask and is built anew each time, with why. */
const BUILT_ANEW = new Map<OperationId, string>([
  ...reasoned(
    'stands among the settings',
    'getMyCalendarFeed',
    'getMyMfa',
    'getMySettings',
    'listMyApiTokens',
    'listMyPasskeys',
    'listMySecurityEvents',
    'listMySessions',
  ),
  ...reasoned(
    'is looked at from time to time',
    'getMyProfile',
    'listMyActivity',
    'listMyAssetAttempts',
    'listMyAssignments',
    'listMyCompletions',
    'listMyContentRequests',
    'listMyHubs',
  ),
  ...reasoned('is asked by those who run the hub', 'listJobs', 'listTags', 'listTopics', 'listUserHubs', 'listUsers'),
  ...reasoned('looks up as many words as were typed', 'searchMyContent', 'searchMyContentTerms'),
  ['listMyContentFilters', 'counts for as many filters as there are'],
  ['getMyContentVisibility', 'is asked where a link leads to what somebody does not see'],
  ['listMyAssetParentPlaylists', 'is asked by no page'],
])

function reasoned(why: string, ...ids: readonly OperationId[]): [OperationId, string][] {
  return ids.map((id) => [id, why])
}

/** Others see the first call of each, which compiles. */
const CALLS = 3

const READS = built.filter((id) => {
  const { method, access }: OperationRow = operations[id]
  return method === 'GET' && access.allow.includes('member')
})

let side: Side
beforeAll(async () => {
  side = await realSide()
}, 60_000)
afterAll(() => side.close())

test('compiles what learners ask once', async () => {
  const compile = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
  const anew: OperationId[] = []
  for (const id of READS) {
    const counts: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      compile.mockClear()
      const { status } = await side.call(id, { params: side.world, query: neededQuery(id) })
      // What is not there in this hub says nothing.
      counts.push(status === 200 ? compile.mock.calls.length : 0)
    }
    if (Math.min(...counts) > 0) anew.push(id)
  }
  expect(anew.toSorted()).toEqual([...BUILT_ANEW.keys()].toSorted())
}, 60_000)
