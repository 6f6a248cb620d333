import type { FastifyRequest } from 'fastify'
import '@fastify/cookie'
import { callerOfSession, callerOfToken } from './identity-service.ts'
import { deviceCookieName, sessionCookieName } from './cookie.ts'
import type { Caller, Context, PublicCall } from '../context.ts'
import { hubOfHost } from '../hubs/registry-service.ts'
import { notAllowed, Problem } from '../contract/problems.ts'

/** Finds out which hub is called and by whom. @throws 421 for an unknown host, 401 for a broken token, 403 for a forged request */
export async function identify(context: Context, request: FastifyRequest): Promise<PublicCall> {
  const hub = await hubOfHost(context, request.hostname)
  if (!hub) throw new Problem(421, 'unknown-hub', `There is no hub called ${request.hostname}. Check the address.`)
  const call: PublicCall = {
    context,
    hub,
    db: context.databases.forHub(hub.domainId),
    caller: null,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: request.cookies[deviceCookieName(context.config)] ?? null,
    audited: [],
  }
  return { ...call, caller: await callerOf(call, request) }
}

async function callerOf(call: PublicCall, request: FastifyRequest): Promise<Caller | null> {
  const { authorization } = request.headers
  const cookie = request.cookies[sessionCookieName(call.context.config)]
  if (authorization) {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1]
    const caller = token ? await callerOfToken(call, token) : null
    if (!caller)
      throw new Problem(
        401,
        'token-invalid',
        'This API token is unknown or has expired. Create a new one in your profile.',
      )
    return caller
  }
  if (!cookie) return null
  const caller = await callerOfSession(call, cookie)
  if (caller) refuseOtherSites(call, request)
  return caller
}

/** A page of another site can make a browser send the cookie, but not forge these headers. */
function refuseOtherSites(call: PublicCall, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin } = request.headers
  if (site === undefined && origin && isOwnOrigin(origin, call, request)) return
  throw notAllowed('This call came from another site. Open the hub itself and try again.')
}

function isOwnOrigin(origin: string, call: PublicCall, request: FastifyRequest): boolean {
  return origin === call.hub.origin || origin === `${call.context.config.publicScheme}://${request.host}`
}
