import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { faultsOf } from './contract-check.ts'
import { contract } from './input.ts'
import { seedId } from './seed-ids.ts'
import { DEMO_PASSWORD } from './seed-people.ts'
import { close, listen, testHub, type TestHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const ids = Object.keys(operations) as OperationId[]

test.each(ids)('answers %s as the contract says', async (id) => {
  const hub = testHub()
  await hub.signIn('admin')
  const response = await callOperation(hub, id)
  expect(response.status, JSON.stringify(await response.clone().text())).toBeLessThan(400)
  expect(await faultsOf(id, response)).toEqual([])
})

test.each(ids.filter((id) => !operations[id].access.allow.some((who) => who === 'anyone')))(
  'refuses %s to somebody who is not signed in',
  async (id) => {
    const response = await callOperation(testHub(), id)
    expect(response.status).toBe(401)
    expect((await response.clone().json()).code).toBe('not-signed-in')
    expect(await faultsOf(id, response)).toEqual([])
  },
)

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

/** Calls an operation with the example of the contract, or where that does not fit the demo data with something that does. */
async function callOperation(hub: TestHub, id: OperationId): Promise<Response> {
  const { method, path } = operations[id]
  const { params = {}, body = exampleBody(id), query = '', headers } = CALLS[id]?.(hub) ?? {}
  const known: Record<string, string> = { ...PARAMS, ...params }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `no-${name}`)
  return hub.call(method, filled + query, body, headers)
}

const PARAMS = {
  playlistId: seedId('playlist', 1),
  assetId: seedId('asset', 3),
  userId: seedId('person', 3),
  fileId: seedId('file', 4),
  pictureId: seedId('picture', 1),
  dimensions: '64x64',
  type: 'file',
  subId: seedId('file', 101),
}

interface Call {
  params?: Record<string, string>
  body?: unknown
  query?: string
  headers?: Record<string, string>
}

const NEW_PASSWORD = 'a-demo-passphrase-of-my-own'
const byHand = () => ({ params: { assetId: seedId('asset', 4) } })

const CALLS: Partial<Record<OperationId, (hub: TestHub) => Call>> = {
  signIn: () => ({ body: { email: 'learner@hub.example', password: DEMO_PASSWORD } }),
  resetPassword: () => ({ body: { token: 'mock-password-reset-token', password: NEW_PASSWORD } }),
  acceptInvitation: () => ({
    body: { token: 'mock-invitation-token', password: NEW_PASSWORD, first_name: 'Demo', last_name: 'Guest' },
  }),
  updateMyPassword: () => ({ body: { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD } }),
  deleteMySession: ({ hub }) => ({ params: { sessionId: hub.currentSessionId ?? hub.newId() } }),
  deleteMyApiToken: ({ hub }) => {
    const token = {
      id: hub.newId(),
      personId: seedId('person', 3),
      name: 'Export',
      scopes: ['me' as const],
      createdTime: '',
      expiresTime: '',
    }
    hub.tokens.push(token)
    return { params: { tokenId: token.id } }
  },
  getUserPicture: ({ hub }) => {
    hub.people[2]!.pictureId = seedId('picture', 1)
    return {}
  },
  updatePlaylistContents: () => ({ headers: { 'If-Match': '"v1"' } }),
  searchMyContent: () => ({ query: '?query=guide' }),
  searchMyContentTerms: () => ({ query: '?query=gui' }),
  readMyAsset: byHand,
  unreadMyAsset: byHand,
  getMyAssetInPlaylist: () => ({ params: { assetId: seedId('asset', 1) } }),
  updateMyAssetAttempt: ({ hub }) => {
    const assetId = seedId('asset', 1)
    const attempt = {
      id: hub.newId(),
      personId: seedId('person', 3),
      assetId,
      fileId: seedId('file', 1),
      number: 1,
      sequence: 0,
      status: 'opened' as const,
      currentActivityId: null,
      activities: [],
    }
    hub.attempts.push(attempt)
    return {
      params: { assetId, attemptId: attempt.id },
      body: { sequence: 1, currentActivityId: null, activities: [] },
    }
  },
  updateAsset: () => ({ body: { name: 'Another name' } }),
  uploadFile: ({ hub }) => ({ params: { uploadToken: announced(hub, false) }, body: new Uint8Array(3) }),
  finishUpload: ({ hub }) => ({ body: { uploadToken: announced(hub, true) } }),
  getAssetFilePart: () => ({ params: { type: 'subtitle' } }),
}

/** Puts a file of three bytes in the state before or after its upload. */
function announced(hub: TestHub['hub'], isUploaded: boolean): string {
  const id = hub.newId()
  const token = `mock-upload-token-${id}`
  const upload = {
    token,
    expiresAt: Number.MAX_SAFE_INTEGER,
    processedAt: null,
    isForProfile: false,
    isFinished: false,
    referenceIds: [],
  }
  const bytes = isUploaded ? new Blob(['abc']) : null
  hub.files.push({
    ...hub.files[0]!,
    id,
    ownerId: seedId('person', 3),
    size: 3,
    fileStatus: 'draft',
    url: null,
    bytes,
    upload,
  })
  return token
}

interface ExampleBody {
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
}

function exampleBody(id: OperationId): unknown {
  const { path, method } = operations[id]
  const { requestBody } = contract.paths[path]![method.toLowerCase()] as ExampleBody
  return Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value
}
