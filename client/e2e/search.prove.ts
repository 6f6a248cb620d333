import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** How somebody looks things up: from anywhere by keyboard, and on the page of all results. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const field = () => page.getByRole('combobox', { name: 'Search or jump to' })
const group = (name: string) => page.getByRole('group', { name })
async function openPalette(): Promise<void> {
  await page.keyboard.press('Control+k')
  await field().waitFor()
}

const search = () => new URL(page.url()).searchParams

test('opens content that was found by keyboard alone', async () => {
  await openPalette()
  await page.keyboard.type('find your way ar')
  await group('Content')
    .getByRole('option', { name: /Find your way around/ })
    .first()
    .waitFor()
  expect(await group('Content').locator('mark').first().innerText()).toBe('Find')
  const options = await page.getByRole('option').allInnerTexts()
  const steps = options.findIndex((text) => text.startsWith('Find your way around')) + 1
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
  expect(await page.locator(`[id="${await field().getAttribute('aria-activedescendant')}"]`).innerText()).toContain(
    'Find your way around',
  )
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Find your way around' }).waitFor()
})

test('completes words, searches for them, and offers them again', async () => {
  await openPalette()
  await page.keyboard.type('playl')
  await group('Search for').getByRole('option', { name: 'playlist', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for “playlist”' }).waitFor()
  await openPalette()
  await field().fill('')
  await group('Recent searches').getByRole('option', { name: 'playlist' }).waitFor()
})

test('jumps to pages, and to none that is closed to the person', async () => {
  await openPalette()
  await group('Pages').getByRole('option', { name: 'Home' }).waitFor()
  expect(await page.getByRole('option', { name: 'E-mails' }).count()).toBe(0)
  await page.keyboard.type('hist')
  await group('Pages').getByRole('option', { name: 'History' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
})

test('does what the menu of the account does, and is not silent where nothing fits', async () => {
  await openPalette()
  await page.keyboard.type('dark')
  await group('Your account').getByRole('option', { name: 'Switch to dark mode' }).click()
  await page.locator('[data-mantine-color-scheme=dark]').waitFor()
  await openPalette()
  await page.keyboard.type('light mode')
  await page.getByRole('option', { name: 'Switch to light mode' }).click()
  await page.locator('[data-mantine-color-scheme=light]').waitFor()
  await openPalette()
  await page.keyboard.type('sign o')
  await page.getByRole('option', { name: 'Sign out' }).waitFor()
  await field().fill('qqxxzz')
  await group('Search for').getByRole('option', { name: 'qqxxzz' }).waitFor()
  await field().fill('profile')
  await page.getByRole('option', { name: 'Profile', exact: true }).click()
  await page.waitForURL('**/profile')
})

test('gives the focus back to where it was', async () => {
  const button = page.getByRole('button', { name: 'Search or jump to…' })
  await button.focus()
  await page.keyboard.press('Enter')
  await field().waitFor()
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('keeps one field, which holds the words of the address, through other pages and a reload', async () => {
  const bar = page.getByRole('search').getByRole('button')
  await page.goto('/search?q=playlist')
  await expect.poll(() => bar.innerText()).toContain('playlist')
  expect([await page.getByRole('search').count(), await page.getByRole('searchbox').count()]).toEqual([1, 0])
  await openPalette()
  expect(await field().evaluate((input: HTMLInputElement) => [input.value, input.selectionEnd])).toEqual([
    'playlist',
    8,
  ])
  await page.keyboard.type('hub')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “hub”' }).waitFor()
  await expect.poll(() => bar.innerText()).toContain('hub')
  await page.goBack()
  await expect.poll(() => bar.innerText()).toContain('playlist')
  await page.reload()
  await expect.poll(() => bar.innerText()).toContain('playlist')
  await page.goto('/browse')
  await expect.poll(() => bar.innerText()).toBe('Search or jump to…')
})

test('says in each row where the words stand, and where it stands', async () => {
  await page.goto('/search?q=hub')
  const rows = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await rows.first().waitFor()
  expect(await rows.locator('p mark').count()).toBeGreaterThan(0)
  await looksWell(page, 'search-rows', rows.first())
})

test('narrows results by what was found, in the address', async () => {
  await page.goto('/search?q=playlist')
  await page.getByRole('list', { name: 'Results' }).locator('mark').first().waitFor()
  const type = page.getByLabel('Type')
  const before = await type.locator('option').allInnerTexts()
  const chosen = before.find((label) => label.startsWith('Playlists'))!
  await type.selectOption({ label: chosen })
  await expect.poll(() => search().get('type')).toBe('playlist')
  const count = Number(/\d+/.exec(chosen)![0])
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} results?$`) })
    .waitFor()
  expect(await type.locator('option').allInnerTexts()).toEqual(before)
  await page.reload()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} results?$`) })
    .waitFor()
})

test('says that nothing fits exactly where letters were mistyped', async () => {
  await page.goto('/search?q=playlits')
  await page.getByText('No exact match. Here is what comes close').waitFor()
  await page.getByRole('list', { name: 'Results' }).locator('mark').first().waitFor()
})

test('serves a phone of 320 pixels', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await field().fill('playlist')
  await group('Content').getByRole('option').first().waitFor()
  const box = (await page.getByRole('dialog').boundingBox())!
  expect([box.x >= 0, box.x + box.width <= 320]).toEqual([true, true])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “playlist”' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect.poll(() => field().inputValue()).toBe('playlist')
  await field().fill('hub')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “hub”' }).waitFor()
})
