import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { must, signIn as callAs, type Hub } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { docx } from '../../server/files/document-fixtures.ts'
import { emailOf, frameOf, signIn, signInQuickly, signInWith, tabTo } from './harness.ts'
import { useHub } from './journeys.ts'
import { newId } from '../../server/platform/ids.ts'
import { callsNaming } from '../../server/testing/hidden/calls.ts'
import { looksWell } from './looks-well.ts'
import { HANDBOOK_PAGES, makeHandbook } from './make-handbook.ts'
import { addNewcomer, NEWCOMER_PASSWORD } from './newcomers.ts'

/** A playlist from the files on a desk to the badge of a learner, by all who have to do with it. Each journey goes on from the one before. */

const COURSES = join(import.meta.dirname, '../../../shared/data/scorm')
const hasCourses = existsSync(COURSES)
if (!hasCourses) console.log(`This journey went without its courses, which it takes from ${COURSES}.`)

const NAME = 'Ready for the course'
const HANDBOOK = 'House rules'
const LETTER = 'A word of welcome'
const FILM = 'The first swing'
const LINK = 'Where the club meets'
const GOLF = 'Golf from tee to green'
const GOLF_PARTS = 'Golf in parts'
const LAST_PAGE = 14

const place = useHub({ filled: true })
let admin: Hub
let page: Page

beforeAll(async () => {
  admin = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const { id } = must(await admin.api.POST('/teams/', { body: { name: 'Night shift' } }))
  await addNewcomer(admin, {
    email: 'noor@hub.example',
    first_name: 'Noor',
    last_name: 'Night',
    locale: 'de-DE',
    teamIds: [id],
  })
  await addNewcomer(admin, {
    email: 'second@hub.example',
    first_name: 'Second',
    last_name: 'Admin',
    privileges: [...privileges],
  })
  page = (await place.visit()).page
  await signIn(page, 'admin')
})

const said = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor()
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const dialog = (on = page) => on.getByRole('dialog')

const VTT = (words: string) => Buffer.from(`WEBVTT\n\n00:00.500 --> 00:01.500\n${words}\n`)

/** A film of two seconds that a browser plays. */
function makeFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const file = join(folder, 'film.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x180:rate=10']
  execFileSync('ffmpeg', ['-loglevel', 'error', ...source, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', file])
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}

const payload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

async function openAsset(name: string): Promise<void> {
  await page.goto('/manage/library?kind=assets&status=draft')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** As part of playlists alone, so that it is nowhere for those who do not see one. */
async function publishAsset(name: string): Promise<void> {
  await openAsset(name)
  await page.getByRole('checkbox', { name: 'Only where a playlist holds it' }).check()
  await button('Save the settings').click()
  await said('Changes saved')
  await button('Publish').click()
  await said(`“${name}” is published.`)
}

const MADE = [HANDBOOK, LETTER, FILM, LINK, ...(hasCourses ? [GOLF, GOLF_PARTS] : [])]

test('an admin brings in files of each kind, a film with subtitles in two languages, and a link', async () => {
  await page.goto('/manage/library?kind=assets')
  await button('New asset').click()
  const course = (file: string) => readFileSync(join(COURSES, file))
  await dialog()
    .locator('input[type=file]')
    .setInputFiles([
      payload(`${HANDBOOK}.pdf`, await makeHandbook()),
      payload(`${LETTER}.docx`, await docx('Welcome to the club.')),
      payload(`${FILM}.mp4`, makeFilm()),
      ...(hasCourses
        ? [
            payload(`${GOLF}.zip`, course('golf-basic-runtime-scorm12.zip')),
            payload(`${GOLF_PARTS}.zip`, course('golf-many-scos-scorm12.zip')),
          ]
        : []),
    ])
  const uploads = page.getByRole('banner').getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect.poll(() => uploads.filter({ hasText: 'A draft in the library.' }).count()).toBe(MADE.length - 1)
  await page.keyboard.press('Escape')
  await button('New asset').click()
  await dialog().getByRole('textbox', { name: 'Web address' }).fill('https://www.hub.invalid/club')
  await dialog().getByRole('textbox', { name: 'Name' }).fill(LINK)
  await button('Create the draft').click()
  await page.getByRole('heading', { level: 1, name: LINK }).waitFor()

  await openAsset(FILM)
  for (const [language, words] of [
    ['en-GB', 'Good morning'],
    ['de-DE', 'Guten Morgen'],
  ] as const) {
    await button('Add subtitles…').click()
    await dialog().getByRole('combobox', { name: 'Language' }).selectOption(language)
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(payload(`${language}.vtt`, VTT(words)))
    await dialog().getByRole('button', { name: 'Add the subtitles' }).click()
    await dialog().waitFor({ state: 'detached' })
  }
  await expect.poll(() => page.getByRole('list', { name: 'Subtitles' }).getByRole('listitem').count()).toBe(2)
  for (const name of MADE) await publishAsset(name)
})

let playlistId: string
const editor = () => `/manage/library/playlists/${playlistId}`
const entries = (on = page) => on.getByRole('listbox', { name: 'Contents' }).getByRole('option')
const shown = (on = page) => entries(on).evaluateAll((rows) => rows.map((row) => row.children[1]!.textContent))
const press = (key: string) => page.keyboard.press(key)

/** By Tab from where the focus is, as somebody without a mouse. */
async function pressButton(name: string): Promise<void> {
  await tabTo(page, button(name))
  await press('Enter')
}

async function choose(select: Locator, words: string): Promise<void> {
  await tabTo(page, select)
  await page.keyboard.type(words)
  await expect.poll(() => select.locator('option:checked').innerText()).toBe(words)
}

async function addContent(...names: string[]): Promise<void> {
  await pressButton('Add content…')
  for (const name of names) {
    await tabTo(page, dialog().getByRole('textbox'))
    await press('Control+a')
    await page.keyboard.type(name)
    await tabTo(page, dialog().getByRole('button', { name }).first())
    await press('Enter')
    await said(`“${name}” was added.`)
  }
  await press('Escape')
  await dialog().waitFor({ state: 'detached' })
}

async function addSection(name: string, opens?: string): Promise<void> {
  await pressButton('Add a section…')
  await dialog().locator('input:focus').waitFor()
  await page.keyboard.type(name)
  if (opens) await choose(dialog().getByRole('combobox'), opens)
  await tabTo(page, dialog().getByRole('button', { name: 'Add the section' }))
  await press('Enter')
  await said(`“${name}” was added.`)
  await dialog().waitFor({ state: 'detached' })
}

const BY_PROGRESS = 'When everything required before it is completed'
const CONTENTS = [
  'Read this first',
  HANDBOOK,
  LETTER,
  'See how it is done',
  FILM,
  LINK,
  ...(hasCourses ? ['Learn it', GOLF, GOLF_PARTS] : []),
]

test('builds a playlist with sections that open with progress, gives it to a team and publishes it, by keyboard alone', async () => {
  await page.goto('/manage/library')
  await page.getByRole('row').nth(1).waitFor()
  await pressButton('New playlist')
  await dialog().locator('input:focus').waitFor()
  await page.keyboard.type(NAME)
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  playlistId = new URL(page.url()).pathname.split('/').at(-1)!
  await addSection('Read this first')
  await addContent(HANDBOOK, LETTER)
  await addSection('See how it is done', BY_PROGRESS)
  await addContent(FILM, LINK)
  if (hasCourses) {
    await addSection('Learn it', BY_PROGRESS)
    await addContent(GOLF, GOLF_PARTS)
  }
  expect(await shown()).toEqual(CONTENTS)
  if (hasCourses) await pressButton('Make it optional')
  // One is moved up and down again, as somebody does who looks for the order.
  await tabTo(page, entries().and(page.locator('[tabindex="0"]')))
  await press('Home')
  await press('ArrowDown')
  await press('Alt+ArrowDown')
  await said(`“${HANDBOOK}” is at position 3 of ${CONTENTS.length}.`)
  await press('Alt+ArrowUp')
  await expect.poll(() => shown()).toEqual(CONTENTS)
  await pressButton('Save the contents')
  await said('The contents are saved.')

  await choose(page.getByRole('combobox', { name: 'Audience' }), 'Teams')
  await tabTo(page, page.getByRole('list', { name: 'Teams that see it' }).getByRole('button', { name: 'Demo team' }))
  await press('Enter')
  await choose(page.getByRole('combobox', { name: 'Owner' }), 'Demo team')
  await said('2 people will see it once it is published.')
  await pressButton('Save the settings')
  await page.getByRole('region', { name: 'Settings' }).getByText('Changes saved').waitFor()
  await pressButton('Publish')
  await said(`“${NAME}” is published.`)
  await looksWell(page, 'build-editor', page.getByRole('heading', { level: 1, name: NAME }))
})

test('gives it a badge and the team a date', async () => {
  await page.goto('/manage/badges')
  await button('Give a playlist a badge').click()
  await dialog().getByRole('textbox', { name: 'Playlists' }).fill(NAME)
  await dialog().getByRole('button', { name: NAME }).click()
  await dialog().getByRole('radio').first().check({ force: true })
  await button('Give the badge').click()
  await page.getByRole('row').filter({ hasText: NAME }).waitFor()

  await page.goto(editor())
  await entries().last().waitFor()
  await pressButton('Assign it…')
  await dialog().locator('select:focus').waitFor()
  await tabTo(
    page,
    dialog().getByRole('list', { name: 'Teams that are asked' }).getByRole('button', { name: 'Demo team' }),
  )
  await press('Enter')
  const day = dialog().getByLabel(/^Day/)
  await tabTo(page, day)
  await day.fill(new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10))
  await dialog().getByText('It asks 2 people.').waitFor()
  await tabTo(page, dialog().getByRole('button', { name: 'Assign' }))
  await press('Enter')
  await said('The assignment is set.')
  const set = page
    .getByRole('list', { name: 'Assignments' })
    .getByRole('listitem')
    .filter({ hasText: 'Team Demo team' })
  await set.getByText(/^Complete it by /).waitFor()
})

test('a learner of the team completes it and gets the badge', async () => {
  const window = await place.visit()
  const learner = window.page
  await signIn(learner)
  await learner.goto(`/playlists/${playlistId}`)
  const count = hasCourses ? 5 : 4
  const region = (name: string) => learner.getByRole('region', { name })
  await region('See how it is done').getByText('Finish 2 more items to open this').waitFor()
  await said(/^Due /, learner)
  await looksWell(learner, 'build-learner', learner.getByRole('heading', { level: 1, name: NAME }))
  const next = (name: string) => learner.getByRole('link', { name: `Next: ${name}` }).click()
  const done = (name: string, at: number) => said(`${name} is done. ${at} of ${count} done`, learner)

  await learner.getByRole('link', { name: `Start with ${HANDBOOK}` }).click()
  for (let count = 1; count < HANDBOOK_PAGES; count += 1) {
    await learner.getByText(`Pages seen: ${count} of ${HANDBOOK_PAGES}.`, { exact: true }).waitFor()
    await learner.getByRole('button', { name: 'Next page', exact: true }).click()
  }
  await done(HANDBOOK, 1)
  await next(LETTER)
  await learner.getByRole('heading', { level: 1, name: LETTER }).waitFor()
  await done(LETTER, 2)
  await said('See how it is done is open now.', learner)
  await next(FILM)
  const film = learner.locator('video')
  await film.waitFor()
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(2)
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await done(FILM, 3)
  await next(LINK)
  await learner.getByRole('heading', { level: 1, name: LINK }).waitFor()
  if (hasCourses) {
    await done(LINK, 4)
    await next(GOLF)
    for (let turned = 0; turned < LAST_PAGE; turned += 1) {
      const course = await frameOf(learner, 'launchpage.html')
      await course.locator('#butNext').click()
    }
    await (await frameOf(learner, 'launchpage.html')).locator('#butExit').click()
  }
  const end = learner.getByRole('dialog', { name: `You completed ${NAME}` })
  await end.getByText('You earned the badge.').waitFor()
  await looksWell(learner, 'build-completed', end)
  expect(window.faults).toEqual([])
  await window.close()
})

/** What calls answer of what is secret, besides what their own address names. */
async function toldIn(on: Page, paths: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of new Set(paths)) {
    const answer = await on.request.get(`/api${path}`, { maxRedirects: 0 })
    const [text, sent] = [await answer.text(), decodeURIComponent(path)]
    const told = secrets.filter((each) => text.includes(each) && !sent.includes(each))
    if (told.length > 0) found.push(`${path} tells ${told.join(', ')}`)
  }
  return found
}

test('a learner of another team cannot find it by any call', async () => {
  const window = await place.visit()
  await signInWith(window.page, 'noor@hub.example', NEWCOMER_PASSWORD)
  await window.page.goto(`/playlists/${playlistId}`)
  const why = window.page.getByText('Dieser Inhalt ist für andere Personen in diesem Hub.')
  await why.waitFor()
  await looksWell(window.page, 'build-other-team', why)
  const told = { params: { path: { playlistId }, query: { limit: 100, offset: 0 } } }
  const { items } = must(await admin.api.GET('/playlists/{playlistId}/contents', told))
  const { items: badges } = must(
    await admin.api.GET('/badges/', { params: { query: { limit: 100, offset: 0, includeDeleted: false } } }),
  )
  const { id: badge, imageId: badgeImage } = badges.find((each) => each.playlist.id === playlistId)!
  const others = { comment: newId(), topic: newId(), notification: newId(), attempt: newId() }
  const of = { playlist: playlistId, badge, badgeImage, ...others }
  // All choices of all calls once; of the rest, what names one more of the contents.
  const calls = items.flatMap(({ id: asset }, index) =>
    callsNaming({ ...of, asset }).filter(({ method, path }) => method === 'GET' && (!index || path.includes(asset))),
  )
  const words = [NAME, ...CONTENTS]
  const searches = words.map((each) => `/me/content/search?query=${encodeURIComponent(each)}`)
  const secrets = [playlistId, badge, ...items.map(({ id }) => id), ...words]
  expect(await toldIn(window.page, [...calls.map((each) => each.path), ...searches], secrets)).toEqual([])
  // The same words are told to who may see them.
  const member = await place.visit()
  await signInQuickly(member.page, 'member')
  expect(await toldIn(member.page, searches, secrets)).not.toEqual([])
  await member.close()
  expect(window.faults).toEqual([])
  await window.close()
})

test('two admins change it at once, and neither loses work', async () => {
  const window = await place.visit()
  const second = window.page
  await signInWith(second, 'second@hub.example', NEWCOMER_PASSWORD)
  for (const each of [page, second]) {
    await each.goto(editor())
    await entries(each).first().waitFor()
  }
  await addSection('Afterwards')
  await button('Save the contents').click()
  await said('The contents are saved.')

  await entries(second).filter({ hasText: LINK }).click()
  await button('Make it optional', second).click()
  await entries(second).filter({ hasText: LETTER }).focus()
  await second.keyboard.press('Alt+ArrowUp')
  await button('Save the contents', second).click()
  await said('Somebody else saved this playlist meanwhile.', second)
  await said('“Afterwards”: added', second)
  await looksWell(second, 'build-conflict', second.getByText('Somebody else saved this playlist meanwhile.'))
  await button('Save the contents', second).click()
  await said('The contents are saved.', second)
  const both = [CONTENTS[0], LETTER, HANDBOOK, ...CONTENTS.slice(3), 'Afterwards']
  expect(await shown(second)).toEqual(both)
  await page.reload()
  await entries().last().waitFor()
  expect(await shown()).toEqual(both)
  await entries().filter({ hasText: LINK }).getByText('Optional').waitFor()
  expect(window.faults).toEqual([])
  await window.close()
})

test('a manager of the owning team does what they may, and is told why not the rest', async () => {
  const window = await place.visit()
  const manager = window.page
  await signInQuickly(manager, 'manager')
  await manager.goto('/manage/library')
  await manager.getByRole('link', { name: NAME }).click()
  await entries(manager).filter({ hasText: 'Afterwards' }).click()
  await button('Take out', manager).click()
  await button('Save the contents', manager).click()
  await said('The contents are saved.', manager)
  await manager.getByRole('textbox', { name: 'Description' }).fill('What everybody of the team begins with.')
  await button('Save the settings', manager).click()
  await manager.getByRole('region', { name: 'Settings' }).getByText('Changes saved').waitFor()
  await looksWell(manager, 'build-manager', manager.getByRole('combobox', { name: 'Audience' }))
  const closed = manager.getByRole('combobox', { name: 'Audience' }).locator('option:disabled')
  expect(await closed.allInnerTexts()).toEqual(['Everybody', 'Admins only'])

  const { api } = await callAs(place.hub.origin, emailOf('manager'), DEMO_PASSWORD)
  const params = { path: { playlistId }, header: { 'If-Match': '*' } }
  const told = { params: { path: { playlistId }, query: { limit: 100, offset: 0 } } }
  const { items } = must(await api.GET('/playlists/{playlistId}/contents', told))
  const assetId = items.find(({ name }) => name === LINK)!.id
  const refused = await Promise.all([
    api.PATCH('/playlists/{playlistId}', { params, body: { audience: 'all' } }),
    api.PATCH('/playlists/{playlistId}', { params, body: { ownerTeamId: null } }),
    api.PATCH('/assets/{assetId}', { params: { ...params, path: { assetId } }, body: { name: 'Mine' } }),
    api.DELETE('/assets/{assetId}', { params: { path: { assetId } } }),
    api.POST('/content/duplicate', { body: { contentIds: [playlistId] } }),
  ])
  expect(refused.map(({ error }) => error?.detail)).toEqual([
    'You can make content only for teams that you manage. Set the audience to teams, and name those teams in teamIds.',
    'What you make or change has to belong to a team that you manage. Choose one of those.',
    'You may do this only with what one of your teams owns.',
    'You may do this only with what one of your teams owns.',
    'This needs the right playlist_write and asset_write. Ask an admin of the hub for it.',
  ])
  await manager.goto(`/manage/library/assets/${assetId}`)
  await said('You do not have permission to do this. Ask an admin of this hub.', manager)
  expect(window.faults).toEqual([])
  await window.close()
})
