import { network } from 'virtual:msw'
import { hubHandlers } from './handlers.ts'
import { createMockHub, resetHub, scenarios, type Scenario, type SessionKeeper } from './hub.ts'
import { readWishes } from './wishes.ts'

const KEY = 'mock-hub-person'

/**
 * Starts the mock hub in this page. From then on no call to the API leaves the browser. \`?scenario=empty\` in the address
 * chooses what it begins with, \`?mock=listMyPlaylists:status=503\` asks operations for something; \`mockHub\` in the
 * console does both later.
 */
export async function startMocks(): Promise<void> {
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
  network.configure({ handlers: hubHandlers(hub), onUnhandledFrame: 'error' })
  await network.enable()
  console.info(
    'The mock hub answers. Sign in as learner@hub.example, manager@hub.example or admin@hub.example with demo-hub-2026.',
  )
}

/** The rest of the hub is new after a reload; who is signed in is not, so that one can work on a screen. */
function sessionKeeper(): SessionKeeper {
  return {
    read: () => sessionStorage.getItem(KEY),
    write: (personId) => (personId ? sessionStorage.setItem(KEY, personId) : sessionStorage.removeItem(KEY)),
  }
}
