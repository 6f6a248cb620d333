import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureFlags, privileges, tokenScopes } from '../../generated/reference.ts'
import { operations } from '../../generated/server/operations.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { exampleRequests, problemCode, sendExample } from '../testing/contract-examples.ts'
import { expected, nobody, verdictOf, type Kind } from '../testing/expected-access.ts'
import { addTeam, addToken, type PersonOptions } from '../testing/people.ts'

/**
 * Every operation with every pair of scopes, with all of them but one, and with all of them in the hands of an owner who
 * holds little: no two scopes together open what neither opens, and no scope opens what its owner may not.
 * server/contract/matrix.test.ts has each scope by itself.
 */

let hub: TestHub
let teamId: string
beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  teamId = await addTeam(hub.context.databases, 'A team')
})
afterAll(() => hub.close())

const ALL = [...tokenScopes]
const PAIRS = ALL.flatMap((first, nth) => ALL.slice(nth + 1).map((second) => [first, second]))
const ALL_BUT_ONE = ALL.map((scope) => ALL.filter((each) => each !== scope))

async function kindOf(scopes: readonly string[], about: PersonOptions): Promise<Kind> {
  const owner = await hub.person(about)
  const secret = await addToken(hub.context.databases, owner, scopes)
  return {
    ...nobody,
    name: `a token for ${scopes.join()} of ${about.isAdmin ? `an admin with ${about.privileges?.join()}` : 'no admin'}`,
    isSignedIn: true,
    isAdmin: about.isAdmin === true,
    rights: about.privileges ?? [],
    managesTeams: (about.teams ?? []).length > 0,
    scopes,
    memberId: owner.memberId,
    headers: { authorization: `Bearer ${secret}` },
  }
}

async function wrongCells(kind: Kind): Promise<string[]> {
  const wrong: string[] = []
  for (const request of exampleRequests((name) => (name === 'userId' ? kind.memberId! : newId()))) {
    const answer = await sendExample(hub.app, request, { headers: kind.headers, query: 'nobodyKnowsThis=1' })
    const want = expected(operations[request.id], kind)
    const is = verdictOf({ status: answer.statusCode, code: problemCode(answer) })
    if (is !== want) wrong.push(`${request.id} with ${kind.name}: the contract says ${want}, the server ${is}`)
  }
  return wrong
}

const SETS = [...PAIRS, ...ALL_BUT_ONE].map((scopes): [string, readonly string[]] => [scopes.join(' and '), scopes])

test.each(SETS)('opens with %s what these open, and nothing else', async (_, scopes) => {
  expect(await wrongCells(await kindOf(scopes, { isAdmin: true, privileges }))).toEqual([])
})

test.each(privileges)('opens to an owner with %s no more than that, whatever the scopes', async (privilege) => {
  expect(await wrongCells(await kindOf(ALL, { isAdmin: true, privileges: [privilege] }))).toEqual([])
})

test('opens nothing of admins or managers to an owner who is none', async () => {
  const leftOver = await kindOf(ALL, { privileges })
  const manager = await kindOf(ALL, { teams: [{ id: teamId, role: 'manager' }] })
  expect([...(await wrongCells(leftOver)), ...(await wrongCells(manager))]).toEqual([])
})
