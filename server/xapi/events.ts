import { eventType } from '../event.ts'
import type { XapiFault } from './xapi-fault-rules.ts'
import type { Launch } from './launch-types.ts'
import type { Statement, StoredStatement } from './statement-types.ts'

/** What happens to statements. */

export interface SentStatements {
  /** Of the package that sends them; null for those of a token of the hub. */
  launch: Launch | null
  statements: readonly Statement[]
}

/** Statements are about to be kept: whoever subscribes may refuse them by throwing an XapiFault. */
export const statementsSent = eventType<SentStatements>('statementsSent')

export interface RefusedStatements {
  launch: Launch
  statements: readonly Statement[]
  fault: XapiFault
}

/** Statements of a package were refused, and nothing of them was kept. */
export const statementsRefused = eventType<RefusedStatements>('statementsRefused')

export interface KeptStatements {
  launch: Launch | null
  /** Those that were not there before, in the order in which they were sent. */
  statements: readonly StoredStatement[]
}

/** Statements were kept. */
export const statementsStored = eventType<KeptStatements>('statementsStored')
