import type { Readable } from 'node:stream'
import { changeFilterOf, csvOfChanges, pageOfChanges, type ChangesQuery } from '../audit/change-service.ts'
import type { Call } from '../context.ts'
import type { Page } from '../db/page.ts'
import { changesOfHub, type HubChange } from './change-store.ts'

/** Who changed what about the hub itself. */

export type { HubChange }

type Query = Omit<ChangesQuery, 'after'>

/** @throws 400 `token-invalid` */
export function listHubChanges(call: Call, query: Query): Promise<Page<HubChange>> {
  return pageOfChanges(call, 'listHubChanges', query, changesOfHub(call.db, changeFilterOf(query)))
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfHubChanges({ db }: Call, query: Query): Readable {
  return csvOfChanges('item', changesOfHub(db, changeFilterOf(query)))
}
