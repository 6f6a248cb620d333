import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What stands below a film: steps, speed and the transcript; subtitles begin in the reader's language. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const second = () => page.locator('video').evaluate((film: HTMLVideoElement) => Math.round(film.currentTime))

test('steps by ten seconds and plays faster', async () => {
  await openFilm()
  const before = await second()
  await page.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(second).toBe(Math.max(0, before - 10))
  await page.getByRole('button', { name: 'Forward 10 seconds' }).click()
  await expect.poll(second).toBe(Math.max(0, before - 10) + 10)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.5)
})

test('has a transcript that follows, leads to each line and is searched', async () => {
  await openFilm()
  await page.getByText('Transcript', { exact: true }).click()
  const lines = page.getByRole('listitem').getByRole('button')
  const count = await lines.count()
  expect(count).toBeGreaterThan(2)
  const last = lines.nth(count - 1)
  await last.click()
  await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
  expect(await second()).toBeGreaterThan(0)
  const words = (await last.innerText()).replace(/^\S+\s/, '')
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill(words.toUpperCase())
  await expect.poll(() => lines.count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('xylophone')
  await page.getByText('No line has these words.').waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect([...(await stickingOut(page)), ...(await barriers(page))]).toEqual([])
})

test('shows subtitles in the language of the reader', async () => {
  await openFilm()
  const shown = () =>
    page
      .locator('video')
      .evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      )
  await expect.poll(shown).toEqual(['en'])
  await page.request.put('/api/me/profile/language', {
    data: { language: 'de-DE' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.reload()
  await expect.poll(shown).toEqual(['de'])
})

async function openFilm(): Promise<void> {
  await page.goto(place.demo.asset('How a playlist opens'))
  await page.waitForFunction(() =>
    [...(document.querySelector('video')?.textTracks ?? [])].some(({ cues }) => cues && cues.length > 0),
  )
}
