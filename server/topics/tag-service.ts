import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { readPage, type ListQuery, type Page } from '../db/page.ts'
import * as store from './tag-store.ts'

/** The tags to choose from. Two statements, whatever their number. */
export async function listTags(call: Call, query: ListQuery): Promise<Page<store.TagRow>> {
  const { privileges } = call.caller
  const viewer = privileges.has('playlist_read') || privileges.has('asset_read') ? null : viewerOf(call)
  return readPage(store.listTags(call.db, viewer, query), store.countTags(call.db, viewer, query.search))
}

/** Adds tags to choose from. @returns how many of them are new */
export function createTags({ db }: Call, names: readonly string[]): Promise<number> {
  return store.insertTags(
    db,
    names.map((name) => name.trim()),
  )
}
