import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** The player of films and sounds: its controls, its keys, the transcript, and subtitles in the reader's language. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const second = () => page.locator('video').evaluate((film: HTMLVideoElement) => Math.round(film.currentTime))

const film = () => page.locator('video')
const player = () => page.getByRole('group', { name: 'Player' })
const isPaused = () => film().evaluate((element: HTMLVideoElement) => element.paused)

test('plays, steps by ten seconds and plays faster, also the next time', async () => {
  await openFilm()
  const poster = await page.request.get((await film().getAttribute('poster'))!)
  expect(poster.headers()['content-type']).toMatch(/^image\//)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(isPaused).toBe(true)
  const before = await second()
  await page.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(second).toBe(Math.max(0, before - 10))
  await page.getByRole('button', { name: 'Forward 10 seconds' }).click()
  await expect.poll(second).toBe(Math.max(0, before - 10) + 10)
  await page.getByRole('button', { name: 'Settings of the player' }).click()
  await page.getByRole('radio', { name: '1.5×' }).check()
  const rate = () => film().evaluate((element: HTMLVideoElement) => element.playbackRate)
  expect(await rate()).toBe(1.5)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect.poll(rate).toBe(1.5)
})

test('is led by keys alone, and leaves the page where it is', async () => {
  await openFilm()
  await player().focus()
  await page.keyboard.press('Home')
  await expect.poll(second).toBe(0)
  await page.keyboard.press('l')
  await expect.poll(second).toBe(10)
  await page.keyboard.press('5')
  const half = await film().evaluate((element: HTMLVideoElement) => Math.round(element.duration / 2))
  await expect.poll(second).toBe(half)
  await page.keyboard.press(' ')
  await expect.poll(isPaused).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(isPaused).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await film().evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.8)
  await page.keyboard.press('m')
  expect(await film().evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  await page.keyboard.press('m')
  await page.keyboard.press('c')
  await expect.poll(shownLanguages).toEqual([])
  await page.keyboard.press('c')
  await expect.poll(shownLanguages).toEqual(['en'])
  await page.keyboard.press('f')
  await page.waitForFunction(() => document.fullscreenElement?.querySelector('video'))
  await page.keyboard.press('f')
  await page.waitForFunction(() => !document.fullscreenElement)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('stands above other windows by a key, and comes back', async () => {
  await openFilm()
  await player().focus()
  await page.keyboard.press('i')
  const small = page.getByRole('button', { name: 'Picture in picture' })
  const isAbove = () => film().evaluate((element) => document.pictureInPictureElement === element)
  await expect.poll(isAbove).toBe(true)
  await expect.poll(() => small.getAttribute('aria-pressed')).toBe('true')
  await small.click()
  await expect.poll(isAbove).toBe(false)
  await expect.poll(() => small.getAttribute('aria-pressed')).toBe('false')
})

test('leads anywhere by its slider, which says where one is', async () => {
  await openFilm()
  const slider = page.getByRole('slider', { name: 'Position' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(second).toBe(10)
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^0:10 of \d+:\d\d$/)
  const box = (await slider.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const half = await film().evaluate((element: HTMLVideoElement) => Math.round(element.duration / 2))
  await expect.poll(second).toBeGreaterThanOrEqual(half - 1)
})

test('puts its controls away while a film plays and nobody moves, and calls them back', async () => {
  await openFilm()
  await film().click({ position: { x: 40, y: 40 } })
  await expect.poll(() => player().getAttribute('data-idle'), { timeout: 10_000 }).toBe('true')
  await page.mouse.move(300, 300)
  await expect.poll(() => player().getAttribute('data-idle')).toBeNull()
  await film().click({ position: { x: 40, y: 40 } })
  await expect.poll(isPaused).toBe(true)
})

test('lifts subtitles above its controls, and lets them down when these go', async () => {
  await openFilm()
  const lines = () =>
    film().evaluate((element: HTMLVideoElement) => [
      ...new Set(
        [...element.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).line)),
      ),
    ])
  await expect.poll(lines).toEqual([-5])
  await film().click({ position: { x: 40, y: 40 } })
  await expect.poll(lines, { timeout: 10_000 }).toEqual(['auto'])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 300)
  await expect.poll(lines).toEqual(['auto'])
})

test('says what to do when a film cannot be loaded, and goes on where it stopped', async () => {
  await openFilm()
  await film().evaluate((element: HTMLVideoElement) => (element.currentTime = 12))
  const address = (await film().getAttribute('src'))!
  await film().evaluate((element: HTMLVideoElement) => element.setAttribute('src', '/nothing-here.mp4'))
  await page.getByRole('alert').getByText('could not be loaded').waitFor()
  await film().evaluate((element: HTMLVideoElement, url) => element.setAttribute('src', url), address)
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('shows a sound with its cover, and nothing that only a film has', async () => {
  await page.goto(place.demo.asset('A sound to test your speakers'))
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Full screen' }).count()).toBe(0)
  await player().focus()
  await page.keyboard.press('f')
  await page.keyboard.press('l')
  await expect
    .poll(() => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  await settle(page)
  expect([...(await stickingOut(page)), ...(await barriers(page))]).toEqual([])
  // The same art as where it is listed.
  const coverOf = (shown: Locator) => shown.locator('[style*=cover-turn]').first().getAttribute('style')
  const cover = await coverOf(player())
  await page.goto(place.demo.playlist('Every kind of content'))
  expect(await coverOf(page.getByRole('listitem').filter({ hasText: 'A sound to test your speakers' }))).toBe(cover)
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
  await expect.poll(shownLanguages).toEqual(['en'])
  await page.request.put('/api/me/profile/language', {
    data: { language: 'de-DE' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.reload()
  await expect.poll(shownLanguages).toEqual(['de'])
})

/** Of the subtitles that lie over the film. */
function shownLanguages(): Promise<string[]> {
  return film().evaluate((element: HTMLVideoElement) =>
    [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  )
}

async function openFilm(): Promise<void> {
  await page.goto(place.demo.asset('How a playlist opens'))
  await page.waitForFunction(() =>
    [...(document.querySelector('video')?.textTracks ?? [])].some(({ cues }) => cues && cues.length > 0),
  )
}
