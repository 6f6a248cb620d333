import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt, type Hub } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, settle } from './audit.ts'
import { emailOf, isFirefox, signIn, tabTo } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What happens when something is finished: a word for each item, a window with the badge for the last, counts that are new at once. */

const place = useHub({ filled: true })
let author: Hub
let page: Page

beforeAll(async () => {
  author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
})
useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

test('says what is done, draws the badge in at the end and leads on', async () => {
  const playlist = await makePlaylist('Close the shop', ['Lock the door', 'Count the till'], ['Water the plants'])
  await giveBadge(playlist)
  await page.goto(`/playlists/${playlist}`)
  await page.getByRole('progressbar', { name: '0% of Close the shop done' }).waitFor()
  await page.getByRole('link', { name: 'Start with Lock the door' }).click()
  const unread = await unreadCount()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Lock the door is done. 1 of 2 done.').waitFor()
  await page.getByRole('link', { name: 'Next: Count the till' }).click()
  await page.getByRole('heading', { level: 1, name: 'Count the till' }).waitFor()
  await page.getByRole('button', { name: 'Mark as done' }).click()

  const end = page.getByRole('dialog', { name: 'You completed Close the shop' })
  await end.getByText('You earned the badge.').waitFor()
  await end.getByText('2 of 2 done').waitFor()
  const ring = end.getByRole('progressbar')
  const drawing = async () => [await motionOf(ring), await motionOf(ring.locator('> *'))]
  if (!isFirefox) expect(await drawing()).toEqual(['draw 0s', 'appear 0s'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await drawing()).toEqual(['draw 0.9s', 'appear 0.9s'])
  await expect.poll(unreadCount).toBeGreaterThan(unread)
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await end.getByRole('link', { name: /^Continue with / }).click()
  await end.waitFor({ state: 'detached' })

  await page.goto(`/playlists/${playlist}`)
  await page.getByText(/^Completed on \d/).waitFor()
  await page.getByRole('progressbar', { name: '100% of Close the shop done' }).waitFor()
  await page.getByRole('link', { name: 'Review' }).waitFor()
  const optional = page.getByText('Optional, if you like:')
  expect(await optional.innerText()).toContain('Water the plants')
  // What is optional is never what the page asks for.
  expect(await page.getByRole('link', { name: /^(Start|Continue) with / }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.goto('/notifications')
  const told = page.getByRole('listitem').filter({ hasText: 'You earned a badge with Close the shop' }).locator('img')
  await expect.poll(() => told.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
})

test('lets windows rise, draws ticks and fades from a card to its page, and does none of it for whoever wants no motion', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const playlist = await makePlaylist('Sweep the floor', ['Fetch the broom'])
  await page.goto(`/playlists/${playlist}`)
  await page.getByRole('link', { name: 'Start with Fetch the broom' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  const end = page.getByRole('dialog', { name: 'You completed Sweep the floor' })
  await end.waitFor()
  expect(await motionOf(end)).toBe('rise 0.15s')
  const inOutline = page.getByRole('navigation', { name: 'Outline', includeHidden: true }).locator('li svg')
  expect(await tickOf(inOutline)).toBe('draw 0.15s')
  expect(await tickOf(page.locator('main header').getByText('Done', { exact: true }))).toBe('draw 0.15s')

  expect(await fromCard('Sweep the floor')).toEqual({ fades: [150], tick: 'draw 0.15s' })
  expect(await tickOf(page.getByRole('listitem').locator('[data-state=done]'))).toBe('draw 0.15s')
  // Firefox cannot be told in the middle what somebody wants.
  if (isFirefox) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fromCard('Sweep the floor')).toEqual({ fades: [0], tick: 'draw 0s' })
})

/** @returns the name and the length of the animation with which something appears */
function motionOf(shown: Locator): Promise<string> {
  return shown.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element)
    return `${animationName.replace(/^_?([a-z]+).*/, '$1')} ${animationDuration}`
  })
}

function tickOf(done: Locator): Promise<string> {
  return motionOf(done.locator('path').last())
}

/** Opens a completed playlist by its card. @returns how long each view faded, in milliseconds, and how its tick is drawn */
async function fromCard(name: string): Promise<{ fades: number[]; tick: string }> {
  await page.goto('/browse?order=newest')
  const card = page.getByRole('article').getByRole('link', { name })
  await card.waitFor()
  const fades = await page.evaluateHandle(() => {
    const seen: Promise<number>[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      seen.push(transition.ready.then(longest))
      return transition
    }
    return seen

    function longest(): number {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const ofView = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
      return Math.max(0, ...ofView.map((effect) => Number(effect.getComputedTiming().duration)))
    }
  })
  await card.click()
  const done = page.getByText(/^Completed on \d/)
  await done.waitFor()
  const tick = await tickOf(done)
  return { fades: await fades.evaluate((seen) => Promise.all(seen)), tick }
}

test('counts what is left to do anew at once, and says no more when it was due', async () => {
  const playlist = await makePlaylist('Open the shop', ['Turn the sign'])
  const params = { path: { contentId: playlist } }
  must(
    await author.api.POST('/content/{contentId}/assignments', {
      params,
      body: { audience: 'everyone', goal: 'complete', due: { type: 'moment', dueDate: inDays(40) } },
    }),
  )
  await page.goto(`/playlists/${playlist}`)
  const due = page.getByText(/^Due /)
  await due.waitFor()
  const todo = page.getByRole('link', { name: /^To do/ })
  await todo.getByText(/waiting for you$/).waitFor({ state: 'attached' })
  const before = Number(/\d+/.exec(await todo.innerText())?.[0])
  await page.getByRole('link', { name: 'Start with Turn the sign' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  const end = page.getByRole('dialog', { name: 'You completed Open the shop' })
  await end.waitFor()
  expect(await page.getByText('You earned the badge.').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the playlist' }).click()
  await page.getByText(/^Completed on \d/).waitFor()
  await expect.poll(() => todo.innerText()).toContain(String(before - 1))
  expect(await due.count()).toBe(0)
  await page.goto('/playlists')
  await page.getByRole('article').filter({ hasText: 'Open the shop' }).waitFor()
  expect(await page.getByRole('article').filter({ hasText: 'Open the shop' }).getByText(/^Due /).count()).toBe(0)
})

test('tells a section that opened', async () => {
  const playlist = await makePlaylist('Bake bread', ['Mix'], [], { name: 'Then the oven', items: ['Bake'] })
  await page.goto(`/playlists/${playlist}`)
  await page.getByRole('link', { name: 'Start with Mix' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Then the oven is open now.').waitFor()
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('link', { name: 'Not started Bake' }).waitFor()
})

test('names in the window what opened in the playlist around', async () => {
  const inside = await makePlaylist('Knead the dough', ['Take the flour'])
  const around = await makePlaylist('Bake rolls', [{ id: inside }], [], { name: 'Then the tray', items: ['Grease'] })
  await page.goto(`/playlists/${around}`)
  await page.getByText('Finish 1 more item to open this').waitFor()
  await page.goto(`/playlists/${inside}`)
  await page.getByRole('link', { name: 'Start with Take the flour' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  const end = page.getByRole('dialog', { name: 'You completed Knead the dough' })
  await end.getByText('Then the tray is open now.').waitFor()
})

test('says of what is opened by itself that it is done, and what it opens', async () => {
  const playlist = await makePlaylist('Make tea', ['Boil water'], [], { name: 'Then the cup', items: ['Pour'] })
  await page.goto(`/playlists/${playlist}`)
  const item = page.getByRole('link', { name: 'Boil water', exact: true })
  const [, id] = /assets\/([\w-]+)/.exec((await item.getAttribute('href'))!)!
  await page.goto(`/assets/${id}`)
  await page.getByRole('link', { name: 'Make tea' }).waitFor()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Boil water is done.').waitFor()
  await page.getByText('Then the cup is open now.').waitFor()
})

test('tells once on a device what was done elsewhere, whatever was reloaded meanwhile and in whatever tab', async () => {
  const playlist = await makePlaylist('Sail home', ['Raise the anchor', 'Set the sails'])
  const learner = await signInAt(place.hub.origin, emailOf('member'), DEMO_PASSWORD)
  const { items } = must(
    await learner.api.GET('/me/playlists/{playlistId}/contents', {
      params: { path: { playlistId: playlist }, query: { limit: 10, offset: 0, format: 'all' } },
    }),
  )
  const finish = async (index: number) =>
    must(await learner.api.PUT('/me/assets/{assetId}/read', { params: { path: { assetId: items[index]!.id } } }))
  const end = page.getByRole('dialog', { name: 'You completed Sail home' })
  const word = page.getByText('Raise the anchor is done. 1 of 2 done.')
  await page.goto(`/playlists/${playlist}`)
  await page.getByText('0 of 2 done').waitFor()
  await finish(0)
  await page.reload()
  await word.waitFor()
  await page.reload()
  await page.getByText('1 of 2 done', { exact: true }).waitFor()
  await settle(page)
  expect(await word.count()).toBe(0)

  const tab = await page.context().newPage()
  await tab.goto(`/playlists/${playlist}`)
  await tab.getByText('1 of 2 done', { exact: true }).waitFor()
  await finish(1)
  await page.reload()
  await end.waitFor()
  await tab.reload()
  await tab.getByText(/^Completed on /).waitFor()
  await settle(tab)
  expect(await tab.getByRole('dialog').count()).toBe(0)
  await page.reload()
  await page.getByText(/^Completed on /).waitFor()
  expect(await end.count()).toBe(0)
})

test('goes from the sign-in to the badge by keys alone', async () => {
  await giveBadge(await makePlaylist('Lock the safe', ['Turn the dial']))
  await page.context().clearCookies()
  await page.goto('/')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
  await page.keyboard.type(emailOf('member'))
  await tabTo(page, page.locator('input[name=password]'))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Hello Demo' }).waitFor()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Lock the safe')
  const found = page.getByRole('group', { name: 'Content' })
  const wanted = found.getByRole('option', { name: 'Lock the safe' })
  await wanted.waitFor()
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Start with Turn the dial' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Mark as done' }))
  await page.keyboard.press('Enter')
  const end = page.getByRole('dialog', { name: 'You completed Lock the safe' })
  await end.getByText('You earned the badge.').waitFor()
  await page.keyboard.press('Escape')
  await end.waitFor({ state: 'detached' })
  await tabTo(page, page.getByRole('link', { name: 'Back to the playlist' }))
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: '100% of Lock the safe done' }).waitFor()
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
}

async function unreadCount(): Promise<number> {
  const label = await page.locator('header button[popovertarget]').first().textContent()
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
}

async function makePlaylist(
  name: string,
  required: (string | { id: string })[],
  optional: string[] = [],
  later?: { name: string; items: string[] },
): Promise<string> {
  const { id } = must(await author.api.POST('/playlists/', { body: { name } }))
  const body = []
  for (const one of [...required, ...optional])
    body.push({
      rank: String(body.length + 1),
      contentId: typeof one === 'string' ? await makeLink(one) : one.id,
      updatedDetails: { optional: optional.some((name) => name === one) },
    })
  if (later) {
    const rank = String(body.length + 1)
    body.push({ rank, updatedDetails: { name: later.name, lockingMode: 'progress' as const } })
    for (const [index, one] of later.items.entries())
      body.push({ rank: `${rank}.${index + 1}`, contentId: await makeLink(one) })
  }
  const params = { path: { playlistId: id }, header: { 'If-Match': '"v1"' }, query: { acceptedLosses: 0 } }
  must(await author.api.PATCH('/playlists/{playlistId}/contents', { params, body }))
  return id
}

async function makeLink(name: string): Promise<string> {
  const link = { type: 'web', webUrl: 'https://example.com/', published: true, markAsDoneMode: 'manual' } as const
  return must(await author.api.POST('/assets/', { body: { ...link, name } })).id
}

async function giveBadge(playlistId: string): Promise<void> {
  const { items } = must(await author.api.GET('/badges/images', { params: { query: { limit: 20, offset: 0 } } }))
  must(await author.api.POST('/badges/', { body: { contentIds: [playlistId], imageId: items[0]!.id } }))
}
