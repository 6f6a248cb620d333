import { inject } from 'vitest'
import type { DatabaseAddress } from '../platform/database-address.ts'

/** The superuser of the test server, for tests that look past row-level security. */
export function adminAddress(): DatabaseAddress {
  return inject('databaseAdmin')
}
