import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { entities, resources, type Entity } from '../../generated/resources.ts'
import type { Allowed } from '../../server/contract/operation-row.ts'
import { faultsOf } from './contract-check.ts'
import { exampleOf, operationOf, parametersOf, resolved, type Parameter } from './input.ts'
import { DEMO_PASSWORD } from './people.ts'
import { addToken, close, listen, testHub, type TestHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

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

test('sees an answer that breaks the contract', async () => {
  expect(await faultsOf('signOut', Response.json({ success: true, extra: 1 }))).not.toEqual([])
  expect(await faultsOf('signOut', Response.json({}))).not.toEqual([])
  expect(await faultsOf('signOut', Response.json({ success: true }, { status: 418 }))).not.toEqual([])
})

test('refuses loudly what the contract does not name', async () => {
  const response = await testHub().call('GET', '/me/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'no-such-call' })
})

/** As an admin; where that is not enough as a manager, or with the token of a program. @returns the headers that it takes */
async function letIn(hub: TestHub, id: OperationId): Promise<Record<string, string>> {
  const allow: readonly Allowed[] = operations[id].access.allow
  const isForTokens = allow.every((who) => typeof who === 'object' && 'scope' in who)
  const isForManagers = allow.every((who) => typeof who === 'object' && 'manager' in who)
  await hub.signIn(isForManagers ? 'manager' : 'admin')
  return isForTokens ? { Authorization: `Bearer ${addToken(hub.hub, ['meeting:write'])}` } : {}
}

interface Call {
  params?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

const NEW_PASSWORD = 'a-demo-passphrase-of-my-own'

/** Where something must have happened before, or an example holds no secret of this hub. */
const CALLS: Partial<Record<OperationId, (hub: TestHub) => Call | Promise<Call>>> = {
  signIn: () => ({ body: { email: 'learner@hub.example', password: DEMO_PASSWORD } }),
  resetPassword: () => ({ body: { token: 'mock-password-reset-token', password: NEW_PASSWORD } }),
  acceptInvitation: () => ({
    body: { token: 'mock-invitation-token', password: NEW_PASSWORD, first_name: 'Demo', last_name: 'Guest' },
  }),
  updateMyPassword: () => ({ body: { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD } }),
  deleteMySession: ({ hub }) => ({ params: { sessionId: hub.currentSessionId ?? hub.newId() } }),
  updateMyAssetAttempt: async (hub) => ({
    params: { attemptId: (await hub.read<{ attempt: { id: string } }>('POST', `${COURSE}/launch`)).attempt.id },
  }),
  uploadFile: async (hub) => ({ params: { uploadToken: await announced(hub) }, body: new Uint8Array(3) }),
  finishUpload: async (hub) => {
    const uploadToken = await announced(hub)
    await hub.call('PUT', `/files/uploads/${uploadToken}`, new Uint8Array(3))
    return { body: { uploadToken } }
  },
}

const COURSE = '/me/assets/0199d3a0-0000-7000-8000-000000020001'

async function announced(hub: TestHub): Promise<string> {
  const body = { type: 'asset', filename: 'guide.pdf', contentType: 'application/pdf', size: 3 }
  return (await hub.read<{ uploadToken: string }>('POST', '/files/policy', body)).uploadToken
}

/** Calls an operation with the example of the contract. */
async function callOperation(hub: TestHub, id: OperationId, given: Record<string, string> = {}): Promise<Response> {
  const { method, path, statuses } = operations[id]
  const isSignedIn = hub.hub.currentSessionId !== null
  const { params = {}, body = exampleBody(id) } = (isSignedIn || isOpen(id) ? await CALLS[id]?.(hub) : undefined) ?? {}
  const known: Record<string, string> = { ...sampleParams(id), ...idsIn(hub, id), ...params }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `no-${name}`)
  const version: Record<string, string> = statuses.some((status) => status === 428 || status === 412)
    ? { 'If-Match': '"v1"' }
    : {}
  return hub.call(method, filled + sampleQuery(id), body, { ...given, ...version })
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
  return Object.fromEntries([...entries, ...mine]) as Record<string, string>
}

function exampleBody(id: OperationId): unknown {
  const media = operationOf(id).requestBody?.content['application/json']
  return media && exampleOf(media)
}

function sampleParams(id: OperationId): Record<string, string> {
  const inPath = parametersOf(id).filter((parameter) => parameter.in === 'path')
  return Object.fromEntries(inPath.map((parameter) => [parameter.name, sampleOf(parameter)]))
}

function sampleQuery(id: OperationId): string {
  const needed = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required)
  return `?${new URLSearchParams(needed.map((parameter) => [parameter.name, sampleOf(parameter)])).toString()}`
}

/** Something that fits a parameter; one item stands for a list. */
function sampleOf({ example, schema }: Parameter): string {
  const { items, ...own } = resolved(schema)
  const values = items ? resolved(items) : own
  return `${(example ?? values.example ?? values.enum?.[0] ?? 'guide') as string | number}`
}
