import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stickingOut } from './audit.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** The names of buttons that show a symbol alone. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const PLAYLIST = 'Every kind of content'
const tooltip = () => page.locator('.hub-tooltip:popover-open')
const shown = () => tooltip().allInnerTexts()
const main = () => page.getByRole('main')
const save = () => main().getByRole('button', { name: `Save ${PLAYLIST}` })

/** Whether it is wholly in the window. */
const isInside = () =>
  tooltip().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight
  })

test('a name shows by keyboard, goes with Escape and with the focus, and is not said twice', async () => {
  await page.goto(place.demo.playlist(PLAYLIST))
  await save().waitFor()
  expect(await page.locator('.hub-tooltip').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.locator('.hub-tooltip').waitFor({ state: 'attached' })
  await save().focus()
  await expect.poll(shown).toEqual([`Save ${PLAYLIST}`])
  await page.keyboard.press('Tab')
  await expect.poll(shown).toEqual([`Share ${PLAYLIST}`])
  expect(await tooltip().getAttribute('aria-hidden')).toBe('true')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await shoot(page, `tooltip-${colorScheme}`)
    expect(await barriers(page)).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect.poll(shown).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect.poll(shown).toEqual([`Save ${PLAYLIST}`])
  await main().getByRole('link').first().focus()
  await expect.poll(shown).toEqual([])
})

test('a name shows to a pointer, which may go to it, and not where words are, or a finger', async () => {
  await page.goto(place.demo.playlist(PLAYLIST))
  await save().hover()
  await expect.poll(shown).toEqual([`Save ${PLAYLIST}`])
  const { x, y } = (await tooltip().boundingBox())!
  await page.mouse.move(x + 10, y + 6)
  await page.waitForTimeout(400)
  expect(await shown()).toEqual([`Save ${PLAYLIST}`])
  await page.keyboard.press('Escape')
  await expect.poll(shown).toEqual([])
  await main().getByRole('heading', { level: 1 }).hover()
  await save().hover()
  await expect.poll(shown).toEqual([`Save ${PLAYLIST}`])
  await main().getByRole('heading', { level: 1 }).hover()
  await expect.poll(shown).toEqual([])
  await main()
    .getByRole('link', { name: /^(Start|Continue) with/ })
    .hover()
  await page.waitForTimeout(600)
  expect(await shown()).toEqual([])
  await save().dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
  await page.waitForTimeout(600)
  expect(await shown()).toEqual([])
})

test('what is pressed shows no name over what it opens, and a window has names too', async () => {
  await page.mouse.move(5, 5)
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await bell.hover()
  await expect.poll(shown).toEqual([expect.stringMatching(/^Notifications/)])
  await bell.click()
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  await page.waitForTimeout(600)
  expect(await shown()).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(place.demo.playlist(PLAYLIST))
  await main()
    .getByRole('button', { name: `Share ${PLAYLIST}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).hover()
  await expect.poll(shown).toEqual(['Close'])
  await shoot(page, 'tooltip-dialog')
})

test('a name stays within the window of a phone, and says the key in a viewer', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(place.demo.playlist(PLAYLIST))
  await save().waitFor()
  await page.keyboard.press('Tab')
  for (const button of await main().getByRole('button').all()) {
    if (!(await button.getAttribute('aria-label'))) continue
    await button.focus()
    await expect.poll(shown).toEqual([await button.getAttribute('aria-label')])
    await expect.poll(isInside).toBe(true)
    expect(await stickingOut(page)).toEqual([])
  }
  await shoot(page, 'tooltip-phone')
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(place.demo.assetIn('Find your way around', 'How a playlist opens'))
  const play = page.getByRole('group', { name: 'Player' }).getByRole('button', { name: 'Play' })
  await play.first().hover()
  await expect.poll(shown).toEqual([expect.stringMatching(/^Play \(/)])
})
