import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../../audit/change-service.ts'
import type { Call } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { listNames, type NamedId } from './change-name-store.ts'
import {
  changesOfContent,
  findChange,
  type ContentChange,
  type ContentChangeFilter,
} from './content-change-log-store.ts'
import { undoableOf } from './undoable-rules.ts'

/** Who changed what content. */

export type { ContentChange }

type Query = Omit<ChangesQuery, 'itemId'> & { contentId?: string | undefined; kind: 'edits' | 'statuses' }

export type NamedChange = ContentChange & { names: NamedId[]; undoable: string[] }

/** With the names of what the changes name by id. @throws 400 `after-not-usable` */
export async function listContentChanges(call: Call, query: Query): Promise<ChangeList<NamedChange>> {
  const filter = filterOf(call, query)
  const page = await pageOfChanges(call, ['listContentChanges', filter], query, changesOfContent(call.db, filter))
  const named = page.items.map((change) => ({ change, ids: idsIn(change.details) }))
  const all = [...new Set(named.flatMap(({ ids }) => ids))]
  const names = new Map((await listNames(call.db, all, filter.reads.others)).map((one) => [one.id, one]))
  const items = named.map(({ change, ids }) => ({
    ...change,
    names: [...new Set(ids)].flatMap((id) => names.get(id) ?? []),
    undoable: undoableIn(call, change),
  }))
  return { ...page, items }
}

const ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

function idsIn(details: unknown): string[] {
  return [...JSON.stringify(details).matchAll(ID)].map(([, id]) => id!)
}

/** All that fits the filters as CSV. */
export function csvOfContentChanges(call: Call, query: Query): Readable {
  return csvOfChanges('content', changesOfContent(call.db, filterOf(call, query)))
}

/** One edit of content with what of it can be put back. @throws 404 for one of content that the caller does not read */
export async function getContentChange(call: Call, id: string): Promise<ContentChange & { undoable: string[] }> {
  const change = await findChange(call.db, id, readsOf(call))
  if (!change) throw notFound()
  return { ...change, undoable: undoableIn(call, change) }
}

function undoableIn({ caller }: Call, change: ContentChange): string[] {
  const right = change.type === 'playlist' ? 'playlist_write' : 'asset_write'
  return caller.privileges.has(right) ? undoableOf(change) : []
}

function filterOf(call: Call, { kind, contentId: itemId, ...query }: Query): ContentChangeFilter {
  return { ...changeFilterOf({ ...query, itemId }), kind, reads: readsOf(call) }
}

function readsOf({ caller }: Call): ContentChangeFilter['reads'] {
  return { assets: caller.privileges.has('asset_read'), others: caller.privileges.has('playlist_read') }
}
