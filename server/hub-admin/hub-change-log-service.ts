import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../audit/change-service.ts'
import type { Call } from '../context.ts'
import { changesOfHub, type HubChange } from './hub-change-log-store.ts'

/** Who changed what about the hub itself. */

export type { HubChange }

/** @throws 400 `after-not-usable` */
export function listHubChanges(call: Call, query: ChangesQuery): Promise<ChangeList<HubChange>> {
  const filter = changeFilterOf(query)
  return pageOfChanges(call, ['listHubChanges', filter], query, changesOfHub(call.db, filter))
}

/** All that fits the filters as CSV. */
export function csvOfHubChanges({ db }: Call, query: ChangesQuery): Readable {
  return csvOfChanges('item', changesOfHub(db, changeFilterOf(query)))
}
