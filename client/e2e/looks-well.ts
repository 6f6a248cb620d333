import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot } from './harness.ts'

const LOOKS = [
  ['light', 'light', 1280],
  ['dark', 'dark', 1280],
  ['phone', 'light', 320],
  ['phone-dark', 'dark', 320],
] as const

/** Holds a page to everything that audit.ts knows, on a desk and on a phone, in the light and in the dark. @param shown what a picture is taken of each time */
export async function looksWell(page: Page, name: string, shown: Locator): Promise<void> {
  const found: unknown[] = []
  for (const [look, colorScheme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 720 })
    await shown.scrollIntoViewIfNeeded()
    await settle(page)
    await shoot(page, `${name}-${look}`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 860 })
  expect(found).toEqual([])
}
