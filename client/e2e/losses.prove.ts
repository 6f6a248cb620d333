import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt, type Hub, type Schemas } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { settle } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin is asked before people lose sight of content, and finds out who sees it and why. */

const place = useHub()
let author: Hub
let page: Page
beforeAll(async () => {
  author = await signInAt(place.hub.origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)
})
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (words: string | RegExp) => page.getByText(words).first().waitFor()

test('is asked before content goes with a playlist, or is taken out of it, and may change their mind', async () => {
  const [, playlist] = await makePlaylist('Knots and ropes', 'How to tie a bowline')
  await page.goto(`/manage/library/playlists/${playlist}`)
  await button('Delete').click()
  await dialog().getByText('How to tie a bowline').waitFor()
  await dialog()
    .getByText(/^\d people see this through no other playlist, and would see it no longer:$/)
    .waitFor()
  await looksWell(page, 'playlist-loss', dialog())
  await dialog().getByRole('button', { name: 'Keep it' }).click()

  await page.getByRole('option').filter({ hasText: 'How to tie a bowline' }).focus()
  await page.keyboard.press('Delete')
  await button('Save the contents').click()
  await dialog()
    .getByText(/people would no longer see something that only this playlist shows them\.$/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Do not save' }).click()
  await button('Save the contents').click()
  await dialog().getByRole('button', { name: 'Save it like this' }).click()
  await said('The contents are saved.')

  // Nothing is lost with it any more.
  await button('Make it a draft').click()
  await said('is a draft. Learners do not see it.')
  await button('Delete').click()
  await said('was deleted.')
})

test('makes a draft of a playlist all the same', async () => {
  const [, playlist] = await makePlaylist('Anchors', 'How to drop an anchor')
  await page.goto(`/manage/library/playlists/${playlist}`)
  await button('Make it a draft').click()
  await dialog().getByRole('button', { name: 'Make it a draft' }).click()
  await said('is a draft. Learners do not see it.')
  await button('Undo').first().click()
  await button('Make it a draft').waitFor()
})

test('finds out whether somebody sees something, from its page and from theirs', async () => {
  const [asset, playlist] = await makePlaylist('Night watches', 'Lights at sea', { lockingMode: 'locked' })
  await page.goto(`/manage/library/assets/${asset}`)
  await button('Who can see it…').click()
  await dialog().getByRole('textbox', { name: 'Person' }).fill('Demo Learner')
  await dialog()
    .getByRole('button', { name: /^Demo Learner/ })
    .click()
  await dialog().getByText('They do not see it').waitFor()
  await dialog().getByText('The people who look after its playlist keep it closed.').waitFor()
  await looksWell(page, 'who-sees-it', dialog().getByText('They do not see it'))

  await page.goto(`/manage/library/playlists/${playlist}`)
  await button('Who can see it…').click()
  await dialog()
    .getByRole('button', { name: /^Demo Learner/ })
    .click()
  await dialog().getByText('It opens to them wherever it stands, and on its own.').waitFor()

  await page.goto('/manage/people')
  await page.getByRole('link', { name: 'Demo Learner' }).click()
  await button('Can they see…').click()
  await dialog().getByRole('textbox', { name: 'Playlist or asset' }).fill('Lights at sea')
  await dialog()
    .getByRole('button', { name: /^Lights at sea/ })
    .click()
  await dialog().getByText('Night watches').waitFor()
  await settle(page)
  await shoot(page, 'can-they-see')
})

test('a manager finds it out about the people of their team alone', async () => {
  const { id: teamId } = (
    await author.api.GET('/teams/', {
      params: { query: { limit: 1, offset: 0, includeDeleted: false, column: 'name', order: 'asc' } },
    })
  ).data!.items[0]!
  const { id: ours } = must(
    await author.api.POST('/playlists/', {
      body: { name: 'Of the team', ownerTeamId: teamId, audience: 'teams', teamIds: [teamId] },
    }),
  )
  const window = await place.visit()
  page = window.page
  await signIn(page, 'manager')
  await page.goto(`/manage/library/playlists/${ours}`)
  await button('Who can see it…').click()
  await dialog().getByRole('textbox', { name: 'Person' }).fill('Demo')
  await dialog()
    .getByRole('button', { name: /^Demo Learner/ })
    .click()
  await dialog().getByText('They see it', { exact: true }).waitFor()
  expect(
    await dialog()
      .getByRole('button', { name: /^Demo Admin/ })
      .count(),
  ).toBe(0)
  expect(window.faults).toEqual([])
  await window.close()
})

/** A playlist with one link that is seen in it alone. @returns the ids of the link and of the playlist */
async function makePlaylist(
  name: string,
  held: string,
  section: Pick<Schemas['PlaylistContentPatch']['updatedDetails'] & object, 'lockingMode'> = {},
): Promise<[string, string]> {
  const link = { type: 'web', webUrl: 'https://example.com/', published: true, markAsDoneMode: 'manual' } as const
  const { id: linkId } = must(
    await author.api.POST('/assets/', { body: { ...link, name: held, onlyInPlaylists: true } }),
  )
  const { id } = must(await author.api.POST('/playlists/', { body: { name } }))
  must(
    await author.api.PATCH('/playlists/{playlistId}/contents', {
      params: { path: { playlistId: id }, header: { 'If-Match': '"v1"' }, query: { acceptedLosses: 0 } },
      body: [
        { rank: '1', updatedDetails: { name: 'At sea', ...section } },
        { rank: '1.1', contentId: linkId },
      ],
    }),
  )
  return [linkId, id]
}
