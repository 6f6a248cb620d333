import { sendBeacon } from './beacon.ts'
import { parseHubMessage, type PlayerMessage, type StartMessage } from './bridge.ts'
import { startPlayer } from './player.ts'
import './player.css'
import type { Recorder } from './recorder.ts'
import { loadRuntime } from './runtime.ts'

const hubOrigin = readMeta('hub-origin')
const flushUrl = readMeta('flush-url')
let recorder: Recorder | null = null
let hasStarted = false

window.addEventListener('message', (event) => {
  if (event.origin !== hubOrigin || event.source !== window.parent) return
  const message = parseHubMessage(event.data)
  if (message?.type === 'saved') recorder?.acknowledge(message.sequence)
  if (message?.type === 'start' && !hasStarted) void start(message)
})

window.addEventListener('pagehide', () => {
  recorder?.flush()
  recorder?.setLeaving(true)
})
window.addEventListener('pageshow', () => recorder?.setLeaving(false))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') recorder?.flush()
})

post({ type: 'ready' })

async function start(message: StartMessage): Promise<void> {
  hasStarted = true
  document.documentElement.lang = message.locale
  document.title = message.course.title
  const root = document.querySelector<HTMLElement>('#player')
  if (!root) return
  try {
    const createRuntime = await loadRuntime(message.course.version)
    const beacon = (snapshot: Parameters<typeof sendBeacon>[1]) => sendBeacon(flushUrl, snapshot)
    recorder = startPlayer({ root, start: message, createRuntime, post, beacon })
  } catch {
    root.textContent = message.labels.problem
  }
}

function post(message: PlayerMessage): void {
  window.parent.postMessage(message, hubOrigin)
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
