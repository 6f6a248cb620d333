import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as callAs, type HubClient } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD, demoAccounts, demoFields } from '../../server/demo.ts'
import { unzip } from '../../server/profile/export-fixtures.ts'
import { barriers, stickingOut } from './audit.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What a hub asks of people, and what it gives back to them: their own data. */

const place = useHub()
let admin: HubClient
let page: Page

beforeAll(async () => {
  admin = (await callAs(place.hub.origin, demoAccounts[2].email, DEMO_PASSWORD)).api
})
useWindow(place, (window) => {
  page = window.page
})

async function withField(label: string, work: () => Promise<void>): Promise<void> {
  const { id } = must(await admin.POST('/customFields/', { body: { label, is_required: true } }))
  try {
    await work()
  } finally {
    must(await admin.DELETE('/customFields/{customFieldId}', { params: { path: { customFieldId: id } } }))
  }
}

const step = () => page.getByRole('heading', { name: 'Before you start' })
const saving = '**/api/me/profile/customFields'

test('asks no one who has filled in everything, and shows it in the profile', async () => {
  await signIn(page)
  await page.goto('/profile')
  expect(await page.getByLabel(demoFields[0].label).inputValue()).toBe(demoFields[0].value)
  await page.getByLabel(demoFields[2].label).fill('123')
  await page.getByRole('button', { name: 'Save your answers' }).click()
  await page.getByText('Your answers are saved.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(demoFields[2].label).inputValue()).toBe('123')
  expect(await step().count()).toBe(0)
})

test('asks for what is required before the page that was wanted, and loses nothing while the hub cannot save', () =>
  withField('Team colour', async () => {
    await page.goto('/saved')
    await fillInSignIn()
    await step().waitFor()
    expect(await page.getByRole('heading', { name: 'Saved' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Later' }).count()).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await stickingOut(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await shoot(page, `complete-profile-${colorScheme}`)
      expect(await barriers(page)).toEqual([])
    }
    await page.getByLabel('Team colour').fill('Green')
    await page.route(saving, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }))
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Team colour').inputValue()).toBe('Green')
    await page.reload()
    await step().waitFor()
    expect(await page.getByLabel('Team colour').inputValue()).toBe('Green')
    await page.unroute(saving)
    await page.getByLabel('Team colour').press('Enter')
    await page.getByRole('heading', { name: 'Saved' }).waitFor()
    await page.goto('/profile')
    expect(await page.getByLabel('Team colour').inputValue()).toBe('Green')
  }))

test('lets people in whose hub cannot save, and asks them the next time', () =>
  withField('Team animal', async () => {
    await page.route(saving, (route) => route.abort())
    await page.goto('/')
    await fillInSignIn()
    await step().waitFor()
    await page.getByLabel('Team animal').fill('Owl')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('heading', { name: 'Hello Demo' }).waitFor()
    await page.reload()
    await step().waitFor()
    expect(await page.getByLabel('Team animal').inputValue()).toBe('Owl')
  }))

test('takes no page away from people who are here already', async () => {
  await signIn(page)
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Half typed')
  await withField('Team song', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByLabel(demoFields[1].label).fill('Cardiff')
    await page.getByRole('button', { name: 'Save your answers' }).click()
    await page.getByLabel('Team song').waitFor()
    expect(await step().count()).toBe(0)
    expect(await page.getByLabel('First name').inputValue()).toBe('Half typed')
    expect(await page.getByLabel(demoFields[1].label).inputValue()).toBe('Cardiff')
  })
})

test('gives people all that it keeps about them in a file of their own', async () => {
  await signIn(page)
  await page.goto('/profile?part=data')
  await page.getByRole('button', { name: 'Create the file' }).click()
  await page.getByText('The file is ready.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Demo Hub data \d{4}-\d\d-\d\d\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const files = await unzip(Buffer.concat(chunks))
  expect(JSON.parse(files.get('profile.json')!.toString())).toMatchObject([{ email: demoAccounts[0].email }])
  expect(files.has('README.txt')).toBe(true)

  await page.reload()
  await page.getByText('The file is ready.').waitFor()
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Your personal data is ready to download' }).click()
  await page.getByText('The file is ready.').waitFor()
  expect(new URL(page.url()).searchParams.get('export')).not.toBeNull()
})

async function fillInSignIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demoAccounts[0].email)
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
