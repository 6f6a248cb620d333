import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAtHub } from '../../scripts/hub/client.ts'
import { uploadBytes } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { makeForeignPdf } from './make-foreign-pdf.ts'
import { HANDBOOK_PAGES, makeHandbook } from './make-handbook.ts'

/** The viewers of documents and pictures: pages, sizes, search, contents, links, text, keys, fingers, and what a long document costs. */

const place = useHub({ filled: true })
let page: Page
let handbook: string

let foreign: string

let rules: string
let admin: Awaited<ReturnType<typeof signInAtHub>>

beforeAll(async () => {
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!
  admin = await signInAtHub(place.hub.origin, email, DEMO_PASSWORD)
  const upload = async (name: string, pdf: Buffer) => {
    const fileId = await uploadBytes(admin, new Blob([new Uint8Array(pdf)]), { filename: `${name}.pdf`, type: 'asset' })
    const body = { name, type: 'upload', fileId, published: true, locale: 'en-GB' } as const
    return `/assets/${must(await admin.api.POST('/assets/', { body })).id}`
  }
  handbook = await upload('Handbook', await makeHandbook())
  rules = await upload('Rules', await makeHandbook())
  foreign = await upload('Leaflet', await makeForeignPdf())
})

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const area = () => page.getByRole('group', { name: 'Pages' })
const number = () => page.getByRole('textbox', { name: 'Page', exact: true })
const pageNow = () => number().inputValue()
const size = () => page.getByRole('button', { name: /^Size: / })
const percent = async () => Number((await size().innerText()).replace('%', ''))
const layer = (at: number) => page.locator(`[data-page-number="${at}"] .textLayer`)
const canvases = () => page.locator('[data-page-number] canvas').count()

// Without a page in the address it would go on where the test before left off.
async function open(hash = '#page=1'): Promise<void> {
  await page.goto(handbook + hash)
  await page.locator('.textLayer span').first().waitFor()
}

/** How far the top of a page is from the top of what is seen of all. */
function topOf(at: number): Promise<number> {
  return page.locator(`[data-page-number="${at}"]`).evaluate((element) => {
    const seen = element.closest('[data-pages]')!.getBoundingClientRect()
    return element.getBoundingClientRect().top - seen.top
  })
}

async function choose(name: string): Promise<void> {
  await size().click()
  await page.getByRole('radio', { name, exact: true }).check()
  await page.keyboard.press('Escape')
}

async function isSeen(element: Locator): Promise<boolean> {
  const [seen, box] = await Promise.all([area().boundingBox(), element.boundingBox()])
  return box!.y >= seen!.y && box!.y + box!.height <= seen!.y + seen!.height
}

test('leads to a page by its number, its arrows and its address', async () => {
  await open('#page=7')
  await expect.poll(pageNow).toBe('7')
  await page.getByText(`of ${HANDBOOK_PAGES}`, { exact: true }).waitFor()
  await button('Next page').click()
  await expect.poll(pageNow).toBe('8')
  await button('Previous page').click()
  await expect.poll(pageNow).toBe('7')
  await number().fill('42')
  await number().press('Enter')
  await expect.poll(pageNow).toBe('42')
  await layer(42).getByText('Chapter 42').waitFor()
  expect(Math.abs(await topOf(42))).toBeLessThan(2)
  await number().fill('999')
  await number().press('Enter')
  await expect.poll(pageNow).toBe(String(HANDBOOK_PAGES))
  await page.evaluate(() => location.assign('#page=3'))
  await expect.poll(pageNow).toBe('3')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('says what was seen of it and what was not, goes on where one left off, and is done at the part that is asked for', async () => {
  const seen = (count: number) =>
    page.getByText(`Pages seen: ${count} of ${HANDBOOK_PAGES}.`, { exact: true }).waitFor()
  const done = () => page.locator('header').getByText('Done', { exact: true }).count()
  await page.goto(rules)
  await seen(1)
  await page.getByText('Done when you have seen all of them.').waitFor()
  expect(await done()).toBe(0)
  await number().fill('42')
  await number().press('Enter')
  await seen(2)
  await number().fill(String(HANDBOOK_PAGES))
  await number().press('Enter')
  await page.getByText(`Not seen yet: 2–41, 43–${HANDBOOK_PAGES - 1}.`, { exact: true }).waitFor()
  await shoot(page, 'documents-missed')
  await button('Go to page 2').click()
  await expect.poll(pageNow).toBe('2')
  expect(await area().evaluate((element) => element === document.activeElement)).toBe(true)
  await seen(4)

  const assetId = rules.split('/').at(-1)!
  const params = { path: { assetId }, header: { 'If-Match': '*' } }
  must(await admin.api.PATCH('/assets/{assetId}', { params, body: { name: 'Rules', requiredPagesPercent: 10 } }))
  await page.goto('/')
  await page.goto(rules)
  await expect.poll(pageNow).toBe('2')
  await seen(4)
  const required = Math.ceil(HANDBOOK_PAGES / 10)
  for (let count = 5; count <= required; count += 1) {
    await button('Next page').click()
    await seen(count)
  }
  await page.getByText('That is all it takes.').waitFor()
  await expect.poll(done).toBe(1)
  await page.reload()
  await expect.poll(pageNow).toBe(String(required - 2))
  expect(await page.getByText('Pages seen').count()).toBe(0)
})

test('keeps the place when pages become larger, or the window smaller, and the size that somebody prefers', async () => {
  await open('#page=30')
  await layer(30).getByText('Chapter 30').waitFor()
  const before = await percent()
  await button('Zoom in').click()
  await expect.poll(percent).toBeGreaterThan(before)
  expect(await pageNow()).toBe('30')
  await choose('Fit the page')
  await expect.poll(percent).toBeLessThan(before)
  await expect.poll(pageNow).toBe('30')
  await page.setViewportSize({ width: 700, height: 700 })
  await page.waitForTimeout(300)
  expect(await pageNow()).toBe('30')
  const small = await percent()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(percent).toBeGreaterThan(small)
  expect(await pageNow()).toBe('30')
  await page.reload()
  await size().click()
  await expect.poll(() => page.getByRole('radio', { name: 'Fit the page' }).isChecked()).toBe(true)
})

test('is sharp on a fine screen', async () => {
  const fine = await place.visit({ deviceScaleFactor: 2 })
  await signIn(fine.page)
  await fine.page.goto(handbook)
  await fine.page.locator('.textLayer span').first().waitFor()
  const dots = await fine.page
    .locator('[data-page-number="1"] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.getBoundingClientRect().width)
  expect(dots).toBeCloseTo(2, 1)
  await fine.close()
})

test('finds words on all pages and leads from one to the next', async () => {
  await open()
  await area().focus()
  await page.keyboard.press('Control+f')
  const words = page.getByRole('searchbox', { name: 'Search the document' })
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
  await words.fill('LIGHTHOUSE')
  const count = page.getByRole('search').getByRole('status')
  const chosen = page.locator('.textLayer .highlight.selected')
  await expect.poll(() => count.innerText()).toBe('1 of 4')
  await expect.poll(pageNow).toBe('5')
  await expect.poll(() => isSeen(chosen)).toBe(true)
  await words.press('Enter')
  await expect.poll(() => count.innerText()).toBe('2 of 4')
  await expect.poll(pageNow).toBe('20')
  await expect.poll(() => layer(20).locator('.highlight').count()).toBe(2)
  await button('Next match').click()
  await button('Next match').click()
  await expect.poll(() => count.innerText()).toBe('4 of 4')
  await expect.poll(() => isSeen(chosen)).toBe(true)
  await words.press('Shift+Enter')
  await expect.poll(() => count.innerText()).toBe('3 of 4')
  await words.fill('xylophone')
  await expect.poll(() => count.innerText()).toBe('No matches')
  await words.press('Escape')
  expect(await page.getByRole('search').getByRole('status').count()).toBe(0)
  expect(await area().evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('.highlight').count()).toBe(0)
  await page.keyboard.press('/')
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('leads from its table of contents to each page, and has none where the file has none', async () => {
  await open()
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  await button('Table of contents').click()
  await contents.getByRole('button', { name: 'Ärger, and what to do' }).click()
  await expect.poll(pageNow).toBe('12')
  await contents.waitFor({ state: 'hidden' })
  await button('Table of contents').click()
  await page.keyboard.press('Escape')
  await contents.waitFor({ state: 'hidden' })
  await page.goto(place.demo.asset('The hub on three pages'))
  await page.locator('.textLayer span').first().waitFor()
  expect(await button('Table of contents').count()).toBe(0)
})

test('follows links to other pages, and leads out by web and mail alone', async () => {
  await open()
  const links = page.locator('[data-page-number="1"] .linkAnnotation a')
  await expect.poll(() => links.count()).toBe(4)
  const web = links.nth(1)
  expect(await web.getAttribute('href')).toBe('https://example.org/rules')
  expect(await web.getAttribute('target')).toBe('_blank')
  expect(await web.getAttribute('rel')).toBe('noreferrer')
  expect(await links.nth(2).getAttribute('href')).toBe('mailto:ada@example.org')
  expect(await links.nth(3).getAttribute('href')).toBeNull()
  await links.first().click()
  await expect.poll(pageNow).toBe('30')
})

test('has text that can be selected and read out', async () => {
  await open('#page=5')
  const line = layer(5).getByText('The lighthouse keeper reads the rules.')
  // On a busy machine three clicks may come too slowly to count as one after the other.
  const chooseLine = async () => {
    await line.click({ clickCount: 3 })
    return page.evaluate(() => String(getSelection()))
  }
  await expect.poll(chooseLine).toContain('The lighthouse keeper reads the rules')
  await page.getByRole('group', { name: 'Page 5', exact: true }).waitFor()
})

test('shows what a document does not bring along: characters of East Asia, and what unpacks a scan', async () => {
  await page.goto(foreign)
  await layer(1).getByText('日本語').waitFor()
  const middle = () =>
    page.locator('[data-page-number="2"] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!
      copy.drawImage(canvas, 0, 0)
      return [...copy.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data]
    })
  await expect.poll(middle).toEqual([0, 0, 0, 255])
})

test('is led by keys alone', async () => {
  await open()
  await area().focus()
  const scrolled = () => area().evaluate((element) => element.scrollTop)
  await page.keyboard.press('PageDown')
  await expect.poll(scrolled).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect.poll(pageNow).toBe(String(HANDBOOK_PAGES))
  await page.keyboard.press('Home')
  await expect.poll(pageNow).toBe('1')
  await expect.poll(scrolled).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(pageNow).toBe('2')
  const before = await percent()
  await page.keyboard.press('-')
  await expect.poll(percent).toBeLessThan(before)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(percent).toBeGreaterThan(before)
  await page.keyboard.press('0')
  await expect.poll(percent).toBe(before)
  const isUpright = () =>
    page.locator('[data-page-number="2"]').evaluate((element) => element.clientHeight > element.clientWidth)
  await page.keyboard.press('r')
  await expect.poll(isUpright).toBe(false)
  await page.keyboard.press('f')
  await page.waitForFunction(() => document.fullscreenElement?.matches('section'))
  await page.keyboard.press('f')
  await page.waitForFunction(() => !document.fullscreenElement)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('comes closer by the wheel and by two fingers, to where these are', async () => {
  await open('#page=5')
  const before = await percent()
  const line = layer(5).getByText('The lighthouse keeper')
  const middleOf = async () => {
    await line.waitFor()
    const { x, y, height } = (await line.boundingBox())!
    return { x: x + 40, y: y + height / 2 }
  }
  const at = await middleOf()
  await page.mouse.move(at.x, at.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(percent).toBeGreaterThan(before)
  expect(Math.abs((await middleOf()).y - at.y)).toBeLessThan(12)
  const wheeled = await percent()
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: at.x - apart, y: at.y, id: 1 },
              { x: at.x + apart, y: at.y, id: 2 },
            ],
    })
  await fingers('touchStart', 40)
  for (const apart of [40, 50, 60, 80]) await fingers('touchMove', apart)
  await fingers('touchEnd', 80)
  await expect.poll(percent).toBeGreaterThan(wheeled * 1.5)
})

test('draws those pages alone that are near', async () => {
  await open()
  let most = 0
  for (let at = 1; at <= HANDBOOK_PAGES; at += 3) {
    await number().fill(String(at))
    await number().press('Enter')
    await layer(at).getByText(`Chapter ${at}`, { exact: true }).waitFor()
    most = Math.max(most, await canvases())
  }
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(12)
  expect(await page.locator('[data-page-number]').count()).toBe(HANDBOOK_PAGES)
})

test('shows a picture as a whole, and its details', async () => {
  await page.goto(place.demo.asset('Picture: a playlist at a glance'))
  const picture = page.locator('main img')
  const width = () => picture.evaluate((element) => Math.round(element.getBoundingClientRect().width))
  const own = () => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBeGreaterThan(100)
  const whole = await width()
  expect(await picture.getAttribute('alt')).not.toBe('')
  await page.getByRole('group', { name: 'Picture', exact: true }).focus()
  await page.keyboard.press('1')
  await expect.poll(width).toBe(await own())
  await page.keyboard.press('+')
  await expect.poll(width).toBe(Math.round((await own()) * 1.25))
  await page.keyboard.press('0')
  await expect.poll(width).toBe(whole)
  await button('Zoom in').click()
  await expect.poll(width).toBeGreaterThan(whole)
  await choose('All of it')
  await expect.poll(width).toBe(whole)
  await picture.dblclick({ position: { x: 40, y: 40 } })
  await expect.poll(width).toBeGreaterThan(whole)
  const left = () => page.getByRole('group', { name: 'Picture', exact: true }).evaluate((each) => each.scrollLeft)
  await choose('400%')
  const before = await left()
  expect(before).toBeGreaterThan(0)
  const box = (await page.getByRole('group', { name: 'Picture', exact: true }).boundingBox())!
  await page.mouse.move(box.x + 300, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBe(before + 100)
  await page.keyboard.press('f')
  await page.waitForFunction(() => document.fullscreenElement?.querySelector('img'))
  await button('Full screen').click()
  await page.waitForFunction(() => !document.fullscreenElement)
})

test('can be used by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  const found: string[] = []
  const look = async (name: string) => {
    await settle(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await shoot(page, `documents-${name}-${colorScheme}`)
      found.push(...(await barriers(page)))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await settle(page)
    await shoot(page, `documents-${name}-phone`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await open()
  await look('pages')
  await area().focus()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search the document' }).fill('chapter')
  await page.locator('.highlight.selected').waitFor()
  await look('search')
  await page.keyboard.press('Escape')
  await button('Table of contents').click()
  await look('contents')
  await page.keyboard.press('Escape')
  await size().click()
  await look('size')
  await page.goto(place.demo.asset('Picture: a playlist at a glance'))
  await page.locator('main img').waitFor()
  await look('picture')
  expect(found).toEqual([])
})
