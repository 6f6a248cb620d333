import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { barriers, cutWords, stickingOut, unrest } from './audit.ts'
import { shoot } from './harness.ts'
import { useHub } from './journeys.ts'
import { describeScreens, DESK, PHONE, TABLET } from './screen-window.ts'
import { inside, managing, outside, show } from './screens.ts'

/** Every screen of the router, as everybody can use it: in the light, in the dark, on a tablet and on a phone. */

const place = useHub({ filled: true })

describeScreens(place, { locale: 'en-GB' }, (screens, opened) => {
  test.each(screens)('finds no barrier on $name', async (screen) => {
    const { page, faults, errors } = opened()
    await show(page, screen, place.demo)
    const found: Record<string, string[]> = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      found[colorScheme] = await barriers(page, { withFrames: screen.hasFrame })
      if (found[colorScheme].length) await shoot(page, `screen-${screen.name}-${colorScheme}`)
    }
    // Who looks after the hub does so on tablets as well.
    const devices = { ...(managing.includes(screen) && { tablet: TABLET }), phone: PHONE }
    for (const [device, size] of Object.entries(devices)) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      found[device] = [...(await stickingOut(page)), ...(await cutWords(page))]
    }
    await page.setViewportSize(DESK)
    await expect.poll(() => unrest(page), { message: 'The page computes while nobody does anything' }).toBeLessThan(0.5)
    const wrong = Object.entries({ ...found, errors: [...faults.splice(0), ...errors.splice(0)] })
    expect(wrong.filter(([, each]) => each.length > 0)).toEqual([])
  })
})

test('has pictures of each screen in the documentation, and none of what is no more', () => {
  const pictures = readdirSync(join(import.meta.dirname, '../../docs/static/img/screens'))
  const looks = [...outside, ...inside, ...managing].flatMap(({ name }) => [name, `${name}-dark`, `${name}-phone`])
  expect(pictures.toSorted()).toEqual(looks.map((look) => `${look}.webp`).toSorted())
})

test('leaves no screen of the router out', () => {
  const files = globSync('*/routes.ts', { cwd: join(import.meta.dirname, '..') })
  const text = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n')
  const routes = text.matchAll(/ path: '(\/[^']*)'/g)
  const patterns = [...routes].map(([, path]) => new RegExp(`^${path!.replaceAll(/\$\w+/g, '[^/]+')}$`))
  const paths = [...outside, ...inside, ...managing].map(({ path }) => path(place.demo).replace(/\?.*/, ''))
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})
