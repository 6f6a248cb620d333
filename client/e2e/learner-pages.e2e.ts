import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
