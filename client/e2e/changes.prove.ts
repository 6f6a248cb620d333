import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin finds out who changed what. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

test('finds a change of a topic by its name, what it was before, and takes the list home', async () => {
  const { origin } = place.hub
  await page.goto(`${origin}/manage/topics`)
  await page.getByRole('treeitem', { name: 'Making content' }).waitFor()
  const renamed = await page.evaluate(async () => {
    const { items } = (await (await fetch('/api/topics/?limit=100')).json()) as {
      items: { id: string; name: string }[]
    }
    const topic = items.find(({ name }) => name === 'Making content')!
    const answer = await fetch(`/api/topics/${topic.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ name: 'Making things' }),
    })
    return answer.status
  })
  expect(renamed).toBe(200)
  await page.getByRole('navigation').getByRole('link', { name: 'Changes of content' }).click()
  await page.getByRole('searchbox', { name: 'Content or person' }).fill('making')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /Making things/ }).first()
  await row.waitFor()
  expect(await row.innerText()).toContain('Making content')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^content-changes.*\.csv$/)
  await row.getByRole('link', { name: 'Making things' }).click()
  await page.getByRole('link', { name: 'One piece of content only' }).waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  await settle(page)
  expect(await stickingOut(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
})
