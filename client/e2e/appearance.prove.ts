import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin gives the hub a logo, a colour and a picture and words beside the sign-in, which people see before they sign in. */

const place = useHub()
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/settings/appearance')
  await preview().waitFor()
})

const preview = () => page.getByRole('region', { name: 'Preview', exact: true })
const inTopBar = () => page.getByRole('banner').locator('img')

async function logoFile(name: string, background: string) {
  const create = { width: 360, height: 96, channels: 4, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

async function choose(name: string, background: string, group = 'Logo'): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: group })
    .getByRole('button', { name: /^Choose/ })
    .click()
  await (await choosing).setFiles(await logoFile(name, background))
}

async function save(what = 'Save the appearance'): Promise<void> {
  await page.getByRole('button', { name: what }).click()
  // The notice of an earlier one may still be there.
  await page.getByText('Not saved yet').waitFor({ state: 'hidden' })
  await page.getByText('The settings are saved.').first().waitFor()
}

/** What somebody sees who is not signed in. */
async function visitor(look: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await place.visit()
  await page.goto('/')
  await page.locator('input[name=password]').waitFor()
  await look(page)
  await close()
}

async function logoOf(page: Page): Promise<string> {
  const logo = page.getByRole('img', { name: 'Demo Hub' })
  await logo.waitFor()
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(360)
  return (await logo.getAttribute('src'))!
}

test('shows a logo and a colour before they are saved, and warns of a colour that is hard to read on', async () => {
  expect(await preview().locator('img').count()).toBe(0)
  await choose('logo.png', '#2f5fd0')
  await expect.poll(() => preview().locator('img').count()).toBe(3)
  const colour = page.locator('input[name=colour]')
  await colour.fill('#7a1f5c')
  expect(await page.getByText('White words on this colour').count()).toBe(0)
  await colour.fill('#ffe14d')
  await page.getByText('White words on this colour would be hard to read').waitFor()
  await settle(page)
  await shoot(page, 'settings-appearance-light')
  const found = await barriers(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await shoot(page, 'settings-appearance-dark')
  found.push(...(await barriers(page)))
  await page.setViewportSize({ width: 320, height: 720 })
  await settle(page)
  await shoot(page, 'settings-appearance-phone')
  found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
  expect(found).toEqual([])
  expect(await inTopBar().count()).toBe(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => preview().locator('img').count()).toBe(0)
})

test('shows the logo on every page and before anybody signs in, until it is another or none', async () => {
  await choose('logo.png', '#2f5fd0')
  await expect.poll(() => preview().locator('img').count()).toBe(3)
  await page.locator('input[name=colour]').fill('#7a1f5c')
  await save()
  await expect.poll(() => inTopBar().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(360)
  const brand = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--mantine-color-brand-6'))
  await expect.poll(brand).toBe('#7a1f5c')

  let first = ''
  await visitor(async (page) => {
    first = await logoOf(page)
    await settle(page)
    await shoot(page, 'sign-in-logo')
    expect(await barriers(page)).toEqual([])
  })
  await choose('next.png', '#d02f2f')
  await page.getByText('Not saved yet').waitFor()
  await save()
  await visitor(async (page) => {
    await expect.poll(() => logoOf(page)).not.toBe(first)
    expect((await page.request.get(first)).status()).toBe(404)
  })
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await save()
  await expect.poll(() => inTopBar().count()).toBe(0)
  await visitor(async (page) => {
    await page.getByText('Demo Hub', { exact: true }).waitFor()
    expect(await page.getByRole('img', { name: 'Demo Hub' }).count()).toBe(0)
  })
})

test('welcomes people beside the sign-in with a picture and words in their language', async () => {
  const shown = page.getByRole('region', { name: 'Preview of the sign-in page' })
  await shown.getByText('the form stands alone in the middle').waitFor()
  await choose('cover.png', '#8fb9d8', 'Picture')
  await page.getByRole('textbox', { name: 'Words of welcome: British English' }).fill('All that our shops need to know')
  await page.getByRole('combobox', { name: 'Words in another language' }).selectOption('de-DE')
  await page.getByRole('textbox', { name: /^Words of welcome: Deutsch/ }).fill('Alles, was unsere Läden wissen müssen')
  await shown.locator('img').waitFor()
  await shown.getByText('All that our shops need to know').waitFor()
  await shown.getByRole('combobox').selectOption('de-DE')
  await shown.getByText('Alles, was unsere Läden wissen müssen').waitFor()
  await page.setViewportSize({ width: 320, height: 720 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await shoot(page, 'settings-sign-in-look-phone')
  const found = [...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page))]
  await page.setViewportSize({ width: 1280, height: 860 })
  await save('Save the sign-in page')

  await visitor(async (page) => {
    await page.getByText('All that our shops need to know').waitFor()
    await looksWell(page, 'sign-in-welcome', page.getByRole('main'))
    await page.goto('/forgot-password')
    await page.getByText('All that our shops need to know').waitFor()
  })
  expect(found).toEqual([])
  const german = await place.visit({ locale: 'de-DE' })
  await german.page.goto('/')
  await german.page.getByText('Alles, was unsere Läden wissen müssen').waitFor()
  await german.close()
})
