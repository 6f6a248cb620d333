import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt } from '../../scripts/hub/client.ts'
import { uploadFile } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { courseOf } from '../../server/files/package/package-fixtures.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { barriers } from './audit.ts'
import { emailOf, frameOf, launchHub, shoot, signInQuickly, visit, type JourneyHub } from './harness.ts'
import { useHub } from './journeys.ts'
import { startTlsProxy } from './tls-proxy.ts'

/** A course whose author is after the session of its learners: it sets cookies of the hub's names, and hundreds beside them. */

const NAMES = ['hub_sid', '__Host-hub_sid', 'hub_device', '__Host-hub_device']
const HOSTILE = `<!doctype html><title>Course</title><script>
const put = (cookie) => { try { document.cookie = cookie } catch {} }
const ends = ['', '; domain=localhost', '; domain=.localhost', '; domain=' + location.hostname]
for (const name of ${JSON.stringify(NAMES)}) for (const end of ends) for (const secure of ['', '; Secure', '; SameSite=None; Secure'])
  for (const path of ['/', '/api', '/api/auth/session']) put(name + '=of-the-author; path=' + path + end + secure)
for (let nth = 0; nth < 400; nth += 1) for (const end of ends) put('flood' + nth + '=' + 'x'.repeat(50) + '; path=/' + end + '; SameSite=None; Secure')
for (let nth = 0; nth < 400; nth += 1) for (const end of ends) put('flood' + nth + '=' + 'x'.repeat(50) + '; path=/' + end)
window.hasAttacked = true
</script><p>Welcome to the course</p>`

/** A window of the course. It has its API from its opener, and is after the page of the hub that stands above that. */
const OWN_WINDOW = `<!doctype html><title>Window</title><script>
const said = (task) => { try { return String(task()) } catch (error) { return error.name } }
window.found = {
  api: said(() => opener.parent.API.LMSInitialize('')),
  words: said(() => opener.top.document.body.innerText),
  lead: said(() => opener.top.location.href = location.href),
  replace: said(() => opener.top.location.replace(location.href)),
}
opener.top.close()
</script>`

const place = useHub()
const folder = mkdtempSync(join(tmpdir(), 'hub-hostile-'))
let assetId: string

beforeAll(async () => {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const zip = join(folder, 'course.zip')
  writeFileSync(
    zip,
    await courseOf([
      { name: 'index.html', data: HOSTILE },
      { name: 'own.html', data: OWN_WINDOW },
    ]),
  )
  const fileId = await uploadFile(author, zip, { type: 'asset' })
  const body = { type: 'scorm' as const, name: 'A hostile course', fileId, published: true }
  assetId = must(await author.api.POST('/assets/', { body })).id
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Plays the course in the hub, and opens its page by itself in another tab. @returns the addresses of the course's page */
async function playCourse(page: Page): Promise<string> {
  const inHub = await frameOf(await opened(page, `/assets/${assetId}`), '/index.html')
  await hasAttacked(inHub)
  const alone = await page.context().newPage()
  await hasAttacked((await opened(alone, inHub.url())).mainFrame())
  await alone.close()
  return inHub.url()
}

async function opened(page: Page, url: string): Promise<Page> {
  await page.goto(url)
  return page
}

const hasAttacked = (frame: Frame) =>
  frame.waitForFunction(() => (globalThis as unknown as { hasAttacked?: boolean }).hasAttacked)

/** What browsers send to the hub: its session, and nothing that it did not set. */
async function attack(hub: JourneyHub, options: BrowserContextOptions) {
  const window = await visit(place.browser, hub, options)
  const { page } = window
  await signInQuickly(page, 'member')
  const base = options.baseURL ?? hub.origin
  const before = await page.context().cookies(base)
  const url = await playCourse(page)
  await page.goto('/')
  const answer = await page.context().request.get('/api/auth/session')
  const email = ((await answer.json()) as { user: { email: string } }).user.email
  const after = await page.context().cookies(base)
  await window.close()
  return { before, after, email, host: new URL(url).host }
}

test('has windows that find its API and cannot lead the page of the hub away', async () => {
  const { page, faults, close } = await place.visit()
  await signInQuickly(page, 'member')
  await page.goto(`/assets/${assetId}`)
  const course = await frameOf(page, '/index.html')
  await hasAttacked(course)
  const opening = page.waitForEvent('popup')
  await course.evaluate(`void window.open('own.html')`)
  const own = await opening
  const found = await own.waitForFunction(() => (globalThis as unknown as { found?: object }).found)
  const blocked = 'SecurityError'
  expect(await found.jsonValue()).toEqual({
    api: 'true',
    words: blocked,
    lead: blocked,
    replace: blocked,
  })
  expect(page.url()).toBe(`${place.hub.origin}/assets/${assetId}`)
  // The course takes place in that window, so it is closed with it.
  await own.close()
  await page.frameLocator('iframe').getByRole('heading', { name: 'You have closed this part of the course.' }).waitFor()
  expect(await barriers(page, { withFrames: true })).toEqual([])
  await shoot(page, 'course-closed')
  expect(faults).toEqual([])
  await close()
})

const namesOf = (cookies: { name: string }[]) => cookies.map(({ name }) => name).toSorted()
const plain = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).toSorted()

test('cannot replace or push out the session of a learner over http', async () => {
  const { before, after, email, host } = await attack(place.hub, {})
  expect(namesOf(before)).toEqual(['hub_device', 'hub_sid'])
  expect(plain(after)).toEqual(plain(before))
  expect(email).toBe(emailOf('member'))
  expect(host).toMatch(/^content\.localhost:/)
})

test('cannot do so over https, where each package has an origin of its own', async () => {
  const kept = join(folder, 'data')
  await place.hub.stopAndKeep(kept)
  const [hubPort, contentPort, contentTarget] = [await freePort(), await freePort(), await freePort()]
  const hub = await launchHub({
    data: kept,
    settings: {
      PUBLIC_SCHEME: 'https',
      PUBLIC_PORT: String(hubPort),
      CONTENT_PORT: String(contentTarget),
      TRUST_PROXY: '1',
      CONTENT_ORIGIN: `https://{package}.content.localhost:${contentPort}`,
    },
  })
  const proxy = await startTlsProxy(
    new Map([
      [hubPort, Number(hub.port)],
      [contentPort, contentTarget],
    ]),
  )
  try {
    const baseURL = `https://localhost:${hubPort}`
    const { before, after, email, host } = await attack(hub, { baseURL, ignoreHTTPSErrors: true })
    expect(namesOf(before)).toEqual(['__Host-hub_device', '__Host-hub_sid'])
    expect(plain(after)).toEqual(plain(before))
    expect(email).toBe(emailOf('member'))
    expect(host).toMatch(/^[0-9a-f]{32}\.content\.localhost:/)
  } finally {
    await proxy.close()
    await hub.stop()
    await place.hub.restart('stop')
  }
})
