import { run } from './build/steps.ts'
import { unlessFresh } from './build/fresh.ts'
import { bundleContract, lintContract, writeStandards } from './generate/bundle.ts'
import { writeClient } from './generate/client.ts'
import { writeDatabase } from './generate/database.ts'
import { recordMigrations } from './generate/migrations.ts'
import { writeForServer } from './generate/server.ts'
import { writeServerTypes } from './generate/server-types.ts'

/** What the types and the schema of the database depend on. */
const MADE_OF = [
  'server/db/migrations/**',
  'server/db/{schema.sql,types.ts}',
  'scripts/generate/{database,describe-schema}.ts',
]

/**
 * `make generate`: turns spec/ into everything under generated/, and the migrations into server/db/schema.sql and
 * types.ts, with what each migration is in migrations.sha256. The same input always gives the same bytes, and a file that says the same already is not touched. With
 * --client-only it writes just what is not committed.
 */
try {
  if (process.argv.includes('--client-only')) await writeClient()
  else await writeAll()
} catch (fault) {
  console.error((fault as Error).message)
  process.exitCode = 1
}

/** Linting takes longer than joining the files, so the rest is written meanwhile; its faults come first all the same. */
async function writeAll(): Promise<void> {
  const [linted, written] = await Promise.allSettled([lintContract(), writeFromContract()])
  if (linted.status === 'rejected') throw linted.reason
  if (written.status === 'rejected') throw written.reason
}

async function writeFromContract(): Promise<void> {
  recordMigrations()
  writeStandards()
  const contract = await bundleContract()
  // The hooks take as long as everything else, so they are written beside it.
  const client = run('scripts/generate.ts', ['--client-only'])
  writeForServer(contract)
  const types = writeServerTypes(contract)
  const database = unlessFresh('database', MADE_OF, 'server/db/schema.sql', writeDatabase)
  await Promise.all([client, types, database])
}
