import type { HubCall } from '../context.ts'
import { addMember, type MemberInput } from '../users/service.ts'
import { setPassword } from './service.ts'

/**
 * Makes a member who may sign in at once, for set-up and demo data rather than for a caller.
 * @param password taken as it is; an account that has one already keeps that
 */
export async function createMember(
  call: HubCall,
  { password, ...input }: MemberInput & { password?: string },
): Promise<{ memberId: string; accountId: string }> {
  const { memberId, accountId, hasPassword, passwordVersion } = await addMember(call, input)
  if (password !== undefined && !hasPassword) await setPassword(call, { accountId, passwordVersion }, password)
  return { memberId, accountId }
}
