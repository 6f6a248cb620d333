import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** Dates that somebody sets for themselves, from the page of a playlist to the list of what is to do. */

const NAME = 'Every kind of content'
const OWN = /\(your own date\)$/

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const main = () => page.getByRole('main')
const opener = () => main().getByRole('button', { name: `Your own date for ${NAME}` })
const dialog = () => page.getByRole('dialog', { name: 'Your own date' })
const field = () => dialog().getByLabel('I want to finish this by')
const rows = () => main().getByRole('list', { name: 'To do' }).getByRole('listitem')
const row = () => rows().filter({ hasText: NAME })

/** A day as the input has it, in the zone of the browser. @param ahead how many days from today */
const dayAhead = (ahead: number) =>
  page.evaluate((days) => {
    const date = new Date()
    date.setDate(date.getDate() + days)
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
  }, ahead)

test('a date is set by keyboard, shows wherever the playlist is due, and is changed and removed', async () => {
  await page.goto(place.demo.playlist(NAME))
  await opener().focus()
  await page.keyboard.press('Enter')
  await dialog().waitFor()
  await expect.poll(() => field().evaluate((element) => element === document.activeElement)).toBe(true)
  await dialog().getByRole('button', { name: 'Set the date' }).click()
  await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true')
  await field().fill(await dayAhead(1))
  await looksWell(page, 'own-date-dialog', dialog())
  await field().press('Enter')
  await page.getByText('Your own date is set.').waitFor()
  await expect.poll(() => opener().evaluate((element) => element === document.activeElement)).toBe(true)
  await main().getByText('Due tomorrow (your own date)').waitFor()
  await looksWell(page, 'own-date-playlist', main())

  await page.goto('/todo')
  await row().getByText('Due tomorrow (your own date)').waitFor()
  await row().getByText('Finish it').waitFor()
  await looksWell(page, 'own-date-todo', main())
  await page.goto('/')
  await main().getByText(OWN).first().waitFor()
  await looksWell(page, 'own-date-home', main())
  await page.goto('/playlists')
  await main().getByRole('article').filter({ hasText: NAME }).getByText(OWN).waitFor()

  await page.goto(place.demo.playlist(NAME))
  await opener().click()
  await field().fill(await dayAhead(0))
  await dialog().getByRole('button', { name: 'Set the date' }).click()
  await main().getByText('Due today (your own date)').waitFor()
  await opener().click()
  await dialog().getByRole('button', { name: 'Remove the date' }).click()
  await page.getByText('Your own date is removed.').waitFor()
  await expect.poll(() => main().getByText(OWN).count()).toBe(0)
  await page.goto('/todo')
  await rows().first().waitFor()
  expect(await row().count()).toBe(0)
})

test('a date for something by itself shows on its page', async () => {
  const name = 'A sound to test your speakers'
  await page.goto(place.demo.asset(name))
  await main()
    .getByRole('button', { name: `Your own date for ${name}` })
    .click()
  await field().fill(await dayAhead(3))
  await dialog().getByRole('button', { name: 'Set the date' }).click()
  await main().getByText(OWN).waitFor()
  await looksWell(page, 'own-date-asset', main())
})
