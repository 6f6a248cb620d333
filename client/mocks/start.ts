import { network } from 'virtual:msw'
import { handlersOfPage } from './page-hub.ts'

/** Starts the mock hub in this page. From then on no call to the API leaves the browser. @param onNewHub called when a change of the contract has made another hub */
export async function startMocks(onNewHub: () => void): Promise<void> {
  network.configure({ handlers: handlersOfPage(), onUnhandledFrame: 'error' })
  await network.enable()
  console.info('The mock hub answers. Sign in as learner@, manager@ or admin@hub.example with demo-hub-2026.')
  // The page stays as it is, and asks the new hub for what it shows; while a module is replaced msw answers nothing.
  import.meta.hot?.accept('./page-hub.ts', (changed) => {
    if (!changed) return
    network.resetHandlers(...(changed as unknown as typeof import('./page-hub.ts')).handlersOfPage())
    void Promise.resolve(network.enable()).then(onNewHub)
  })
}
