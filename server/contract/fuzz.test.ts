import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { resources } from '../../generated/resources.ts'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { fillHub } from '../testing/filled-hub.ts'
import { linksOf } from '../testing/fuzz/links.ts'
import { judge, type Caller } from '../testing/fuzz/judge.ts'
import { fittingRequestsOf, requestsOf, type FuzzRequest } from '../testing/fuzz/requests.ts'
import { addTeam } from '../testing/people.ts'

/**
 * Requests made from the contract, by the thousand: such as fit it, such as nearly do, and garbage. The seed is the
 * commit's own, so that a failure comes again; FUZZ_SEED and FUZZ_REQUESTS take others.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? seedOfCommit())
const ids = Object.keys(operations) as OperationId[]
const PER_OPERATION = Math.ceil(REQUESTS / ids.length)

let hub: TestHub
let known: string[]
let callers: Caller[]
const sent = { fitting: 0, wrong: 0 }
/** How many things each call made that were then followed. */
const followed = new Map<OperationId, number>()

beforeAll(async () => {
  console.log(`FUZZ_SEED=${SEED}`)
  hub = await testHub({ features: [...featureFlags], countsForCoverage: false })
  known = (await fillHub(hub, 1, 'Fuzz')).ids
})
afterAll(() => hub.close())

/** The calls may end sessions, so everybody is new for each operation. */
async function signInAll(): Promise<Caller[]> {
  const team = await addTeam(hub.context.databases, 'A team')
  const people = await Promise.all([
    hub.person({ isAdmin: true, privileges, teams: [{ id: team, role: 'manager' }] }),
    hub.person({ teams: [{ id: team, role: 'member' }] }),
  ])
  const [admin, learner] = people.map(({ secret }) => ({ headers: { cookie: `hub_sid=${secret}` } }))
  return [admin!, admin!, admin!, learner!, { headers: {} }]
}

test.each(ids)(
  'holds %s to the contract',
  async (id) => {
    callers = await signInAll()
    const request = requestsOf(id, known)
    const property = fc.asyncProperty(request, fc.nat(callers.length - 1), async (one, who) => {
      const { fits } = await judge(hub.app, one, callers[who]!)
      sent[fits ? 'fitting' : 'wrong'] += 1
    })
    await fc.assert(property, { seed: seedOf(id), numRuns: PER_OPERATION })
  },
  120_000,
)

test.each(linksOf(ids))(
  'follows what $create makes: it is found, changed, taken away and brought back, and gone is gone',
  async ({ create, followers, param }) => {
    const [admin] = await signInAll()
    const steps = fc.array(fc.constantFrom(...followers), { maxLength: 4 })
    const making = fc.boolean().chain((isLean) => fittingRequestsOf(create, known, isLean))
    const property = fc.asyncProperty(making, steps, fc.gen(), async (request, way, gen) => {
      const { made } = await judge(hub.app, request, admin!)
      if (!made) return
      followed.set(create, (followed.get(create) ?? 0) + 1)
      let isGone = false
      for (const step of way) {
        const follower = gen(fittingRequestsOf, step, known)
        const asked = withId({ ...follower, params: { ...follower.params, ...request.params } }, param, made)
        const { status } = await judge(hub.app, asked, admin!)
        if (resources[step].does === 'get' && status !== 501)
          expect([step, status]).toEqual([step, isGone && !asksForDeleted(asked) ? 404 : 200])
        if (status === 200 && resources[step].does === 'delete') isGone = true
        if (status === 200 && resources[step].does === 'restore') isGone = false
      }
    })
    await fc.assert(property, { seed: seedOf(create), numRuns: 2 * PER_OPERATION })
  },
  120_000,
)

test('made things of several kinds, and followed them', () => {
  const kinds: OperationId[] = ['createPlaylist', 'createTopic']
  expect(kinds.filter((create) => !followed.get(create))).toEqual([])
})

test('sent as many requests as it says, of both kinds', () => {
  expect(sent.fitting + sent.wrong).toBeGreaterThanOrEqual(REQUESTS)
  expect(sent.fitting).toBeGreaterThan(REQUESTS / 5)
  expect(sent.wrong).toBeGreaterThan(REQUESTS / 5)
})

test('shrinks what fails and says it as a command', async () => {
  const broken = await testHub({ handlers: { listMyPlaylists: () => Promise.reject(new Error('broken')) } })
  const { secret } = await broken.person()
  const caller = { headers: { cookie: `hub_sid=${secret}` } }
  const property = fc.asyncProperty(requestsOf('listMyPlaylists', known), (one) =>
    judge(broken.app, one, caller).then(() => true),
  )
  const { counterexample, errorInstance } = await fc.check(property, { seed: SEED, numRuns: 100 })
  expect(counterexample?.[0]).toMatchObject({ id: 'listMyPlaylists', query: [], params: {} })
  expect(String(errorInstance)).toContain('listMyPlaylists answered 500')
  expect(String(errorInstance)).toContain(`"$HUB"'/api/me/playlists/'`)
  await broken.close()
})

function withId(request: FuzzRequest, param: string, id: string): FuzzRequest {
  return { ...request, params: { ...request.params, [param]: id } }
}

const asksForDeleted = ({ query }: FuzzRequest) =>
  query.some(([name, value]) => name === 'includeDeleted' && value === 'true')

/** With one seed for all, the few requests of each operation would choose alike: nearly all of them fitting, or nearly none. */
function seedOf(id: OperationId): number {
  return Math.imul(SEED + ids.indexOf(id), 0x9e3779b1)
}

/** Of today where the folder is no clone. */
function seedOfCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return Number.parseInt(stdout.slice(0, 7), 16) || Math.floor(Date.now() / 86_400_000)
}
