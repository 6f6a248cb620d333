import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin switches a feature, sets how e-mails look, and finds both in the list of changes. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the hub' }).waitFor()
})

const part = (name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()
const save = (name: string) => page.getByRole('button', { name, exact: true }).click()
const badges = (on: Page) => on.getByRole('navigation').getByRole('link', { name: 'Badges', exact: true })

async function looksWell(name: string): Promise<void> {
  await settle(page)
  await shoot(page, `${name}-light`)
  const found = await barriers(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await settle(page)
  await shoot(page, `${name}-phone`)
  found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
  expect(found).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })
}

test('hides a feature that is switched off from everybody, and shows it again', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  await badges(learner.page).waitFor()
  await part('Features')
  const badge = page.getByRole('checkbox', { name: 'Badges' })
  expect(await badge.isChecked()).toBe(true)
  await looksWell('settings-features')
  await badge.uncheck()
  await save('Save the features')
  await page.getByText('Changes saved').waitFor()
  await badges(page).waitFor({ state: 'detached' })
  await learner.page.reload()
  await learner.page.getByRole('navigation').getByRole('link', { name: 'Home' }).waitFor()
  expect(await badges(learner.page).count()).toBe(0)
  await badge.check()
  await save('Save the features')
  await badges(page).waitFor()
  await learner.page.reload()
  await badges(learner.page).waitFor()
  await learner.close()
})

test('sets where answers go and a footer in two languages, which the next e-mail has', async () => {
  await part('Look of e-mails')
  const answers = page.getByRole('textbox', { name: 'Address for answers' })
  await answers.fill('nobody')
  await save('Save the look of e-mails')
  await page.locator('input[aria-invalid=true]').waitFor()
  await answers.fill('training@hub.example')
  await page.getByRole('textbox', { name: 'Footer: British English' }).fill('The training office\nRoom 1')
  await page.getByRole('combobox', { name: 'Footer in another language' }).selectOption('de-DE')
  await page.getByRole('textbox', { name: /^Footer: Deutsch/ }).fill('Das Schulungsbüro')
  await looksWell('settings-mail')
  await save('Save the look of e-mails')
  await page.getByText('Changes saved').waitFor()
  await page.reload()
  expect(await page.getByRole('textbox', { name: /^Footer: Deutsch/ }).inputValue()).toBe('Das Schulungsbüro')
  const visitor = await place.visit()
  await visitor.page.goto('/forgot-password')
  await visitor.page.getByRole('textbox', { name: 'E-mail' }).fill('learner@hub.example')
  await visitor.page.getByRole('button', { name: 'Send the e-mail' }).click()
  await visitor.page.getByText('If learner@hub.example has an account here').waitFor()
  await visitor.close()
  await page.goto('/manage/emails')
  await page.getByRole('row').filter({ hasText: 'Choose a new password' }).first().getByRole('link').click()
  await page.getByRole('article').getByText('The training office').waitFor()
})

test('shows how much the hub stores, and leads to what takes the most', async () => {
  await part('Storage')
  await page.getByText(/ of 107\.4 GB/).waitFor()
  await page
    .getByRole('table', { name: 'By kind' })
    .getByRole('row', { name: /^Content / })
    .waitFor()
  await looksWell('settings-storage')
  const largest = page.getByRole('table', { name: 'Largest files' }).getByRole('row').nth(1)
  const link = largest.getByRole('link')
  const name = await link.innerText()
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Storage' }).waitFor()
})

test('finds who changed what, and takes the list home', async () => {
  await part('Changes')
  const row = page.getByRole('row').filter({ hasText: 'replyTo' })
  await row.getByText('training@hub.example').waitFor()
  await page.getByRole('link', { name: 'Switched' }).click()
  await page.getByRole('row').filter({ hasText: 'badges' }).first().waitFor()
  await expect.poll(() => row.count()).toBe(0)
  await looksWell('settings-changes')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^hub-changes.*\.csv$/)
  await page.getByRole('searchbox', { name: 'Setting or person' }).fill('nobody is called so')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Show all changes' }).click()
  await row.waitFor()
})

test('makes a token of the hub, shows it once, and ends it and the one of a person', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  await learner.page.goto(`${place.hub.origin}/profile?part=security`)
  await createToken(learner.page, 'Create a token', 'Of a learner')
  await learner.close()
  await part('API tokens')
  await createToken(page, 'Create a token of the hub', 'HR system', 'View settings')
  await page.getByText('Created by').waitFor()
  await looksWell('settings-tokens')
  for (const name of ['HR system', 'Of a learner']) {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Delete ${name} permanently` }).click()
    await page
      .getByRole('button', { name: `Delete ${name}` })
      .first()
      .waitFor({ state: 'detached' })
  }
  await page.getByText('The hub has no tokens of its own.').waitFor()
  await part('Changes')
  await page.getByText('Token of the hub: HR system').first().waitFor()
})

test('gives a provider an address and a token, with which it brings somebody', async () => {
  await part('General and sign-in')
  const panel = page.getByRole('region', { name: 'Automatic provisioning (SCIM)' })
  const address = await panel.getByText(/\/scim\/v2$/).innerText()
  await panel.getByText('No provider has a token yet.').waitFor()
  await panel.getByRole('button', { name: 'Create a token for a provider' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('SCIM')
  await looksWell('provisioning-token')
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  const token = await dialog.getByText(/^hub_svc_/).innerText()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  const made = await page.request.post(`${address}/Users`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    data: { userName: 'provided@provider.example', name: { givenName: 'Provided', familyName: 'Person' } },
  })
  expect(made.status()).toBe(201)
  await page.reload()
  await panel.getByText('Provided Person').waitFor()
  await panel.scrollIntoViewIfNeeded()
  await looksWell('provisioning')
  await page.emulateMedia({ colorScheme: 'dark' })
  await looksWell('provisioning-dark')
  await page.setViewportSize({ width: 320, height: 860 })
  await panel.getByRole('button', { name: 'Create a token for a provider' }).scrollIntoViewIfNeeded()
  await shoot(page, 'provisioning-panel-phone')
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.emulateMedia({ colorScheme: 'light' })
  await panel.getByRole('button', { name: 'Delete SCIM', exact: true }).click()
  await panel.getByRole('button', { name: 'Delete SCIM permanently' }).click()
  await panel.getByText('No provider has a token yet.').waitFor()
  expect((await page.request.get(`${address}/Users`, { headers: { authorization: `Bearer ${token}` } })).status()).toBe(
    401,
  )
})

async function createToken(on: Page, button: string, name: string, right = 'Your own learning and profile') {
  await on.getByRole('button', { name: button, exact: true }).click()
  const dialog = on.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: right }).check()
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  await dialog.getByText(/^hub_(pat|svc)_/).waitFor()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  await on.getByText(name, { exact: true }).waitFor()
}
