import type { AuditDetail } from '../audit/service.ts'
import { updateAsset } from '../assets/admin/asset-service.ts'
import { getContentChange } from '../content/admin/content-change-log-service.ts'
import type { Call } from '../context.ts'
import { conflict } from '../contract/problems.ts'
import { readContract } from '../contract/read-contract.ts'
import { schemaCheck } from '../contract/validation.ts'
import { updatePlaylist } from '../playlists/update-service.ts'

/** Giving settings of content the values that they had before a change. */

interface Asked {
  properties: readonly string[]
  acceptedLosses?: number | undefined
}

/**
 * Puts settings back that one change changed. @returns the new version of the content
 * @throws 404 for a change of what the caller does not read, 409 `change-not-undoable`, and what updatePlaylist and updateAsset throw
 */
export async function undoContentChange(call: Call, changeId: string, asked: Asked): Promise<number> {
  const { itemId, name, objectType, details, undoable } = await getContentChange(call, changeId)
  if (!asked.properties.every((property) => undoable.includes(property))) throw notUndoable()
  const former = (details as AuditDetail[]).filter(({ property }) => asked.properties.includes(property))
  const patch = {
    ...Object.fromEntries(former.map(({ property, oldValue }) => [property, oldValue])),
    acceptedLosses: asked.acceptedLosses ?? 0,
  }
  if (objectType === 'playlist') return updatePlaylist(call, itemId!, null, checked('PlaylistPatch', patch))
  return updateAsset(call, itemId!, null, checked('AssetPatch', { name, ...patch }))
}

/** What was a value once may not be one any more. */
function checked(schema: 'PlaylistPatch' | 'AssetPatch', patch: object): object {
  if (schemaCheck<object>(schema, readContract())(patch)) return patch
  throw notUndoable()
}

function notUndoable() {
  return conflict('change-not-undoable', 'This cannot be put back. Change it on the page of the content.')
}
