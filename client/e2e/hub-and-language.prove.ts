import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, settle, stickingOut } from './audit.ts'
import { emailOf, shoot, signInByHand, tabTo } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** Somebody who belongs to two hubs: from one to the other and back, each in its own language. */

const place = useHub()
let page: Page

useWindow(place, (window) => {
  page = window.page
})

test('is signed in to the other hub by one click, which has its own colours and language, and leads back', async () => {
  await signInByHand(page)
  await page.getByRole('heading', { name: 'Hello Demo' }).waitFor()
  const colour = await brandColour(page)
  await followHub('Your account', 'Second Demo Hub')
  expect(new URL(page.url()).host).toBe(`second.localhost:${place.hub.port}`)

  await page.getByRole('heading', { name: 'Hallo Demo' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
  expect(await page.title()).toContain('Second Demo Hub')
  expect(await brandColour(page)).not.toBe(colour)

  await followHub('Dein Konto', 'Demo Hub')
  await page.getByRole('heading', { name: 'Hello Demo' }).waitFor()
  expect(new URL(page.url()).host).toBe(`localhost:${place.hub.port}`)
  expect(await page.title()).not.toContain('Second')
})

test('keeps the language of each hub apart, for the person and not for the browser', async () => {
  await signInByHand(page)
  await chooseLanguage('de-DE')
  await page.getByRole('heading', { name: 'Dein Profil' }).waitFor()
  await followHub('Dein Konto', 'Second Demo Hub')
  await page.getByRole('heading', { name: 'Hallo Demo' }).waitFor()
  await page.goto(`http://second.localhost:${place.hub.port}/profile`)
  await chooseLanguage('en-GB')
  await page.getByRole('heading', { name: 'Your profile' }).waitFor()

  await followHub('Your account', 'Demo Hub')
  await page.getByRole('heading', { name: 'Hallo Demo' }).waitFor()
  const other = await place.visit()
  await signInByHand(other.page)
  await other.page.getByRole('heading', { name: 'Hallo Demo' }).waitFor()
  await other.close()
})

test('says where one is, and reaches the other hub by the keyboard alone', async () => {
  await signInByHand(page, 'manager')
  await page.getByRole('button', { name: 'Your account' }).focus()
  await page.keyboard.press('Enter')
  const other = page.getByRole('link', { name: 'Second Demo Hub' })
  await other.waitFor()
  expect(await page.getByRole('link', { name: 'Demo Hub', exact: true }).count()).toBe(0)
  await tabTo(page, other)
  await page.keyboard.press('Enter')
  await page.waitForURL(`http://second.localhost:${place.hub.port}/`)
})

test('asks first where somebody else is signed in there', async () => {
  const second = `http://second.localhost:${place.hub.port}`
  await page.goto(second)
  await page.locator('input[name=email]').fill(emailOf('manager'))
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto(place.hub.origin)
  await signInByHand(page)
  // In German, which they chose above, as soon as the hub has said so.
  await page.getByRole('button', { name: /Your account|Dein Konto/ }).click()
  await page.getByRole('link', { name: 'Second Demo Hub' }).click()
  const goOn = page.getByRole('button', { name: emailOf('member') })
  await goOn.waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    await shoot(page, `switch-hub-${colorScheme}`)
    expect(await barriers(page)).toEqual([])
    expect(await stickingOut(page)).toEqual([])
  }
  await goOn.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${second}/`)
  await page.getByRole('heading', { level: 1, name: /Demo/ }).waitFor()
})

test('leads to the sign-in with a sentence where nobody vouches', async () => {
  await page.goto(`http://second.localhost:${place.hub.port}/switch-hub`)
  await page.getByText('Please sign in here').waitFor()
  await page.locator('input[name=password]').waitFor()
  await shoot(page, 'switch-hub-failed')
  expect(await barriers(page)).toEqual([])
})

async function followHub(menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

async function chooseLanguage(locale: string): Promise<void> {
  await page.goto(new URL('/profile?part=settings', page.url()).href)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/me/profile/language'))
  await page.locator('#language select').selectOption(locale)
  expect((await kept).status()).toBe(200)
}

function brandColour(on: Page): Promise<string> {
  return on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-brand-6'))
}
