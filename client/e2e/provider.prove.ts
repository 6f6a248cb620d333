import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/testing/cluster.ts'
import { CLIENT, testProvider, type TestProvider } from '../../server/testing/openid.ts'
import { barriers } from './audit.ts'
import { launchBrowser, launchHub, signIn, visit, type JourneyHub, type Visit } from './harness.ts'

/** An admin connects the identity provider of the organisation, and somebody comes in by way of it. */

let hub: JourneyHub
let idp: TestProvider
let browser: Awaited<ReturnType<typeof launchBrowser>>
let window: Visit

beforeAll(async () => {
  const port = await freePort()
  idp = await testProvider({ hubs: [`http://localhost:${port}`], hostname: 'localhost', asks: true })
  idp.person = { ...idp.person, groups: ['staff'] }
  hub = await launchHub({ settings: { PORT: String(port), OIDC_PRIVATE_HOSTS: idp.host } })
  browser = await launchBrowser()
  window = await visit(browser, hub)
})
afterAll(async () => {
  await window.close()
  await browser.close()
  await hub.stop()
  await idp.close()
})

test('an admin enters the provider; a wrong address is refused with a sentence', async () => {
  const { page, close } = await visit(browser, hub)
  await signIn(page, 'admin')
  await page.goto('/manage/settings')
  await page.getByLabel('Address of the provider (issuer)').fill('https://127.0.0.1')
  await page.getByLabel('Client ID').fill(CLIENT.clientId)
  await page.locator('input[name="signIn.oidc.clientSecret"]').fill(CLIENT.clientSecret)
  await page.getByLabel('Button text').fill('Sign in with Demo')
  await page.getByLabel('E-mail domains of your organisation').fill('hub.example')
  await page.getByLabel('Create accounts at the first sign-in').check()
  await page.getByRole('button', { name: 'Save the provider' }).click()
  await page.getByText('The hub cannot read the details of this provider.').waitFor()
  await page.getByLabel('Address of the provider (issuer)').fill(idp.issuer)
  await page.getByRole('button', { name: 'Save the provider' }).click()
  await page.getByText('The settings are saved.').waitFor()
  await page.getByText('A secret is stored. Leave this empty to keep it.').waitFor()
  await leadGroupToTeam(page, 'staff', 'Analysts')
  await page.getByLabel('Name of the hub').fill('Our hub')
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await page.getByText('Our hub').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await close()
})

test('somebody new comes in by way of the provider, and lands where they wanted to go', async () => {
  const { page } = window
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Sign in with Demo' }).click()
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await page.getByRole('button', { name: 'I am ada' }).click()
  await page.getByRole('heading', { name: 'Before you start' }).waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.getByLabel('Department').fill('Analysis')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
  const profile = (await (await page.request.get('/api/me/profile')).json()) as { userTeams: { name: string }[] }
  expect(profile.userTeams).toMatchObject([{ name: 'Analysts' }])
})

test('signing out ends the session at the provider too', async () => {
  const { page } = window
  await signOut(page)
  await page.getByRole('button', { name: 'Sign out of the provider' }).click()
  await page.getByRole('link', { name: 'Sign in with Demo' }).waitFor()
  await page.getByRole('link', { name: 'Sign in with Demo' }).click()
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
})

test('whom the hub does not let in is told so on the sign-in page', async () => {
  const { page } = window
  idp.person = { sub: 'eve', email: 'eve@elsewhere.example', email_verified: true }
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in with Demo' }).click()
  await page.getByRole('button', { name: 'I am eve' }).click()
  await page.getByText('Your organisation knows you, but this hub does not.').waitFor()
  expect(new URL(page.url()).search).toBe('?problem=oidc-no-account')
  expect(window.faults).toEqual([])
})

/** Two groups are begun; the one without a team is refused with a word and taken away. */
async function leadGroupToTeam(page: Page, group: string, team: string): Promise<void> {
  const answer = await page.request.post('/api/teams/', {
    data: { name: team },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(201)
  const add = page.getByRole('button', { name: 'Add a group' })
  await add.click()
  const [first, second] = [page.getByRole('group', { name: 'Group 1' }), page.getByRole('group', { name: 'Group 2' })]
  await first.locator('input[name$=".group"]').fill(group)
  await first.getByRole('textbox', { name: 'Team' }).fill(team)
  await first.getByRole('button', { name: team }).click()
  await add.click()
  await second.locator('input[name$=".group"]').fill('nobody')
  await page.getByRole('button', { name: 'Save the provider' }).click()
  await second.locator('[aria-invalid=true]').first().waitFor()
  await second.getByRole('button', { name: 'Remove the group' }).click()
  await page.getByLabel('Claim for the groups').fill('groups')
  await page.getByRole('button', { name: 'Save the provider' }).click()
  await page.getByText('The settings are saved.').waitFor()
  await page.reload()
  expect(await first.locator('input[name$=".group"]').inputValue()).toBe(group)
  await first.getByRole('button', { name: team }).waitFor()
  expect(await second.count()).toBe(0)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}
