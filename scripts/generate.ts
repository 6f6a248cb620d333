import { writeAccess } from './generate/access.ts'
import { bundleContract } from './generate/bundle.ts'
import { writeClient } from './generate/client.ts'
import { writeDatabase } from './generate/database.ts'
import { writeOperations } from './generate/operations.ts'
import { writeReferenceData } from './generate/reference-data.ts'
import { writeResources } from './generate/resources.ts'
import { writeServerTypes } from './generate/server-types.ts'

/**
 * `make generate`: turns spec/ into everything under generated/, and the migrations into server/db/schema.sql and
 * types.ts. The same input always gives the same bytes. With --client-only it writes just what is not committed.
 */
if (process.argv.includes('--client-only')) {
  await writeClient()
} else {
  const contract = await bundleContract()
  await writeServerTypes(contract)
  writeOperations(contract)
  writeAccess(contract)
  writeReferenceData(contract)
  writeResources(contract)
  await writeClient()
  await writeDatabase()
}
