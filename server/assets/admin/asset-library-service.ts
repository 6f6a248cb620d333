import { readLibrary, type LibraryPage, type LibraryQuery } from '../../content/library-service.ts'
import { viewerOf } from '../../content/rules.ts'
import type { Call } from '../../context.ts'
import * as store from './asset-library-store.ts'

export interface AssetsQuery extends LibraryQuery {
  type?: string | undefined
  fileStatus?: string | undefined
}

export type ListedAsset = store.AdminRow & { parents: { id: string; name: string; optional: boolean }[] }

/** The hub's assets. Three statements, whatever the length. @param ownerTeamIds the teams whose assets alone are listed, or null for all @throws 400 `after-not-usable` */
export async function listAssets(
  call: Call,
  query: AssetsQuery,
  ownerTeamIds: readonly string[] | null,
): Promise<LibraryPage<ListedAsset>> {
  const { type = null, fileStatus = null } = query
  const narrowing = { type, fileStatus }
  const page = await readLibrary(
    call,
    ['listAssets', narrowing],
    { query, ownerTeamIds },
    {
      rows: (filter, order, page) => store.pageOfAdmin(call.db, { ...filter, ...narrowing }, order, page).execute(),
      count: (filter, cap) => store.countAdmin(call.db, { ...filter, ...narrowing }, cap),
    },
  )
  const ids = page.items.map(({ id }) => id)
  const parents = Map.groupBy(
    ids.length ? await store.listParents(call.db, viewerOf(call), ids) : [],
    ({ contentId }) => contentId,
  )
  const items = page.items.map((row) => ({
    ...row,
    parents: (parents.get(row.id) ?? []).map(({ contentId: _, ...parent }) => parent),
  }))
  return { ...page, items }
}
