import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { emailOf, signIn, signInQuickly } from './harness.ts'
import { useHub } from './journeys.ts'
import { looksWell } from './looks-well.ts'
import { addNewcomer } from './newcomers.ts'

/** What people are asked to do, from the editor of a playlist to those who are asked. Each journey goes on from the one before. */

const NAME = 'Ready to begin'
const TEAM = 'Demo team'

const place = useHub({ filled: true })
let page: Page
let playlistId: string

beforeAll(async () => {
  const admin = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const manager = await callAs(place.hub.origin, emailOf('manager'), DEMO_PASSWORD)
  const session = must(await manager.api.GET('/auth/session'))
  const teamIds = session.managedTeamIds
  await addNewcomer(admin, {
    email: 'olga@hub.example',
    first_name: 'Olga',
    last_name: 'Outside',
    locale: 'en-GB',
    teamIds: [],
  })
  const body = { name: NAME, audience: 'teams', teamIds, ownerTeamId: teamIds[0]!, published: true } as const
  playlistId = must(await admin.api.POST('/playlists/', { body })).id
  page = (await place.visit()).page
  await signIn(page, 'admin')
})

const dialog = (on = page) => on.getByRole('dialog')
const rows = (on = page) => on.getByRole('list', { name: 'Assignments' }).getByRole('listitem')
/** A field that has to be filled in says so with a star. */
const labelled = (label: string) => new RegExp(`^${label}( \\*)?$`)
const choose = (label: string, option: string, on = page) => dialog(on).getByLabel(labelled(label)).selectOption(option)
const fill = (label: string, text: string, on = page) => dialog(on).getByLabel(labelled(label)).fill(text)
const pick = (name: string, on = page) =>
  dialog(on)
    .getByRole('list', { name: /asked$/ })
    .getByRole('button', { name })
    .click()
const press = (name: string, on = page) => dialog(on).getByRole('button', { name, exact: true }).click()
const begin = (on = page) => on.getByRole('button', { name: 'Assign it…' }).click()
const dayAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function openEditor(on = page): Promise<void> {
  await on.goto(`/manage/library/playlists/${playlistId}`)
  await on.getByRole('heading', { name: 'Assignments' }).waitFor()
}

test('an admin assigns by a relative date and again every year, and is told who cannot see it', async () => {
  await openEditor()
  await page.getByText('Nobody is asked to do anything with it.').waitFor()
  await begin()
  await press('Assign')
  await dialog().getByText('Fill this in.').waitFor()
  await fill('Day', dayAhead(30))
  await press('Assign')
  await dialog().getByText('Choose at least one.').first().waitFor()
  await pick(TEAM)
  await choose('By when', 'Days after joining the team')
  await fill('Days', '30')
  await dialog().getByText('It asks 2 people.').waitFor()
  await dialog().getByLabel('Ask again regularly').check()
  await fill('Days before the date from which it can be done', '400')
  await press('Assign')
  await dialog().getByText('This has to be shorter than the time between two dates.').first().waitFor()
  await fill('Days before the date from which it can be done', '60')
  await looksWell(page, 'assign-dialog', dialog())
  await press('Assign')
  const yearly = rows().filter({ hasText: 'Complete it within 30 days after joining the team' })
  await yearly.getByText('Again every 12 months.').waitFor()

  await begin()
  await choose('What is asked', 'Open it')
  await choose('Of whom', 'People by name')
  await dialog().getByLabel('People who are asked', { exact: true }).first().fill('Olga')
  await pick('Olga Outside')
  await choose('By when', 'No date')
  await dialog().getByText('1 person is not asked, because they cannot see it.').waitFor()
  await press('Assign')
  await rows().filter({ hasText: 'Olga Outside' }).getByText('Open it without a date').waitFor()
  await looksWell(page, 'assignments', page.getByRole('list', { name: 'Assignments' }))
})

test('a manager of the owning team sets a date for it, and is offered their own people alone', async () => {
  const window = await place.visit()
  const manager = window.page
  await signInQuickly(manager, 'manager')
  await openEditor(manager)
  await rows(manager).filter({ hasText: 'Teams or people whom you do not manage' }).waitFor()
  expect(await manager.getByText('Olga').count()).toBe(0)
  await begin(manager)
  expect(await dialog(manager).getByLabel('Of whom').locator('option:disabled').allInnerTexts()).toEqual([
    'Everyone who sees it',
  ])
  await choose('Of whom', 'People by name', manager)
  await fill('Day', dayAhead(1), manager)
  await dialog(manager).getByLabel('People who are asked', { exact: true }).first().fill('Olga')
  await dialog(manager).getByText('Nobody has this name.').waitFor()
  await press('Assign', manager)
  await dialog(manager).getByText('Choose at least one.').first().waitFor()
  await choose('Of whom', 'Teams', manager)
  await pick(TEAM, manager)
  await press('Assign', manager)
  await rows(manager)
    .filter({ hasText: `Team ${TEAM}` })
    .nth(1)
    .waitFor()
  expect(await rows(manager).filter({ hasText: 'do not manage' }).getByRole('button').count()).toBe(0)
  expect(window.faults).toEqual([])
  await window.close()
})

test('a learner has the most urgent in their list; it is changed and removed, and the next one counts', async () => {
  const window = await place.visit()
  const learner = window.page
  await signIn(learner)
  const todo = learner.getByRole('main').getByRole('listitem').filter({ hasText: NAME })
  await learner.goto('/todo')
  await todo.getByText('Due tomorrow').waitFor()

  await openEditor()
  const sooner = rows().filter({ hasText: 'Complete it by' })
  await sooner.getByRole('button', { name: /^Change/ }).click()
  await fill('Day', dayAhead(0))
  await press('Save')
  await page.getByText('The assignment is changed.').waitFor()
  await learner.goto('/todo')
  await todo.getByText('Due today').waitFor()

  await sooner.getByRole('button', { name: /^Remove/ }).click()
  await press('Remove')
  await sooner.waitFor({ state: 'detached' })
  await learner.goto('/todo')
  await todo.waitFor()
  expect(await todo.getByText('Due today').count()).toBe(0)
  expect(window.faults).toEqual([])
  await window.close()
})
