import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { courseOf, zipOf } from '../../server/files/package/package-fixtures.ts'
import { film, PDF } from '../../server/testing/small-files.ts'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { frameOf, shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin drops files, makes assets of them and looks after them; a learner finds what is published. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

interface Dropped {
  name: string
  bytes: Buffer
}

const VTT = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGood morning\n')
const HANDBOOK = { name: 'Safety handbook.pdf', bytes: PDF }
const FILM = { name: 'Lifting well.mp4', bytes: film(95) }

const fromDemo = (name: string) => readFileSync(join(import.meta.dirname, '../../scripts/demo/content/media', name))
const said = (words: string, on = page) => on.getByText(words).first().waitFor()
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const tray = () => page.getByRole('banner').getByRole('list', { name: 'Uploads' })
const inTray = (name: string) => tray().getByRole('listitem').filter({ hasText: name })
const asPayload = ({ name, bytes }: Dropped) => ({ name, mimeType: 'application/octet-stream', buffer: bytes })

/** Holds files over the page, as from a folder beside the browser, and lets go. */
async function drop(...files: Dropped[]): Promise<void> {
  const data = await page.evaluateHandle(
    (sent) => {
      const transfer = new DataTransfer()
      for (const { name, bytes } of sent)
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name))
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, bytes: bytes.toString('base64') })),
  )
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await said('Let go to add the files to the library as drafts')
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
}

async function openLibrary(): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  await page.getByRole('row').nth(1).waitFor()
}

/** Drops a file and opens the asset that it becomes. */
async function makeOf(file: Dropped): Promise<void> {
  await openLibrary()
  await drop(file)
  await inTray(file.name).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: file.name.replace(/\.\w+$/, '') }).waitFor()
}

test('takes files that are dropped, goes on elsewhere, and a learner finds what is published', async () => {
  await openLibrary()
  await drop(HANDBOOK, FILM)
  await inTray(HANDBOOK.name).getByText('A draft in the library.').waitFor()
  await inTray(FILM.name).getByText('A draft in the library.').waitFor()
  await page.getByRole('row').filter({ hasText: 'Safety handbook' }).getByText('Draft').waitFor()
  await page.getByRole('row').filter({ hasText: 'Lifting well' }).waitFor()
  await page.keyboard.press('Escape')
  // The tray stays there on other pages.
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await page.getByRole('heading', { level: 1, name: 'Topics' }).waitFor()
  await button('Uploads').click()
  await inTray(HANDBOOK.name).getByRole('link').click()

  await page.getByRole('heading', { level: 1, name: 'Safety handbook' }).waitFor()
  await page.getByText('Ready').waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Safety from A to Z')
  await page.getByRole('textbox', { name: 'Description' }).fill('What to do when something happens.')
  await page.getByRole('textbox', { name: 'Tags' }).fill('first aid')
  await page.getByRole('button', { name: 'first aid' }).click()
  await page.getByRole('combobox', { name: 'Download' }).selectOption({ label: 'Offered beside it' })
  await button('Save the settings').click()
  await page.getByRole('heading', { level: 1, name: 'Safety from A to Z' }).waitFor()
  await said('Changes saved')
  await button('Publish').click()
  await said('“Safety from A to Z” is published.')

  const learner = await place.visit()
  await signIn(learner.page)
  await learner.page.goto('/search?q=Safety%20from%20A%20to%20Z')
  await learner.page
    .getByRole('link', { name: /Safety from A to Z/ })
    .first()
    .click()
  await learner.page.getByRole('heading', { name: 'Safety from A to Z', level: 1, exact: true }).waitFor()
  expect(await learner.page.getByText('Lifting well').count()).toBe(0)
  await learner.close()
})

test('says of each file that cannot be used what is wrong with it', async () => {
  await openLibrary()
  await drop(
    { name: 'setup.exe', bytes: Buffer.from('MZ') },
    { name: 'not a film.mp4', bytes: Buffer.from('Only words.') },
    { name: 'nothing.pdf', bytes: Buffer.alloc(0) },
  )
  await inTray('setup.exe').getByText('A file called setup.exe cannot be used here.').waitFor()
  await inTray('not a film.mp4').getByText('it does not hold that kind of data').waitFor()
  await inTray('nothing.pdf').getByText('It is empty, or a folder.').waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'not a film' }).count()).toBe(0)
  await shoot(page, 'assets-tray-refused')
  await button('Clear what has ended').click()
  await button('Uploads').waitFor({ state: 'detached' })
})

/** Calls by which a page tells the hub how far somebody is. */
const RECORDS = /\/api\/me\/assets\/[^/]+\/(launch|pages|position|attempts|read)/

test('shows a draft as a learner will see it, and records nothing', async () => {
  const recorded: string[] = []
  page.on('request', (request) => {
    if (RECORDS.test(request.url())) recorded.push(request.url())
  })
  const course = await courseOf([{ name: 'index.html', data: '<!doctype html><title>Unit</title><h1>Unit one</h1>' }])
  await makeOf({ name: 'For a look.pdf', bytes: fromDemo('hub-guide.pdf') })
  await page.getByRole('link', { name: 'See it as a learner' }).click()
  await page.getByText('This is a draft, which no learner sees.').waitFor()
  await page.locator('[data-pages] canvas').first().waitFor()
  await shoot(page, 'assets-draft-preview')
  await page.getByRole('link', { name: 'Back to the asset' }).click()
  await button('Publish').waitFor()

  await makeOf({ name: 'A course to look at.zip', bytes: course })
  await page.getByRole('link', { name: 'See it as a learner' }).click()
  await (await frameOf(page, '/index.html')).getByRole('heading', { name: 'Unit one' }).waitFor()
  await page.goBack()
  await button('Publish').waitFor()
  expect(recorded).toEqual([])
})

test('finds out by itself what a package is', async () => {
  const site = await zipOf([{ name: 'index.html', data: '<!doctype html><title>Tour</title><h1>Tour</h1>' }])
  const nothing = await zipOf([{ name: 'notes.txt', data: 'No page.' }])
  await openLibrary()
  await drop({ name: 'Tour of the house.zip', bytes: site }, { name: 'Notes.zip', bytes: nothing })
  await inTray('Notes.zip').getByText('neither the manifest of a course').waitFor()
  await inTray('Tour of the house.zip').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Tour of the house' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'What the package is' }).inputValue()).toBe('zip')
  await page.getByRole('combobox', { name: 'What the package is' }).selectOption({ label: 'Course' })
  await button('Save the settings').click()
  await said('The file is not of this type.')
})

test('asks before the window is closed, and after a reload for what was not finished', async () => {
  await openLibrary()
  let isHeld = true
  await page.route('**/api/files/uploads/**', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.continue().catch(() => undefined)
  })
  const names = ['one.pdf', 'two.pdf', 'three.pdf']
  await drop(...names.map((name) => ({ name, bytes: PDF })))
  await inTray('three.pdf').getByText('Waits until others are through').waitFor()
  await inTray('two.pdf').getByRole('button', { name: 'Cancel the upload of two.pdf' }).click()
  await inTray('two.pdf').waitFor({ state: 'detached' })
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  isHeld = false
  await page.unroute('**/api/files/uploads/**')
  await button('Uploads').click()
  await inTray('one.pdf').getByText('The page was closed before it was finished.').waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    inTray('one.pdf').getByRole('button', { name: 'Choose “one.pdf” again' }).click(),
  ])
  await chooser.setFiles(asPayload({ name: 'one.pdf', bytes: PDF }))
  await inTray('one.pdf').getByText('A draft in the library.').waitFor()
  await button('Take three.pdf off this list').click()
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  expect(await button('Uploads').count()).toBe(0)
})

test('gives a film subtitles and another file, and says first what that means', async () => {
  await makeOf(FILM)
  await page.getByText('2 min').waitFor()
  await button('Add subtitles…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
  await dialog.locator('input[type=file]').setInputFiles(asPayload({ name: 'bad.srt', bytes: Buffer.from('No.') }))
  await dialog.getByRole('button', { name: 'Add the subtitles' }).click()
  await dialog.getByText('This file holds no subtitles.').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(asPayload({ name: 'deutsch.vtt', bytes: VTT }))
  await dialog.getByRole('button', { name: 'Add the subtitles' }).click()
  await said('The subtitles are there.')
  const rows = page.getByRole('list', { name: 'Subtitles' }).getByRole('listitem')
  await rows.getByText('deutsch.vtt').waitFor()
  await rows.getByRole('combobox').selectOption('fr-FR')
  await said('The language is saved.')
  await rows.getByRole('button', { name: /^Delete/ }).click()
  await rows.getByText('Deleted, 30 days left').waitFor()
  await rows.getByRole('button', { name: /^Restore/ }).click()
  await said('The subtitles are back.')
  await rows.getByRole('combobox').waitFor()

  await button('Replace the file…').click()
  await dialog.getByText('Nobody is in the middle of it.').waitFor()
  await dialog
    .getByRole('radiogroup', { name: 'Those who are in the middle' })
    .getByRole('radio', { name: 'They begin the new recording from the start' })
    .check()
  await dialog.locator('input[type=file]').setInputFiles(asPayload({ name: 'Longer.mp4', bytes: film(600) }))
  await dialog.getByRole('button', { name: 'Replace the file' }).click()
  await said('The file was replaced.')
  await page.getByText('Longer.mp4').waitFor()
  await page.getByText('10 min').waitFor()

  await page.getByText('1 file before').click()
  await page.getByRole('list', { name: 'Files before' }).getByRole('button').click()
  await dialog.getByRole('button', { name: 'Put the file back' }).click()
  await said('is back in its place.')
  await page.getByRole('list', { name: 'Files before' }).getByText('Longer.mp4').waitFor()
})

test('makes a link, puts it into a playlist, deletes it and brings it back', async () => {
  await openLibrary()
  await button('New asset').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await dialog.getByText('Fill this in.').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Web address' }).fill('https://www.hub.invalid/words')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Words of the hub')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Words of the hub' }).waitFor()
  await button('Add it to a playlist…').click()
  await dialog.getByRole('textbox').fill('Every kind')
  await dialog.getByRole('button', { name: /Every kind of content/ }).click()
  await said('It stands at the end of the playlist.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Every kind of content' }).waitFor()
  await button('Delete').click()
  await said('“Words of the hub” was deleted.')
  await button('Restore').click()
  await said('“Words of the hub” is back where it was.')
  await button('Publish').waitFor()
})

test('makes an asset in place, while a playlist is arranged', async () => {
  await openLibrary()
  await page.getByRole('link', { name: 'How sections are locked' }).click()
  await page.getByRole('listbox', { name: 'Contents' }).getByRole('option').first().waitFor()
  await button('Add content…').click()
  await button('New asset…').click()
  const dialog = page.getByRole('dialog', { name: 'New asset' })
  await dialog.locator('input[type=file]').setInputFiles(asPayload({ name: 'In place.pdf', bytes: PDF }))
  await dialog.getByText('A draft in the library.').waitFor()
  await said('“In place” was added.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await button('Save the contents').click()
  await said('The contents are saved.')
})

test('lets a manager make what a team owns, and offers nobody what is not theirs to do', async () => {
  const manager = await place.visit()
  const { page: theirs } = manager
  await signIn(theirs, 'manager')
  await theirs.goto('/manage/library?kind=assets')
  await button('New asset', theirs).click()
  await theirs.getByRole('dialog').locator('input[type=file]').setInputFiles(asPayload(FILM))
  const uploads = theirs.getByRole('banner').getByRole('list', { name: 'Uploads' })
  await uploads.getByRole('link').click()
  await theirs.getByRole('heading', { level: 1, name: 'Lifting well' }).waitFor()
  expect(await theirs.getByRole('combobox', { name: 'Audience' }).inputValue()).toBe('teams')
  expect(await theirs.getByRole('combobox', { name: 'Owner' }).inputValue()).not.toBe('')
  expect(await theirs.getByRole('heading', { name: 'Subtitles' }).count()).toBe(0)
  await theirs.getByRole('textbox', { name: 'Description' }).fill('For my team')
  await button('Save the settings', theirs).click()
  await said('Changes saved', theirs)
  await manager.close()
  expect(manager.faults).toEqual([])
})

test('loses nothing when two change the same asset', async () => {
  await makeOf({ name: 'For two.pdf', bytes: PDF })
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto(new URL(page.url()).pathname)
  await other.page.getByRole('textbox', { name: 'Description' }).fill('Said by the other')
  await button('Save the settings', other.page).click()
  await said('Changes saved', other.page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('For the two of us')
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).click()
  await button('Save the settings').click()
  await said('Somebody else changed this meanwhile')
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Said by the other')
  await button('Save the settings').click()
  await page.getByRole('heading', { name: 'For the two of us', level: 1 }).waitFor()
  await other.close()
})

test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  await makeOf(FILM)
  const found: string[] = []
  const look = async (name: string) => {
    await settle(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await shoot(page, `assets-${name}-${colorScheme}`)
      found.push(...(await barriers(page)))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await shoot(page, `assets-${name}-phone`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await look('page')
  await button('Uploads').click()
  await look('tray')
  await page.keyboard.press('Escape')
  await button('Replace the file…').click()
  await look('replace')
  await page.keyboard.press('Escape')
  await button('Add subtitles…').click()
  await look('subtitles')
  await page.keyboard.press('Escape')
  await openLibrary()
  await button('New asset').click()
  await look('new')
  expect(found).toEqual([])
})

test('gives a document and a film the picture of what they begin with', async () => {
  for (const file of [
    { name: 'A first page.pdf', bytes: fromDemo('hub-guide.pdf') },
    { name: 'An early frame.mp4', bytes: fromDemo('how-a-playlist-opens.mp4') },
  ]) {
    await makeOf(file)
    await button('Choose another picture').waitFor()
  }
})
