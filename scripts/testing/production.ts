import { expect } from 'vitest'
import { newSecret } from '../../server/platform/ids.ts'

/** A hub in production, as an operator sets one up. */

export const PASSWORD = 'four plain words together'

/** What it needs beyond where it runs, to make its first hub. */
export function productionSettings() {
  return {
    NODE_ENV: 'production',
    HUB_SECRET: newSecret(),
    CONTENT_ORIGIN: 'https://content.example',
    HUB_HOSTNAME: 'localhost',
    ADMIN_EMAIL: 'first@hub.example',
  }
}

/** Chooses the password above with a link of the command line or of the first start. */
export async function choosePassword(origin: string, link: string): Promise<void> {
  const { pathname, searchParams } = new URL(link)
  const isInvitation = pathname === '/accept-invitation'
  const path = isInvitation ? 'invitations/accept' : 'password-resets/redeem'
  const names = isInvitation ? { first_name: 'An', last_name: 'Admin' } : {}
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token: searchParams.get('token'), password: PASSWORD, ...names }),
  })
  expect([answer.status, await answer.text()]).toEqual([expect.toSatisfy((status) => status < 300), expect.anything()])
}
