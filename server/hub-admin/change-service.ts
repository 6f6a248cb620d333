import type { Readable } from 'node:stream'
import { changeFilterOf, csvOfChanges, type ChangesQuery } from '../audit/change-service.ts'
import type { Call } from '../context.ts'
import { LAST_CAP, readPage, type Page } from '../db/page.ts'
import { changesOfHub, type HubChange } from './change-store.ts'

/** Who changed what about the hub itself. */

export type { HubChange }

type Query = Omit<ChangesQuery, 'after'>

/** @throws 400 `token-invalid` */
export async function listHubChanges({ db }: Call, { limit, offset, ...query }: Query): Promise<Page<HubChange>> {
  const source = changesOfHub(db, changeFilterOf({ limit, offset, ...query }))
  const { items, total } = await readPage(source.list({ limit, offset, before: null }), source.count())
  return { items, total: Math.min(total, LAST_CAP) }
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfHubChanges({ db }: Call, query: Query): Readable {
  return csvOfChanges('item', changesOfHub(db, changeFilterOf(query)))
}
