import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { membersChanged } from '../../users/events.ts'
import { addMemberHere, type MemberInput } from '../../users/service.ts'
import { findById } from '../account-store.ts'
import { join } from '../join-service.ts'
import { setPassword } from '../sign-in/service.ts'

/**
 * Makes a member who may sign in at once, for set-up and demo data rather than for a caller.
 * @param password taken as it is; an account that has one already keeps that
 */
export async function createMember(
  call: HubCall,
  { password, ...input }: MemberInput & { password: string },
): Promise<{ memberId: string; accountId: string }> {
  const person = await inTransaction(call, async (call) => {
    const memberId = await addMemberHere(call, input)
    await join(call, memberId, input.email)
    return (await findById(call.db, memberId))!
  })
  const { memberId, accountId } = person
  if (person.passwordHash === null) await setPassword(call, person, password)
  await publish(call, membersChanged, null)
  return { memberId, accountId }
}
