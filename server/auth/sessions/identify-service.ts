import type { FastifyRequest } from 'fastify'
import '@fastify/cookie'
import { callerOfProof, wasProved, type Proof } from './identity-service.ts'
import { deviceCookieName, firstStepCookieName, sessionCookieName } from './cookie-rules.ts'
import type { Caller, Context, PublicCall } from '../../context.ts'
import { hubOfHost } from '../../hubs/registry-service.ts'
import type { RateClass } from '../../contract/operation-row.ts'
import { notAllowed, Problem } from '../../contract/problems.ts'
import type { Quota } from '../../contract/call-counter.ts'
import type { Limiter } from '../../contract/rate-limit.ts'
import { doorFor, isAskedBefore, type Door } from '../rules.ts'
import { callerSeenAs } from './view-service.ts'

/** A session's secret; any other text in its cookie is none. */
const SESSION_SECRET = /^[\w-]{43}$/

/** SCIM and xAPI have tokens of their own, and neither they nor any others open another door. */
export function doorOf({ isService, scopes }: Caller): Door {
  const [scope] = isService ? (scopes ?? []) : []
  return scope === undefined ? 'api' : doorFor(scope)
}

/**
 * Finds out which hub is called and by whom. What costs a statement is counted before: whoever has not proved who they are
 * is limited by their network first, and what cannot be a session or a token is not looked up.
 * @returns also what is left of the limit that counted the call, null where none did
 * @throws 421 for an unknown host, 401 for a broken token, 403 for a forged request or a view that ended, 429 for too many calls
 */
export async function identify(
  context: Context,
  request: FastifyRequest,
  rate: RateClass,
  limiter: Limiter,
  door: Door = 'api',
): Promise<{ call: PublicCall; quota: Quota | null }> {
  const call = await strangersCall(context, request)
  const proof = proofIn(call, request)
  const counted = proof && wasProved(call, proof) ? null : limiter.countStranger(rate, call)
  const known = proof && (await callerOfProof(call, proof))
  const caller = known && doorOf(known) === door ? known : null
  if (!caller) {
    if (request.headers.authorization) throw tokenInvalid()
    return { call, quota: counted?.quota ?? null }
  }
  counted?.undo()
  const quota = limiter.countMember(rate, call, caller.memberId)
  if (caller.sessionId) refuseOtherSites(call, request)
  const view = request.headers['view-as']
  if (typeof view !== 'string') return { call: { ...call, caller }, quota }
  return { call: { ...call, caller: await callerSeenAs(call, caller, view) }, quota }
}

/** The call of somebody who is not known yet. @throws 421 for an unknown host */
export async function strangersCall(context: Context, request: FastifyRequest): Promise<PublicCall> {
  const hub = await hubOfHost(context, request.hostname)
  if (!hub) throw unknownHub()
  return {
    context,
    hub,
    hostname: request.hostname.toLowerCase(),
    db: context.databases.forHub(hub.domainId),
    caller: null,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: request.cookies[deviceCookieName(context.config)] ?? null,
    firstStep: request.cookies[firstStepCookieName(context.config)] ?? null,
    audited: [],
  }
}

/** A host that is no hub's is not repeated to whoever named it. */
export function unknownHub(): Problem {
  return new Problem(421, 'unknown-hub', 'There is no hub at this address. Check the address.')
}

function proofIn({ context }: PublicCall, { headers, cookies }: FastifyRequest): Proof | null {
  if (headers.authorization) {
    const secret = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization)?.[1]
    return secret ? { kind: 'token', secret } : null
  }
  const secret = cookies[sessionCookieName(context.config)]
  return secret && SESSION_SECRET.test(secret) ? { kind: 'session', secret } : null
}

function tokenInvalid(): Problem {
  return new Problem(
    401,
    'token-invalid',
    'This API token is unknown or has expired. Create a new one in your profile.',
  )
}

/**
 * A page of another site can make a browser send the cookie, but not forge these headers. A program that was given the cookie,
 * such as curl, sends neither; then only what a browser would send no other site without asking it before is let in, and the
 * hub says yes to nobody who asks.
 */
function refuseOtherSites(call: PublicCall, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin, 'content-type': type, 'idempotency-key': key } = request.headers
  if (site === undefined && origin === undefined && isAskedBefore(request.method, type, key !== undefined)) return
  if (site === undefined && origin && isOwnOrigin(origin, call, request)) return
  throw notAllowed('This call came from another site. Open the hub itself and try again.')
}

function isOwnOrigin(origin: string, call: PublicCall, request: FastifyRequest): boolean {
  return origin === call.hub.origin || origin === `${call.context.config.publicScheme}://${request.host}`
}
