import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { totpCode } from '../../server/testing/totp.ts'
import { emailOf, signInByHand } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** A second factor from its set-up to the code that replaces a lost phone, and the password that is asked for once more. */

const place = useHub()
let page: Page
/** What the person keeps: the app's secret and the codes on paper. */
let secret: string
let recoveryCodes: string[]
let usedCode: string

useWindow(place, (window) => {
  page = window.page
})
beforeAll(() => {
  secret = ''
})

test('sets up an app with the key in words, and shows the recovery codes once', async () => {
  await signInByHand(page)
  await page.goto('/profile?part=security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor()
  secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await dialog.getByText('Enter the code that your app shows now. Each code works once.').waitFor()
  usedCode = totpCode(secret, new Date())
  await dialog.getByRole('textbox', { name: 'Code' }).fill(usedCode)
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  recoveryCodes = await dialog.getByRole('listitem').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('Recovery codes left: 10.').waitFor()
  expect(await page.content()).not.toContain(recoveryCodes[0])
})

test('signs in with a code, but not with one that was used', async () => {
  await enterPassword()
  await enterCode(usedCode)
  await page.getByRole('alert').getByText('Wrong code').waitFor()
  // The app of somebody whose clock is a little ahead.
  await enterCode(totpCode(secret, new Date(), 1))
  await page.getByRole('navigation').first().waitFor()
  await page.reload()
  await page.getByRole('navigation').first().waitFor()
})

test('signs in with a recovery code, once', async () => {
  for (const isLeft of [true, false]) {
    const { page: other, close } = await place.visit()
    page = other
    await enterPassword()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (isLeft) await page.getByRole('navigation').first().waitFor()
    else await page.getByRole('alert').getByText('Wrong code').waitFor()
    await close()
  }
})

test('asks for the password and a code before a token is made, and goes on with what was asked for', async () => {
  await enterPassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[1]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto('/profile?part=security')
  await forgetProof()
  await page.getByRole('button', { name: 'Create a token' }).click()
  const form = page.getByRole('dialog', { name: 'Create a token' })
  await form.getByLabel('Name').fill('Calendar')
  await form.getByLabel('Your own learning and profile').check()
  await form.getByRole('button', { name: 'Create the token' }).click()

  const asked = page.getByRole('dialog', { name: 'Enter your password again' })
  await asked.waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await form.getByText('Nothing was changed, because your password was not entered again.').waitFor()

  await form.getByRole('button', { name: 'Create the token' }).click()
  await asked.locator('input[name=password]').fill(DEMO_PASSWORD)
  await asked.getByRole('button', { name: 'Use a recovery code' }).click()
  await asked.getByLabel('Recovery code').fill(recoveryCodes[2]!)
  await restoreProof()
  await asked.getByRole('button', { name: 'Continue' }).click()
  await asked.waitFor({ state: 'detached' })
  await form.getByText('Copy the token now.').waitFor()
})

test('removes the app, and the password alone lets in again', async () => {
  await enterPassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[3]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto('/profile?part=security')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await page.getByRole('button', { name: 'Yes, remove the app' }).click()
  await page.getByText('Your second factor is off.').waitFor()
  const { page: other, close } = await place.visit()
  await signInByHand(other)
  await close()
})

test('asks whom the hub requires it of to set it up, and leads on to the page that they wanted', async () => {
  await signInByHand(page, 'manager')
  await requireFactor()
  await page.goto('/saved')
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totpCode(key, new Date()))
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await page.unroute(PROFILE)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
})

async function enterPassword(): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('member'))
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

async function enterCode(code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const TOKENS = '**/api/me/tokens'
const PROFILE = '**/api/me/profile'

/** Nobody waits ten minutes here: the hub's own answer to a proof that is too old, which the server's tests show. */
async function forgetProof(): Promise<void> {
  await page.route(TOKENS, (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal('step-up-required')) : route.continue(),
  )
}

const restoreProof = () => page.unroute(TOKENS)

/** What the hub answers when it requires a second factor, which no screen can make it do yet. */
function requireFactor(): Promise<unknown> {
  return page.route(PROFILE, (route) => route.fulfill(refusal('second-factor-enrolment-required')))
}

function refusal(code: string) {
  const problem = { type: 'about:blank', title: 'Not allowed', status: 403, code, detail: '' }
  return { status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }
}
