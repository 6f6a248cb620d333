import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin makes content of its own from what there is. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

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
