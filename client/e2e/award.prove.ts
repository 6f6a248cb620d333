import type { Page } from 'playwright-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { isFirefox, shoot, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** What becomes of an award: the person shows it at LinkedIn and prints its certificate, and whoever gets the link sees it. */

const place = useHub({ filled: true })
let page: Page
useWindow(
  place,
  (window) => {
    page = window.page
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
)

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })

/** The pages of what the browser would save as a PDF, in points and words. */
async function printed() {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number)
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    pages.push({ size: sheet.view.slice(2).map(Math.round), text: text.normalize('NFKC') })
  }
  return pages
}

/** What is read from right to left is told in the order in which its letters were drawn. */
function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('')
}

async function rename(name: { first_name: string; last_name: string }): Promise<void> {
  const answer = await page.context().request.put('/api/me/profile', {
    data: name,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

test('is shown to anybody with the mark of the hub, its day and its address, in every light and width', async () => {
  await page.goto(place.demo.award)
  await page.getByRole('heading', { name: 'Your first badge' }).waitFor()
  await looksWell(page, 'award', page.getByRole('main'))
  expect(await page.getByText('Demo Learner').first().isVisible()).toBe(true)
  expect(await link(new URL(place.hub.origin).host).getAttribute('href')).toBe(place.hub.origin)
  expect(await link('Add to LinkedIn').count()).toBe(0)
})

test('has a link that is copied by keyboard, and says so', async () => {
  await page.goto(place.demo.award)
  await button('Copy the link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('The link is copied. It opens for anybody.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(place.hub.origin + place.demo.award)
})

test('is added to LinkedIn by the person alone, and saved as a picture by anybody', async () => {
  await signInQuickly(page, 'member')
  await page.goto(place.demo.award)
  const address = new URL((await link('Add to LinkedIn').getAttribute('href'))!)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    name: 'Your first badge',
    organizationName: 'Demo Hub',
    certUrl: place.hub.origin + place.demo.award,
    certId: place.demo.award.split('/').at(-1),
  })
  const downloading = page.waitForEvent('download')
  await link('Download the picture').click()
  expect((await downloading).suggestedFilename()).toBe('Your first badge.png')
})

// Only Chromium answers what it would print.
test.skipIf(isFirefox)(
  'is printed as a certificate of one page in the language of the hub, whoever reads it and in whatever script',
  async () => {
    await page.addInitScript(() => {
      window.print = () => void (document.title = 'printed')
    })
    await signInQuickly(page, 'member')
    const names = [
      { first_name: 'Demo', last_name: 'Learner' },
      { first_name: '花子', last_name: '山田' },
      { first_name: 'ليلى', last_name: 'حداد' },
    ]
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const name of names) {
      await rename(name)
      await page.goto(place.demo.award)
      await button('Download the certificate').click()
      await expect.poll(() => page.title()).toBe('printed')
      const [sheet, ...more] = await printed()
      expect(more).toEqual([])
      expect(sheet!.size).toEqual([842, 595])
      expect(sheet!.text).toContain('Certificate')
      expect(sheet!.text).toContain('Your first badge')
      expect(sheet!.text.replaceAll(' ', '')).toContain(place.hub.origin + place.demo.award)
      const words = sheet!.text.split(/\s+/).map(lettersOf)
      for (const word of Object.values(name)) expect(words).toContain(lettersOf(word))
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 1123, height: 794 })
    await shoot(page, 'award-certificate')
    await rename(names[0]!)
  },
)
