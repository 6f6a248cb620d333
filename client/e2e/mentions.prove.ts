import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** A comment that mentions somebody, from the @ to the news that they get. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
})

const film = () => place.demo.asset('How a playlist opens')
const box = () => page.getByRole('textbox', { name: 'Your comment' })

test('mentions somebody by the keyboard, marks them, and tells them', async () => {
  await signInQuickly(page, 'admin')
  await page.goto(film())
  await box().pressSequentially('Can you help, @Demo L')
  const option = page.getByRole('option', { name: 'Demo Learner' })
  await option.waitFor()
  for (const [theme, width] of [
    ['dark', 1280],
    ['light', 320],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 720 })
    await settle(page)
    await box().scrollIntoViewIfNeeded()
    await shoot(page, `mentions-${theme}-${width}`)
    expect([theme, width, await barriers(page), await stickingOut(page)]).toEqual([theme, width, [], []])
  }
  await box().press('Enter')
  expect(await box().inputValue()).toBe('Can you help, @Demo Learner ')
  await page.reload()
  await expect.poll(() => box().inputValue()).toBe('Can you help, @Demo Learner ')
  await box().press('End')
  await box().pressSequentially('with this?')
  await box().press('Control+Enter')
  const comment = page.getByRole('article').first()
  await comment.getByText('@Demo Learner', { exact: true }).waitFor()
  await comment.scrollIntoViewIfNeeded()
  await shoot(page, 'mentions-shown')
  expect(await barriers(page)).toEqual([])

  await comment.getByRole('button', { name: /^Edit/ }).click()
  await comment.getByRole('textbox').fill('Could you help, @Demo Learner?')
  await comment.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Could you help,').waitFor()
  await page.getByText('@Demo Learner', { exact: true }).first().waitFor()

  const { page: theirs, close } = await place.visit()
  await signInQuickly(theirs, 'member')
  await theirs.goto('/notifications')
  const news = theirs.getByRole('link').filter({ hasText: 'mentioned you in a comment on' })
  await news.waitFor()
  expect(await news.textContent()).toContain('Could you help, @Demo Learner?')
  await close()
})
