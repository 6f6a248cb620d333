import { notAllowed, notFound } from '../../contract/problems.ts'
import type { Call, Caller, PublicCall } from '../../context.ts'
import { readSigned, sign } from '../../platform/signed.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { outranks } from '../../users/rules.ts'
import { callerFrom, NO_SESSION, ownSession } from './identity-service.ts'
import { findMember } from './store.ts'

/** Seeing the hub as somebody else does, without doing anything as them. */

const VIEW_MS = 30 * 60 * 1000
/** Whom, in which session of the admin, and until when in milliseconds. */
const VIEW = /^[0-9a-f-]{36}\.[0-9a-f-]{36}\.\d{13}$/

/** Lets the caller see the hub as somebody. It is written down, and the person is shown it. @throws 403 `user-outranks-you`, 404 */
export async function createUserView(call: Call, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const sessionId = ownSession(call)
  const person = await findMember(call.db, userId)
  if (!person) throw notFound()
  refuseOutranking(call.caller, person)
  await recordSecurityEvent(call, { type: 'seenAsByAdmin', memberId: person.id })
  const expiresAt = new Date(call.context.now().getTime() + VIEW_MS)
  const { secrets } = call.context.config
  const token = sign(secrets[0]!, 'view as somebody', `${person.id}.${sessionId}.${expiresAt.getTime()}`)
  return { token, expiresAt }
}

/**
 * Whom an admin sees the hub as. What the person manages or administers is not shown: it is another page's.
 * @param token as createUserView gave it @throws 403 when it has ended, or the admin no longer may
 */
export async function callerSeenAs(call: PublicCall, admin: Caller, token: string): Promise<Caller> {
  const text = readSigned(call.context.config.secrets, 'view as somebody', token, VIEW)
  const [memberId, sessionId, until] = text?.split('.') ?? []
  const isOpen = sessionId === admin.sessionId && Number(until) > call.context.now().getTime()
  const person = isOpen && admin.privileges.has('user_read') ? await findMember(call.db, memberId!) : undefined
  if (!person || outranks(person, admin.privileges))
    throw notAllowed('You can no longer see the hub as this person. Begin again on their page.')
  const seen = callerFrom(person, { ...NO_SESSION, hasFactor: true, scopes: null, expiresAt: admin.expiresAt })
  return { ...seen, privileges: new Set(), managedTeamIds: [], viewedBy: admin.memberId }
}
