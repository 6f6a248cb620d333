import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtIns } from '../../server/badges/built-in.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { Allowed } from '../../server/contract/operation-row.ts'
import { faultsOf } from './contract-check.ts'
import { statefulHandlers } from './handlers.ts'
import { exampleOf, operationOf, parametersOf, resolved, type Parameter } from './input.ts'
import { seedId } from './seed-ids.ts'
import { DEMO_PASSWORD } from './seed-people.ts'
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
const isBuilt = (id: OperationId) => !operations[id].statuses.some((status) => status === 501)

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

test('keeps state wherever the server has a handler', async () => {
  const stateful = statefulHandlers(testHub().hub)
  expect(ids.filter((id) => isBuilt(id) && !stateful.has(id))).toEqual([])
})

/** As an admin; where that is not enough as a manager, or with the token of a program. @returns the headers that it takes */
async function letIn(hub: TestHub, id: OperationId): Promise<Record<string, string>> {
  const allow: readonly Allowed[] = operations[id].access.allow
  const isForTokens = allow.every((who) => typeof who === 'object' && 'scope' in who)
  const isForManagers = allow.every((who) => typeof who === 'object' && 'manager' in who)
  await hub.signIn(isForManagers ? 'manager' : 'admin')
  return isForTokens ? { Authorization: `Bearer ${addToken(hub.hub, ['meeting:write']).token}` } : {}
}

/** Calls an operation with the example of the contract, or where that does not fit the demo data with something that does. */
async function callOperation(hub: TestHub, id: OperationId, given: Record<string, string> = {}): Promise<Response> {
  const { method, path } = operations[id]
  const { params = {}, body = exampleBody(id), query = sampleQuery(id), headers } = CALLS[id]?.(hub) ?? {}
  const known: Record<string, string> = { ...sampleParams(id), ...(isBuilt(id) ? PARAMS : {}), ...params }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `no-${name}`)
  return hub.call(method, filled + query, body, { ...given, ...headers })
}

/** Things of the demo data. */
const PARAMS = {
  playlistId: seedId('playlist', 1),
  assetId: seedId('asset', 3),
  userId: seedId('person', 3),
  fileId: seedId('file', 4),
  pictureId: seedId('picture', 1),
  dimensions: '64x64',
  type: 'file',
  subId: seedId('file', 101),
  contentId: seedId('playlist', 1),
  commentId: seedId('comment', 1),
  notificationId: seedId('notification', 1),
  badgeId: seedId('badge', 1),
  imageId: seedId('badge', 1001),
  awardId: seedId('badge', 2001),
  customFieldId: seedId('customField', 5002),
  emailId: seedId('email', 3001),
}

interface Call {
  params?: Record<string, string>
  body?: unknown
  query?: string
  headers?: Record<string, string>
}

const NEW_PASSWORD = 'a-demo-passphrase-of-my-own'
const byHand = () => ({ params: { assetId: seedId('asset', 4) } })

/** An export that the admin asked for and that is ready. */
const onExport = ({ hub }: TestHub): Call => {
  const [personId, id] = [seedId('person', 3), hub.newId()]
  const requestedTime = hub.now().toISOString()
  hub.dataExports.push({ id, personId, requestedBy: personId, requestedTime, preparedAt: 0, readyTime: null })
  return { params: { exportId: id } }
}

/** Feedback of the admin on a skill of theirs. */
const onFeedback = ({ hub }: TestHub): Call => {
  const row = { id: hub.newId(), personId: seedId('person', 3), refId: seedId('meetingSkill', 1004), rating: true }
  const time = hub.now().toISOString()
  hub.feedback.push({ ...row, type: 'helix_user_meeting_skill', comment: null, createdTime: time, updatedTime: time })
  return { params: { feedbackId: row.id } }
}

const CALLS: Partial<Record<OperationId, (hub: TestHub) => Call>> = {
  signIn: () => ({ body: { email: 'learner@hub.example', password: DEMO_PASSWORD } }),
  resetPassword: () => ({ body: { token: 'mock-password-reset-token', password: NEW_PASSWORD } }),
  acceptInvitation: () => ({
    body: { token: 'mock-invitation-token', password: NEW_PASSWORD, first_name: 'Demo', last_name: 'Guest' },
  }),
  updateMyPassword: () => ({ body: { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD } }),
  deleteMySession: ({ hub }) => ({ params: { sessionId: hub.currentSessionId ?? hub.newId() } }),
  deleteMyApiToken: ({ hub }) => {
    return { params: { tokenId: addToken(hub, ['me']).id } }
  },
  getUserPicture: ({ hub }) => {
    hub.people[2]!.pictureId = seedId('picture', 1)
    return {}
  },
  updateMyContentComment: ({ hub }) => {
    hub.comments[0]!.authorId = seedId('person', 3)
    return {}
  },
  createBadges: () => ({ body: { contentIds: [seedId('playlist', 4)], imageId: seedId('badge', 1001) } }),
  updateBadge: () => ({ body: { imageId: builtIns[0]!.id } }),
  deleteBadgeImage: () => ({ query: `?replacementImageId=${builtIns[0]!.id}` }),
  exportMyBadge: ({ hub }) => {
    hub.awards[0]!.personId = seedId('person', 3)
    return { params: { badgeId: seedId('badge', 3) } }
  },
  updateMyNotification: ({ hub }) => {
    hub.notifications[0]!.personId = seedId('person', 3)
    return {}
  },
  dismissMySharedContent: ({ hub }) => {
    for (const share of hub.shares) share.personIds = [seedId('person', 3)]
    return {}
  },
  createMyFeedback: ({ hub }) => {
    hub.meetingSkills[0]!.personId = seedId('person', 3)
    return {}
  },
  getMyFeedback: onFeedback,
  updateMyFeedback: onFeedback,
  deleteMyFeedback: onFeedback,
  getMyDataExport: onExport,
  getMyDataExportFile: onExport,
  updateMyMessage: () => ({ params: { id: seedId('message', 2) } }),
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
  getUrlPreview: () => ({ query: '?url=https://www.w3.org/TR/webvtt1/' }),
  previewEmailTemplate: () => ({ params: { id: 'invitation.en-GB' } }),
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
    badgeIds: [],
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
