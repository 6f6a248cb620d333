import { fastifyCookie } from '@fastify/cookie'
import type { PublicCall } from '../../context.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import { oidcCookie, oidcCookieName } from '../sessions/cookie-rules.ts'
import { readBegun, writeBegun, type BegunSignIn } from '../sessions/oidc-begun-token.ts'
import * as oidc from './oidc-service.ts'
import { openedCookies } from '../sessions/opened-cookie-wire.ts'

export const oidcHandlers: Pick<HandlersOf<'auth'>, 'launchOidcSignIn' | 'finishOidcSignIn'> = {
  async launchOidcSignIn({ call, query, respond }) {
    const { location, begun } = await oidc.launchOidcSignIn(call, query)
    return respond(302, undefined, { location, 'set-cookie': begunCookie(call, begun) })
  },

  async finishOidcSignIn({ call, query, headers, respond }) {
    const { config, now } = call.context
    const cookie = fastifyCookie.parse(headers['cookie'] ?? '')[oidcCookieName(config)]
    const { location, opened } = await oidc.finishOidcSignIn(call, readBegun(config.secrets, cookie, now()), query)
    const cookies = [begunCookie(call, null), ...(opened ? openedCookies(call, opened) : [])]
    return respond(302, undefined, { location, 'set-cookie': cookies })
  },
}

/** An answer of the provider is taken once: the cookie goes with it. */
function begunCookie({ context: { config, now } }: PublicCall, begun: BegunSignIn | null): string {
  return oidcCookie(config, begun && writeBegun(config.secret, begun, now()))
}
