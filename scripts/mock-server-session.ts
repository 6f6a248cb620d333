import { currentSession, startSession, type MockHub } from '../client/mocks/hub.ts'

/** Gives each caller a session of their own in a hub that knows one at a time. */

const COOKIE = 'hub_sid'

export interface Visit {
  /** The call as the hub gets it. */
  request: Request
  /** The session that the cookie names; undefined for a call that keeps none. */
  cookie: string | null | undefined
}

/** Makes the caller's session the present one: that of the cookie, or of `Authorization: Bearer demo-learner` and the like. */
export function enter(hub: MockHub, request: Request): Visit {
  const role = /^Bearer demo-(learner|manager|admin)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!role) {
    const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null
    hub.currentSessionId = cookie
    return { request, cookie }
  }
  signInAs(hub, `${role}@hub.example`)
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  return { request: new Request(request, { headers }), cookie: undefined }
}

/** Tells the caller of a session that began or ended with the call. */
export function leave(hub: MockHub, { cookie }: Visit, response: Response): Response {
  if (cookie === undefined || cookie === hub.currentSessionId) return response
  const session = currentSession(hub)
  const life = session ? `Expires=${new Date(session.expiresTime).toUTCString()}` : 'Max-Age=0'
  const headers = new Headers(response.headers)
  headers.append('set-cookie', `${COOKIE}=${session?.id ?? ''}; Path=/; HttpOnly; SameSite=Lax; ${life}`)
  return new Response(response.body, { status: response.status, headers })
}

const SHORTCUT = 'Demo shortcut'

function signInAs(hub: MockHub, email: string): void {
  const { id } = hub.accounts.find((one) => one.email === email)!
  const known = hub.sessions.find(({ personId, userAgent }) => personId === id && userAgent === SHORTCUT)
  hub.currentSessionId = known?.id ?? null
  if (!currentSession(hub)) startSession(hub, id, SHORTCUT)
}
