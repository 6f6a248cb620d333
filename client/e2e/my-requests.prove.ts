import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** What somebody asked for, from the wish to the answer. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const main = () => page.getByRole('main')
const requests = () => main().getByRole('listitem')
const request = (name: string) => requests().filter({ has: page.getByRole('heading', { name }) })

async function ask(name: string, content: string): Promise<void> {
  await main().getByRole('button', { name: 'Ask for content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for content' })
  await dialog.getByRole('textbox', { name: 'What could it be called?' }).fill(name)
  await dialog.getByRole('textbox', { name: 'What should it be about?' }).fill(content)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('begins with nothing, and with a way to ask', async () => {
  await signIn(page, 'manager')
  await page.goto('/messages')
  await main().getByRole('link', { name: 'Your requests' }).click()
  await page.getByText('You have asked for nothing yet').waitFor()
  await looksWell(page, 'my-requests-none', main())
  await ask('Juggling', 'With three balls.')
  await request('Juggling').getByText('Waiting for an answer').waitFor()
})

test('shows a wish, and leads from the news of its answer to the content', async () => {
  await page.goto('/messages/requests')
  await ask('How to tune a xylophone', 'Where to strike.\nIn pictures.')
  await request('How to tune a xylophone').getByText('Waiting for an answer').waitFor()
  await ask('Whistling', 'With two fingers.')
  const names = async () => (await main().getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 2)
  await expect.poll(names).toEqual(['Whistling', 'How to tune a xylophone'])

  const admin = await place.visit()
  await signIn(admin.page, 'admin')
  const contentId = place.demo.playlist('Find your way around').split('/').at(-1)
  const failed = await admin.page.evaluate(async (given) => {
    const { items } = await (await fetch('/api/content-requests/?limit=10&offset=0&state=open')).json()
    const answers: Record<string, object> = {
      'How to tune a xylophone': { state: 'answered', answer: 'Here it is.', contentIds: [given] },
      Whistling: { state: 'closed', answer: 'Nobody here can.' },
    }
    const failed = []
    for (const { id, name } of items) {
      if (!answers[name]) continue
      const etag = (await fetch(`/api/content-requests/${id}`)).headers.get('etag')!
      const headers = { 'content-type': 'application/json', 'if-match': etag }
      const body = JSON.stringify(answers[name])
      const answer = await fetch(`/api/content-requests/${id}`, { method: 'PATCH', headers, body })
      if (!answer.ok) failed.push(await answer.text())
    }
    return failed
  }, contentId)
  expect(failed).toEqual([])
  await admin.close()

  await page.goto('/notifications')
  await main()
    .getByRole('link', { name: /Your request for content was answered/ })
    .first()
    .click()
  await request('Whistling').getByText('Demo Admin closed it on').waitFor()
  await request('Whistling').getByText('Nobody here can.').waitFor()
  const answered = request('How to tune a xylophone')
  await answered.getByText('Answered', { exact: true }).waitFor()
  await answered.getByText('Demo Admin answered on').waitFor()
  await answered.getByText('Here it is.').waitFor()
  await looksWell(page, 'my-requests', main())
  await answered.getByRole('link', { name: 'Find your way around' }).click()
  await page.getByRole('heading', { level: 1, name: 'Find your way around' }).waitFor()
})
