import type { Readable } from 'node:stream'
import {
  changeFilterOf,
  csvOfChanges,
  pageOfChanges,
  type ChangeList,
  type ChangesQuery,
} from '../audit/change-service.ts'
import type { Call } from '../context.ts'
import { changesOfTeams, type TeamChange } from './team-change-log-store.ts'

/** Who changed what about teams, their people and their types. */

export type { TeamChange }

/** @throws 400 `after-not-usable`, `token-invalid` */
export function listTeamChanges(call: Call, query: ChangesQuery): Promise<ChangeList<TeamChange>> {
  const filter = changeFilterOf(query)
  return pageOfChanges(call, ['listTeamChanges', filter], query, changesOfTeams(call.db, filter))
}

/** All that fits the filters as CSV. @throws 400 `token-invalid` */
export function csvOfTeamChanges({ db }: Call, query: ChangesQuery): Readable {
  return csvOfChanges('item', changesOfTeams(db, changeFilterOf(query)))
}
