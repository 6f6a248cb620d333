import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { signInByHand } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What a person does with an account: in and out, elsewhere, in another language, and with a program. */

const PICTURE = join(import.meta.dirname, '../../scripts/demo/content/media/cover-first-course.png')
const NEW_PASSWORD = 'kettle orbit velvet ninety'

const place = useHub()
let page: Page

useWindow(place, (window) => {
  page = window.page
})

test('says that the e-mail and the password do not belong together, and not which is wrong', async () => {
  await page.goto('/')
  await fillIn(page, demoAccounts[0].email, 'not-the-password')
  const note = page.getByRole('alert')
  await note.getByText('Wrong e-mail or password').waitFor()
  const words = await note.innerText()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/auth/sign-in'))
  await fillIn(page, 'nobody@hub.example', 'not-the-password')
  expect((await answered).status()).toBe(401)
  await note.waitFor()
  expect(await note.innerText()).toBe(words)
})

test('signs out, and stays out', async () => {
  await signInByHand(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.getByText('Demo Learner').count()).toBe(0)
})

test('signs out of another browser, which then asks who is there and goes on in the same place', async () => {
  const other = await place.visit({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await signInByHand(other.page)
  await other.page.getByRole('link', { name: 'Browse', exact: true }).click()
  await other.page.getByRole('heading', { name: 'Browse' }).waitFor()
  await signInByHand(page)
  await page.goto('/profile?part=security')
  await page.getByText('This browser').waitFor()
  await page.getByRole('button', { name: 'Sign out of Firefox, Windows' }).click()
  await page.getByRole('button', { name: 'Sign out of Firefox, Windows' }).waitFor({ state: 'detached' })

  await other.page.getByRole('link', { name: 'Saved', exact: true }).click()
  await other.page.getByText('You were signed out. Sign in to continue where you are.').waitFor()
  await other.page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.page.getByRole('heading', { name: 'Saved' }).waitFor()
  expect(other.faults).toEqual([])
  await other.close()
})

test('changes the password: the old one no longer opens, the new one does', async () => {
  const { email } = demoAccounts[1]
  await signInByHand(page, 'manager')
  await page.goto('/profile?part=security')
  await changePassword('not-my-password')
  await page.getByText('This is not your current password. Check it and try again.').waitFor()
  await changePassword(DEMO_PASSWORD)
  await page.getByText('Your new password is saved.').waitFor()

  const other = await place.visit()
  await other.page.goto('/')
  await fillIn(other.page, email, DEMO_PASSWORD)
  await other.page.getByText('Wrong e-mail or password').waitFor()
  await fillIn(other.page, email, NEW_PASSWORD)
  await other.page.getByRole('heading', { name: 'Hello Demo' }).waitFor()
  await other.close()
})

test('speaks German at once, and after the next sign-in', async () => {
  await signInByHand(page, 'admin')
  await page.goto('/profile?part=settings')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/me/profile/language'))
  await page.getByLabel('Language').and(page.locator('select')).selectOption('de-DE')
  await page.getByRole('heading', { name: 'Dein Profil' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
  expect((await kept).status()).toBe(200)

  const other = await place.visit()
  await signInByHand(other.page, 'admin')
  await other.page.getByRole('heading', { name: 'Hallo Demo' }).waitFor()
  expect(await other.page.locator('html').getAttribute('lang')).toBe('de-DE')
  await other.close()
})

test('shows a new picture in the profile and in the top bar, and takes it away again', async () => {
  await signInByHand(page)
  await page.goto('/profile')
  await page.getByLabel('Picture file').setInputFiles(PICTURE)
  await page.getByText('Your picture is saved.').waitFor()
  const drawn = () => page.locator('header img, main img').evaluateAll(widths)
  await expect.poll(drawn).toHaveLength(2)
  await page.reload()
  await expect.poll(drawn).toHaveLength(2)
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect.poll(drawn).toHaveLength(0)
})

test('refuses a picture that is none, with a word', async () => {
  await signInByHand(page)
  await page.goto('/profile')
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await page.getByRole('alert').waitFor()
})

test('changes the name everywhere at once', async () => {
  await signInByHand(page)
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Renamed')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await page.getByText('Your name is saved.').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('heading', { name: 'Hello Renamed' }).waitFor()
})

test('shows an API token once; it works, and no longer after it is deleted', async () => {
  await signInByHand(page)
  await page.goto('/profile?part=security')
  await page.getByRole('button', { name: 'Create a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a token' })
  await dialog.getByLabel('Name').fill('Calendar')
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  await dialog.getByText('Choose at least one.').waitFor()
  await dialog.getByLabel('Your own learning and profile').check()
  await dialog.getByRole('button', { name: 'Create the token' }).click()
  const token = await dialog.locator('code').innerText()
  expect(await statusWith(token)).toBe(200)
  await dialog.getByRole('button', { name: 'I have saved it' }).click()

  await page.reload()
  await page.getByText('Calendar', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(token)
  await page.getByRole('button', { name: 'Delete Calendar' }).click()
  await page.getByRole('button', { name: 'Delete Calendar permanently' }).click()
  await page.getByText('You have no tokens.').waitFor()
  expect(await statusWith(token)).toBe(401)
})

async function fillIn(on: Page, email: string, password: string): Promise<void> {
  await on.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await on.locator('input[name=password]').fill(password)
  await on.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function changePassword(current: string): Promise<void> {
  await page.locator('input[name=currentPassword]').fill(current)
  await page.locator('input[name=newPassword]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
}

async function statusWith(token: string): Promise<number> {
  return (await fetch(`${place.hub.origin}/api/me/profile`, { headers: { authorization: `Bearer ${token}` } })).status
}

/** The widths of the pictures that are really drawn, in pixels of the file. */
function widths(pictures: (HTMLElement | SVGElement)[]): number[] {
  return pictures.flatMap((picture) =>
    picture instanceof HTMLImageElement && picture.naturalWidth > 0 ? [picture.naturalWidth] : [],
  )
}
