import type { HubCall } from '../context.ts'
import * as store from './statement-store.ts'

/** Statements for who may read them, which is for the caller to decide. */

export type { StatementQuery, StatementRow } from './statement-store.ts'

export function findStatement({ db }: HubCall, asked: Parameters<typeof store.findStatement>[1]) {
  return store.findStatement(db, asked)
}

export function listStatements({ db }: HubCall, query: store.StatementQuery): Promise<store.StatementRow[]> {
  return store.listStatements(db, query)
}

export function settledUntil({ db }: HubCall): Promise<Date> {
  return store.settledUntil(db)
}
