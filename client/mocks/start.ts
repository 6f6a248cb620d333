import { network } from 'virtual:msw'
import { drawSvg } from './draw.ts'
import { hubHandlers } from './handlers.ts'
import { createMockHub, type SessionKeeper } from './hub.ts'

const KEY = 'mock-hub-person'

/** Starts the mock hub in this page. From then on no call to the API leaves the browser. */
export async function startMocks(): Promise<void> {
  const hub = createMockHub({ keeper: sessionKeeper(), origin: location.origin, draw: drawSvg })
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
