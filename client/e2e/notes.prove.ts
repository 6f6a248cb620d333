import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** Notes and bookmarks of one's own: beside a film and a PDF, and all in one list. */

const FILM = 'How a playlist opens'
const PDF = 'The hub on three pages'

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const film = () => page.locator('video')
const second = () => film().evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime))
const player = () => page.getByRole('group', { name: 'Player' })
const notes = () => page.getByRole('region', { name: 'Your notes' })
const list = () => notes().getByRole('list', { name: 'Your notes' })
const field = () => notes().getByRole('textbox')
const texts = () => list().getByRole('listitem').allInnerTexts()

async function openFilm(search = ''): Promise<void> {
  await page.goto(`${place.demo.assetIn('Find your way around', FILM)}${search}`)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  await notes().getByRole('button', { name: 'Add a note' }).waitFor()
}

async function looksRight(name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await shoot(page, `${name}-${colorScheme}`)
    expect(await barriers(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await shoot(page, `${name}-phone`)
  expect(await stickingOut(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a key writes at the second that plays, which goes on, and the note leads back to it', async () => {
  await openFilm()
  await player().focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('l')
  await expect.poll(second).toBe(10)
  await page.keyboard.press('k')
  await expect.poll(() => film().evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await page.keyboard.press('n')
  await expect.poll(() => field().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('How sections open')
  expect(await film().evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  const label = await notes().locator('label').innerText()
  expect(label).toMatch(/^Your note: 0:1\d$/)
  await looksRight('notes-writing')
  await page.keyboard.press('Control+Enter')
  await expect.poll(texts).toEqual([expect.stringContaining('How sections open')])
  await expect.poll(() => player().evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press('k')
  await page.keyboard.press('End')
  const at = label.slice('Your note: '.length)
  await list()
    .getByRole('button', { name: `Go to ${at}` })
    .click()
  await expect.poll(second).toBe(Number(at.slice(2)))
})

test('a key in full screen leaves it for the note', async () => {
  await openFilm()
  await player().focus()
  await page.keyboard.press('f')
  await page.waitForFunction(() => document.fullscreenElement)
  await page.keyboard.press('n')
  await page.waitForFunction(() => !document.fullscreenElement)
  await expect.poll(() => field().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await field().count()).toBe(0)
})

test('a bookmark stands at its place at once, is given a text, is deleted and comes back', async () => {
  await openFilm('?at=5')
  await expect.poll(second).toBe(5)
  await notes().getByRole('button', { name: 'Bookmark this place' }).click()
  await expect.poll(texts).toEqual([expect.stringMatching(/^0:05\s+Bookmark/), expect.stringContaining('0:1')])
  const first = list().getByRole('listitem').first()
  await first.getByRole('button', { name: 'Add a text' }).click()
  await field().fill('Where it <b>begins</b>')
  await notes().getByRole('button', { name: 'Save' }).click()
  await first.getByText('Where it <b>begins</b>').waitFor()
  await first.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(texts).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(texts).toHaveLength(2)
  await looksRight('notes-on-a-film')
})

test('a note on a page of a PDF leads to the page', async () => {
  await page.goto(place.demo.assetIn('Every kind of content', PDF))
  await page.getByText('Page 1 of 3').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await notes().getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note: Page 2' }).fill('Ask about this')
  await notes().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('Page 3 of 3').waitFor()
  await list().getByRole('button', { name: 'Go to Page 2' }).click()
  await page.getByText('Page 2 of 3').waitFor()
})

test('all notes stand in one list that is searched, leads to their places and is taken along', async () => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor()
  await page.getByText('Ask about this').waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    `${PDF} · Page 2`,
    `${FILM} · 0:05`,
    expect.stringContaining(`${FILM} · 0:1`),
  ])
  await settle(page)
  await looksRight('notes-all')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Markdown' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('notes.md')
  expect(readFileSync(await file.path(), 'utf8')).toContain(`## ${PDF}\n\n- **Page 2** Ask about this\n`)

  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('begins')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(1)
  await page.getByRole('link', { name: `${FILM} · 0:05` }).click()
  await page.getByRole('heading', { level: 1, name: FILM }).waitFor()
  await expect.poll(second).toBe(5)
  await page.goto('/notes?q=xylophone')
  await page.getByText('No note has these words').waitFor()
})
