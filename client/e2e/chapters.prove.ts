import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** The chapters of a film: their author edits them, and who watches is led by them. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signInQuickly(page, 'admin')
})

const film = () => place.demo.asset('How a playlist opens')
const row = (number: number) => page.getByRole('group', { name: `Chapter ${number}`, exact: true })

async function add(number: number, start: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a chapter' }).click()
  await row(number).getByLabel('Begins at').fill(start)
  await row(number).getByLabel('Title').fill(title)
}

test('are edited by their author, who hears at the field what is wrong, and lead who watches', async () => {
  await page.goto(`/manage/library${film()}`)
  await add(1, '0:06', 'What a playlist is, and how its sections follow each other')
  await add(2, 'soon', 'Welcome')
  const save = page.getByRole('button', { name: 'Save the chapters' })
  await save.click()
  await page.getByText('Enter a time such as 1:05 or 1:02:03.').waitFor()
  expect(
    await row(2)
      .getByLabel('Begins at')
      .evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await row(2).getByLabel('Begins at').fill('6')
  await save.click()
  await row(2).getByText('Another chapter begins at this time.').waitFor()
  await row(2).getByLabel('Begins at').fill('0:00')
  await add(3, '59:00', 'Never')
  await save.click()
  await row(3).getByText('The recording ends before this time.').waitFor()
  await row(1).scrollIntoViewIfNeeded()
  await shoot(page, 'chapters-editor')
  expect(await barriers(page)).toEqual([])
  await row(3).getByRole('button', { name: 'Delete chapter 3' }).click()
  await save.click()
  await expect.poll(() => row(1).getByLabel('Title').inputValue()).toBe('Welcome')

  await page.goto(film())
  const menu = page.getByRole('button', { name: 'Chapters: Welcome' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Chapters: What a playlist is/ }).waitFor()
  const slider = page.getByRole('slider', { name: 'Position' })
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^0:06 of \d:\d\d, What a playlist is/)
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => Math.round(film.currentTime))).toBe(6)
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 720 })
    await shoot(page, `chapters-closed-${theme}-${width}`)
    await page.getByRole('button', { name: /^Chapters: / }).click()
    await settle(page)
    await shoot(page, `chapters-${theme}-${width}`)
    expect([theme, width, await barriers(page), await stickingOut(page)]).toEqual([theme, width, [], []])
    await page.keyboard.press('Escape')
  }
})
