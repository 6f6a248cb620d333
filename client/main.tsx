import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.ts'
import { App } from './app.tsx'
import { HubProblem } from './api/hub-problem.ts'
import { makeQueryClient } from './api/query-client.ts'
import { activateLocale } from './i18n/i18n.ts'
import { firstLocale } from './i18n/locales.ts'
import { makeRouter } from './router.tsx'

await start()

// Nobody needs the names of symbols before they move. Without a connection there may be none.
for (const move of ['pointermove', 'keydown'])
  document.addEventListener(move, () => void import('./ui/control/tooltips.ts').catch(() => undefined), { once: true })

async function start(): Promise<void> {
  const queryClient = makeQueryClient()
  // Mocks have to listen before the router starts its first loads.
  if (import.meta.env.VITE_MOCKS === 'on')
    await (await import('./mocks/start.ts')).startMocks(() => void queryClient.invalidateQueries())
  await activateLocale(firstLocale())
  const router = makeRouter(queryClient)
  createRoot(rootElement(), { onCaughtError: noteFault }).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

// What the hub refuses is said on the screen, in words; only the rest is a fault of ours.
function noteFault(error: unknown): void {
  if (!(error instanceof HubProblem)) console.error(error)
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  return root
}
