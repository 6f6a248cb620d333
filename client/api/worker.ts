import type { KeepCode } from '../worker/keep-code.ts'

/** The page's side of the worker that lets the hub open without a connection. */

/** A browser that has no workers, or is told to have none, goes on without; so does the development server, whose code changes all the time. */
export async function startWorker(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.VITE_MOCKS === 'on' || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}

/** Keeps the texts of a language, and the code that plays what is kept. */
export async function keepCode(locale: string, withPlayers: boolean): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) return
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise((resolve) => (port1.onmessage = resolve))
  active?.postMessage({ locale, withPlayers, port: port2 } satisfies KeepCode, [port2])
  await kept
}
