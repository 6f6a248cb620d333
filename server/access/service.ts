import type { PublicCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import type { Lookup, Owner } from './guard.ts'
import * as bounds from './bounds-store.ts'
import * as store from './store.ts'

/** What stands above and only it can say: who sees what. */
type Above = Pick<Lookup, 'foreignContent'>

/** To whom things belong, for work that goes on after its call was let in. */
export const ownersOf: (db: Db, kind: Parameters<Lookup['ownersOf']>[0], ids: readonly string[]) => Promise<Owner[]> =
  store.findOwners

/** What a guard asks of the hub that is called. One statement for each kind that the call names, and none for who needs no team. */
export function lookupIn({ db, caller }: PublicCall, above: Above): Lookup {
  return {
    ownersOf: (kind, ids) => store.findOwners(db, kind, ids),
    areIn: (teamIds, personIds) => store.areIn(db, teamIds, personIds),
    stateOf: (contentId) => bounds.findState(db, contentId),
    foreignFiles: async (ids) => (caller ? bounds.findForeignFiles(db, ids, caller) : [...ids]),
    ...above,
  }
}
