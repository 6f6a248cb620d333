import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, settle, stickingOut } from './audit.ts'
import { emailOf, shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin makes content of its own from what there is. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

const SHARED = 'Shared by the first hub'
const said = (words: string) => page.getByText(words).first().waitFor()
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function choose(name: string): Promise<void> {
  await dialog().getByRole('textbox', { name: 'Playlists and assets' }).fill(name)
  await dialog().getByRole('button', { name }).first().click()
}

test('copies a playlist with copies of all that is in it', async () => {
  await page.goto('/manage/library')
  await button('Copy content…').click()
  await choose('How sections are locked')
  await settle(page)
  await shoot(page, 'copy-content')
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  await shoot(page, 'copy-content-phone')
  expect(await stickingOut(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })
  await button('Copy 1 thing').click()
  await said('This is the copy. It is a draft for admins.')
  const copied = page.url()
  await page.getByRole('heading', { level: 1, name: 'How sections are locked' }).waitFor()
  await page.getByRole('listbox', { name: 'Contents' }).getByRole('option').first().waitFor()

  // What is in it are copies, so that a change of the original is none of theirs.
  const inside = async (address: string) => {
    const { pathname } = new URL(address)
    const answer = await page.request.get(`/api${pathname.replace('/manage/library', '')}/contents`)
    const { items } = (await answer.json()) as { items: { id: string; name: string; type: string }[] }
    return items.filter(({ type }) => type !== 'section')
  }
  const copies = await inside(copied)
  await button('Duplicate with all in it').click()
  await expect.poll(() => page.url()).not.toBe(copied)
  const again = await inside(page.url())
  expect(again.map(({ name }) => name)).toEqual(copies.map(({ name }) => name))
  expect(again.filter(({ id }) => copies.some((copy) => copy.id === id))).toEqual([])
})

test('copies assets from their list and from their page', async () => {
  await page.goto('/manage/library?kind=assets&q=a%20sound')
  await page.getByRole('link', { name: 'A sound to test your speakers' }).click()
  const original = page.url()
  await button('Duplicate').click()
  await said('This is the copy. It is a draft for admins.')
  await expect.poll(() => page.url()).not.toBe(original)
  await button('Publish').waitFor()
  await page.goto('/manage/library?kind=assets&q=a%20sound')
  await page.getByRole('row').nth(2).waitFor()
  await page.getByRole('checkbox', { name: 'A sound to test your speakers' }).first().check()
  await page.getByRole('checkbox', { name: 'A sound to test your speakers' }).nth(1).check()
  await button('Duplicate').click()
  await said('The copies are drafts for admins.')
  await page.getByRole('row').nth(3).waitFor()
  expect(new URL(page.url()).search).toContain('status=draft')
})

test('says of what another hub shares whose it is, and offers a copy in place of an editor', async () => {
  const { api } = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const { id } = must(await api.POST('/playlists/', { body: { name: SHARED } }))
  const contentIds = [id]
  must(await api.POST('/hub/contentGrants', { body: { hostname: 'second.localhost', contentIds } }))
  const second = `http://second.localhost:${place.hub.port}`
  await page.goto(second)
  await page.locator('input[name=email]').fill(emailOf('admin'))
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${second}/manage/settings/sharing`)
  await page.getByRole('button', { name: 'Annehmen, was Demo Hub anbietet' }).click()
  await said('Es ist gleich hier.')
  await expect
    .poll(async () => {
      await page.goto(`${second}/manage/library`)
      await page.getByRole('main').getByRole('heading').nth(1).or(page.getByRole('row').nth(1)).first().waitFor()
      return page.getByRole('row').filter({ hasText: SHARED }).count()
    })
    .toBe(1)
  const row = page.getByRole('row').filter({ hasText: SHARED })
  await row.getByText('Geteilt von localhost').waitFor()
  await row.getByRole('checkbox').check()
  expect(await button('Ändern …').count()).toBe(0)
  await row.getByRole('link', { name: SHARED }).click()
  await said('localhost teilt dies mit deinem Hub')
  expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(0)
  expect(await button('Löschen').count()).toBe(0)
  await looksWell(page, 'common-playlist', page.getByText('localhost teilt dies mit deinem Hub'))
  const original = page.url()
  await button('Kopie anlegen').click()
  await expect.poll(() => page.url()).not.toBe(original)
  await page.getByRole('textbox', { name: 'Name' }).first().waitFor()
})
