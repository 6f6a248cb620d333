/** Seeing the hub as somebody else, in this tab alone: what the hub gave for it. */
export interface ViewAs {
  userId: string
  token: string
  /** ISO 8601. */
  expiresTime: string
}

export const PLACE = 'hub.viewAs'

/** Everything that this page loads is seen so; another page begins anew. */
const current = read()

/** As whom this page is seen; null for oneself. */
export function viewAs(): ViewAs | null {
  return current
}

/** Whoever signs in anew is themselves. */
export function forgetView(): void {
  globalThis.sessionStorage?.removeItem(PLACE)
}

/** What is sent along with each call. */
export function asSeen(init: RequestInit = {}): RequestInit {
  if (!current) return init
  const headers = new Headers(init.headers)
  headers.set('View-As', current.token)
  // What the page has preloaded is one's own, and browsers hand it out whatever the headers; not where credentials differ,
  // which at the hub's own address are sent either way.
  return { ...init, headers, credentials: 'include' }
}

function read(): ViewAs | null {
  const kept = globalThis.sessionStorage?.getItem(PLACE)
  const view = kept ? (JSON.parse(kept) as ViewAs) : null
  return view && new Date(view.expiresTime) > new Date() ? view : null
}
