import { barriers } from './audit.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frameOf, shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What a learner does in a week: goes on, looks things up, keeps some, and opens every kind of content. */

const place = useHub({ filled: true })
let page: Page

// Due dates of the demo are counted in UTC.
useWindow(
  place,
  async (window) => {
    page = window.page
    await signIn(page)
  },
  { timezoneId: 'UTC' },
)

test('continues a film at the very second, and remembers the next place', async () => {
  await page.getByText('Continue at 0:06').waitFor()
  await page.getByRole('link', { name: 'How a playlist opens' }).click()
  await expect.poll(() => secondOf(page)).toBe(6)
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.muted = true
    return film.play()
  })
  await expect.poll(() => secondOf(page), { interval: 100, timeout: 15_000 }).toBeGreaterThan(7.2)
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/position'))
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause())
  expect((await reported).status()).toBe(200)
  await page.getByRole('link', { name: 'Demo Hub, home' }).click()
  await page.getByText(/Continue at 0:0[7-9]/).waitFor()
})

test('shows the subtitles of a film in two languages', async () => {
  await page.goto(place.demo.asset('How a playlist opens'))
  await page.locator('video track[kind=captions][srclang=de]').waitFor({ state: 'attached' })
  const english = page.locator('video track[kind=captions][srclang=en]')
  await english.evaluate((element: HTMLTrackElement) => (element.track.mode = 'showing'))
  await expect
    .poll(() => english.evaluate((element: HTMLTrackElement) => element.track.cues?.length ?? 0))
    .toBeGreaterThan(2)
})

test('keeps what is saved and liked after the page is loaded again', async () => {
  await page.goto(place.demo.playlist('Courses that remember you'))
  for (const name of ['Save Courses that remember you', 'Like Courses that remember you']) {
    const kept = page.waitForResponse((answer) => /\/(save|likes)$/.test(answer.url()))
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name, pressed: true }).waitFor()
    expect((await kept).ok()).toBe(true)
  }
  await page.reload()
  await page.getByRole('button', { name: 'Save Courses that remember you', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Like Courses that remember you', pressed: true }).waitFor()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await page.getByRole('heading', { name: 'Courses that remember you' }).waitFor()
})

test('takes back what the hub did not keep, with a word', async () => {
  await page.goto(place.demo.playlist('How sections are locked'))
  await page.route('**/save', (route) => route.abort())
  await page.getByRole('button', { name: 'Save How sections are locked' }).click()
  await page.getByText('How sections are locked was not changed. The hub does not answer.').waitFor()
  await page.getByRole('button', { name: 'Save How sections are locked', pressed: false }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Save How sections are locked', pressed: false }).waitFor()
})

test('talks about content: keeps the words while the hub is away, is answered and told so', async () => {
  await page.goto(place.demo.playlist('How sections are locked'))
  const words = page.getByRole('textbox', { name: 'Your comment' })
  await page.route('**/comments/', (route) => route.abort())
  await words.fill('When does the last section open?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByText('The hub does not answer. Check your connection and try again.').waitFor()
  await page.unroute('**/comments/')
  await page.reload()
  expect(await words.inputValue()).toBe('When does the last section open?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const mine = page.getByRole('article').filter({ hasText: 'When does the last section open?' })
  await mine.waitFor()
  await expect.poll(() => words.inputValue()).toBe('')

  const other = await place.visit()
  await signIn(other.page, 'manager')
  await other.page.goto(place.demo.playlist('How sections are locked'))
  await other.page.getByRole('button', { name: 'Reply to Demo Learner' }).first().click()
  await other.page.getByRole('textbox', { name: 'Your reply to Demo Learner' }).fill('Next week.')
  await other.page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await other.page.getByRole('article').filter({ hasText: 'Next week.' }).waitFor()
  await other.close()

  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await page.getByRole('link', { name: /Demo Manager replied to your comment on How sections are locked/ }).click()
  await page.getByRole('article').filter({ hasText: 'Next week.' }).waitFor()
  await mine.getByRole('button', { name: 'Edit the comment of Demo Learner' }).click()
  await page.getByRole('textbox', { name: 'Your comment' }).last().fill('When does the last one open?')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const edited = page.getByRole('article').filter({ hasText: 'When does the last one open?' })
  await edited.getByRole('button', { name: 'Delete the comment of Demo Learner' }).click()
  await page.getByRole('button', { name: 'Delete the comment', exact: true }).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page)).toEqual([])
  }
})

test('shares with a team, which finds it on the list of what was shared until it is dismissed', async () => {
  const manager = await place.visit()
  await signIn(manager.page, 'manager')
  await manager.page.goto(place.demo.playlist('How sections are locked'))
  await manager.page.getByRole('button', { name: 'Share How sections are locked' }).click()
  const dialog = manager.page.getByRole('dialog', { name: 'Share How sections are locked' })
  await dialog.getByRole('textbox', { name: 'Share with' }).fill('Demo')
  await dialog.getByRole('button', { name: /Team$/ }).first().click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Have a look before Friday.')
  const preview = dialog.getByRole('figure', { name: 'What they see' })
  await preview.getByText('Demo Manager shared How sections are locked with you').waitFor()
  await preview.getByText('Have a look before Friday.').waitFor()
  await manager.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await manager.page.getByText('The link is copied.').waitFor()
  expect(await manager.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${place.hub.origin}${place.demo.playlist('How sections are locked')}`,
  )
  await shoot(manager.page, 'share-dialog')
  expect(await barriers(manager.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await manager.page.getByText(/^Shared with \d+ (person|people)\.$/).waitFor()
  await manager.close()

  await page.getByRole('link', { name: 'Shared with me', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'How sections are locked' })
  await card.getByText('Have a look before Friday.').waitFor()
  await card.getByRole('button', { name: 'Dismiss How sections are locked' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Shared with me' }).waitFor()
  await expect.poll(() => card.count()).toBe(0)
})

test('asks for content that is missing; who looks after it reads that and marks it', async () => {
  await page.goto('/search?q=xylophone')
  await page.getByRole('button', { name: 'Ask for content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for content' })
  expect(await dialog.getByRole('textbox', { name: 'What could it be called?' }).inputValue()).toBe('xylophone')
  await page.route('**/api/content-request', (route) => route.abort())
  await dialog.getByRole('textbox', { name: 'What should it be about?' }).fill('How to tune one.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('The hub does not answer.').waitFor()
  await page.unroute('**/api/content-request')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your request was sent to the people who look after the content.').waitFor()

  const admin = await place.visit()
  await signIn(admin.page, 'admin')
  await admin.page.goto('/messages?show=unread')
  const line = admin.page.getByRole('button', { name: /xylophone/ })
  await line.click()
  // It stays while it is read, though it is no longer unread.
  await admin.page.getByText('How to tune one.').waitFor()
  await admin.page.getByRole('button', { name: 'Mark as unread: xylophone' }).click()
  await admin.page.getByRole('button', { name: /^Unread: xylophone/ }).waitFor()
  await admin.close()
})

test('offers another try when a page could not be loaded, and goes on with it', async () => {
  await page.getByRole('heading', { name: 'Hello Demo' }).waitFor()
  await page.route('**/api/me/content/todo*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: /^To do/ }).click()
  const note = page.getByRole('alert')
  await note.waitFor({ timeout: 20_000 })
  await page.unroute('**/api/me/content/todo*')
  await note.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Courses that remember you' }).waitFor()
})

test('says in words what is due, the next first', async () => {
  await page.getByRole('link', { name: /^To do/ }).click()
  const items = page.getByRole('list', { name: 'To do' }).getByRole('listitem')
  // The home page that is just leaving has a list of this name as well.
  await page.getByRole('heading', { level: 1, name: 'To do' }).waitFor()
  await items.nth(1).waitFor()
  expect(await items.nth(0).innerText()).toMatch(/Courses that remember you[\s\S]*Due tomorrow/)
  expect(await items.nth(1).innerText()).toMatch(/Find your way around[\s\S]*Due \d/)
})

test('says what opens each closed section', async () => {
  await page.goto(place.demo.playlist('How sections are locked'))
  await page.getByText('Locked by the people who look after this playlist').waitFor()
  await page.goto(place.demo.playlist('Courses that remember you'))
  await page.getByText(/^Opens .*09:00, your time$/).waitFor()
})

test('opens a section once everything before it is done', async () => {
  const playlist = place.demo.playlist('How sections are locked')
  const closed = page.getByRole('region', { name: 'Waits for the first section' })
  await page.goto(playlist)
  await closed.getByText('Finish 1 more item to open this').waitFor()
  expect(await closed.getByRole('link').count()).toBe(0)
  await page.goto(place.demo.assetIn('Every kind of content', 'Picture: a playlist at a glance'))
  await page.getByText('Done', { exact: true }).waitFor()
  await page.goto(playlist)
  await closed.getByRole('link', { name: 'How a playlist opens' }).waitFor()
})

test('marks a link as done by hand, and takes it back', async () => {
  await page.goto(place.demo.asset('Example domains and why they exist'))
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Done', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Mark as not done' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).waitFor()
})

test('finds as one types, with the keyboard alone', async () => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('three pages')
  const wanted = page.getByRole('option', { name: 'The hub on three pages' })
  await wanted.waitFor()
  // Ways to go on with the words stand before the content.
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'The hub on three pages', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('playlist')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Results for “playlist”' }).waitFor()
  await page.getByText(/^\d+ results$/).waitFor()
})

test('narrows everything down by topic, and shows which one is chosen', async () => {
  await page.getByRole('link', { name: 'Browse', exact: true }).click()
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await topics.getByRole('link', { name: 'Making content 2' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Content' }).getByRole('listitem').count()).toBe(2)
  const chosen = async () =>
    (await topics.locator('[aria-current]').allInnerTexts()).map((text) => text.replace('\n', ' '))
  expect(await chosen()).toEqual(['Making content 2'])
  await topics.getByRole('link', { name: 'All topics' }).click()
  await expect.poll(chosen).toEqual(['All topics'])
})

test('loses the connection in the middle of a course, goes on and loses nothing', async () => {
  const course = place.demo.assetIn('Find your way around', 'Your first course: finding your way around')
  await page.goto(course)
  const player = await frameOf(page, '/index.html')
  await player.getByRole('link', { name: 'Three questions' }).click()
  const quiz = await frameOf(page, 'quiz.html')
  await quiz.getByRole('group').first().waitFor()
  await page.getByText('Your progress is saved').waitFor()

  await page.context().setOffline(true)
  for (const question of await quiz.getByRole('group').all())
    await question.locator(await rightAnswer(question)).check()
  await quiz.getByRole('button', { name: 'Check my answers' }).click()
  await quiz.getByText('You have 3 of 3 right.').waitFor()
  await page.getByText('You are offline.').waitFor()
  await page
    .getByText('Your progress is not saved in the hub yet. It is kept in this browser, and the hub tries again.')
    .waitFor()

  await page.context().setOffline(false)
  await page.getByText('Your progress is saved').waitFor()
  expect(await page.getByText('You are offline.').count()).toBe(0)
  await player.getByRole('link', { name: 'Home and To do' }).click()
  await page.getByText('Done', { exact: true }).first().waitFor()

  const elsewhere = await place.visit()
  await signIn(elsewhere.page)
  await elsewhere.page.goto(course)
  await elsewhere.page.getByText('Done', { exact: true }).first().waitFor()
  await (await frameOf(elsewhere.page, '/index.html')).getByRole('link', { name: 'Three questions' }).click()
  await (await frameOf(elsewhere.page, 'quiz.html')).getByText('You have 3 of 3 right.').waitFor()
  await elsewhere.close()
})

test('keeps the page of a course in its place while it loads', async () => {
  const course = place.demo.assetIn('Find your way around', 'Your first course: finding your way around')
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/index.html', async (route) => {
    await loaded
    await route.continue()
  })
  await page.goto(course)
  const player = await frameOf(page, '/player/')
  await player.getByText('Loading').waitFor()
  const before = await player.locator('iframe[title]').boundingBox()
  load()
  await player.getByText('Loading').waitFor({ state: 'hidden' })
  expect(await player.locator('iframe[title]').boundingBox()).toEqual(before)
  await page.unroute('**/index.html')
})

test('runs a site from a zip in its frame, away from the hub', async () => {
  await page.goto(place.demo.asset('What kind of content do I need?'))
  const site = page.frameLocator('iframe[title="What kind of content do I need?"]')
  await site.getByLabel('On my computer').check()
  await site.getByText('What is it?').waitFor()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(new URL((await frame.getAttribute('src'))!).origin).not.toBe(place.hub.origin)
})

test('draws a document page by page, with its text', async () => {
  await page.goto(place.demo.asset('The hub on three pages'))
  await page.getByText('Page 1 of').waitFor()
  await expect.poll(() => coloursOf(page, 1)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('Page 2 of').waitFor()
  await expect
    .poll(() => page.getByRole('region', { name: 'The hub on three pages' }).innerText())
    .toContain('For managers')
  await expect.poll(() => coloursOf(page, 2)).toBeGreaterThan(5)
})

test('opens a link in a tab of its own and stays where it is', async () => {
  const there = page.context()
  await there.route('https://www.iana.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await page.goto(place.demo.asset('Example domains and why they exist'))
  const [tab] = await Promise.all([
    there.waitForEvent('page'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ])
  await tab.getByRole('heading', { name: 'Elsewhere' }).waitFor()
  expect(await tab.evaluate(() => globalThis.opener === null && document.referrer === '')).toBe(true)
  expect(page.url()).toContain('/assets/')
})

/** The field of a question's right answer, which the course itself names. */
async function rightAnswer(question: Locator): Promise<string> {
  return `input[value="${await question.getAttribute('data-answer')}"]`
}

/** Where the film stands, in seconds. */
function secondOf(onPage: Page): Promise<number> {
  return onPage.evaluate(() => document.querySelector('video')?.currentTime ?? -1)
}

/** How many colours a page of a document shows: an empty sheet has one. */
function coloursOf(onPage: Page, number: number): Promise<number> {
  return onPage.locator(`[data-page-number="${number}"] canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size
  })
}
