import type { HttpHandler } from 'msw'
import { hubHandlers } from './handlers.ts'
import { createMockHub, resetHub, scenarios, type Scenario, type SessionKeeper } from './hub.ts'
import { readWishes } from './wishes.ts'

const KEY = 'mock-hub-person'

/**
 * Makes the hub of this page and what answers for it. `?scenario=empty` in the address chooses what it begins with,
 * `?mock=listMyPlaylists:status=503` asks operations for something; `mockHub` in the console does both later.
 */
export function handlersOfPage(): HttpHandler[] {
  const parameters = new URLSearchParams(location.search)
  const scenario = parameters.get('scenario') as Scenario | null
  const hub = createMockHub({
    keeper: sessionKeeper(),
    origin: location.origin,
    ...(scenario && scenarios.includes(scenario) ? { scenario } : {}),
  })
  hub.wishes = readWishes(parameters.get('mock'))
  Object.assign(globalThis, {
    mockHub: {
      reset: (name: Scenario = 'demo') => resetHub(hub, name),
      wish: (text: string) => (hub.wishes = readWishes(text)),
    },
  })
  return hubHandlers(hub)
}

/** The rest of the hub is new after a reload; who is signed in is not, so that one can work on a screen. */
function sessionKeeper(): SessionKeeper {
  return {
    read: () => sessionStorage.getItem(KEY),
    write: (personId) => (personId ? sessionStorage.setItem(KEY, personId) : sessionStorage.removeItem(KEY)),
  }
}
