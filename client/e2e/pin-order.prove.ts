import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin says in which order the playlists at the top of a topic stand. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

const said = (words: string) => page.getByText(words).first().waitFor()
const pins = () => page.getByRole('listbox', { name: 'Pinned playlists' }).getByRole('option')
const shown = () => pins().allTextContents()

/** Ends on the page of the last one. */
async function pinAll(names: string[]): Promise<void> {
  for (const name of names) {
    await page.goto(`/manage/library?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).click()
    const pin = page.getByRole('checkbox', { name: 'Pinned in “Making content”' })
    await pin.click()
    await said('Pinned in “Making content”.')
  }
}

test('puts the pins of a topic in order by keys and by mouse, and takes one out', async () => {
  const names = ['How sections are locked', 'Every kind of content']
  await pinAll(names)
  await page.getByRole('button', { name: 'Order of the pins in “Making content”' }).click()
  await expect.poll(shown).toEqual(names)
  await settle(page)
  await shoot(page, 'pin-order')
  expect(await barriers(page)).toEqual([])
  await pins().first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await said('“How sections are locked” is at position 2 of 2.')
  await expect.poll(shown).toEqual([...names].reverse())
  await pins()
    .last()
    .dragTo(pins().first(), { targetPosition: { x: 80, y: 4 } })
  await expect.poll(shown).toEqual(names)
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  await shoot(page, 'pin-order-phone')
  expect(await stickingOut(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })

  const learner = await place.visit()
  await signIn(learner.page)
  await learner.page.goto('/browse')
  await learner.page
    .getByRole('link', { name: /Making content/ })
    .first()
    .click()
  const cards = learner.page.getByRole('article')
  // Those of all topics stand there until those of this one are known.
  await expect
    .poll(async () => (await cards.allTextContents()).slice(0, 2))
    .toEqual([expect.stringContaining('How sections are locked'), expect.stringContaining('Every kind of content')])
  await learner.close()

  await pins().last().focus()
  await page.keyboard.press('Delete')
  await said('No longer pinned in “Making content”.')
  await expect.poll(shown).toEqual(['How sections are locked'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shown).toEqual(names)
})
