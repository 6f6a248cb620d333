import type { HubCall } from '../context.ts'
import { queueMails } from '../emails/service.ts'
import { replaceLinks } from './link-store.ts'
import { linkOf, newLink } from './links.ts'
import { LINK_MS } from './rules.ts'

/** Somebody to write to. */
export interface Invited {
  memberId: string
  email: string
  name: string
  locale: string
  hasPassword: boolean
  passwordVersion: number
}

/**
 * Queues an invitation for each of them, in the transaction of `call.db`; older ones stop working. Who has a password
 * already, from another hub, gets a mail that says where to sign in. Call startSending after the commit.
 */
export async function queueInvitations(call: HubCall, people: readonly Invited[]): Promise<void> {
  const now = call.context.now()
  const invited = people.filter(({ hasPassword }) => !hasPassword).map((person) => ({ person, ...newLink(person) }))
  const batch = { domainId: call.hub.domainId, purpose: 'invitation', now, expiresAt: new Date(now.getTime() + LINK_MS.invitation) } as const
  if (invited.length) await replaceLinks(call.db, batch, invited.map(({ link }) => link))
  const invitations = invited.map(({ person, link, secret }) => ({
    effectKey: `invitation:${link.id}`,
    template: 'invitation' as const,
    ...addressed(person),
    link: linkOf(call.hub, 'invitation', secret),
  }))
  const welcomes = people
    .filter(({ hasPassword }) => hasPassword)
    .map((person) => ({ effectKey: `welcome:${person.memberId}:${now.getTime()}`, template: 'welcome' as const, ...addressed(person), link: call.hub.origin }))
  await queueMails(call, [...invitations, ...welcomes])
}

/** A link with which somebody without a password chooses one, for those who set a hub up and have no mail yet. */
export async function invitationLink(call: HubCall, memberId: string): Promise<string> {
  const now = call.context.now()
  const { link, secret } = newLink({ memberId, passwordVersion: 0 })
  const batch = { domainId: call.hub.domainId, purpose: 'invitation', now, expiresAt: new Date(now.getTime() + LINK_MS.invitation) } as const
  await replaceLinks(call.db, batch, [link])
  return linkOf(call.hub, 'invitation', secret)
}

function addressed({ email, name, locale }: Invited) {
  return { to: { name, address: email }, locale, resendIfUncertain: true }
}
