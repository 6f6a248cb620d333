import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What a learner's pages say of what is asked, offered and refused, and where the keyboard goes on after something was sent. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, (window) => {
  page = window.page
})

const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)

test('goes on at the form after a sign-in that failed', async () => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@hub.example')
  await page.locator('input[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await page.getByRole('alert').waitFor()
  await expect.poll(focused).toBe('Sign in')
})

test('goes on at the form after a comment was posted', async () => {
  await signIn(page)
  await page.goto(place.demo.playlist('Courses that remember you'))
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Where does one go on?')
  await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await page.getByRole('article').filter({ hasText: 'Where does one go on?' }).waitFor()
  await expect.poll(focused).toBe('Comment')
})

test('says among all playlists which is due', async () => {
  await signIn(page)
  await page.goto('/playlists')
  const card = page.getByRole('article').filter({ hasText: 'Courses that remember you' })
  await card.getByText(/^Due /).waitFor()
})

test('gives a badge as a picture, and for other systems as what they read', async () => {
  await signIn(page)
  await page.goto('/badges')
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Your first badge' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('Your first badge.png')
  const [credential] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'For other systems (Open Badge)' }).click(),
  ])
  expect(credential.suggestedFilename()).toMatch(/\.json$/)
})

test('shows nobody the filters of a list that is not for them', async () => {
  await signIn(page)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/emails'))
  await page.goto('/manage/emails')
  expect((await answered).status()).toBe(403)
  await page.getByRole('alert').waitFor()
  expect(
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Recipient or subject' }))
      .count(),
  ).toBe(0)
})

test('begins the home with what is due first, and shows nothing twice', async () => {
  await signIn(page)
  const hero = page.getByRole('region', { name: 'What to do next' })
  await hero.getByRole('heading', { name: 'Courses that remember you' }).waitFor()
  await hero.getByText('Due tomorrow').waitFor()
  await hero.getByRole('link', { name: /^Start/ }).click()
  const opened = page.waitForResponse((answer) => answer.url().includes('/launch') && answer.ok())
  await page.getByRole('link', { name: /^Start with / }).click()
  await opened
  await page.goto('/')
  // It is started now: the button leads to where one stopped, and the page says how much is left.
  await hero.getByText('Courses that remember you', { exact: true }).waitFor()
  await hero.getByText(/^0 of 2 done, about .* left$/).waitFor()
  await hero.getByRole('link', { name: /^Continue/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const links = await page
    .locator('main a[href^="/playlists/"], main a[href^="/assets/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((href, index) => links.indexOf(href) !== index)).toEqual([])
})

test.each([768, 1280])('cuts nothing off the home at %i px, and moves nothing sideways', async (width) => {
  await page.setViewportSize({ width, height: 860 })
  await signIn(page)
  await page.getByRole('region', { name: 'What to do next' }).waitFor()
  await settle(page)
  expect([...(await stickingOut(page)), ...(await cutWords(page)), ...(await barriers(page))]).toEqual([])
  const button = await page.getByRole('region', { name: 'What to do next' }).getByRole('link').boundingBox()
  const card = await page.getByRole('region', { name: 'What to do next' }).boundingBox()
  expect(button!.x + button!.width).toBeLessThanOrEqual(card!.x + card!.width)
})

test('has a home of three screens at most on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('region', { name: 'What to do next' }).waitFor()
  await settle(page)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  expect(screens).toBeGreaterThan(1)
  expect(screens).toBeLessThanOrEqual(3)
})

test('takes back what was dismissed from the list of what others shared', async () => {
  await signIn(page)
  await page.goto('/shared')
  const card = page.getByRole('article').filter({ hasText: 'Every kind of content' })
  await card.getByRole('button', { name: 'Dismiss Every kind of content' }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByText('Every kind of content is off your list.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  await card.waitFor()
  const dismiss = page.getByRole('button', { name: /^Dismiss / })
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.first().click()
    await expect.poll(() => dismiss.count()).toBe(left - 1)
  }
  // It was shared, so it does not say that nothing was.
  await page.getByText('Nothing is shared with you now').waitFor()
})
