import { forgetCallers } from '../auth/identity.ts'
import type { HubCall } from '../context.ts'
import { setPicture } from './picture-store.ts'

/** Gives somebody the picture that they uploaded. It counts at once. */
export async function assignProfilePicture(call: HubCall, memberId: string, fileId: string): Promise<void> {
  await setPicture(call.db, memberId, fileId)
  forgetCallers(call)
}
