import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../audit/change-service.ts'
import type { Call } from '../context.ts'
import { changesOfUsers, type UserChange } from './user-change-log-store.ts'

/** Who changed what about people and custom fields. */

export type { UserChange }

/** @throws 400 `after-not-usable`, `token-invalid` */
export function listUserChanges(call: Call, query: ChangesQuery): Promise<ChangeList<UserChange>> {
  const filter = changeFilterOf(query)
  return pageOfChanges(call, ['listUserChanges', filter], query, changesOfUsers(call.db, filter))
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfUserChanges({ db }: Call, query: ChangesQuery): Readable {
  return csvOfChanges('item', changesOfUsers(db, changeFilterOf(query)))
}
