import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './audit.ts'
import { shoot, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** Subtitles that are edited beside their film, and written in one more language. */

const place = useHub({ filled: true })
let page: Page

useWindow(
  place,
  async (window) => {
    page = window.page
    await signInQuickly(page, 'admin')
  },
  { reducedMotion: 'reduce' },
)

const film = () => place.demo.asset('How a playlist opens')
const save = () => page.getByRole('button', { name: 'Save the subtitles' })
const cues = () => page.getByRole('list', { name: 'Cues' }).getByRole('listitem')
const text = () => page.getByLabel('Text', { exact: true })

test('are written, corrected beside the film and translated', async () => {
  await page.goto(`/manage/library${film()}`)
  await page.getByRole('button', { name: 'Write subtitles…' }).click()
  await page.getByRole('dialog').getByLabel('Language').selectOption('fr-FR')
  await page.getByLabel('Begin with').selectOption('')
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await text().fill('Bonjour <i>tout')
  await page.getByLabel('Ends', { exact: true }).fill('soon')
  await save().click()
  await page.getByText('Enter a time such as 1:02.500.').waitFor()
  await page.getByText('1 cue has to be corrected before you can save.').waitFor()
  await page.getByLabel('Ends', { exact: true }).fill('0:01.5')
  await text().press('Alt+Enter')
  // The focus goes with the cue that one writes in.
  await page.keyboard.type('le monde')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+j')
  expect([await cues().count(), await text().inputValue()]).toEqual([1, 'Bonjour <i>tout\nle monde'])
  await text().press('Alt+z')
  expect(await cues().count()).toBe(2)
  await text().press('Control+s')
  await page.getByText('Changes saved').waitFor()

  await cues().nth(1).getByRole('button').click()
  await expect.poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(1.5)
  await expect.poll(() => cues().nth(1).getAttribute('aria-current')).toBe('true')
  await text().fill('le monde entier')
  await page.getByLabel('Begins', { exact: true }).fill('0:01')
  await page.getByText('The next cue begins before this one ends').waitFor({ state: 'detached' })
  await page.getByText('Change all cues').click()
  await page.getByLabel('Seconds by which all are later').fill('-9')
  await page.getByRole('button', { name: 'Move all' }).click()
  await page.getByText('Then a cue would begin before the recording.').waitFor()
  await page.getByLabel('Find', { exact: true }).fill('monde')
  await page.getByLabel('Replace with').fill('hub')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('Replaced in 1 cue.').waitFor()
  await looksWell(page, 'subtitles', text())
})

test('are kept where somebody else saved them meanwhile, until one says whose stay', async () => {
  const address = `/manage/library${film()}/subtitles/fr-FR`
  const other = await place.visit()
  await signInQuickly(other.page, 'admin')
  for (const each of [page, other.page]) await each.goto(address)
  await other.page.getByLabel('Text', { exact: true }).fill('Theirs')
  await other.page.getByRole('button', { name: 'Save the subtitles' }).click()
  await other.page.getByText('Changes saved').waitFor()
  await other.close()
  await text().fill('Mine')
  await save().click()
  await page.getByText('Somebody else changed this meanwhile').waitFor()
  await shoot(page, 'subtitles-conflict')
  expect([await text().inputValue(), await barriers(page)]).toEqual(['Mine', []])
  await page.getByRole('button', { name: 'Save yours in place of theirs' }).click()
  await page.getByText('Changes saved').waitFor()
  await page.reload()
  await expect.poll(() => text().inputValue()).toBe('Mine')
  await text().fill('Later')
  await page.getByRole('link', { name: 'Library' }).first().click()
  await page.getByText('Leave without saving?').waitFor()
})
