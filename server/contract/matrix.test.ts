import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { hashOf, newId, newSecret } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { exampleRequests, type ExampleRequest } from '../testing/contract-examples.ts'
import { addTeam, type PersonOptions } from '../testing/people.ts'
import type { Allowed, OperationRow, Privilege } from './operation-row.ts'

/** Every operation of the contract, called by every kind of caller, against an interpreter of x-access that shares no code with the guards. */

interface Kind {
  name: string
  isSignedIn: boolean
  rights: readonly Privilege[]
  isAdmin: boolean
  managesTeams: boolean
  scopes: readonly string[] | null
  /** For calls about a person: oneself. */
  memberId?: string
  headers: Record<string, string>
}

let hub: TestHub
let teamId: string
const kinds: Kind[] = []

beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  teamId = await addTeam(hub.context.databases, 'A team')
  const cookie = (secret: string) => ({ cookie: `hub_sid=${secret}` })
  const nobody = { isSignedIn: false, rights: [], isAdmin: false, managesTeams: false, scopes: null }
  kinds.push({ name: 'nobody', ...nobody, headers: {} })
  kinds.push({ name: 'a broken session', ...nobody, headers: cookie(newSecret()) })
  const gone = await hub.person({ isDeleted: true })
  kinds.push({ name: 'somebody who was deleted', ...nobody, headers: cookie(gone.secret) })
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges })
  kinds.push({ name: 'an admin of another hub', ...nobody, headers: cookie(foreign.secret) })
  const member = { ...nobody, isSignedIn: true }
  const known = async (name: string, about: Partial<Kind>, options: PersonOptions) => {
    const person = await hub.person(options)
    kinds.push({ name, ...member, ...about, memberId: person.memberId, headers: cookie(person.secret) })
  }
  await known('a learner', {}, {})
  await known('a learner with leftover rights', {}, { privileges })
  await known('a manager', { managesTeams: true }, { teams: [{ id: teamId, role: 'manager' }] })
  await known('an admin without rights', { isAdmin: true }, { isAdmin: true })
  for (const privilege of privileges)
    await known(
      `an admin with ${privilege}`,
      { isAdmin: true, rights: [privilege] },
      { isAdmin: true, privileges: [privilege] },
    )
  await known('an admin with all rights', { isAdmin: true, rights: privileges }, { isAdmin: true, privileges })
  for (const scopes of [['me'], ['playlist_read'], ['meeting:write']])
    kinds.push({
      name: `a token for ${scopes.join()}`,
      ...member,
      isAdmin: true,
      rights: privileges,
      scopes,
      ...(await tokenFor(scopes)),
    })
})
afterAll(() => hub.close())

async function tokenFor(scopes: string[]): Promise<Pick<Kind, 'memberId' | 'headers'>> {
  const owner = await hub.person({ isAdmin: true, privileges })
  const secret = `hub_pat_${newSecret()}`
  const now = new Date()
  await hub.context.databases
    .forHub(1)
    .insertInto('api_token')
    .values({
      domain_id: 1,
      id: newId(),
      member_id: owner.memberId,
      name: 'test',
      token_hash: hashOf(secret),
      scopes,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  return { memberId: owner.memberId, headers: { authorization: `Bearer ${secret}` } }
}

/** What the contract says of one caller at one operation. */
function expected(row: OperationRow, kind: Kind): 'in' | 401 | 403 {
  if (row.access.allow.includes('anyone')) return 'in'
  if (!kind.isSignedIn) return 401
  if (row.sessionOnly && kind.scopes) return 403
  return row.access.allow.some((who) => admits(who, kind)) ? 'in' : 403
}

function admits(who: Allowed, kind: Kind): boolean {
  const has = (right: string) =>
    kind.rights.some((each) => each === right || each === right.replace(/_read$/, '_write'))
  const scoped = (right: string) =>
    !kind.scopes || kind.scopes.includes(right) || kind.scopes.includes(right.replace(/_read$/, '_write'))
  if (who === 'anyone') return true
  if (who === 'member') return !kind.scopes || kind.scopes.includes('me')
  if (who === 'admin') return kind.isAdmin && !kind.scopes
  if ('privilege' in who) return kind.isAdmin && has(who.privilege) && scoped(who.privilege)
  return kind.managesTeams && !kind.scopes
}

/** Bodies with which nothing but the access rule can be the reason for a refusal. */
const HARMLESS: Partial<Record<OperationId, unknown>> = {
  createUploadPolicy: { filename: 'me.png', contentType: 'image/png', size: 100, type: 'profilePicture' },
  updateMySettings: { notification_channel: 'email' },
  createUsers: { users: [{ email: 'new@hub.example', first_name: 'New', last_name: 'Person' }] },
  createMyApiToken: {
    name: 'For a test',
    scopes: ['me'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  },
}

function bodyOf(request: ExampleRequest, kind: Kind): unknown {
  if (HARMLESS[request.id]) return HARMLESS[request.id]
  const managersOwn = kind.managesTeams && (request.id === 'createPlaylist' || request.id === 'createAsset')
  return managersOwn ? { ...(request.body as object), ownerTeamId: teamId } : request.body
}

async function ask(request: ExampleRequest, kind: Kind): Promise<{ status: number; code: string | undefined }> {
  const body = bodyOf(request, kind)
  const answer = await hub.app.inject({
    method: request.method as 'GET',
    url: `/api${request.path}`,
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...kind.headers,
      ...(request.contentType ? { 'content-type': request.contentType } : {}),
    },
    ...(request.contentType
      ? { payload: request.contentType.endsWith('json') ? JSON.stringify(body ?? {}) : Buffer.from('x') }
      : {}),
  })
  const isProblem = String(answer.headers['content-type']).includes('problem')
  return { status: answer.statusCode, code: isProblem ? (answer.json() as { code: string }).code : undefined }
}

/** Calls that end the caller's own session come last, so that the others still have it. */
const LAST: OperationId[] = ['updateMyPassword', 'signOut']

/** A call about a person is about oneself, since what is another's is a matter of the object and not of the rule. */
function requestsOf({ memberId }: Kind): ExampleRequest[] {
  const requests = exampleRequests((name) => (name === 'userId' && memberId ? memberId : newId()))
  return requests.toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id))
}

test('lets in whom the contract lets in, and nobody else', async () => {
  const wrong: string[] = []
  let cells = 0
  for (const kind of kinds)
    for (const request of requestsOf(kind)) {
      const want = expected(operations[request.id], kind)
      const { status, code } = await ask(request, kind)
      const refusal = status === 401 && code !== 'wrong-credentials' ? 401 : status === 403 ? 403 : 'in'
      cells += 1
      if (refusal !== want)
        wrong.push(`${request.id} as ${kind.name}: the contract says ${want}, the server ${status} ${code ?? ''}`)
      if (status >= 500) wrong.push(`${request.id} as ${kind.name}: ${status}`)
    }
  expect(wrong).toEqual([])
  expect(cells).toBe(Object.keys(operations).length * kinds.length)
})

test('would notice any rule that is turned round', () => {
  for (const [id, row] of Object.entries(operations)) {
    const answers = new Set(kinds.map((kind) => expected(row, kind)))
    const isPublic = (row.access.allow as readonly unknown[]).includes('anyone')
    expect([id, answers.has('in'), answers.has(401) || isPublic]).toEqual([id, true, true])
  }
})
