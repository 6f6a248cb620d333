import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInQuickly, type Visit } from './harness.ts'
import { useHub } from './journeys.ts'

/** What a page of somebody else makes the browser of an admin do at the hub, while the admin is signed in there. */

const place = useHub()
let window: Visit
let evil: Server
let evilPort: number
/** What the next page of the attacker holds. */
let html = ''

beforeAll(async () => {
  evil = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((done) => evil.listen(0, '127.0.0.1', done))
  evilPort = (evil.address() as AddressInfo).port
})
afterAll(() => new Promise((done) => evil.close(done)))
beforeEach(async () => {
  window = await place.visit()
  await signInQuickly(window.page, 'admin')
})
afterEach(() => window.close())

/** Another site, and another port of the same one: to that browsers send the cookies of the hub along. */
const SITES = ['evil.localhost', 'localhost']

const api = (path: string) => `${place.hub.origin}/api${path}`
const known = async (page: Page) => (await page.context().request.get(api('/auth/session'))).status()

async function playlists(page: Page): Promise<number> {
  const answer = await page.context().request.get(api('/playlists/?limit=1'))
  return ((await answer.json()) as { total: number }).total
}

function open(page: Page, host: string, body: string) {
  html = `<!doctype html><title>Evil</title>${body}`
  return page.goto(`http://${host}:${evilPort}/`)
}

const FORMS = {
  'a form with nothing in it': `<form method="post"></form>`,
  'a form of text that is JSON': `<form method="post" enctype="text/plain"><input name='{"name":"Forged","x":"' value='"}'></form>`,
  'a form': `<form method="post"><input name="name" value="Forged"></form>`,
  'a form with a file': `<form method="post" enctype="multipart/form-data"><input name="name" value="Forged"></form>`,
}

for (const host of SITES)
  test.each(Object.entries(FORMS))(`%s at ${host} makes nothing and signs nobody out`, async (_, form) => {
    const { page } = window
    const before = await playlists(page)
    for (const path of ['/playlists/', '/auth/sign-out']) {
      const tab = await page.context().newPage()
      await open(tab, host, form.replace('<form', `<form action="${api(path)}"`))
      const answered = tab.waitForResponse((each) => each.url() === api(path))
      await tab.evaluate(() => document.forms[0]!.submit())
      expect((await answered).status()).toBeGreaterThanOrEqual(400)
      await tab.close()
    }
    expect([await known(page), await playlists(page)]).toEqual([200, before])
  })

test.each(SITES)(
  'a script at %s can neither read from the hub nor change it, and may not ask whether it could',
  async (host) => {
    const { page } = window
    const before = await playlists(page)
    await open(page, host, '')
    const found = await page.evaluate(
      async ({ session, made, out }) => {
        const json = { 'content-type': 'application/json' }
        const body = JSON.stringify({ name: 'Forged' })
        const outcome = (sent: Promise<Response>) =>
          sent.then(
            (answer) => answer.type,
            () => 'refused',
          )
        navigator.sendBeacon(made, new Blob([body], { type: 'text/plain' }))
        return [
          await outcome(fetch(session, { credentials: 'include' })),
          await outcome(fetch(made, { method: 'POST', credentials: 'include', headers: json, body })),
          await outcome(fetch(out, { method: 'POST', credentials: 'include', mode: 'no-cors' })),
          await outcome(fetch(made, { method: 'DELETE', credentials: 'include' })),
        ]
      },
      { session: api('/auth/session'), made: api('/playlists/'), out: api('/auth/sign-out') },
    )
    // The third may be sent without asking, and its answer is kept from the page all the same.
    expect(found).toEqual(['refused', 'refused', 'refused', 'refused'])
    expect([await known(page), await playlists(page)]).toEqual([200, before])
  },
)

test.each(SITES)('a page at %s shows no page of the hub within its own', async (host) => {
  const { page } = window
  await open(page, host, `<iframe src="${place.hub.origin}/"></iframe>`)
  await page.waitForTimeout(1_000)
  const [, frame] = page.frames()
  expect(frame!.url()).not.toContain(place.hub.origin)
})

test('no script on the hub itself reads who is signed in from a cookie', async () => {
  const { page } = window
  await page.goto('/')
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/hub_/)
  expect(await known(page)).toBe(200)
})
