import { expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { entities, resources, type Entity } from '../../generated/resources.ts'
import type { Allowed } from '../../server/contract/operation-row.ts'
import { faultsOf } from '../../server/testing/answer-faults.ts'
import { exampleRequests } from '../../server/testing/contract-examples.ts'
import { DEMO_PASSWORD } from './people.ts'
import { addToken, testHub, type TestHub } from './testing.ts'

const ids = Object.keys(operations) as OperationId[]

test.each(ids)('answers %s as the contract says', async (id) => {
  const hub = testHub()
  const headers = await letIn(hub, id)
  const response = await callOperation(hub, id, headers)
  expect(response.status, JSON.stringify(await response.clone().text())).toBeLessThan(400)
  expect(await faultsOf(id, response)).toEqual([])
})

const isOpen = (id: OperationId) => operations[id].access.allow.some((who) => who === 'anyone')

test.each(ids.filter((id) => !isOpen(id)))('refuses %s to somebody who is not signed in', async (id) => {
  const response = await callOperation(testHub(), id)
  expect(response.status).toBe(401)
  expect((await response.clone().json()).code).toBe('not-signed-in')
  expect(await faultsOf(id, response)).toEqual([])
})

test('refuses loudly what the contract does not name', async () => {
  const response = await testHub().call('GET', '/me/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'no-such-call' })
})

test('says of a wrong method which ones the path takes', async () => {
  const response = await testHub().call('DELETE', '/me/profile')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(methodsOf('/me/profile'))
  expect(await response.json()).toMatchObject({ code: 'method-not-allowed' })
})

const methodsOf = (path: string) =>
  Object.values(operations)
    .filter((operation) => operation.path === path)
    .map(({ method }) => method as string)
    .toSorted()

/** As an admin; where that is not enough as a manager, or with the token of a program. @returns the headers that it takes */
async function letIn(hub: TestHub, id: OperationId): Promise<Record<string, string>> {
  const allow: readonly Allowed[] = operations[id].access.allow
  const isForTokens = allow.every((who) => typeof who === 'object' && 'scope' in who)
  const isForManagers = allow.every((who) => typeof who === 'object' && 'manager' in who)
  await hub.signIn(isForManagers ? 'manager' : 'admin')
  return isForTokens ? { Authorization: `Bearer ${addToken(hub.hub, ['meeting:write'])}` } : {}
}

interface Call {
  path?: string
  params?: Record<string, string>
  body?: unknown
}

const NEW_PASSWORD = 'a-demo-passphrase-of-my-own'

/** Where something must have happened before, or an example holds no secret of this hub. */
const CALLS: Partial<Record<OperationId, (hub: TestHub) => Call | Promise<Call>>> = {
  signIn: () => ({ body: { email: 'learner@hub.example', password: DEMO_PASSWORD } }),
  resetPassword: () => ({ body: { token: 'mock-password-reset-token', password: NEW_PASSWORD } }),
  acceptInvitation: () => ({
    body: {
      token: 'the-token-from-the-link-in-the-mail',
      password: NEW_PASSWORD,
      first_name: 'Demo',
      last_name: 'Guest',
    },
  }),
  updateMyPassword: () => ({ body: { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD } }),
  createMyStepUp: () => ({ body: { password: DEMO_PASSWORD } }),
  createMyRecoveryCodes: async (hub) => {
    await hub.call('POST', '/me/mfa/totp/confirm', { code: '000000' })
    return {}
  },
  finishSignIn: async (hub) => {
    await hub.signIn('learner')
    await hub.call('POST', '/me/mfa/totp/confirm', { code: '000000' })
    await hub.call('POST', '/auth/sign-in', { email: 'learner@hub.example', password: DEMO_PASSWORD })
    return {}
  },
  signInWithPasskey: madePasskey,
  createMyPasskeyStepUp: madePasskey,
  deleteMySession: ({ hub }) => ({ params: { sessionId: hub.currentSessionId ?? hub.newId() } }),
  updateMyAssetAttempt: async (hub) => ({
    params: { attemptId: (await hub.read<{ attempt: { id: string } }>('POST', `${COURSE}/launch`)).attempt.id },
  }),
  uploadFile: async (hub) => ({ path: `/files/uploads/${await announced(hub)}`, body: new Uint8Array(3) }),
  getUploadOffset: async (hub) => ({ path: `/files/uploads/${await announced(hub)}` }),
  uploadFilePart: async (hub) => ({ path: `/files/uploads/${await announced(hub)}`, body: new Uint8Array(3) }),
  finishUpload: async (hub) => {
    const uploadToken = await announced(hub)
    await hub.call('PUT', `/files/uploads/${uploadToken}`, new Uint8Array(3))
    return { body: { uploadToken } }
  },
}

async function madePasskey(hub: TestHub): Promise<Call> {
  const text = 'AAAA'
  await hub.call('POST', '/me/passkeys', { name: 'A test', clientData: text, attestation: text, transports: [] })
  return {}
}

const COURSE = '/me/assets/0199d3a0-0000-7000-8000-000000020001'

async function announced(hub: TestHub): Promise<string> {
  const body = { type: 'asset', filename: 'guide.pdf', contentType: 'application/pdf', size: 3 }
  return (await hub.read<{ uploadToken: string }>('POST', '/files/policy', body)).uploadToken
}

/** Calls an operation with the example of the contract. */
async function callOperation(hub: TestHub, id: OperationId, given: Record<string, string> = {}): Promise<Response> {
  const isSignedIn = hub.hub.currentSessionId !== null
  const own = (isSignedIn || isOpen(id) ? await CALLS[id]?.(hub) : undefined) ?? {}
  const known = { ...idsIn(hub, id), ...own.params }
  const example = exampleRequests((name) => known[name] ?? hub.hub.newId()).find((request) => request.id === id)!
  const isVersioned = operations[id].statuses.some((status) => status === 428 || status === 412)
  const version: Record<string, string> = isVersioned ? { 'If-Match': '"v1"' } : {}
  return hub.call(example.method, own.path ?? example.path, own.body ?? example.body, { ...given, ...version })
}

/** The first thing that there is of each kind. */
function idsIn({ hub }: TestHub, id: OperationId): Record<string, string> {
  const { entity: own, does } = resources[id]
  const first = (entity: Entity) => [...(hub.records.get(entity)?.keys() ?? [])][0] ?? ''
  const entries = [...hub.records.keys()].flatMap((entity) => {
    const name = entities[entity].id
    const key = first(entity)
    return typeof name === 'string' && key && !(entity === own && does === 'create') ? [[name, key]] : []
  })
  const named = entities[own].id
  const mine =
    typeof named === 'string' && does !== 'create' && first(own) ? [named, 'id'].map((name) => [name, first(own)]) : []
  const content = ['content_id', first('Playlist')]
  return Object.fromEntries([...entries, ...mine, content]) as Record<string, string>
}
