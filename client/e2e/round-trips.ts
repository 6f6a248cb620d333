import type { Page } from 'playwright-core'

/**
 * Opens a screen of the hub with an empty cache, and has the line answer in rounds: what is asked for waits until the page has
 * nothing to do and asks for nothing more, then all of it is answered at once. So what is asked for in a round waited for something
 * of the round before. The page itself is the first round.
 * @param path with a slash at its beginning
 * @param isThere whether the screen stands; asked after each round
 * @returns what was asked for in each round until then, and how often something waited for something else
 */
export async function roundTrips(
  page: Page,
  { origin, path, isThere }: { origin: string; path: string; isThere: () => Promise<boolean> },
): Promise<string[][]> {
  const browser = await page.context().newCDPSession(page)
  /** Requests that wait, and those that were let through and have no answer yet, by their number on the network. */
  const held = new Map<string, { requestId: string; url: string }>()
  const open = new Set<string>()
  browser.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request: { url } }) => {
    // Where it leads elsewhere, it is asked anew.
    open.delete(networkId)
    held.set(networkId, { requestId, url })
  })
  const ended = ({ requestId }: { requestId: string }) => {
    held.delete(requestId)
    open.delete(requestId)
  }
  browser.on('Network.loadingFinished', ended)
  browser.on('Network.loadingFailed', ended)
  await browser.send('Network.enable')
  await browser.send('Network.clearBrowserCache')
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}/*` }] })
  const asked = new Promise((resolve) => browser.once('Fetch.requestPaused', resolve))
  const opened = page.goto(origin + path)
  await asked
  const rounds: string[][] = []
  while (held.size > 0) {
    const round = [...held]
    held.clear()
    rounds.push(round.map(([, { url }]) => url.slice(origin.length)))
    for (const [number, { requestId }] of round) {
      open.add(number)
      // What the page gave up meanwhile is not known any more.
      await browser.send('Fetch.continueRequest', { requestId }).catch(() => open.delete(number))
    }
    await isQuiet()
    if (await isThere()) break
  }
  await browser.send('Fetch.disable')
  await opened
  await browser.detach()
  return rounds

  /** True once all that was let through is there and the page has looked at it: it has nothing to do, twice, and asked for nothing. */
  async function isQuiet(): Promise<true> {
    for (let calm = 0, before = 0; calm < 2; before = held.size) {
      // What it does while it goes to another page is asked there.
      await page.evaluate(nothingToDo).catch(() => undefined)
      calm = open.size === 0 && held.size === before ? calm + 1 : 0
    }
    return true
  }
}

function nothingToDo(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 250 }), 20))
}
