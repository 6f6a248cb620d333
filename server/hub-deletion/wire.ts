import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../users/rules.ts'
import type { HubDeletion } from './service.ts'

/** @param deletion undefined where nobody asked for it */
export function hubDeletion(deletion: HubDeletion | undefined): components['schemas']['HubDeletion'] {
  if (!deletion) return { requestedTime: null, requestedBy: null, deletionTime: null }
  const { requester, requestedAt, dueAt } = deletion
  return {
    requestedTime: requestedAt.toISOString(),
    requestedBy: { id: requester.id, displayName: displayName(requester) },
    deletionTime: dueAt.toISOString(),
  }
}
