import type { HubCall } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { queueMails } from '../emails/service.ts'
import type { Invited } from '../users/events.ts'
import { findById } from './account-store.ts'
import { replaceLinks } from './link-store.ts'
import { linkOf, newLink } from './links.ts'
import { LINK_MS } from './rules.ts'

/**
 * Queues an invitation for each of them, in the transaction of the call; older ones stop working. Who has a password
 * already, from another hub, gets a mail that says where to sign in.
 */
export async function queueInvitations(call: HubCall, people: readonly Invited[]): Promise<void> {
  const now = call.context.now()
  const invited = people.filter(({ hasPassword }) => !hasPassword).map((person) => ({ person, ...newLink(person) }))
  if (invited.length)
    await replaceLinks(
      call.db,
      invitationBatch(call),
      invited.map(({ link }) => link),
    )
  const invitations = invited.map(({ person, link, secret }) => ({
    effectKey: `invitation:${link.id}`,
    template: 'invitation' as const,
    ...addressed(person),
    link: linkOf(call.hub, 'invitation', secret),
  }))
  const welcomes = people
    .filter(({ hasPassword }) => hasPassword)
    .map((person) => ({
      effectKey: `welcome:${person.memberId}:${now.getTime()}`,
      template: 'welcome' as const,
      ...addressed(person),
      link: call.hub.origin,
    }))
  await queueMails(call, [...invitations, ...welcomes])
}

/** A link with which somebody chooses a password, for those who set a hub up and have no mail yet. Older ones stop working. */
export async function invitationLink(call: HubCall, memberId: string): Promise<string> {
  const person = await findById(call.db, memberId)
  if (!person) throw notFound()
  const { link, secret } = newLink(person)
  await replaceLinks(call.db, invitationBatch(call), [link])
  return linkOf(call.hub, 'invitation', secret)
}

function invitationBatch({ context }: HubCall) {
  const now = context.now()
  return {
    purpose: 'invitation',
    now,
    expiresAt: new Date(now.getTime() + LINK_MS.invitation),
  } as const
}

function addressed({ memberId, email, name, locale }: Invited) {
  return { memberId, to: { name, address: email }, locale, resendIfUncertain: true }
}
