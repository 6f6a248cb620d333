import type { PublicCall } from '../context.ts'
import type { Lookup } from './guard.ts'
import * as store from './store.ts'

/** What a guard asks of the hub that is called. One statement for each kind that the call names, and none for who needs no team. */
export function lookupIn({ db }: Pick<PublicCall, 'db'>): Lookup {
  return {
    ownersOf: (kind, ids) => store.findOwners(db, kind, ids),
    areIn: (teamIds, personIds) => store.areIn(db, teamIds, personIds),
  }
}
