import type { FastifyInstance } from 'fastify'
import { newId } from '../platform/ids.ts'
import type { Somebody, TestHub } from '../testing/app.ts'
import { issueLaunchCredential, type LaunchInput } from '../xapi/credential-service.ts'
import { learnerActor } from '../xapi/identity-rules.ts'
import type { Actor, Statement } from '../xapi/statement-types.ts'

/** Calls of xAPI in tests, as packages and other systems make them. */

export interface XapiAnswer {
  status: number
  headers: Record<string, unknown>
  text: string
  // eslint-disable-next-line typescript/no-explicit-any -- What a test looks into.
  body: any
}

export interface XapiClient {
  get(path: string, headers?: Record<string, string>): Promise<XapiAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<XapiAnswer>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<XapiAnswer>
  delete(path: string, headers?: Record<string, string>): Promise<XapiAnswer>
  send(method: string, path: string, headers: Record<string, string>, body?: string | Buffer): Promise<XapiAnswer>
}

export function xapiClient(app: FastifyInstance, authorization: string | null, host = 'localhost'): XapiClient {
  const send: XapiClient['send'] = async (method, path, headers, body) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/xapi/') ? path : `/xapi${path}`,
      headers: { host, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    const isJson = String(answered['content-type']).startsWith('application/json') && payload !== ''
    return { status: statusCode, headers: answered, text: payload, body: isJson ? JSON.parse(payload) : null }
  }
  const call = (method: string, path: string, more: Record<string, string> = {}, body?: unknown) =>
    send(
      method,
      path,
      {
        'x-experience-api-version': '1.0.3',
        ...(authorization !== null && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      body === undefined ? undefined : typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    )
  return {
    get: (path, headers) => call('GET', path, headers),
    post: (path, body, headers) => call('POST', path, headers, body),
    put: (path, body, headers) => call('PUT', path, headers, body),
    delete: (path, headers) => call('DELETE', path, headers),
    send,
  }
}

/** A token of the hub, as an admin makes it. */
export async function tokenOf(
  admin: Somebody,
  scopes: readonly string[] = ['xapi:read', 'xapi:write'],
): Promise<string> {
  const expiresTime = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const { status, body } = await admin.post('/hub/serviceTokens', { name: 'Records', scopes, expiresTime })
  if (status !== 201) throw new Error(`No token: ${status} ${JSON.stringify(body)}`)
  return body.token
}

/** As programs send it that know a key and a secret. */
export const asPassword = (token: string) => `Basic ${Buffer.from(`any:${token}`).toString('base64')}`

export interface Launched {
  credentialId: string
  registration: string
  actor: Actor
  client: XapiClient
}

export const COURSE = 'https://courses.example/first-aid'

/** A package that somebody launched. */
export async function launchFor(
  hub: TestHub,
  person: Somebody,
  input: Partial<LaunchInput> = {},
  domainId = 1,
): Promise<Launched> {
  const call = await hub.hubCall(domainId)
  const session = await call.db
    .selectFrom('session')
    .select('session.id')
    .where('session.member_id', '=', person.memberId)
    .executeTakeFirstOrThrow()
  const registration = input.registration ?? newId()
  const { id, token } = await issueLaunchCredential(call, {
    memberId: person.memberId,
    sessionId: session.id,
    kind: 'cmi5',
    assetId: newId(),
    attemptId: null,
    activityIds: [COURSE],
    validFor: 3_600_000,
    ...input,
    registration,
  })
  const host = domainId === 1 ? 'localhost' : 'second.localhost'
  return {
    credentialId: id,
    registration,
    actor: learnerActor(call.hub, person.memberId),
    client: xapiClient(hub.app, `Basic ${token}`, host),
  }
}

/** What a launched package says of its learner. */
export function said({ actor, registration }: Pick<Launched, 'actor' | 'registration'>, more: Partial<Statement> = {}) {
  return {
    actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed', de: 'abgeschlossen' } },
    object: { id: COURSE, definition: { name: { 'en-US': 'First aid', de: 'Erste Hilfe' } } },
    context: { registration },
    ...more,
  }
}
