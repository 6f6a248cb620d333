import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { operations } from '../../generated/server/operations.ts'
import { handlers } from '../handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { exampleRequests, problemCode, sendExample, type Sent } from '../testing/contract-examples.ts'
import type { Handlers } from './handlers.ts'
import type { OperationRow } from './operation-row.ts'

/** What every operation answers alike, held to the contract for each of them. */

// The answer to a HEAD has no body that could tell a code.
const withBodies = exampleRequests().filter(({ method }) => method !== 'HEAD')
const requests = withBodies.map((request) => ({
  ...request,
  row: operations[request.id] as OperationRow,
}))
const withJson = requests.filter(({ contentType }) => contentType === 'application/json')
const built = requests.filter(({ id }) => id in handlers)

const MEGABYTES_FIVE = `"${'x'.repeat(5 * 1024 * 1024)}"`
const broken = Object.fromEntries(
  Object.keys(handlers).map((id) => [id, () => Promise.reject(new Error('a fault of the server'))]),
) as unknown as Handlers

let hub: TestHub
let faulty: TestHub

beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  faulty = await testHub({ features: [...featureFlags], handlers: broken })
})
afterAll(async () => {
  await hub.close()
  await faulty.close()
})

type Answered = [id: string, status: number, code: string | undefined]

/** What an admin is answered. @param sent what is changed of the requests */
async function answersOf(at: TestHub, list: typeof requests, sent: Sent = {}): Promise<Answered[]> {
  const { secret } = await at.person({ isAdmin: true, privileges })
  const headers = { cookie: `hub_sid=${secret}`, 'if-match': '"v1"', ...sent.headers }
  const answers: Answered[] = []
  for (const request of list) {
    const answer = await sendExample(at.app, request, { ...sent, headers })
    answers.push([request.id, answer.statusCode, problemCode(answer)])
  }
  return answers
}

const all = (list: typeof requests, status: number, code: string) => list.map(({ id }) => [id, status, code])

/** Whom the rule lets in is the matrix's matter; here only those calls count that an admin may make. */
const open = (list: typeof requests) =>
  list.filter(({ row }) =>
    row.access.allow.some((who) => who === 'anyone' || who === 'member' || who === 'admin' || isRight(who)),
  )
const isRight = (who: unknown) => typeof who === 'object' && who !== null && ('privilege' in who || 'privileges' in who)

test('refuses a query parameter that the call does not have with 400', async () => {
  const answers = await answersOf(hub, open(requests), { query: 'nobodyKnowsThis=1' })
  expect(answers).toEqual(all(open(requests), 400, 'unknown-parameter'))
})

test('refuses a body of another media type with 415', async () => {
  const answers = await answersOf(hub, open(withJson), { contentType: 'text/plain' })
  expect(answers).toEqual(all(open(withJson), 415, 'unsupported-media-type'))
})

test('refuses a body that is too large with 413', async () => {
  const answers = await answersOf(hub, open(withJson), { payload: MEGABYTES_FIVE })
  expect(answers).toEqual(all(open(withJson), 413, 'too-large'))
})

test('refuses a change that names no version with 428', async () => {
  const versioned = open(requests).filter(({ row }) => row.needsVersion)
  const answers = await answersOf(hub, versioned, { headers: { 'if-match': '' } })
  expect(versioned.length).toBeGreaterThan(0)
  expect(answers).toEqual(all(versioned, 428, 'version-required'))
})

test('answers 421 where no hub has the host', async () => {
  const answers = await answersOf(hub, requests, { hostname: 'nobody.example' })
  expect(answers).toEqual(all(requests, 421, 'unknown-hub'))
})

test('refuses a token that nobody has with 401', async () => {
  const closed = requests.filter(({ row }) => !row.access.allow.includes('anyone'))
  const answers = await answersOf(hub, closed, { headers: { cookie: '', authorization: 'Bearer hub_pat_unknown' } })
  expect(answers).toEqual(all(closed, 401, 'token-invalid'))
})

test('says nothing of a fault of its own but its number', async () => {
  const sound = open(built).filter(({ contentType }) => contentType === null || contentType === 'application/json')
  const answers = await answersOf(faulty, sound)
  expect(answers).toEqual(all(sound, 500, 'internal-error'))
})

test('answers 501 to what is not built yet, once the call is sound', async () => {
  const unbuilt = open(requests).filter(({ id }) => !(id in handlers))
  const answers = await answersOf(hub, unbuilt)
  expect(answers).toEqual(all(unbuilt, 501, 'not-implemented'))
})
