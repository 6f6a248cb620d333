import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../generated/reference.ts'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { cutWords, stickingOut } from './audit.ts'
import { emailOf, shoot } from './harness.ts'
import { useHub } from './journeys.ts'
import { describeScreens, DESK, PHONE } from './screen-window.ts'
import { show } from './screens.ts'

/** Every screen on a desk and on a phone, in German and in the longest language. */

const CATALOGUES = join(import.meta.dirname, '../i18n/locales')

const place = useHub({ filled: true })

describe.each([...new Set(['de-DE', longestLanguage()] as const)])('in %s', (language) => {
  beforeAll(async () => {
    for (const role of ['member', 'admin'] as const) {
      const { api } = await callAs(place.hub.origin, emailOf(role), DEMO_PASSWORD)
      must(await api.PUT('/me/profile/language', { body: { language } }))
    }
  })

  describeScreens(place, { locale: language }, (screens, opened) => {
    test.each(screens)('cuts nothing off on $name, on a desk and on a phone', async (screen) => {
      const { page, faults, errors } = opened()
      await page.setViewportSize(DESK)
      await show(page, screen, place.demo)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const found: Record<string, string[]> = {}
      for (const [width, size] of Object.entries({ desk: DESK, phone: PHONE })) {
        await page.setViewportSize(size)
        await page.evaluate(() => new Promise(requestAnimationFrame))
        found[width] = [...(await stickingOut(page)), ...(await cutWords(page))]
        if (found[width].length) await shoot(page, `screen-${screen.name}-${language}-${width}`)
      }
      expect({ ...found, errors: [...faults.splice(0), ...errors.splice(0)] }).toEqual({
        desk: [],
        phone: [],
        errors: [],
      })
    })
  })
})

type Locale = (typeof locales)[number]

/** The language whose catalogues have the most letters, beside German, which is seen anyway. */
function longestLanguage(): Locale {
  const others = locales.filter((locale) => !locale.startsWith('de-'))
  const lengths = others.map(lettersIn)
  return others[lengths.indexOf(Math.max(...lengths))]!
}

function lettersIn(locale: Locale): number {
  const catalogues = globSync(`{,*/}${locale}.po`, { cwd: CATALOGUES })
  return catalogues.reduce((sum, name) => {
    const texts = readFileSync(join(CATALOGUES, name), 'utf8').matchAll(/^msgstr "(.*)"$/gm)
    return [...texts].reduce((letters, [, text]) => letters + text!.length, sum)
  }, 0)
}
