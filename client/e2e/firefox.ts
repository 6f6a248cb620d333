import { firefox, type Browser } from 'playwright-core'

/**
 * The system's Firefox, as its makers built it: Playwright leads it by WebDriver BiDi, which is what this channel means.
 * What it does not do is in docs/docs/dev-docs/testing/journeys.md.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
  })
  spareUnknownCommands(browser)
  return browser
}

/** Playwright sends it for each window, whatever is asked for, and the ESR of 2026 does not know it yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

interface Wire {
  send(message: { id: number; method: string }): void
  onmessage(message: { type: 'success'; id: number; result: object }): void
}

/** Answers in place of Firefox, between Playwright and its socket: there is no way from outside to leave a command out. */
function spareUnknownCommands(browser: Browser): void {
  const wire = wireOf(browser)
  const send = wire.send.bind(wire)
  wire.send = (message) => {
    if (message.method !== UNKNOWN) send(message)
    else queueMicrotask(() => wire.onmessage({ type: 'success', id: message.id, result: {} }))
  }
}

function wireOf(browser: Browser): Wire {
  const { _connection: client } = browser as unknown as Inner
  return client.toImpl(browser)._connection._transport
}

/** What Playwright does not show of itself; package.json pins its version. */
interface Inner {
  _connection: { toImpl(of: Browser): { _connection: { _transport: Wire } } }
}
