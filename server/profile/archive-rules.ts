import { operations } from '../../generated/server/operations.ts'
import { withReads } from '../auth/rules.ts'
import type { OperationRow } from '../contract/operation-row.ts'

const { access }: Pick<OperationRow, 'access'> = operations.createHubExport

const EXPORT_RIGHTS = access.allow.flatMap((who) =>
  typeof who === 'object' && 'privileges' in who ? who.privileges : [],
)

/** Whether an admin holds every right that an export of the hub takes. */
export function isKeeper({ privileges }: { privileges: readonly string[] }): boolean {
  const held = withReads(privileges)
  return EXPORT_RIGHTS.every((right) => held.has(right))
}
