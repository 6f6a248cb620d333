import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, settle, stickingOut } from './audit.ts'
import { emailOf, shoot, signIn, signInQuickly, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin arranges a playlist, closes the window and goes on in another. */

const place = useHub({ filled: true })
const PLAYLIST = 'How sections are locked'
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await openEditor(page)
})

const said = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor()
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const entries = (on = page) => on.getByRole('listbox', { name: 'Contents' }).getByRole('option')
const shown = (on = page) => entries(on).evaluateAll((rows) => rows.map((row) => row.children[1]!.textContent))

async function openEditor(on: Page): Promise<void> {
  await on.goto(`/manage/library${place.demo.playlist(PLAYLIST)}`)
  await entries(on).first().waitFor()
}

/** A window of the same person on another device. */
async function anotherDevice(): Promise<Visit> {
  const device = await place.visit()
  await signInQuickly(device.page, 'admin')
  await openEditor(device.page)
  return device
}

/** What a learner finds in the playlist. */
async function seenByLearner(): Promise<string> {
  const learner = await place.visit()
  await signInQuickly(learner.page, 'member')
  await learner.page.goto(place.demo.playlist(PLAYLIST))
  await learner.page.getByRole('heading', { name: PLAYLIST, level: 1 }).waitFor()
  await settle(learner.page)
  const text = await learner.page.getByRole('main').innerText()
  await learner.close()
  return text
}

async function addSection(name: string, on = page): Promise<void> {
  await button('Add a section…', on).click()
  await on.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await button('Add the section', on).click()
  await said(`“${name}” was added.`, on)
}

test('goes on with a draft after the window was closed, and saves it; learners see the old contents until then', async () => {
  const before = await shown()
  await addSection('Only drafted')
  await said(/^Draft saved \d\d:\d\d$/)
  await settle(page)
  await shoot(page, 'contents-draft-saved')
  // Nothing is lost, so nothing is asked.
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await page.getByRole('heading', { name: 'Topics', level: 1 }).waitFor()
  await page.goBack()
  await said(/^Your draft of .+ is not saved yet\./)
  await addSection('On the way out')
  // Before the two seconds are over.
  await page.close()
  expect(await seenByLearner()).not.toContain('Only drafted')

  const device = await anotherDevice()
  const { page: there } = device
  await said(/^Your draft of .+ is not saved yet\. Learners see the old contents\.$/, there)
  expect(await shown(there)).toEqual([...before, 'Only drafted', 'On the way out'])
  await settle(there)
  await shoot(there, 'contents-draft-found')
  expect(await barriers(there)).toEqual([])
  await there.emulateMedia({ colorScheme: 'dark' })
  await settle(there)
  await shoot(there, 'contents-draft-found-dark')
  expect(await barriers(there)).toEqual([])
  await there.emulateMedia({ colorScheme: 'light' })
  await there.setViewportSize({ width: 320, height: 640 })
  await settle(there)
  await shoot(there, 'contents-draft-found-phone')
  expect(await stickingOut(there)).toEqual([])
  await there.setViewportSize({ width: 1280, height: 860 })
  await button('Go on', there).click()
  expect(await there.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option')
  await said(/^Draft saved \d\d:\d\d$/, there)
  await button('Save the contents', there).click()
  await said('The contents are saved.', there)
  expect(await seenByLearner()).toContain('Only drafted')
  await there.reload()
  await entries(there).first().waitFor()
  expect(await there.getByText('Your draft of').count()).toBe(0)
  await device.close()
  expect(device.faults).toEqual([])
})

test('discards a draft, and takes that back', async () => {
  const before = await shown()
  await addSection('Not wanted')
  await said(/^Draft saved/)
  await page.reload()
  await said(/^Your draft of/)
  await button('Discard draft').click()
  await said('Your changes are discarded.')
  await expect.poll(() => shown()).toEqual(before)
  await button('Undo').click()
  await said(/^Your draft of/)
  await expect.poll(() => shown()).toEqual([...before, 'Not wanted'])
  await button('Discard draft').click()
  await expect.poll(() => shown()).toEqual(before)
  await page.reload()
  await entries().first().waitFor()
  expect(await shown()).toEqual(before)
})

test('says that the same person went on in another window, and asks which of the two stays', async () => {
  const before = await shown()
  const device = await anotherDevice()
  await addSection('Here')
  await said(/^Draft saved/)
  await addSection('There', device.page)
  await said('You went on with this playlist in another window.', device.page)
  await settle(device.page)
  await shoot(device.page, 'contents-draft-elsewhere')
  expect(await barriers(device.page)).toEqual([])
  await button('Keep this one', device.page).click()
  await said(/^Draft saved/, device.page)
  await addSection('Here as well')
  await said('You went on with this playlist in another window.')
  await button('Show the other').click()
  await said(/^Your draft of/)
  await expect.poll(() => shown()).toEqual([...before, 'There'])
  await button('Discard draft').click()
  await expect.poll(() => shown()).toEqual(before)
  await device.close()
})

test('puts a draft together with what a manager saved meanwhile, and names what was deleted', async () => {
  const admin = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const manager = await callAs(place.hub.origin, emailOf('manager'), DEMO_PASSWORD)
  const { managedTeamIds } = must(await manager.api.GET('/auth/session'))
  const about = { name: 'For two of us', ownerTeamId: managedTeamIds[0]!, published: false }
  const { id: playlistId } = must(await admin.api.POST('/playlists/', { body: about }))
  const link = { type: 'web', name: 'Soon gone', webUrl: 'https://example.com/', published: true } as const
  const { id: assetId } = must(await admin.api.POST('/assets/', { body: link }))
  const params = { path: { playlistId }, header: { 'If-Match': '*' } }
  const contents = [
    { rank: '1', updatedDetails: { name: 'Mine' } },
    { contentId: assetId, rank: '1.1' },
  ]
  must(
    await admin.api.PUT('/playlists/{playlistId}/contents/draft', { params, body: { contentsVersion: '*', contents } }),
  )
  must(await admin.api.DELETE('/assets/{assetId}', { params: { path: { assetId } } }))
  const theirs = [{ rank: '1', updatedDetails: { name: 'Theirs' } }]
  must(
    await manager.api.PATCH('/playlists/{playlistId}/contents', {
      params: { ...params, query: { acceptedLosses: 0 } },
      body: theirs,
    }),
  )

  await page.goto(`/manage/library/playlists/${playlistId}`)
  await said(/^Your draft of .+ is not saved yet\.$/)
  await page.getByRole('list', { name: 'Left out of the draft' }).getByText('Soon gone').waitFor()
  expect(await shown()).toEqual(['Mine'])
  await settle(page)
  await shoot(page, 'contents-draft-missing')
  expect(await barriers(page)).toEqual([])
  await button('Save the contents').click()
  await said('Somebody else saved this playlist meanwhile.')
  await said('“Theirs”: added')
  expect((await shown()).toSorted()).toEqual(['Mine', 'Theirs'])
  await button('Save the contents').click()
  await said('The contents are saved.')
})

test('says that a draft is not saved while the hub does not answer, asks before the page is left, and tries again', async () => {
  await page.route('**/contents/draft', (route) => route.abort())
  await addSection('Offline')
  await said('The draft is not saved. The hub does not answer.')
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).click()
  await page.unroute('**/contents/draft')
  await said(/^Draft saved/)
  await button('Discard changes').click()
  await said('Your changes are discarded.')
})
