import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, stickingOut } from './audit.ts'
import { emailOf, shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin who sees the hub as a learner does. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, (window) => {
  page = window.page
})

const bar = () => page.getByRole('region', { name: /^You see the hub as/ })

test('sees the home, the lists and a playlist of a learner, changes nothing and comes back', async () => {
  const learner = await callAs(place.hub.origin, emailOf('member'), DEMO_PASSWORD)
  const { id, displayName } = must(await learner.api.GET('/auth/session')).user
  const todo = must(await learner.api.GET('/me/content/todo', { params: { query: { limit: 25, offset: 0 } } }))
  await signIn(page, 'admin')
  await page.goto(`/manage/people/${id}`)
  await page.getByRole('button', { name: 'See the hub as this person' }).click()
  await bar().getByText(displayName).waitFor()
  await page.getByRole('navigation').first().waitFor()
  expect(await page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0)
  await shoot(page, 'view-as-home')
  expect(await barriers(page)).toEqual([])

  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /^To do/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'To do' }).waitFor()
  for (const { name } of todo.items) await page.getByRole('main').getByText(name, { exact: true }).first().waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await shoot(page, `view-as-${colorScheme}`)
    expect(await barriers(page)).toEqual([])
    expect(await stickingOut(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 860 })

  const first = todo.items.find(({ type }) => type === 'playlist')!
  await page.goto(`/playlists/${first.id}`)
  await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.getByText('See it as yourself again to do this').waitFor()
  await shoot(page, 'view-as-refused')

  await bar().getByRole('button', { name: 'See it as yourself again' }).click()
  await page.getByRole('heading', { level: 1, name: displayName }).waitFor()
  expect(await bar().count()).toBe(0)
  const { items } = must(await learner.api.GET('/me/security-events', { params: { query: { limit: 1, offset: 0 } } }))
  expect(items[0]!.type).toBe('seenAsByAdmin')
})
