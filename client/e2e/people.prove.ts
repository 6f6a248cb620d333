import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin adds people, looks after their accounts and gives them rights. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
})

const said = (words: string) => page.getByText(words).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const panel = (name: string) => page.getByRole('region', { name, exact: true })

async function openPerson(name: string): Promise<void> {
  await page.goto(`/manage/people?q=${name.split(' ').at(-1)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

test('adds somebody by keys alone, invites them and takes it back', async () => {
  await button('Add people').press('Enter')
  // The window takes the focus to its first field, which on a busy machine is not at once.
  await page.getByRole('dialog').locator('input:focus').waitFor()
  for (const words of ['Robin', 'Newcomer', 'robin@people.example']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await button('Add the person').press('Enter')
  await page.getByText('robin@people.example was added.').waitFor()
  await page.keyboard.press('Escape')
  await row('robin@people.example').getByText('Invited').waitFor()
  await openPerson('Robin Newcomer')
  await button('Take the invitation back').click()
  await page.getByText('Not invited').waitFor()
  await button('Invite by e-mail').click()
  await said('The invitation works until')
})

test('says where a fact came from, and keeps what somebody else changed meanwhile', async () => {
  await openPerson('Demo Learner')
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto(new URL(page.url()).pathname)
  await other.page.getByRole('textbox', { name: 'City' }).fill('Utrecht')
  await other.page.getByRole('button', { name: 'Save what is known' }).click()
  await other.page.getByText('Changes saved').waitFor()
  await other.close()
  await page.getByRole('textbox', { name: 'Job title' }).fill('Trainer')
  await button('Save what is known').click()
  await said('Somebody else changed this meanwhile')
  expect(await page.getByRole('textbox', { name: 'Job title' }).inputValue()).toBe('Trainer')
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Utrecht')
  await button('Save what is known').click()
  await said('Changes saved')
  await page.reload()
  expect(await page.getByRole('textbox', { name: 'Job title' }).inputValue()).toBe('Trainer')
  await panel('What is known').getByText('Entered by an admin').first().waitFor()
})

test('suspends, deletes and brings back, each with a way back', async () => {
  await openPerson('Demo Manager')
  await button('Suspend').click()
  await said('is suspended and was signed out everywhere.')
  await button('Undo').first().click()
  await page.getByText('Active').waitFor()
  await button('Delete').click()
  await said('was deleted and can be restored.')
  await button('Restore').click()
  await page.getByText('Active').waitFor()
})

test('erases somebody only where their address was typed', async () => {
  await openPerson('Robin Newcomer')
  await button('Erase for good…').click()
  const confirmation = page.getByRole('textbox', { name: 'Type robin@people.example to go on' })
  await confirmation.fill('robin@elsewhere.example')
  await button('Erase for good').click()
  await said('Type the e-mail address of the person in full.')
  await confirmation.fill('robin@people.example')
  await button('Erase for good').click()
  await said('is being erased.')
  await said('Erased on')
  expect(await button('Restore').count()).toBe(0)
})

test('gives rights, and none to oneself', async () => {
  await openPerson('Demo Manager')
  const rights = panel('Rights')
  await rights.getByRole('checkbox', { name: 'Admin of this hub' }).check()
  await rights.getByRole('radio', { name: 'People and teams: Nothing' }).focus()
  await page.keyboard.press('ArrowRight')
  await button('Save the rights').click()
  await said('Changes saved')
  await page.reload()
  await expect
    .poll(() => rights.getByRole('radio', { name: 'People and teams: View', exact: true }).isChecked())
    .toBe(true)
  await rights.getByRole('checkbox', { name: 'Admin of this hub' }).uncheck()
  await button('Save the rights').click()
  await said('Changes saved')
  await openPerson('Demo Admin')
  await panel('Rights').waitFor()
  expect(await button('Suspend').count()).toBe(0)
  expect(await button('Delete').count()).toBe(0)
})

test('finds people by team, rights and account, all in the address', async () => {
  const team = page.getByRole('combobox', { name: 'Team' })
  await team.fill('demo')
  await page.getByRole('listbox', { name: 'Team' }).getByRole('option').first().click()
  await page.waitForURL(/team=/)
  await page.goto('/manage/people')
  await page.getByRole('combobox', { name: 'Rights' }).selectOption('Admins only')
  await row('Demo Admin').waitFor()
  await expect.poll(() => row('Demo Learner').count()).toBe(0)
  await page.goto('/manage/people?state=suspended')
  await said('Nobody matches these filters')
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await row('Demo Learner').waitFor()
})

test('changes all whom a filter finds but one, says who is left out, and takes it back', async () => {
  await page.goto('/manage/people?q=demo')
  await row('Demo Learner').waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('checkbox', { name: 'Select Demo Manager' }).uncheck()
  await button('Change…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'What to do' }).selectOption('Suspend')
  await button('See what changes').click()
  await dialog.getByText('this is you').waitFor()
  expect(await dialog.getByRole('listitem').filter({ hasText: 'Demo Manager' }).count()).toBe(0)
  await button('Back').click()
  await dialog.getByRole('combobox', { name: 'What to do' }).selectOption('Set an attribute')
  await dialog.getByRole('combobox', { name: 'Attribute' }).selectOption('Region')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('North')
  await button('See what changes').click()
  await dialog.getByRole('button', { name: /^Change \d+ p/ }).click()
  await said('The change has begun.')
  expect(await page.getByText(/^Selected:/).count()).toBe(0)
  await openPerson('Demo Learner')
  const region = () => page.getByRole('textbox', { name: 'Region' }).inputValue()
  await expect.poll(async () => (await page.reload(), await region())).toBe('North')
  await page.goto('/manage/jobs')
  await page.getByRole('link', { name: 'Change people' }).first().click()
  await button('Undo').click()
  await openPerson('Demo Learner')
  await expect.poll(async () => (await page.reload(), await region())).not.toBe('North')
})

test('puts somebody into a team and out of it, and says who did so', async () => {
  await openPerson('Demo Learner')
  const teams = panel('Teams')
  await teams.getByRole('button', { name: 'Add to teams…' }).click()
  const dialog = page.getByRole('dialog')
  const found = dialog.getByRole('list', { name: 'Teams' }).getByRole('button', { pressed: false }).first()
  await found.waitFor()
  await found.click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await said('Added to 1 team.')
  await panel('Badges').waitFor()
  await page.goto('/manage/teams?view=changes')
  await page.getByRole('cell', { name: 'Changed' }).first().waitFor()
  await page.goto('/manage/people?view=changes')
  await page.getByRole('table', { name: 'Changes of people' }).waitFor()
})

test('is not there for who may not', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  expect(await learner.page.getByRole('navigation').getByRole('link', { name: 'People' }).count()).toBe(0)
  await learner.close()
})

const screens = {
  list: () => row('Demo Learner').waitFor(),
  dialog: () => button('Add people').click(),
  change: async () => {
    await page.getByRole('checkbox', { name: 'Select Demo Learner' }).check()
    await button('Change…').click()
    await page.getByRole('dialog').getByRole('list', { name: 'Teams' }).waitFor()
  },
  changes: () => page.goto('/manage/people?view=changes').then(() => page.getByRole('table').waitFor()),
  person: () => openPerson('Demo Admin').then(() => panel('Rights').getByRole('table').scrollIntoViewIfNeeded()),
}

test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  const found: string[] = []
  for (const [name, open] of Object.entries(screens)) {
    await page.goto('/manage/people')
    await open()
    await settle(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await shoot(page, `people-${name}-${colorScheme}`)
      found.push(...(await barriers(page)))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await shoot(page, `people-${name}-phone`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(found).toEqual([])
})

test('lets somebody in whom no mail reaches, who chooses a password of their own', async () => {
  await page.goto('/manage/settings')
  await page.getByRole('checkbox', { name: 'Admins may give people a start password' }).check()
  await button('Save the password settings').click()
  await said('The settings are saved.')
  await page.goto('/manage/people')
  await button('Add people').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Sasha')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Workshop')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('sasha@people.example')
  await dialog.getByRole('checkbox', { name: 'Send an invitation by e-mail' }).uncheck()
  await dialog.getByRole('textbox', { name: 'Start password' }).fill('kettle orbit velvet ninety')
  await shoot(page, 'start-password-given')
  await button('Add the person').click()
  await said('sasha@people.example was added.')

  const newcomer = await place.visit()
  await newcomer.page.goto('/')
  await newcomer.page.getByRole('link', { name: 'Here for the first time, with a start password?' }).click()
  await newcomer.page.getByRole('textbox', { name: 'E-mail' }).fill('sasha@people.example')
  await newcomer.page.getByRole('textbox', { name: 'Start password' }).fill('kettle orbit velvet ninety')
  await shoot(newcomer.page, 'start-password')
  expect(await barriers(newcomer.page)).toEqual([])
  await newcomer.page.getByRole('button', { name: 'Continue' }).click()
  await newcomer.page.getByRole('textbox', { name: 'New password' }).fill('harbour seven pencil quartz')
  await newcomer.page.getByRole('button', { name: 'Accept the invitation' }).click()
  await newcomer.page.getByRole('navigation').first().waitFor()
  await newcomer.close()

  await openPerson('Sasha Workshop')
  await panel('Sign-ins and security').getByText('accepted').first().waitFor()
  await panel('Changes').getByRole('listitem').first().waitFor()
})
