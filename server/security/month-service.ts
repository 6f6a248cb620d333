import type { Context } from '../context.ts'
import * as months from '../db/months.ts'

/** Makes the parts of the coming months and drops those that are older than the log is kept, of all hubs at once. */
export function keepMonths({ databases }: Context): Promise<void> {
  return months.keepMonths(databases.shared, 'keep_security_log')
}
