import type { BrowserContextOptions, ConsoleMessage } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { signInQuickly, type Role, type Visit } from './harness.ts'
import type { Place } from './journeys.ts'
import { inside, managing, outside, type Screen } from './screens.ts'

export const DESK = { width: 1280, height: 860 }
export const TABLET = { width: 768, height: 1024 }
export const PHONE = { width: 320, height: 640 }

/** A window in which screens are looked at one after the other, and what went wrong in it. */
export type ScreenWindow = Visit & { errors: string[] }

/** Looks at every screen as each kind of person who can open it. @param look defines the tests of some screens in a window */
export function describeScreens(
  place: Place,
  options: BrowserContextOptions,
  look: (screens: Screen[], opened: () => ScreenWindow) => void,
): void {
  describe('a visitor', () => look(outside, openWindow(place, options, null)))
  describe('a learner', () => look(inside, openWindow(place, options, 'member')))
  describe('an admin', () => look(managing, openWindow(place, options, 'admin')))
}

/** One window for all the screens of a group. @param role null for a visitor */
function openWindow(place: Place, options: BrowserContextOptions, role: Role | null): () => ScreenWindow {
  let window: Visit
  const errors: string[] = []
  beforeAll(async () => {
    window = await place.visit({ reducedMotion: 'reduce', ...options })
    if (role) await signInQuickly(window.page, role)
    window.page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message, role !== null)) errors.push(message.text())
    })
  })
  afterAll(() => window.close())
  return () => ({ ...window, errors })
}

// Chromium itself writes down every answer that is no success; these are what the screens are about.
function isExpected(message: ConsoleMessage, isSignedIn: boolean): boolean {
  const line = message.text()
  // Here is no internet, so the hub cannot read the page that a link leads to.
  if (message.location().url.includes('/api/url?')) return line.includes('status of 400')
  // No screen has a link of a real mail.
  if (message.location().url.includes('/api/auth/invitations/preview')) return line.includes('status of 400')
  return line.includes('status of 404') || (!isSignedIn && line.includes('status of 401'))
}
