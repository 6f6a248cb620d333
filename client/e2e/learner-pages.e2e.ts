import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { must, signIn as signInAt } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { emailOf, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What a learner's pages say of what is asked, offered and refused, and where the keyboard goes on after something was sent. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, (window) => {
  page = window.page
})

const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)

test('goes on at the form after a sign-in that failed', async () => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@hub.example')
  await page.locator('input[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await page.getByRole('alert').waitFor()
  await expect.poll(focused).toBe('Sign in')
})

test('goes on at the form after a comment was posted', async () => {
  await signIn(page)
  await page.goto(place.demo.playlist('Courses that remember you'))
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Where does one go on?')
  await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await page.getByRole('article').filter({ hasText: 'Where does one go on?' }).waitFor()
  await expect.poll(focused).toBe('Comment')
})

test('says among all playlists which is due', async () => {
  await signIn(page)
  await page.goto('/playlists')
  const card = page.getByRole('article').filter({ hasText: 'Courses that remember you' })
  await card.getByText(/^Due /).waitFor()
})

test('gives a badge as a picture, and for other systems as what they read', async () => {
  await signIn(page)
  await page.goto('/badges')
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Your first badge' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('Your first badge.png')
  const [credential] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'For other systems (Open Badge)' }).click(),
  ])
  expect(credential.suggestedFilename()).toMatch(/\.json$/)
})

test('shows nobody the filters of a list that is not for them', async () => {
  await signIn(page)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/emails'))
  await page.goto('/manage/emails')
  expect((await answered).status()).toBe(403)
  await page.getByRole('alert').waitFor()
  expect(
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Recipient or subject' }))
      .count(),
  ).toBe(0)
})

test('begins the home with what is due first, and shows nothing twice', async () => {
  await signIn(page)
  const hero = page.getByRole('region', { name: 'What to do next' })
  await hero.getByRole('heading', { name: 'Courses that remember you' }).waitFor()
  await hero.getByText('Due tomorrow').waitFor()
  await hero.getByText(/^0 of 2 done, about .* left$/).waitFor()
  await hero.getByRole('link', { name: /^Start/ }).click()
  const opened = page.waitForResponse((answer) => answer.url().includes('/launch') && answer.ok())
  await page.getByRole('link', { name: /^Start with / }).click()
  await opened
  await page.goto('/')
  // It is started now: the button leads to where one stopped, and the page says how much is left.
  await hero.getByText('Courses that remember you', { exact: true }).waitFor()
  await hero.getByText(/^0 of 2 done, about .* left$/).waitFor()
  await hero.getByRole('link', { name: /^Continue/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const links = await page
    .locator('main a[href^="/playlists/"], main a[href^="/assets/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((href, index) => links.indexOf(href) !== index)).toEqual([])
})

test.each([768, 1280])('cuts nothing off the home at %i px, and moves nothing sideways', async (width) => {
  await page.setViewportSize({ width, height: 860 })
  await signIn(page)
  await page.getByRole('region', { name: 'What to do next' }).waitFor()
  await settle(page)
  expect([...(await stickingOut(page)), ...(await cutWords(page)), ...(await barriers(page))]).toEqual([])
  const button = await page.getByRole('region', { name: 'What to do next' }).getByRole('link').boundingBox()
  const card = await page.getByRole('region', { name: 'What to do next' }).boundingBox()
  expect(button!.x + button!.width).toBeLessThanOrEqual(card!.x + card!.width)
})

test('has one column on the page of a playlist, and one for the notifications and their button', async () => {
  await page.setViewportSize({ width: 1600, height: 860 })
  await signIn(page)
  const edges = async (...shown: Locator[]) => {
    const boxes = await Promise.all(shown.map((one) => one.first().boundingBox()))
    return boxes.map((box) => Math.round(box!.x + box!.width))
  }
  await page.goto(place.demo.playlist('Find your way around'))
  const [hero, section] = await edges(page.locator('main header'), page.getByRole('region', { name: 'Start here' }))
  expect(section).toBe(hero)
  await page.goto('/notifications')
  const row = page.getByRole('main').getByRole('listitem')
  await row.first().waitFor()
  const [button, list] = await edges(page.getByRole('button', { name: 'Mark all as read' }), row.locator('..'))
  expect(list).toBe(button)
})

test('takes back what was dismissed from the list of what others shared', async () => {
  await signIn(page)
  await page.goto('/shared')
  const card = page.getByRole('article').filter({ hasText: 'Every kind of content' })
  await card.getByRole('button', { name: 'Dismiss Every kind of content' }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByText('Every kind of content is off your list.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  await card.waitFor()
  const dismiss = page.getByRole('button', { name: /^Dismiss / })
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.first().click()
    await expect.poll(() => dismiss.count()).toBe(left - 1)
  }
  // It was shared, so it does not say that nothing was.
  await page.getByText('Nothing is shared with you now').waitFor()
})

test('has dense lists and a home of three screens at most on a phone, however much the hub has', async () => {
  await fillTheHome()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
  await settle(page)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  expect(screens).toBeGreaterThan(2)
  expect(screens).toBeLessThanOrEqual(3)
  const lists = ['To do', 'Also started', 'Recommended for you', 'Featured', 'Saved']
  const shown = (name: string) => page.getByRole('list', { name, exact: true }).locator('li:visible').count()
  expect(await Promise.all(lists.map(shown))).toEqual([3, 3, 3, 3, 3])

  for (const path of ['/browse', '/playlists', '/saved']) {
    await page.goto(path)
    await page.getByRole('article').first().waitFor()
    await settle(page)
    const boxes = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })))
    expect(boxes[0]!.top).toBeLessThan(440)
    expect(boxes.filter(({ height }) => height > 120)).toEqual([])
    expect([...(await stickingOut(page)), ...(await cutWords(page)), ...(await barriers(page))]).toEqual([])
  }
})

test.each(['en-GB', 'de-DE'] as const)(
  'leads a phone to every place, each called what its page is called, in %s',
  async (locale) => {
    const member = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
    must(await member.api.PUT('/me/profile/language', { body: { language: locale } }))
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'admin')
    const bar = page.getByRole('navigation').first()
    const unread = must(
      await member.api.GET('/messages', { params: { query: { read: false, limit: 1, offset: 0 } } }),
    ).total
    const more = bar.getByRole('button', { name: /^(More|Mehr)/ })
    await more.waitFor()
    expect(/\d+/.exec(await more.innerText())?.[0] ?? '0').toBe(String(unread))
    await more.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('list').nth(1).waitFor()
    await settle(page)
    expect([...(await stickingOut(page)), ...(await cutWords(page)), ...(await barriers(page))]).toEqual([])
    const names = await sheet.getByRole('link').locator('> span:nth-child(2)').allInnerTexts()
    const inBar = await bar.getByRole('link').locator('> span:nth-child(2)').allInnerTexts()
    // Shared with me, messages, history, notes, badges, and at least people, teams and settings.
    expect(names.length).toBeGreaterThan(8)
    const all = [...inBar, ...names]
    expect(new Set(all).size).toBe(all.length)
    await page.keyboard.press('Escape')
    for (const name of [...inBar.slice(1), ...names.slice(0, 5)]) {
      if (!inBar.includes(name)) await more.click()
      await page.getByRole('link', { name }).and(page.locator('nav a')).first().click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    must(await member.api.PUT('/me/profile/language', { body: { language: 'en-GB' } }))
  },
)

test('keeps the filters of a list out of the way on a phone, but for what is chosen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/browse')
  const show = page.getByLabel('Show')
  await show.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await show.selectOption({ label: 'Saved' })
  await expect.poll(() => new URL(page.url()).searchParams.get('mine')).toBe('saved')
  await page.reload()
  await show.waitFor()
  await page.getByLabel('Sort by').waitFor({ state: 'hidden' })
})

/** Asks, begins, recommends, features and saves more than the home shows, under names as long as people give. */
async function fillTheHome(): Promise<void> {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const learner = await signInAt(place.hub.origin, emailOf('member'), DEMO_PASSWORD)
  const { user } = must(await learner.api.GET('/auth/session'))
  const link = { type: 'web', webUrl: 'https://example.com/', published: true, markAsDoneMode: 'manual' } as const
  const make = async (name: string) => must(await author.api.POST('/assets/', { body: { ...link, name } })).id
  const many = (name: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(`${name} ${index + 1}, for everybody who works here`)))
  const [asked, begun, shared, featured, saved] = [
    await many('Hand in the form', 6),
    await many('Read the chapter', 6),
    await many('Look at the drawing', 6),
    await many('Listen to the talk', 10),
    await many('Keep the table', 6),
  ]
  const due = { type: 'moment', dueDate: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString() } as const
  for (const contentId of asked) {
    const body = { audience: 'everyone', goal: 'complete', due } as const
    must(await author.api.POST('/content/{contentId}/assignments', { params: { path: { contentId } }, body }))
  }
  for (const assetId of begun)
    must(await learner.api.POST('/me/assets/{assetId}/launch', { params: { path: { assetId } } }))
  const share = { share_ref_ids: shared, user_ids: [user.id], sendEmail: false, message: 'Have a look.' }
  must(await author.api.POST('/recommendations/', { body: share }))
  must(
    await author.api.POST('/content/featured/{teamIds}', {
      params: { path: { teamIds: 'all' } },
      body: { contentIds: featured },
    }),
  )
  for (const assetId of saved)
    must(await learner.api.POST('/me/assets/{assetId}/save', { params: { path: { assetId } } }))
}
