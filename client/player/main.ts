import { createBeacon } from './beacon.ts'
import { parseHubMessage, type PlayerMessage, type StartMessage } from './bridge.ts'
import { createHub } from './hub-answers.ts'
import { startPlayer, type Player } from './player.ts'
import './player.css'
import { loadRuntime } from './runtime.ts'

const hubOrigin = readMeta('hub-origin')
const flushUrl = readMeta('flush-url')
const { hub, receive } = createHub(post)
let player: Player | null = null
let hasStarted = false

window.addEventListener('message', (event) => {
  if (event.origin !== hubOrigin || event.source !== window.parent) return
  const message = parseHubMessage(event.data)
  if (message) receive(message)
  if (message?.type === 'saved') player?.recorder.acknowledge(message.sequence)
  if (message?.type === 'failing') player?.setFailing(message.isFailing)
  if (message?.type === 'close') close()
  if (message?.type === 'start' && !hasStarted) void start(message)
})

window.addEventListener('pagehide', () => {
  player?.recorder.flush()
  player?.recorder.setLeaving(true)
  player?.closeWindows()
})
window.addEventListener('pageshow', () => player?.recorder.setLeaving(false))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') player?.recorder.flush()
})

post({ type: 'ready' })

async function start(message: StartMessage): Promise<void> {
  hasStarted = true
  document.documentElement.lang = message.locale
  document.title = message.course.title
  const root = document.querySelector<HTMLElement>('#player')
  if (!root) return
  try {
    const runtimes = await loadRuntime(message.course, message.attempt.sequencing, message.attempt.shared)
    player = startPlayer({
      root,
      start: message,
      ...runtimes,
      hub,
      post,
      beacon: createBeacon(flushUrl, document.body),
    })
  } catch {
    root.textContent = message.labels.problem
  }
}

// A course that did not start has nothing to say.
function close(): void {
  if (player) player.close()
  else post({ type: 'closed' })
}

function post(message: PlayerMessage): void {
  window.parent.postMessage(message, hubOrigin)
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
