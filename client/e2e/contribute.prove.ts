import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers } from './audit.ts'
import { emailOf, shoot, signIn } from './harness.ts'
import { useHub } from './journeys.ts'

/** A learner adds something to a playlist of their team, takes it back, and thinks again. */

const place = useHub()

/** A playlist of the learner's team that is open to its members, and something to add. @returns its id */
async function prepare(): Promise<string> {
  const { api } = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const order = {
    includeDeletedUsers: false,
    onlyDeleted: false,
    column: 'name',
    order: 'asc',
    limit: 1,
    offset: 0,
  } as const
  const query = { ...order, search: emailOf('member') }
  const { items } = must(await api.GET('/users', { params: { query } }))
  const { id: teamId } = must(await api.POST('/teams/', { body: { name: 'Harbour crew' } }))
  must(await api.POST('/teams/{teamId}/members', { params: { path: { teamId } }, body: { userIds: [items[0]!.id] } }))
  const link = { type: 'web', name: 'Knots at a glance', webUrl: 'https://example.com/', published: true } as const
  must(await api.POST('/assets/', { body: link }))
  const about = { name: 'What helps us', ownerTeamId: teamId, allow_member_contributions: true, published: true }
  return must(await api.POST('/playlists/', { body: about })).id
}

test('a member of the team adds to its playlist, and takes it back', async () => {
  const id = await prepare()
  const { page, close } = await place.visit()
  await signIn(page, 'member')
  await page.goto(`/playlists/${id}`)
  await page.getByRole('button', { name: 'Add to this playlist…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Knots')
  await dialog.getByRole('button', { name: /Knots at a glance/ }).click()
  await shoot(page, 'contribute')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Added to the playlist.').waitFor()
  await page.getByRole('link', { name: 'Knots at a glance', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Take Knots at a glance out again' }).click()
  await page.getByText('This playlist is empty').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Knots at a glance', exact: true }).waitFor()
  await close()
})
