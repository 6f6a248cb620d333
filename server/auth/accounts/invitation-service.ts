import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import type { Call, HubCall } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMails, withdrawMails } from '../../emails/service.ts'
import type { Invitations, Invited } from '../../users/events.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { displayName } from '../../users/rules.ts'
import { deleteInvitations } from './invitation-store.ts'
import { replaceLinks } from './link-store.ts'
import { linkOf, newLink } from './link-token.ts'
import { LINK_MS } from '../rules.ts'
import { hashStartPassword } from './start-password-service.ts'
import { lockMember } from '../suspension-store.ts'

/** How people are asked into a hub. What they do then is in acceptance-service.ts. */

/**
 * Makes an invitation for each of them, in the transaction of the call; older ones stop working. Where they are to be mailed,
 * who accepted before, and comes back to the hub, gets a mail that says where to sign in.
 * @throws 400 `password-too-common`
 */
export async function queueInvitations(
  call: HubCall,
  { people, invitedBy, isMailed, startPassword }: Invitations,
): Promise<void> {
  const now = call.context.now()
  const invited = people.filter(({ hasJoined }) => !hasJoined).map((person) => ({ person, ...invitationFor(person) }))
  const startPasswordHash = startPassword === null ? null : await hashStartPassword(call, startPassword)
  if (invited.length)
    await replaceLinks(
      call.db,
      { ...invitationBatch(call, invitedBy), startPasswordHash },
      invited.map(({ link }) => link),
    )
  if (!isMailed) return
  const invitations = invited.map(({ person, link, secret }) => ({
    effectKey: mailKey(link.id),
    template: 'invitation' as const,
    ...addressed(person),
    link: linkOf(call.hub, 'invitation', secret),
  }))
  const welcomes = people
    .filter(({ hasJoined }) => hasJoined)
    .map((person) => ({
      effectKey: `welcome:${person.memberId}:${now.getTime()}`,
      template: 'welcome' as const,
      ...addressed(person),
      link: call.hub.origin,
    }))
  await queueMails(call, [...invitations, ...welcomes])
}

/** A link with which somebody accepts, for those who set a hub up and have no mail yet. Older ones stop working. */
export async function invitationLink(call: HubCall, memberId: string): Promise<string> {
  const { link, secret } = invitationFor({ memberId })
  await replaceLinks(call.db, invitationBatch(call, null), [link])
  return linkOf(call.hub, 'invitation', secret)
}

/** Takes the invitation of somebody back who has not accepted yet. @throws 403 `user-outranks-you`, 404 */
export async function deleteUserInvitation(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const person = await lockMember(call.db, userId)
    if (!person) throw notFound()
    refuseOutranking(call.caller, person)
    if (!(await withdrawInvitations(call, { memberIds: [userId] }))) return recordUnchanged(call)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'user',
      objectId: person.id,
      objectName: displayName(person),
      details: [{ property: 'invited', oldValue: true, value: false }],
    })
  })
}

/** Ends the invitations of these, in the transaction of the call; mails that still wait are not sent. @returns whether there was one */
export async function withdrawInvitations(
  call: HubCall,
  { memberIds }: { memberIds: readonly string[] },
): Promise<boolean> {
  const ids = await deleteInvitations(call.db, memberIds)
  await withdrawMails(call, ids.map(mailKey))
  return ids.length > 0
}

/** An account of the address is not looked for, so no version of its password can end the link. */
function invitationFor({ memberId }: { memberId: string }) {
  return newLink({ memberId, passwordVersion: 0 })
}

function mailKey(linkId: string): string {
  return `invitation:${linkId}`
}

function invitationBatch({ context }: HubCall, invitedBy: string | null) {
  const now = context.now()
  return {
    purpose: 'invitation',
    invitedBy,
    now,
    expiresAt: new Date(now.getTime() + LINK_MS.invitation),
  } as const
}

function addressed({ memberId, email, name, locale }: Invited) {
  return { memberId, to: { name, address: email }, locale, resendIfUncertain: true }
}
