import { privileges } from '../../../generated/reference.ts'
import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockHub } from '../../hubs/service.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { addMemberHere } from '../../users/service.ts'
import { findByEmail } from '../account-store.ts'
import { invitationLink } from './invitation-service.ts'
import { findIdByEmail } from './operator-store.ts'
import { resetLink } from './password-service.ts'
import { setPrivileges } from '../privilege-store.ts'

/** What whoever runs the installation does beside the hub, where nobody in it can. */

/** Gives somebody every right in the hub, and brings them in where they are not. The security log says that nobody of the hub did it. */
export async function makeAdmin(call: HubCall, email: string): Promise<void> {
  await inTransaction(call, async (call) => {
    await lockHub(call)
    const rights = { isAdmin: true, privileges: [...privileges] }
    const memberId =
      (await findIdByEmail(call.db, email)) ??
      (await addMemberHere(call, { email, first_name: '', last_name: '', ...rights }))
    await setPrivileges(call.db, memberId, rights)
    await recordSecurityEvent(
      { ...call, caller: null, requestId: 'hub make-admin' },
      { type: 'privilegesChanged', memberId },
    )
  })
}

/** A link with which somebody chooses a password; null for who is not in the hub. Older ones of the kind stop working. */
export function passwordLink(call: HubCall, email: string): Promise<string | null> {
  return inTransaction(call, async (call) => {
    const accepted = await findByEmail(call.db, email)
    if (accepted) return resetLink(call, accepted)
    const memberId = await findIdByEmail(call.db, email)
    return memberId === undefined ? null : invitationLink(call, memberId)
  })
}
