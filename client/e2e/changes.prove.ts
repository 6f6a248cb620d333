import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, settle, stickingOut } from './audit.ts'
import { emailOf, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

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

test('puts a setting back to what it was before a change, and that as well', async () => {
  const { api } = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const path = { playlistId: must(await api.POST('/playlists/', { body: { name: 'Day work' } })).id }
  const params = { path, header: { 'If-Match': '*' } }
  const body = { name: 'Work by day', tags: ['daylight'], audience: 'admin' as const, acceptedLosses: 99 }
  must(await api.PATCH('/playlists/{playlistId}', { params, body }))
  await page.goto(`/manage/library/playlists/${path.playlistId}`)
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  const putBack = page.getByRole('button', { name: 'Put back: settings of “Work by day”' })
  await putBack.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Tags' }).uncheck()
  await dialog.getByText('Day work').waitFor()
  await looksWell(page, 'put-back', dialog)
  await dialog.getByRole('button', { name: 'Put back', exact: true }).click()
  await page.getByText('“Work by day” has again what it had before.').waitFor()
  const [last] = await page.getByRole('button', { name: 'Put back: settings of “Day work”' }).all()
  expect(
    must(await api.GET('/playlists/{playlistId}', { params: { path, query: { includeDeleted: false } } })),
  ).toMatchObject({
    name: 'Day work',
    tags: ['daylight'],
    audience: 'all',
  })
  await last!.click()
  await dialog.getByRole('checkbox', { name: 'Name' }).uncheck()
  await dialog.getByRole('button', { name: 'Put back', exact: true }).click()
  await dialog.getByText(/people would no longer see “Day work”/).waitFor()
  await dialog.getByRole('button', { name: 'Put it back all the same' }).click()
  await page.getByRole('row').filter({ hasText: 'Audience' }).nth(2).waitFor()
})

test('says what was done to a playlist in names, by whom and when, from its own page', async () => {
  const { api } = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const path = { playlistId: must(await api.POST('/playlists/', { body: { name: 'Night work' } })).id }
  const params = { path, header: { 'If-Match': '*' } }
  const { items: topics } = must(
    await api.GET('/topics/', { params: { query: { includeDeleted: false, limit: 1, offset: 0 } } }),
  )
  const all = { owner: 'local', audience: 'all', type: ['web'], getFullData: false, limit: 1, start: 0 } as const
  const { items: found } = must(await api.GET('/content/', { params: { query: { ...all, type: [...all.type] } } }))
  must(await api.PATCH('/playlists/{playlistId}', { params, body: { topics: [topics[0]!.id], tags: ['by night'] } }))
  const body = [
    { rank: '1', updatedDetails: { name: 'First', lockingMode: 'locked' as const } },
    { contentId: found[0]!.id, rank: '1.1' },
  ]
  const query = { acceptedLosses: 0 }
  must(await api.PATCH('/playlists/{playlistId}/contents', { params: { ...params, query }, body }))
  await page.goto(`/manage/library/playlists/${path.playlistId}`)
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await row(`Contents: ${found[0]!.name}`).waitFor()
  await row(`Topics: ${topics[0]!.name}`).getByText('by night').waitFor()
  await row('Sections: First').waitFor()
  await page.getByRole('link', { name: 'Demo Admin' }).first().click()
  await page.getByRole('link', { name: 'One person only' }).waitFor()
  const day = page.getByLabel('Last day')
  await day.fill('2020-01-01')
  await day.press('Enter')
  await page.getByText('No changes match').waitFor()
  await page.getByLabel('Last day').fill('')
  await page.getByLabel('Last day').press('Enter')
  await row('Sections: First').waitFor()
  await looksWell(page, 'content-changes', row('Sections: First'))
})
