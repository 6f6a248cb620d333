import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { featureFlags, privileges, tokenScopes } from '../../generated/reference.ts'
import { handlers } from '../handlers.ts'
import { newId, newSecret } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { exampleRequests, problemCode, sendExample, type ExampleRequest } from '../testing/contract-examples.ts'
import { expected, isForMembers, nobody, verdictOf, type Kind, type Outcome } from '../testing/expected-access.ts'
import { addServiceToken, addTeam, addToken, type PersonOptions } from '../testing/people.ts'
import type { Allowed, OperationRow } from './operation-row.ts'

/** Every operation of the contract, called by every kind of caller, against what x-access says of them (testing/expected-access.ts). */

let hub: TestHub
let teamId: string
const kinds: Kind[] = []

beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  const { shared } = hub.context.databases
  await shared.updateTable('hub').set({ features: [], is_helix_hub: false }).where('domain_id', '=', 2).execute()
  await shared.updateTable('hub').set({ mfa_required: 'admins' }).where('domain_id', '=', 1).execute()
  teamId = await addTeam(hub.context.databases, 'A team')
  await addKinds()
  kinds.push(...(await tokenKinds()), ...(await serviceTokenKinds()), ...(await kindsOfAHubWithoutFeatures()))
})
afterAll(() => hub.close())

const cookie = (secret: string) => ({ cookie: `hub_sid=${secret}` })

/** Somebody who is signed in; admins have the second factor that the hub requires of them. */
async function known(name: string, about: Partial<Kind>, options: PersonOptions): Promise<Kind> {
  const hasFactor = options.isAdmin === true && !about.mustEnrol
  const { memberId, secret } = await hub.person({ hasFactor, ...options })
  return { name, ...nobody, isSignedIn: true, ...about, memberId, headers: cookie(secret) }
}

async function addKinds(): Promise<void> {
  kinds.push({ name: 'nobody', ...nobody, headers: {} })
  kinds.push({ name: 'a broken session', ...nobody, headers: cookie(newSecret()) })
  const gone = await hub.person({ isDeleted: true })
  kinds.push({ name: 'somebody who was deleted', ...nobody, headers: cookie(gone.secret) })
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges })
  kinds.push({ name: 'an admin of another hub', ...nobody, headers: cookie(foreign.secret) })
  kinds.push(await known('a learner', {}, {}))
  kinds.push(await known('a learner with leftover rights', {}, { privileges }))
  kinds.push(await known('a manager', { managesTeams: true }, { teams: [{ id: teamId, role: 'manager' }] }))
  kinds.push(await known('an admin without rights', { isAdmin: true }, { isAdmin: true }))
  for (const privilege of privileges) {
    const rights = { isAdmin: true, rights: [privilege] }
    kinds.push(await known(`an admin with ${privilege}`, rights, { isAdmin: true, privileges: [privilege] }))
    const others = privileges.filter((each) => each !== privilege)
    const rest = { isAdmin: true, rights: others }
    kinds.push(await known(`an admin with all but ${privilege}`, rest, { isAdmin: true, privileges: others }))
  }
  const all = { isAdmin: true, rights: privileges, managesTeams: true }
  const withAll: PersonOptions = { isAdmin: true, privileges, teams: [{ id: teamId, role: 'manager' }] }
  kinds.push(
    await known('an admin with all rights', { isAdmin: true, rights: privileges }, { isAdmin: true, privileges }),
    await known('one whose password was long ago', { ...all, isProofFresh: false }, { ...withAll, isProofOld: true }),
    await known('one who lacks the second factor', { ...all, mustEnrol: true }, withAll),
  )
}

function tokenKinds(): Promise<Kind[]> {
  const about = { ...nobody, isSignedIn: true, isAdmin: true, rights: privileges }
  return Promise.all(
    [...tokenScopes.map((scope) => [scope]), [...tokenScopes]].map(async (scopes) => ({
      name: `a token for ${scopes.join()}`,
      ...about,
      scopes,
      ...(await tokenFor(scopes)),
    })),
  )
}

/** Tokens of the hub, which are nobody: with each scope that they can have, and with all. */
async function serviceTokenKinds(): Promise<Kind[]> {
  const creator = await hub.person({ isAdmin: true, privileges })
  const held = tokenScopes.filter((scope) => scope !== 'me')
  const about = { ...nobody, isSignedIn: true, isAdmin: true, isService: true, rights: privileges }
  return Promise.all(
    [...held.map((scope) => [scope]), held].map(async (scopes) => {
      const secret = await addServiceToken(hub.context.databases, creator, scopes)
      return {
        name: `a token of the hub for ${scopes.join()}`,
        ...about,
        scopes,
        headers: { authorization: `Bearer ${secret}` },
      }
    }),
  )
}

async function kindsOfAHubWithoutFeatures(): Promise<Kind[]> {
  const about = { features: [], hostname: 'second.localhost' }
  const teamThere = await addTeam(hub.context.databases, 'A team there', 2)
  const manages = { teams: [{ id: teamThere, role: 'manager' as const }] }
  return [
    await known('a manager without features', { ...about, managesTeams: true }, { domainId: 2, ...manages }),
    await known(
      'an admin without features',
      { ...about, isAdmin: true, rights: privileges },
      { domainId: 2, isAdmin: true, privileges },
    ),
  ]
}

async function tokenFor(scopes: string[]): Promise<Pick<Kind, 'memberId' | 'headers'>> {
  const owner = await hub.person({ isAdmin: true, privileges })
  const secret = await addToken(hub.context.databases, owner, scopes)
  return { memberId: owner.memberId, headers: { authorization: `Bearer ${secret}` } }
}

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

/** Bodies with which nothing but the access rule can be the reason for a refusal. */
const HARMLESS: Partial<Record<OperationId, unknown>> = {
  createUploadPolicy: { filename: 'me.png', contentType: 'image/png', size: 100, type: 'profilePicture' },
  updateMySettings: { notification_channel: 'email' },
  // Nobody takes their own last right.
  updateUserPrivileges: { isAdmin: false, privileges: [] },
  createUsers: { users: [{ email: 'new@hub.example', first_name: 'New', last_name: 'Person' }] },
  createMyApiToken: {
    name: 'For a test',
    scopes: ['me'],
    expiresTime: TOMORROW,
  },
  createServiceToken: { name: 'For a test', scopes: ['settings_write'], expiresTime: TOMORROW },
}

function bodyOf(request: ExampleRequest, kind: Kind): unknown {
  if (HARMLESS[request.id]) return HARMLESS[request.id]
  if (!kind.managesTeams || !(request.id === 'createPlaylist' || request.id === 'createAsset')) return request.body
  const { bounds }: OperationRow = operations[request.id]
  const isForTeams = bounds?.some(({ at }) => at === '/audience')
  const audience = isForTeams ? { audience: 'teams', teamIds: [teamId] } : {}
  return { ...(request.body as object), ownerTeamId: teamId, ...audience }
}

/** @param query added to that of the request */
async function ask(request: ExampleRequest, kind: Kind, query = ''): Promise<Outcome> {
  const { hostname, headers } = kind
  const sent = { ...request, body: bodyOf(request, kind) }
  const answer = await sendExample(hub.app, sent, { hostname, headers, query })
  return { status: answer.statusCode, code: problemCode(answer) }
}

/** Calls that end the caller's own session come last, so that the others still have it. */
const LAST: OperationId[] = ['updateMyPassword', 'signOut']

/** A call about a person is about oneself, since what is another's is a matter of the object and not of the rule. */
function requestsOf({ memberId }: Kind): ExampleRequest[] {
  const requests = exampleRequests((name) => (name === 'userId' && memberId ? memberId : newId()))
  const ofNobody = exampleRequests(() => newId())
  // Whoever ends their own sessions has none for the calls that follow.
  const harmless = requests.map((each) =>
    each.id === 'deleteUserSessions' ? ofNobody.find(({ id }) => id === each.id)! : each,
  )
  return harmless.toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id))
}

test('lets in whom the contract lets in, and nobody else', { timeout: 400_000 }, async () => {
  const wrong: string[] = []
  let cells = 0
  for (const kind of kinds)
    for (const request of requestsOf(kind)) {
      const want = expected(operations[request.id], kind)
      const is = verdictOf(await ask(request, kind, 'nobodyKnowsThis=1'))
      cells += 1
      if (is !== want) wrong.push(`${request.id} as ${kind.name}: the contract says ${want}, the server ${is}`)
    }
  expect(wrong).toEqual([])
  expect(cells).toBe(Object.keys(operations).length * kinds.length)
})

/** What those are answered whom the rule lets in, and who do not know the password or the code. */
const SIGN_IN_FAULTS = ['wrong-credentials', 'second-factor-expired', 'passkey-wrong']

/**
 * What a manager is answered whom the rule lets in, about the team that the contract's example names: they manage another
 * one. And who shows the ticket of the contract's example, which no hub has signed.
 */
const NOT_THEIRS = ['team-not-managed', 'hub-switch-failed']

test('refuses nobody behind the rule whom the rule lets in', { timeout: 400_000 }, async () => {
  const wrong: string[] = []
  for (const kind of kinds)
    for (const request of requestsOf(kind)) {
      if (!(request.id in handlers) || expected(operations[request.id], kind) !== 'in') continue
      const { status, code } = await ask(request, kind)
      const isRefused =
        (status === 403 && !NOT_THEIRS.includes(code ?? '')) || (status === 401 && !SIGN_IN_FAULTS.includes(code ?? ''))
      if (isRefused || status >= 500) wrong.push(`${request.id} as ${kind.name}: ${status} ${code ?? ''}`)
    }
  expect(wrong).toEqual([])
})

/** Every way to turn one rule round that somebody could meet. */
function turnedRound(row: OperationRow): OperationRow[] {
  const { allow, feature } = row.access
  const withAllow = (changed: readonly Allowed[]) => ({ ...row, access: { ...row.access, allow: changed } })
  const replaced = (index: number, who: Allowed) => withAllow(allow.with(index, who))
  const { feature: _, ...ever } = row.access
  return [
    ...(allow.includes('anyone') ? [] : [withAllow([...allow, 'anyone'])]),
    ...(allow.some(isForTokens) ? [{ ...row, sessionOnly: !row.sessionOnly }] : []),
    ...(allow.every((who) => who === 'anyone' || isForTokensAlone(who))
      ? []
      : [withFlag('stepUp', row), withFlag('enrolment', row)]),
    ...(allow.some((who) => isForMembers(who) || who === 'anyone')
      ? [withAllow(['admin'])]
      : [withAllow([...allow, 'member'])]),
    ...(feature ? [{ ...row, access: ever }] : [{ ...row, access: { ...row.access, feature: 'badges' as const } }]),
    ...allow.flatMap((who, index) => [
      ...(isSaidAlready(who, allow) ? [] : [withAllow(allow.toSpliced(index, 1))]),
      ...(typeof who === 'object' && 'privilege' in who
        ? privileges.filter((each) => each !== who.privilege).map((privilege) => replaced(index, { privilege }))
        : []),
    ]),
  ]
}

/** The rule with one that is true left out, or the other way round. */
function withFlag(flag: 'stepUp' | 'enrolment', row: OperationRow): OperationRow {
  const { [flag]: is, ...rest } = row.access
  return { ...row, access: is ? rest : { ...rest, [flag]: true } }
}

const isForTokensAlone = (who: Allowed) => typeof who === 'object' && 'scope' in who

/** What an API token may be let in by; one of a manager is no manager. */
const isForTokens = (who: Allowed) => who === 'member' || (typeof who === 'object' && !('manager' in who))

/**
 * A manager is a member too, and a manager of one kind is one of the other: naming them says on whose data they may
 * look, which is a matter of the object.
 */
function isSaidAlready(who: Allowed, allow: readonly Allowed[]): boolean {
  if (typeof who !== 'object' || !('manager' in who)) return false
  return allow.some(isForMembers) || allow.filter((each) => typeof each === 'object' && 'manager' in each).length > 1
}

test('has a cell that turns red for any rule that is turned round', () => {
  const unseen = Object.entries(operations as Record<string, OperationRow>).flatMap(([id, row]) =>
    turnedRound(row)
      .filter((turned) => kinds.every((kind) => expected(turned, kind) === expected(row, kind)))
      .map(({ access, sessionOnly }) => `${id} ${JSON.stringify({ ...access, sessionOnly })}`),
  )
  expect(unseen).toEqual([])
})
