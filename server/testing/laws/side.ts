import { getResponse } from 'msw'
import { hubHandlers } from '../../../client/mocks/handlers.ts'
import { createMockHub } from '../../../client/mocks/hub.ts'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { featureFlags, privileges } from '../../../generated/reference.ts'
import { registerMassJobs } from '../../jobs/jobs.ts'
import { newId } from '../../platform/ids.ts'
import { bindProcessing } from '../../files/upload-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../app.ts'
import { authenticator } from '../authenticator.ts'

/** A hub that the laws are held against: the real one, or the mock. */
export interface Side {
  name: 'server' | 'mock'
  /** Calls an operation as an admin who may do everything. */
  call(id: OperationId, about?: About): Promise<Reply>
  /** Reads what is at an address. */
  get(address: string): Promise<Reply>
  /** Ids of what is there, by the name of the parameter or field that takes them. */
  world: Record<string, string>
  /** The id of the person who calls. */
  me: string
  close(): Promise<void>
}

/** The real one, with all that stands behind it. */
export interface RealSide extends Side {
  hub: TestHub
  /** Who calls. */
  person: Somebody
}

export interface About {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export interface Reply {
  status: number
  // The contract was held against it; a law reads what it needs.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
  etag: string | null
  location: string | null
}

/** What there is something of in each side's world, by the path parameter that names it. */
export const WORLD = ['playlistId', 'assetId', 'contentId', 'userId', 'commentId', 'customFieldId'] as const

type Send = (method: string, path: string, about: About) => Promise<Reply>

/** @param worksJobs whether what is done after a call is done at once, or never */
export async function realSide({ worksJobs = false } = {}): Promise<RealSide> {
  const hub = await testHub({ features: [...featureFlags] })
  const endSchedules = worksJobs ? await registerMassJobs(hub.context) : () => undefined
  if (worksJobs) await bindProcessing(hub)
  const admin = await hub.person({ isAdmin: true, privileges })
  let next = 0
  const skills = Array.from({ length: 2000 }, () => ({ id: newId(), member_id: admin.memberId }))
  await (await hub.hubCall()).db.insertInto('user_meeting_skill').values(skills).execute()
  const send: Send = async (method, path, { body, headers }) => {
    const answer = await admin[method.toLowerCase() as 'post'](path, body, { ...keyOf(method), ...headers })
    return { status: answer.status, body: answer.body, ...headersOf((name) => answer.headers[name]) }
  }
  const sendGet: Send = async (method, path, about) => {
    if (method !== 'GET') return send(method, path, about)
    const answer = await admin.get(path, about.headers)
    return { status: answer.status, body: answer.body, ...headersOf((name) => answer.headers[name]) }
  }
  const side = await filled({
    name: 'server',
    call: withDevice(callWith(sendGet)),
    get: (address) => sendGet('GET', address.slice('/api'.length), {}),
    me: admin.memberId,
    // One gives feedback on a skill once, so each asks for another one.
    world: {
      get refId() {
        next += 1
        return skills[next % skills.length]!.id
      },
    },
    close: async () => {
      endSchedules()
      await hub.close()
    },
  })
  return { ...side, hub, person: admin }
}

export async function mockSide(): Promise<Side> {
  const hub = createMockHub({ scenario: 'empty' })
  const handlers = hubHandlers(hub)
  const send: Send = async (method, path, { body, headers }) => {
    const request = new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = (await getResponse(handlers, request))!
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: isJson ? await response.json() : null,
      ...headersOf((name) => response.headers.get(name)),
    }
  }
  const call = callWith(send)
  await call('signIn', { body: { email: 'admin@hub.example', password: 'demo-hub-2026' } })
  const get = (address: string) => send('GET', address.slice('/api'.length), {})
  return filled({ name: 'mock', call, get, me: hub.accounts[2]!.id, world: {}, close: async () => undefined })
}

/** A passkey fits only what a device makes of a challenge. */
function withDevice(call: Side['call']): Side['call'] {
  return async (id, about = {}) => {
    if (id !== 'createMyPasskey') return call(id, about)
    const { body: options } = await call('createMyPasskeyChallenge')
    const { clientData, attestation } = authenticator().make(options as { challenge: string })
    return call(id, { ...about, body: { ...(about.body as object), clientData, attestation } })
  }
}

function callWith(send: Send): Side['call'] {
  return (id, about = {}) => {
    const { method, path } = operations[id]
    const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(about.params?.[name] ?? `no-${name}`),
    )
    const search = new URLSearchParams(
      Object.entries(about.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return send(method, search.size ? `${filledPath}?${search.toString()}` : filledPath, about)
  }
}

/** Puts the same things into both, by the calls of the API alone. */
async function filled(side: Side): Promise<Side> {
  const { call, world } = side
  const made = async (id: OperationId, body: unknown, params?: Record<string, string>) => {
    const reply = await call(id, { body, ...(params ? { params } : {}) })
    if (reply.status !== 201) throw new Error(`The ${side.name} does not do ${id}: ${JSON.stringify(reply.body)}`)
    return (reply.body.id ?? reply.body.items[0].id) as string
  }
  world['playlistId'] = await made('createPlaylist', { name: 'A playlist', audience: 'all' })
  world['assetId'] = await made('createAsset', {
    type: 'web',
    name: 'A page',
    webUrl: 'https://example.com/page',
    published: true,
    markAsDoneMode: 'manual',
  })
  const held = { body: [{ contentId: world['assetId'], rank: '1' }], params: { playlistId: world['playlistId'] } }
  const { etag } = await call('listPlaylistContents', { params: held.params })
  await call('updatePlaylistContents', { ...held, headers: { 'If-Match': etag ?? '"v1"' } })
  world['contentId'] = world['assetId']
  world['userId'] = side.me
  world['commentId'] = await made('createMyContentComment', { message: 'A comment' }, { contentId: world['contentId'] })
  world['customFieldId'] = await made('createCustomField', { label: 'A field' })
  return side
}

function headersOf(read: (name: string) => unknown) {
  const text = (name: string) => (read(name) as string | null | undefined) ?? null
  return { etag: text('etag'), location: text('location') }
}

/** The laws hold as well where a call can be repeated: then its effect and its answer are kept together (server/repeats). */
const keyOf = (method: string) => (method === 'POST' ? { 'idempotency-key': newId() } : {})
