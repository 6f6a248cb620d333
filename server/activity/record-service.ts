import type { HubCall } from '../context.ts'
import type { ActivityType } from './rules.ts'
import * as store from './record-store.ts'

/** The facts of the whole hub, for who may read them, which is for the caller to decide. */

export type { RecordRow } from './record-store.ts'

type Asked = Omit<store.RecordQuery, 'types'> & { types: readonly ActivityType[] }

export function listRecords({ db }: HubCall, query: Asked): Promise<store.RecordRow[]> {
  return store.listRecords(db, query)
}

export function findRecord({ db }: HubCall, id: string, types: readonly ActivityType[]) {
  return store.findRecord(db, id, types)
}
