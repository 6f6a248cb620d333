import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInQuickly, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** Swagger UI of a hub, in the session of whoever reads it. */

const place = useHub({ filled: true })
let page: Page
let origin: string
useWindow(place, async (window: Visit) => {
  page = window.page
  origin = place.hub.origin
  await signInQuickly(page, 'admin')
})

/** By keyboard: the page scrolls to the operation of its address for as long as others above it are drawn. */
function execute(): Promise<void> {
  return page.getByRole('button', { name: 'Execute' }).press('Enter')
}

async function open(operation: string): Promise<void> {
  // Another address of the same page would not load it anew.
  await page.goto('about:blank')
  await page.goto(`${origin}/api/docs#/${operation}`)
  await page.getByRole('button', { name: 'Execute' }).waitFor()
}

test('shows the parameters of an operation to which its address leads, those of its path too', async () => {
  await open('topics-admin/getTopic')
  for (const name of ['topicId', 'includeDeleted']) await page.locator(`[data-param-name=${name}]`).waitFor()
})

test('makes a call that only reads at once, as whoever is signed in', async () => {
  await open('profile/getMyProfile')
  const answer = page.waitForResponse(`${origin}/api/me/profile`)
  await execute()
  expect((await answer).status()).toBe(200)
})

test('asks before it sends a change, and sends nothing without a yes', async () => {
  await open('topics-admin/createTopic')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await execute()
  await expect.poll(() => questions.length).toBe(1)
  expect({ sent, questions }).toEqual({
    sent: [],
    questions: ['POST /api/topics/ is done in this hub, as you. Send it?'],
  })
  page.once('dialog', (dialog) => void dialog.accept())
  const answer = page.waitForResponse(`${origin}/api/topics/`)
  await execute()
  expect([201, 409]).toContain((await answer).status())
})
