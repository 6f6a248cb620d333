import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../../audit/change-service.ts'
import type { Call } from '../../context.ts'
import { listNames, type NamedId } from './change-name-store.ts'
import { changesOfContent, type ContentChange, type ContentChangeFilter } from './content-change-log-store.ts'

/** Who changed what content. */

export type { ContentChange }

type Query = Omit<ChangesQuery, 'itemId'> & { contentId?: string | undefined; kind: 'edits' | 'statuses' }

export type NamedChange = ContentChange & { names: NamedId[] }

/** With the names of what the changes name by id. @throws 400 `after-not-usable`, `token-invalid` */
export async function listContentChanges(call: Call, query: Query): Promise<ChangeList<NamedChange>> {
  const filter = filterOf(call, query)
  const page = await pageOfChanges(call, ['listContentChanges', filter], query, changesOfContent(call.db, filter))
  const named = page.items.map((change) => ({ change, ids: idsIn(change.details) }))
  const all = [...new Set(named.flatMap(({ ids }) => ids))]
  const names = new Map((await listNames(call.db, all, filter.reads.others)).map((one) => [one.id, one]))
  const items = named.map(({ change, ids }) => ({
    ...change,
    names: [...new Set(ids)].flatMap((id) => names.get(id) ?? []),
  }))
  return { ...page, items }
}

const ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

function idsIn(details: unknown): string[] {
  return [...JSON.stringify(details).matchAll(ID)].map(([, id]) => id!)
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfContentChanges(call: Call, query: Query): Readable {
  return csvOfChanges('content', changesOfContent(call.db, filterOf(call, query)))
}

function filterOf({ caller }: Call, { kind, contentId: itemId, ...query }: Query): ContentChangeFilter {
  const reads = { assets: caller.privileges.has('asset_read'), others: caller.privileges.has('playlist_read') }
  return { ...changeFilterOf({ ...query, itemId }), kind, reads }
}
