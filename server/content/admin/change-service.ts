import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
  type ChangeSource,
} from '../../audit/change-service.ts'
import { changeCells, changeColumns } from '../../audit/wire.ts'
import type { Call } from '../../context.ts'
import * as store from './change-store.ts'

/** Who changed what content. */

export type ContentChange = store.ContentChange

type Query = Omit<ChangesQuery, 'itemId'> & { contentId?: string | undefined; kind: 'edits' | 'statuses' }

/** @throws 400 `after-not-usable`, `token-invalid` */
export function listContentChanges(call: Call, query: Query): Promise<ChangeList<ContentChange>> {
  const filter = filterOf(call, query)
  return pageOfChanges(call, ['listContentChanges', filter], query, sourceOf(call, filter))
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfContentChanges(call: Call, query: Query): Readable {
  const source = sourceOf(call, filterOf(call, query))
  return csvOfChanges(source, changeColumns('content'), (row) => changeCells('content', row))
}

function filterOf({ caller }: Call, { kind, contentId: itemId, ...query }: Query): store.ContentChangeFilter {
  const reads = { assets: caller.privileges.has('asset_read'), others: caller.privileges.has('playlist_read') }
  return { ...changeFilterOf({ ...query, itemId }), kind, reads }
}

function sourceOf({ db }: Call, filter: store.ContentChangeFilter): ChangeSource<ContentChange> {
  return {
    list: (place) => store.listChanges(db, filter, place),
    count: () => store.countChanges(db, filter),
  }
}
