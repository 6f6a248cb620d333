import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin writes what learners see on their first visit, and shows it to everybody once more. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/settings/welcome')
  await page.getByRole('textbox', { name: 'Heading' }).first().waitFor()
})

const HEADING = 'Welcome to the hub'
const preview = () => page.getByRole('region', { name: 'Preview' })
const welcome = (on: Page) => on.getByRole('dialog', { name: HEADING })

async function looksWell(on: Page, name: string): Promise<void> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await on.emulateMedia({ colorScheme })
    await settle(on)
    await shoot(on, `${name}-${colorScheme}`)
    found.push(...(await barriers(on)))
  }
  await on.emulateMedia({ colorScheme: 'light' })
  await on.setViewportSize({ width: 320, height: 720 })
  await settle(on)
  await shoot(on, `${name}-phone`)
  found.push(...(await barriers(on)), ...(await stickingOut(on)), ...(await cutWords(on)))
  expect(found).toEqual([])
  await on.setViewportSize({ width: 1280, height: 860 })
}

/** On a device of their own. */
async function learner(look: (page: Page) => Promise<void>, role: 'member' | 'manager' = 'member'): Promise<void> {
  const { page, close } = await place.visit()
  await signIn(page, role)
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  await look(page)
  await close()
}

async function write(): Promise<void> {
  await page.getByRole('checkbox', { name: 'Show this view' }).check()
  await page.getByRole('textbox', { name: 'Heading' }).fill(HEADING)
  await page.getByRole('textbox', { name: 'Message' }).fill('This is where you learn.\nBegin with the first playlist.')
  const create = { width: 640, height: 360, channels: 3, background: '#2f5fd0' } as const
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const buffer = await sharp({ create }).png().toBuffer()
  await (await choosing).setFiles({ name: 'welcome.png', mimeType: 'image/png', buffer })
  await preview().locator('img').waitFor()
  await page.getByRole('textbox', { name: 'Begin with' }).fill('Find your way around')
  await page.getByRole('button', { name: /^Find your way around/ }).click()
  await page.getByRole('combobox', { name: 'Words in another language' }).selectOption('de-DE')
  await page
    .getByRole('group', { name: /^Deutsch/ })
    .getByRole('textbox', { name: 'Heading' })
    .fill('Willkommen im Hub')
}

test('writes a view with a preview in each language, which learners see until they close it', async () => {
  await write()
  await preview().getByText(HEADING).waitFor()
  await preview().getByText('Begin with Find your way around').waitFor()
  await page.getByRole('combobox', { name: 'Preview for people who read in' }).selectOption('de-DE')
  await preview().getByText('Willkommen im Hub').waitFor()
  await looksWell(page, 'settings-welcome')
  // What is typed stays while one looks at the view of somebody else.
  await page.getByRole('navigation', { name: 'Who sees the view' }).getByRole('link', { name: 'Managers' }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Show this view' }).isChecked()).toBe(false)
  await page.getByRole('navigation', { name: 'Who sees the view' }).getByRole('link', { name: 'Learners' }).click()
  await preview().getByText(HEADING).waitFor()
  await page.getByRole('button', { name: 'Save the welcome views' }).click()
  await page.getByText('Changes saved').waitFor()

  await learner(async (page) => {
    await welcome(page).getByText('Begin with the first playlist.').waitFor()
    await looksWell(page, 'welcome')
    await page.keyboard.press('Escape')
    await expect.poll(() => welcome(page).count()).toBe(0)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await welcome(page).count()).toBe(0)
  })
  for (const role of ['member', 'manager'] as const)
    await learner(async (page) => {
      await page.waitForLoadState('networkidle')
      expect(await welcome(page).count()).toBe(0)
    }, role)
})

test('says how many people see it again, shows it to them, and leads to what to begin with', async () => {
  await page.getByRole('button', { name: 'Show again to everybody' }).click()
  const question = page.getByRole('dialog', { name: 'Show again to everybody' })
  await question.getByText('1 person has closed their view').waitFor()
  await looksWell(page, 'settings-welcome-reset')
  await question.getByRole('button', { name: 'Show it to 1 person' }).click()
  await page.getByText('1 person sees it again.').waitFor()
  await learner(async (page) => {
    await welcome(page).getByRole('link', { name: 'Begin with Find your way around' }).click()
    await page.getByRole('heading', { name: 'Find your way around', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto('/')
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await welcome(page).count()).toBe(0)
  })
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Changes' }).click()
  await page.getByRole('row').filter({ hasText: 'seenBy' }).getByText('Demo Admin').waitFor()
  await page.getByRole('row').filter({ hasText: 'learner.title' }).getByText(HEADING).waitFor()
})
