import type { ActingCall } from '../../context.ts'
import { badInput, notAllowed } from '../../contract/problems.ts'
import { isOwn, mayUpload, type UploadType } from '../rules.ts'
import * as store from './store.ts'

/** Whether the caller may upload a file for these things; asked when it is announced and again when it is finished. @throws 400 `unknown-reference` for what the hub does not have, 403 without the right */
export async function mustBeAllowed(
  call: ActingCall,
  type: UploadType,
  referenceIds: readonly string[],
): Promise<void> {
  if (isOwn(type)) {
    if (referenceIds.some((id) => id !== call.caller.memberId))
      throw notAllowed('You may upload only your own profile picture.')
    return
  }
  const owners = await findOwners(call, type, referenceIds)
  for (const id of referenceIds)
    if (!owners.has(id))
      throw badInput('unknown-reference', '/referenceIds', `There is no asset or playlist ${id} in this hub.`)
  if (!mayUpload(call, type, [...owners.values()]))
    throw notAllowed('You may upload files only for what you may write. Ask an admin of the hub for the right.')
}

/** The owning team of each thing that a file is for. */
async function findOwners(
  call: ActingCall,
  type: UploadType,
  referenceIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (referenceIds.length === 0) return new Map()
  const owners = await store.findOwners(call.db, referenceIds)
  const more = await call.context.uploads[type].findOwners?.(call, referenceIds)
  return more ? new Map([...owners, ...more]) : owners
}
