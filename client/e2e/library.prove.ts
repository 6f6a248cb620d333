import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin makes a playlist and publishes it, two change it at once, and what is deleted comes back. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Library' }).click()
  await page.getByRole('row').nth(1).waitFor()
})

interface Listed {
  items: { pictureUrl: string | null }[]
}

const said = (words: string, on = page) => on.getByText(words).first().waitFor()
const press = (key: string) => page.keyboard.press(key)
/** What the playlist holds on the screen; the choices of a select are options, too. */
const entries = (on = page) => on.getByRole('listbox', { name: 'Contents' }).getByRole('option')
const entry = (name: string) => entries().filter({ hasText: name })
const shown = (on = page) => entries(on).evaluateAll((rows) => rows.map((row) => row.children[1]!.textContent))
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })

/** By keys alone: the button has the focus, as it has after enough tabs. */
async function pressButton(name: string): Promise<void> {
  await button(name).focus()
  await press('Enter')
}

/** In the window of a change: looks at what it would do, and does it. */
async function seeAndChange(on = page): Promise<void> {
  const dialog = on.getByRole('dialog')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await dialog.getByRole('button', { name: /^Change \d+ items?$/ }).click()
  await said('The change has begun.', on)
}

async function changeSelected(what: string, on = page): Promise<void> {
  await button('Change…', on).click()
  await on.getByRole('dialog').getByRole('combobox', { name: 'What to do' }).selectOption(what)
  await seeAndChange(on)
}

/** The window takes the focus to its first field, which on a busy machine is not at once. */
const fieldWithFocus = () => page.getByRole('dialog').locator('input:focus')

async function makeDraft(name: string): Promise<void> {
  await pressButton('New playlist')
  await fieldWithFocus().waitFor()
  await page.keyboard.type(name)
  await press('Enter')
  await said('The draft is there.')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function addAssets(...words: string[]): Promise<void> {
  await pressButton('Add content…')
  const dialog = page.getByRole('dialog')
  for (const each of words) {
    await dialog.getByRole('textbox').fill(each)
    await dialog.getByRole('button', { name: each }).first().focus()
    await press('Enter')
    await said(`“${each}” was added.`)
  }
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

test('makes a playlist by keys alone and publishes it, and a learner finds it', async () => {
  await makeDraft('Safe at work')
  await said('This playlist is empty')
  await addAssets('What kind of content do I need?', 'The hub on three pages')
  await pressButton('Add a section…')
  await fieldWithFocus().waitFor()
  await page.keyboard.type('Read this first')
  await press('Enter')
  await said('“Read this first” was added.')
  expect(await shown()).toEqual(['What kind of content do I need?', 'The hub on three pages', 'Read this first'])
  // Both go below the section: the first by two steps, the other by one.
  await entry('The hub on three pages').focus()
  await press('Alt+ArrowDown')
  await said('“The hub on three pages” is at position 3 of 3.')
  await press('Home')
  await press('Alt+ArrowDown')
  await expect
    .poll(() => shown())
    .toEqual(['Read this first', 'What kind of content do I need?', 'The hub on three pages'])
  await said('Draft saved')
  await pressButton('Save the contents')
  await said('The contents are saved.')
  await pressButton('Publish')
  await said('“Safe at work” is published.')

  const learner = await place.visit()
  await signIn(learner.page)
  await learner.page.goto('/search?q=Safe%20at%20work')
  await learner.page
    .getByRole('link', { name: /Safe at work/ })
    .first()
    .click()
  await learner.page.getByRole('heading', { name: 'Read this first' }).waitFor()
  await learner.close()
})

test('is arranged by mouse and by a window, too', async () => {
  await makeDraft('By mouse')
  await addAssets('What kind of content do I need?', 'The hub on three pages')
  const [first, second] = await shown()
  await entry(second!).dragTo(entry(first!), {
    targetPosition: { x: 80, y: 4 },
  })
  await expect.poll(() => shown()).toEqual([second, first])
  await entry(second!).click()
  await button('Move…').click()
  await page.getByRole('combobox', { name: 'Position' }).selectOption({ label: `After “${first}”` })
  await button('Move').click()
  await expect.poll(() => shown()).toEqual([first, second])
  await button('Make it optional').click()
  await entry(second!).getByText('Optional').waitFor()
  await button('Take out').click()
  await expect.poll(() => shown()).toEqual([first])
  // What is not saved is not lost by a click.
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await page.getByRole('heading', { name: 'Topics', level: 1 }).waitFor()
  await page.goBack()
  await said('is not saved yet.')
  expect(await shown()).toEqual([first])
  await button('Save the contents').click()
  await said('The contents are saved.')
})

test('loses nothing when two change the same playlist', async () => {
  await makeDraft('For two')
  await addAssets('What kind of content do I need?')
  await button('Save the contents').click()
  await said('The contents are saved.')
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto(new URL(page.url()).pathname)
  await entries(other.page).first().waitFor()
  await addAssets('The hub on three pages')
  await button('Save the contents').click()
  await said('The contents are saved.')

  await button('Add a section…', other.page).click()
  await other.page.getByRole('textbox', { name: 'Name' }).last().fill('Mine')
  await button('Add the section', other.page).click()
  await button('Save the contents', other.page).click()
  await said('Somebody else saved this playlist meanwhile.', other.page)
  await said('“The hub on three pages”: added', other.page)
  expect(await shown(other.page)).toEqual(['What kind of content do I need?', 'The hub on three pages', 'Mine'])
  await button('Save the contents', other.page).click()
  await said('The contents are saved.', other.page)

  // What both changed is asked, and either can be had; what only one did is taken or left.
  await page.reload()
  await entries().nth(2).waitFor()
  const rename = async (name: string, description: string, on: Page) => {
    await entries(on).filter({ hasText: 'Mine' }).dblclick()
    const dialog = on.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Description' }).fill(description)
    await button('Apply', on).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await rename('Mine for both', 'Read it twice.', page)
  await button('Save the contents').click()
  await said('The contents are saved.')
  await rename('Mine alone', '', other.page)
  await button('Save the contents', other.page).click()
  await said('“Mine alone”: called “Mine for both”, before called “Mine”', other.page)
  await button('Save the contents', other.page).click()
  await said('Something waits for your answer', other.page)
  await looksWell(other.page, 'library-asked', other.page.getByText('Both of you changed this.'))
  const theirs = (words: string) =>
    other.page.getByRole('radiogroup', { name: words }).getByRole('radio', { name: 'Take theirs' })
  const description = other.page.getByRole('radiogroup', { name: /Read it twice/ })
  expect(await description.getByRole('radio', { name: 'Take theirs' }).isChecked()).toBe(true)
  await description.getByRole('radio', { name: /^Keep mine/ }).check()
  await theirs('“Mine alone”: called').check()
  await expect.poll(() => shown(other.page)).toContain('Mine for both')
  await button('Save the contents', other.page).click()
  await said('The contents are saved.', other.page)
  await expect.poll(() => shown(other.page)).toContain('Mine for both')
  await other.page.getByText('Somebody else saved this playlist meanwhile.').waitFor({ state: 'detached' })

  // So do the settings: theirs are shown, what is typed stays.
  await page.reload()
  await entries().nth(2).waitFor()
  await other.page.getByRole('textbox', { name: 'Description' }).fill('Said by the other')
  await button('Save the settings', other.page).click()
  await other.page.getByRole('region', { name: 'Settings' }).getByText('Changes saved').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('For the two of us')
  await button('Save the settings').click()
  await said('Somebody else changed this meanwhile')
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Said by the other')
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('For the two of us')
  await button('Save the settings').click()
  await page.getByRole('heading', { name: 'For the two of us', level: 1 }).waitFor()
  // The refused saves are what this is about.
  other.faults.length = 0
  await other.close()
})

test('asks before a window is closed in which a section is typed', async () => {
  await makeDraft('Half typed')
  await pressButton('Add a section…')
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name.fill('Half a na')
  await press('Escape')
  await button('Continue editing').click()
  expect(await name.inputValue()).toBe('Half a na')
  await button('Add the section').click()
  await said('“Half a na” was added.')
  expect(await shown()).toEqual(['Half a na'])
  await button('Discard changes').click()
  await said('This playlist is empty')
})

test('has a picture, tags, a language, an id elsewhere and whether others ask for it among its settings', async () => {
  await makeDraft('With a picture')
  const inner = page.url()
  await page.goto('/manage/library')
  await makeDraft('Holds the other')
  const outer = page.url()
  await addAssets('With a picture')
  await button('Save the contents').click()
  await said('The contents are saved.')

  await page.goto(inner)
  const settings = page.getByRole('region', { name: 'Settings' })
  const picture = await page.request.get('/api/playlists/?limit=100').then((answer) => answer.json() as Promise<Listed>)
  const drawn = await page.request.get(picture.items.find(({ pictureUrl }) => pictureUrl)!.pictureUrl!)
  const file = { name: 'cover.webp', mimeType: 'image/webp', buffer: await drawn.body() }
  await settings.locator('input[type=file]').setInputFiles(file)
  await button('Remove the picture').waitFor()
  await settings.getByRole('textbox', { name: 'Tags' }).fill('at the lathe')
  await settings.getByRole('button', { name: 'at the lathe' }).first().click()
  await settings.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
  await settings.getByRole('textbox', { name: 'Id in another system' }).fill('picture-1')
  await settings.getByRole('checkbox', { name: 'Optional in the playlists that hold it' }).check()
  await looksWell(page, 'playlist-settings', settings.getByRole('textbox', { name: 'Tags' }))
  await button('Save the settings').click()
  await settings.getByText('Changes saved').waitFor()
  await page.reload()
  await settings.locator('img').waitFor()
  await settings.getByRole('button', { name: 'at the lathe remove' }).waitFor()
  expect(await settings.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('de-DE')
  expect(await settings.getByRole('textbox', { name: 'Id in another system' }).inputValue()).toBe('picture-1')
  expect(await settings.getByRole('checkbox', { name: /^Optional/ }).isChecked()).toBe(true)
  await page.goto(outer)
  await entry('With a picture').getByText('Optional').waitFor()
  // What holds this one would make a circle in it, and so is not offered.
  await page.goto(inner)
  await button('Add content…').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Holds the other')
  await said('Nothing has this name.')
})

test('asks before people lose sight of it, and leaves it alone where that was not meant', async () => {
  await page.getByRole('link', { name: 'Every kind of content' }).click()
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('admin')
  await said('Only admins of the hub see it.')
  await button('Save the settings').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('people would no longer see this playlist.').waitFor()
  await dialog.getByRole('button', { name: 'Do not save' }).click()
  await said('Nobody lost sight of it.')
  await button('Save the settings').click()
  await dialog.getByRole('button', { name: 'Save it like this' }).click()
  await said('Changes saved')
})

test('finds drafts, copies, deletes and brings back, all from the list', async () => {
  await makeDraft('Comes and goes')
  await page.goto('/manage/library?status=draft')
  const row = page.getByRole('row').filter({ hasText: 'Comes and goes' })
  await row.first().getByRole('checkbox').check()
  await button('Duplicate').click()
  await page.getByRole('row').filter({ hasText: 'Comes and goes (2)' }).waitFor()
  await row.filter({ hasText: '(2)' }).getByRole('checkbox').check()
  await changeSelected('Delete')
  await page.getByRole('link', { name: 'Recycle bin' }).click()
  await said('Deleted, 30 days left')
  await row.first().getByRole('checkbox').check()
  await button('Restore…').click()
  await seeAndChange()
  await said('The recycle bin is empty')
})

test('publishes all that match but one, says who would lose sight of it, and takes it back', async () => {
  for (const name of ['Many one', 'Many two', 'Many three']) {
    await makeDraft(name)
    await page.goto('/manage/library')
  }
  await page.goto('/manage/library?q=Many&status=draft')
  const rows = page.getByRole('row').filter({ hasText: 'Many' })
  await rows.first().getByRole('checkbox').check()
  await button('Select all 3').click()
  await rows.filter({ hasText: 'Many two' }).getByRole('checkbox').uncheck()
  await said('Selected: 2')
  await changeSelected('Publish')
  await expect.poll(() => rows.count()).toBe(1)
  await page.goto('/manage/library?q=Many')
  await rows.filter({ hasText: 'Many one' }).getByRole('checkbox').check()
  await button('Change…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'What to do' }).selectOption('Delete')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await dialog.getByText(/people would lose sight of something/).waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 1 item' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await button('Jobs').click()
  await button('Undo').first().click()
  await expect.poll(() => rows.count()).toBe(3)
})

test('marks the entry that somebody deleted meanwhile, and loses nothing of the others', async () => {
  await makeDraft('Gone soon')
  await page.goto('/manage/library')
  await makeDraft('With a gap')
  await addAssets('Gone soon', 'The hub on three pages')
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto('/manage/library?status=draft')
  await other.page.getByRole('row').filter({ hasText: 'Gone soon' }).getByRole('checkbox').check()
  await changeSelected('Delete', other.page)
  await expect.poll(() => other.page.getByRole('row').filter({ hasText: 'Gone soon' }).count()).toBe(0)
  await other.close()

  await button('Save the contents').click()
  await said('Something is no longer there')
  await entry('Gone soon').getByText('It was deleted. Take it out.').waitFor()
  expect(await barriers(page)).toEqual([])
  await entry('Gone soon').focus()
  await press('Delete')
  await button('Save the contents').click()
  await said('The contents are saved.')
  await page.getByRole('main').getByText('Changes saved').waitFor()
  expect(await shown()).toEqual(['The hub on three pages'])
})

test('says who will see it before that is saved, and shows it as a member of a team sees it', async () => {
  await makeDraft('For the demo team')
  await addAssets('The hub on three pages')
  await button('Save the contents').click()
  await said('The contents are saved.')
  await said('people will see it once it is published.')
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('teams')
  await said('Nobody will see it, also once it is published.')
  await page.getByRole('list', { name: 'Teams that see it' }).getByRole('button', { name: 'Demo team' }).click()
  await said('2 people will see it once it is published.')
  expect(await barriers(page)).toEqual([])
  await button('Save the settings').click()
  await page.getByRole('region', { name: 'Settings' }).getByText('Changes saved').waitFor()

  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await said('They would not see this playlist')
  await page.getByRole('combobox', { name: 'Member of' }).selectOption('Demo team')
  await page.getByRole('heading', { name: 'The hub on three pages' }).waitFor()
  await looksWell(page, 'library-preview', page.getByRole('heading', { name: 'The hub on three pages' }))
})

test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  const found: string[] = []
  for (const path of ['/manage/library', '/manage/library?kind=assets', 'playlist']) {
    if (path === 'playlist') await page.getByRole('link', { name: 'How sections are locked' }).click()
    else await page.goto(path)
    await page
      .getByRole(path === 'playlist' ? 'option' : 'row')
      .nth(1)
      .waitFor()
    const name = path.replaceAll(/\W+/g, '-')
    await settle(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await shoot(page, `library${name}-${colorScheme}`)
      found.push(...(await barriers(page)))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await shoot(page, `library${name}-phone`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/manage/library')
    await page.getByRole('row').nth(1).waitFor()
  }
  expect(found).toEqual([])
})
