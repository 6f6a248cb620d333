import type { TestProject } from 'vitest/node'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { prepareTemplate, temporaryCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdmin: DatabaseAddress
  }
}

/** One PostgreSQL for the whole run; each test file gets a database of its own in it (see app.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await temporaryCluster()
  await prepareTemplate(cluster.admin)
  project.provide('databaseAdmin', cluster.admin)
  return () => cluster.stop()
}
