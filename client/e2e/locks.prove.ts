import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt, type Hub, type Schemas } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { barriers, settle } from './audit.ts'
import { signIn } from './harness.ts'
import { useHub } from './journeys.ts'

/** What is closed to a learner: it opens by progress, or by the clock while the page is open, and a link to it says so. */

/** Long enough for a slow machine to reach the section before it opens. */
const OPENS_AFTER_MS = 25_000

const place = useHub()
let author: Hub

beforeAll(async () => {
  author = await signInAt(place.hub.origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)
})

test('completes a playlist whose sections open by progress and by the clock', async () => {
  const opensAt = new Date(Date.now() + OPENS_AFTER_MS)
  const playlist = await makePlaylist([
    { rank: '1', updatedDetails: { name: 'First', lockingMode: null } },
    { rank: '1.1', contentId: await makeLink('Say hello') },
    { rank: '2', updatedDetails: { name: 'After the first', lockingMode: 'progress' } },
    { rank: '2.1', contentId: await makeLink('Say more') },
    {
      rank: '3',
      updatedDetails: {
        name: 'By the clock',
        lockingMode: 'time',
        unlockDateTime: opensAt.toISOString(),
        unlockTimezone: 'Asia/Tokyo',
      },
    },
    { rank: '3.1', contentId: await makeLink('Say goodbye') },
  ])
  const { page, faults, close } = await place.visit({ timezoneId: 'America/New_York' })
  await signIn(page)
  await page.goto(playlist)
  const second = page.getByRole('region', { name: 'After the first' })
  const third = page.getByRole('region', { name: 'By the clock' })
  await second.getByText('Finish 1 more item to open this').waitFor()
  // The moment was set in Tokyo and is read in New York.
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  }).format(opensAt)
  await third.getByText(new RegExp(`^Opens .*${clock}, your time$`)).waitFor()
  expect(await third.getByRole('link').count()).toBe(0)

  await finish(page, playlist, 'Say hello')
  await finish(page, playlist, 'Say more')
  await third.getByRole('link', { name: 'Say goodbye' }).waitFor({ timeout: OPENS_AFTER_MS + 15_000 })
  // What is open says no more when it opens.
  expect(await third.getByText(/^Opens /).count()).toBe(0)
  await finish(page, playlist, 'Say goodbye')
  await page
    .getByText('Completed', { exact: true })
    .or(page.getByText('Done', { exact: true }))
    .first()
    .waitFor()
  await page
    .getByRole('img', { name: /100\s?%/ })
    .or(page.getByText(/100\s?%/))
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await close()
})

test('says of a link that does not open what keeps it closed, and leads on', async () => {
  const opensAt = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  const later = { lockingMode: 'time', unlockDateTime: opensAt.toISOString(), unlockTimezone: 'Asia/Tokyo' } as const
  const closed = await makeLink('Later', { onlyInPlaylists: true })
  const playlist = await makePlaylist([
    { rank: '1', updatedDetails: { name: 'Next month', ...later } },
    { rank: '1.1', contentId: closed },
  ])
  const draft = await makeLink('Draft', { published: false })
  const { id: teamId } = must(await author.api.POST('/teams/', { body: { name: 'Another team' } }))
  const ofOthers = await makeLink('Not yours', { audience: 'teams', teamIds: [teamId] })
  const deleted = await makeLink('Gone')
  must(await author.api.DELETE('/assets/{assetId}', { params: { path: { assetId: deleted } } }))
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(opensAt)
  const draftPlaylist = await makePlaylist([], { published: false })
  const playlistOfOthers = await makePlaylist([], { audience: 'teams', teamIds: [teamId] })
  const laterPlaylist = await makePlaylist([], { onlyInPlaylists: true })
  const closedPlaylist = await makePlaylist([], { onlyInPlaylists: true })
  const lonePlaylist = await makePlaylist([], { onlyInPlaylists: true })
  await makePlaylist([
    { rank: '1', updatedDetails: { name: 'Next month', ...later } },
    { rank: '1.1', contentId: idIn(laterPlaylist) },
    { rank: '2', updatedDetails: { name: 'Never', lockingMode: 'locked' } },
    { rank: '2.1', contentId: idIn(closedPlaylist) },
  ])
  const deletedPlaylist = await makePlaylist([])
  const gone = { params: { path: { playlistId: idIn(deletedPlaylist) }, query: { acceptedLosses: 0 } } }
  must(await author.api.DELETE('/playlists/{playlistId}', gone))
  const { page, faults, close } = await place.visit({ timezoneId: 'America/New_York' })
  await signIn(page)
  for (const [path, sentence] of [
    [`/assets/${draft}`, 'It is not published at the moment.'],
    [`/assets/${ofOthers}`, 'It is for other people in this hub.'],
    [`/assets/${deleted}`, 'There is nothing at this address'],
    [draftPlaylist, 'It is not published at the moment.'],
    [playlistOfOthers, 'It is for other people in this hub.'],
    [laterPlaylist, `It opens ${moment}, your time.`],
    [closedPlaylist, 'The people who look after its playlist keep it closed.'],
    [lonePlaylist, 'It is in no playlist that is open to you.'],
    [deletedPlaylist, 'There is nothing at this address'],
    [`${playlist}/assets/${closed}`, `It opens ${moment}, your time.`],
    [`/assets/${closed}`, `It opens ${moment}, your time.`],
  ] as const) {
    await page.goto(path)
    await page.getByText(sentence).waitFor()
    expect(await page.getByText(/deleted/i).count()).toBe(0)
  }
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the playlist' }).click()
  await page.getByRole('heading', { name: 'Next month' }).waitFor()
  expect(faults).toEqual([])
  await close()
})

async function finish(page: Page, playlist: string, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const marked = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok())
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await marked
  await page.goto(playlist)
}

test('says where something is due before it opens, to who is asked and to who arranges it', async () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const later = { lockingMode: 'time', unlockDateTime: day(40), unlockTimezone: 'Europe/London' } as const
  const link = await makeLink('Asked too early', { onlyInPlaylists: true })
  const playlist = await makePlaylist([
    { rank: '1', updatedDetails: { name: 'Next month', ...later } },
    { rank: '1.1', contentId: link },
  ])
  const body = { goal: 'complete', audience: 'everyone', due: { type: 'moment', dueDate: day(20) } } as const
  must(await author.api.POST('/content/{contentId}/assignments', { params: { path: { contentId: link } }, body }))
  for (const [role, path, words] of [
    ['member', playlist, /^Due .*, before this can be opened$/],
    ['admin', `/manage/library${playlist}`, /^Due .*, while its section is still closed$/],
  ] as const) {
    const { page, faults, close } = await place.visit({ viewport: { width: 320, height: 800 } })
    await signIn(page, role)
    await page.goto(path)
    await page.getByText(words).waitFor()
    await settle(page)
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(faults).toEqual([])
    await close()
  }
})

async function makeLink(name: string, about: Partial<Schemas['AssetCreateWeb']> = {}): Promise<string> {
  const link = { type: 'web', name, webUrl: 'https://example.com/', published: true, markAsDoneMode: 'manual' } as const
  const body = { ...link, ...about }
  return must(await author.api.POST('/assets/', { body })).id
}

/** @returns its address */
async function makePlaylist(
  contents: Schemas['PlaylistContentsPatch'],
  about: Partial<Schemas['PlaylistCreate']> = {},
): Promise<string> {
  const { id } = must(await author.api.POST('/playlists/', { body: { name: 'Doors that open', ...about } }))
  const params = { path: { playlistId: id }, header: { 'If-Match': '"v1"' }, query: { acceptedLosses: 0 } }
  must(await author.api.PATCH('/playlists/{playlistId}/contents', { params, body: contents }))
  return `/playlists/${id}`
}

function idIn(address: string): string {
  return address.split('/').at(-1)!
}
