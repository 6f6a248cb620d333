import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium, type Browser } from 'playwright-core'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { fillDemoHub } from '../demo/fill.ts'
import { must, signIn, signInCookie } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'
import { findChromium } from '../test/browsers.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const RUNS = 5

/**
 * What Lighthouse says of a learner's pages, as a phone on slow 4G with a quarter of the processor: the median of five runs,
 * 0 to 1, by page and category. On a hub of its own with the demo content, in the system's Chromium.
 */
export async function lighthouseScores(say: (line: string) => void): Promise<Record<string, number>> {
  const { env: own, dataDir, remove } = await makePlace()
  const env = { ...own, RATE_LIMITS: 'off', CHECK_ANSWERS: 'off' }
  const port = await freePort()
  const hub = await startHub(env)
  const browser = await chromium.launch({
    executablePath: findChromium(say),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    const marker = join(dataDir, 'demo-filled')
    await fillDemoHub({ origin: hub.origin, marker, say, env: { ...process.env, ...env } })
    await signInBrowser(browser, hub.origin)
    const scores: Record<string, number> = {}
    for (const [page, path] of Object.entries(await pagesOf(hub.origin)))
      Object.assign(scores, await scoresOf(page, hub.origin + path, port))
    return scores
  } finally {
    await browser.close()
    await hub.stop()
    remove()
  }
}

/** Home, a playlist, a course in its player and the results of a search. */
async function pagesOf(origin: string): Promise<Record<string, string>> {
  const { api } = await signIn(origin, demoAccounts[0].email, DEMO_PASSWORD)
  const query = { format: 'cards', order: 'newest', limit: 100, offset: 0 } as const
  const { items } = must(await api.GET('/me/browse/', { params: { query } }))
  const idOf = (name: string) => items.find((item) => item.name === name)!.id
  return {
    home: '/',
    playlist: `/playlists/${idOf('Find your way around')}`,
    player: `/assets/${idOf('Your first course: finding your way around')}`,
    search: '/search?q=course',
  }
}

/** Every page of the browser is the learner's: a header would be missing where an answer leads elsewhere. */
async function signInBrowser(browser: Browser, origin: string): Promise<void> {
  const { cookie } = await signInCookie(origin, demoAccounts[0].email, DEMO_PASSWORD)
  const [name, value] = cookie.split('=') as [string, string]
  const session = await browser.newBrowserCDPSession()
  await session.send('Storage.setCookies', { cookies: [{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }] })
}

async function scoresOf(page: string, url: string, port: number): Promise<Record<string, number>> {
  const runs: Record<(typeof CATEGORIES)[number], number>[] = []
  while (runs.length < RUNS) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    })
    const { categories, runtimeError } = result!.lhr
    if (runtimeError) throw new Error(`Lighthouse cannot read ${url}: ${runtimeError.message}`)
    const scored = CATEGORIES.map((name) => [name, categories[name]!.score ?? 0] as const)
    runs.push(Object.fromEntries(scored) as (typeof runs)[number])
  }
  return Object.fromEntries(
    CATEGORIES.map((name) => [
      `Lighthouse, ${page}: ${name} (aim ${name === 'performance' ? 0.98 : 1})`,
      runs.map((run) => run[name]).toSorted((a, b) => a - b)[(RUNS - 1) / 2]!,
    ]),
  )
}
