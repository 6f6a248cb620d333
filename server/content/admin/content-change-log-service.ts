import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../../audit/change-service.ts'
import type { Call } from '../../context.ts'
import { changesOfContent, type ContentChange, type ContentChangeFilter } from './content-change-log-store.ts'

/** Who changed what content. */

export type { ContentChange }

type Query = Omit<ChangesQuery, 'itemId'> & { contentId?: string | undefined; kind: 'edits' | 'statuses' }

/** @throws 400 `after-not-usable`, `token-invalid` */
export function listContentChanges(call: Call, query: Query): Promise<ChangeList<ContentChange>> {
  const filter = filterOf(call, query)
  return pageOfChanges(call, ['listContentChanges', filter], query, changesOfContent(call.db, filter))
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfContentChanges(call: Call, query: Query): Readable {
  return csvOfChanges('content', changesOfContent(call.db, filterOf(call, query)))
}

function filterOf({ caller }: Call, { kind, contentId: itemId, ...query }: Query): ContentChangeFilter {
  const reads = { assets: caller.privileges.has('asset_read'), others: caller.privileges.has('playlist_read') }
  return { ...changeFilterOf({ ...query, itemId }), kind, reads }
}
