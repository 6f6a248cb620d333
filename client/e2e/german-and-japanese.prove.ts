import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { cutWords, settle, stickingOut } from './audit.ts'
import { emailOf, shoot } from './harness.ts'
import { useHub } from './journeys.ts'

/** A learner who reads German or Japanese: from the sign-in to something that is done, on every width that people have. */

const LINK = 'Example domains and why they exist'
const WIDTHS = [320, 390, 768, 1280]

const place = useHub({ filled: true })

const WORDS = {
  'de-DE': {
    email: 'E-Mail',
    signIn: 'Anmelden',
    hello: 'Hallo Demo',
    outline: 'Gliederung',
    markAsDone: 'Als erledigt markieren',
    markAsNotDone: 'Als nicht erledigt markieren',
  },
  'ja-JP': {
    email: 'メールアドレス',
    signIn: 'サインイン',
    hello: 'Demo さん、こんにちは',
    outline: '目次',
    markAsDone: '完了にする',
    markAsNotDone: '未完了にする',
  },
}

test.each(['de-DE', 'ja-JP'] as const)(
  'signs in, goes through a playlist and finishes something in %s',
  async (locale) => {
    const words = WORDS[locale]
    const { api } = await callAs(place.hub.origin, emailOf('member'), DEMO_PASSWORD)
    must(await api.PUT('/me/profile/language', { body: { language: locale } }))
    const { page, faults, close } = await place.visit({ locale })
    const fitsEverywhere = async (name: string) => {
      await settle(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        await shoot(page, `learner-${locale}-${name}-${width}`)
        expect([...(await stickingOut(page)), ...(await cutWords(page))], `${name} at ${width} px`).toEqual([])
      }
    }
    const press = async (name: string, call: string) => {
      const kept = page.waitForResponse((answer) => answer.url().endsWith(call) && answer.ok())
      await page.getByRole('button', { name, exact: true }).click()
      await kept
    }

    await page.goto('/')
    // Nobody has signed in yet, so it is the language of the browser.
    await page.getByRole('textbox', { name: words.email }).fill(emailOf('member'))
    await fitsEverywhere('sign-in')
    await page.locator('input[name=password]').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    await fitsEverywhere('home')

    await page.goto(place.demo.playlist('Every kind of content'))
    await page.getByRole('heading', { level: 1, name: 'Every kind of content' }).waitFor()
    await fitsEverywhere('playlist')
    await page.getByRole('link', { name: LINK }).click()
    await page.getByRole('navigation', { name: words.outline }).waitFor()
    await fitsEverywhere('learning-room')
    await press(words.markAsDone, '/read')
    // Whoever reads the next language begins without it.
    await press(words.markAsNotDone, '/unread')
    await page.getByRole('button', { name: words.markAsDone, exact: true }).waitFor()
    expect(faults).toEqual([])
    await close()
  },
)
