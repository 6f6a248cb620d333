import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { emailOf, signInByHand, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** A passkey from its making to its end, with an authenticator that Chromium plays. */

const place = useHub()
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await addAuthenticator(window)
})

test('makes a passkey, signs in with it, and no longer once it is deleted', async () => {
  await signInByHand(page)
  await page.goto('/profile?part=security')
  const panel = page.locator('#passkeys')
  await panel.getByText('You have no passkeys.').waitFor()
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await panel.getByText('Never used.').waitFor()
  await panel.getByText('Chrome, Linux').waitFor()
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device has a passkey for this hub already.').waitFor()

  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto('/profile?part=security')
  await panel.getByText('Last used').waitFor()
  await panel.getByRole('button', { name: 'Delete Chrome, Linux' }).click()
  await panel.getByRole('button', { name: 'Delete Chrome, Linux permanently' }).click()
  await panel.getByText('You have no passkeys.').waitFor()

  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This hub does not know this passkey.').waitFor()
})

test('confirms with the passkey what would ask for the password', async () => {
  await signInByHand(page, 'manager')
  await page.goto('/profile?part=security')
  await page.locator('#passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('#passkeys').getByText('Never used.').waitFor()
  const problem = { status: 403, code: 'step-up-required', title: 'Forbidden', detail: 'Enter your password again.' }
  await page.route('**/api/me/tokens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Create a token' }).click()
  const form = page.getByRole('dialog', { name: 'Create a token' })
  await form.getByLabel('Name').fill('Calendar')
  await form.getByLabel('Your own learning and profile').check()
  await form.getByRole('button', { name: 'Create the token' }).click()
  const asked = page.getByRole('dialog', { name: 'Enter your password again' })
  await asked.getByRole('button', { name: 'Use a passkey' }).waitFor()
  await page.unroute('**/api/me/tokens')
  await asked.getByRole('button', { name: 'Use a passkey' }).click()
  await asked.waitFor({ state: 'detached' })
  await form.getByText('Copy the token now.').waitFor()
})

test('says what to do when the person closes the question of the browser', async () => {
  await page.goto('/')
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No passkey was used. Try again, or use your password.').waitFor()
  const { api } = await callAs(place.hub.origin, emailOf('member'), DEMO_PASSWORD)
  expect(must(await api.GET('/me/passkeys', { params: { query: { limit: 1, offset: 0 } } })).total).toBe(0)
})

/** A device with a fingerprint reader that always knows the finger. */
async function addAuthenticator({ page }: Visit): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(): Promise<void> {
  await page.locator('header button[popovertarget]').last().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
}
