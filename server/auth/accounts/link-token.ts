import type { Hub } from '../../context.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import type { LinkPurpose, NewLink } from './link-store.ts'

/** The pages of the client that mails lead to. */
const PAGES: Record<LinkPurpose, string> = { invitation: '/accept-invitation', password_reset: '/reset-password' }

/** A new link for somebody, and its secret, which only the mail holds. */
export function newLink({ memberId, passwordVersion }: { memberId: string; passwordVersion: number }): {
  link: NewLink
  secret: string
} {
  const secret = newSecret()
  return { link: { id: newId(), memberId, tokenHash: hashOf(secret), passwordVersion }, secret }
}

/** The address that a mail shows. It starts with what the hub is configured to be, never with what a request calls it. */
export function linkOf({ origin }: Hub, purpose: LinkPurpose, secret: string): string {
  return `${origin}${PAGES[purpose]}?token=${secret}`
}
