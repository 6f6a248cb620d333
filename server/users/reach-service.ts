import type { Call } from '../context.ts'
import * as store from './reach-store.ts'

export type PersonInReach = Awaited<ReturnType<typeof store.findInReach>>[number]

/** Those of some people whom the caller may turn to, such as to share with them or to mention them. */
export function peopleInReach(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  ids: readonly string[],
): Promise<PersonInReach[]> {
  return store.findInReach(db, caller, ids)
}
