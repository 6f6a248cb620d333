import type { HttpHandler } from 'msw'
import { hubHandlers } from './handlers.ts'
import { createMockHub, resetHub, scenarios, type Scenario, type SessionKeeper } from './hub.ts'
import { readWishes } from './wishes.ts'

const KEY = 'mock-hub-person'

/** The rest of the hub is new after a reload; who is signed in is not, so that one can work on a screen. */
const keeper: SessionKeeper = {
  read: () => sessionStorage.getItem(KEY),
  write: (personId) => (personId ? sessionStorage.setItem(KEY, personId) : sessionStorage.removeItem(KEY)),
}

/**
 * Makes the hub of this page and what answers for it. `?scenario=empty` in the address chooses what it begins with,
 * `?mock=listMyPlaylists:status=503` asks operations for something; `mockHub` in the console does both later.
 */
export function handlersOfPage(): HttpHandler[] {
  const parameters = new URLSearchParams(location.search)
  const scenario = scenarios.find((name) => name === parameters.get('scenario'))
  const hub = createMockHub({ keeper, origin: location.origin, ...(scenario && { scenario }) })
  const wish = (text: string | null) => (hub.wishes = readWishes(text))
  wish(parameters.get('mock'))
  Object.assign(globalThis, { mockHub: { wish, reset: (name: Scenario = 'demo') => resetHub(hub, name) } })
  return hubHandlers(hub)
}
