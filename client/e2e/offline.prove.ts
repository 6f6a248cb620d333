import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** Learning without a connection, and what the hub knows of it afterwards. */

const FILM = 'How a playlist opens'
const GUIDE = 'The hub on three pages'

const place = useHub({ filled: true })
let page: Page

useWindow(
  place,
  async (window) => {
    page = window.page
    await signIn(page)
  },
  { serviceWorkers: 'allow' },
)

const second = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)

async function keep(name: string): Promise<void> {
  await page.goto(place.demo.asset(name))
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await page.getByRole('button', { name: 'On this device', pressed: true }).waitFor()
}

async function changeAsAdmin(name: string, data: object): Promise<void> {
  const admin = await place.visit()
  await signInQuickly(admin.page, 'admin')
  const { request } = admin.page.context()
  const path = `/api${place.demo.asset(name)}`
  const headers = { 'sec-fetch-site': 'same-origin', 'if-match': '*' }
  expect((await request.patch(path, { headers, data: { name, ...data } })).status()).toBe(200)
  await admin.close()
}

/** How often the learner completed something, as the hub knows it. */
async function completions(name: string): Promise<number> {
  const { items } = (await (await page.request.get('/api/me/completions?limit=100')).json()) as {
    items: { content: { name: string } }[]
  }
  return items.filter(({ content }) => content.name === name).length
}

/** How many assets this browser keeps. */
function countKept(): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('kept-assets')
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('assets').objectStore('assets').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )
}

/** Opens the hub as somebody does in a train. */
async function openOffline(path: string): Promise<void> {
  await page.context().setOffline(true)
  await page.goto(path)
}

test('shows a film without a connection, and the hub goes on where it was left', async () => {
  await keep(FILM)
  await openOffline('/todo')
  await page.getByText('No connection').waitFor()
  await shoot(page, 'offline-gate')
  await page.getByRole('link', { name: 'On this device' }).click()
  await page.getByRole('link', { name: FILM }).click()
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(5)
  await page.getByRole('group', { name: 'Player' }).focus()
  await page.keyboard.press('5')
  const left = await second()
  expect(left).toBeGreaterThan(2)
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.play().then(() => film.pause()))
  await page
    .getByRole('button', { name: /^(Subtitles|Settings of the player)/ })
    .first()
    .waitFor()
  await page.reload()
  await expect.poll(second).toBeGreaterThanOrEqual(Math.floor(left))

  await page.context().setOffline(false)
  await page.goto(place.demo.asset(FILM))
  await expect.poll(second).toBeGreaterThanOrEqual(Math.floor(left))
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept-work.')))).toEqual([])
})

test('reads a document without a connection; what was marked as done counts once', async () => {
  const assetId = place.demo.asset(GUIDE).split('/').at(-1)!
  await changeAsAdmin(GUIDE, { markAsDoneMode: 'manual' })
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await page.request.put(`/api/me/assets/${assetId}/unread`, { headers })).status()).toBe(200)
  const before = await completions(GUIDE)
  await keep(GUIDE)
  await openOffline('/')
  await page.getByRole('link', { name: 'On this device' }).click()
  await page.getByRole('link', { name: GUIDE }).click()
  // It goes on at its last page, where its reader left off.
  await page.getByText('Keep the library in order').waitFor()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Without a connection this is sent as soon as there is one.').waitFor()
  await shoot(page, 'offline-document')

  await page.context().setOffline(false)
  await page.goto('/')
  await expect.poll(() => completions(GUIDE)).toBe(before + 1)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await completions(GUIDE)).toBe(before + 1)
})

test('takes from the device what may no longer be had, and everything with the sign-out', async () => {
  await keep(FILM)
  await keep(GUIDE)
  await page.goto('/offline')
  const names = async () => (await page.getByRole('list').getByRole('link').allInnerTexts()).toSorted()
  await expect.poll(names).toEqual([FILM, GUIDE])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await settle(page)
      await shoot(page, `offline-${colorScheme}-${width}`)
      expect([...(await stickingOut(page)), ...(await barriers(page))]).toEqual([])
    }
  await page.setViewportSize({ width: 1280, height: 860 })

  await changeAsAdmin(GUIDE, { download: 'disabled' })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(countKept).toBe(1)
  await page.goto('/offline')
  await expect.poll(names).toEqual([FILM])

  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await page.goto('/offline')
  await page.getByText('Nothing is on this device').waitFor()
})
