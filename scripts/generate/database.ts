import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { temporaryCluster } from '../../server/testing/cluster.ts'
import { describeSchema } from './describe-schema.ts'
import { ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

const TYPES = join(ROOT, 'server/db/types.ts')
const SCHEMA = join(ROOT, 'server/db/schema.sql')

/** Migrates an empty database and writes down what came out: the table types and the schema in one place. */
export async function writeDatabase(): Promise<void> {
  const cluster = await temporaryCluster()
  const folder = mkdtempSync(join(tmpdir(), 'hub-types-'))
  const out = join(folder, 'types.ts')
  try {
    const { owner } = await cluster.database('hub_generate')
    const url = `postgres://${owner.user}:${owner.password}@${owner.host}:${owner.port}/${owner.database}`
    const codegen = [
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      out,
      '--type-only-imports',
      '--log-level',
      'silent',
    ]
    const shape = [
      '--include-pattern',
      '(public.)?*',
      '--exclude-pattern',
      'kysely_*',
      '--type-mapping',
      '{"int8":"number"}',
    ]
    execFileSync(process.execPath, [join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js'), ...codegen, ...shape], {
      stdio: 'pipe',
    })
    const types = readFileSync(out, 'utf8').replaceAll('export interface DB ', 'export interface Database ')
    writeIfChanged(TYPES, withHubFilledIn(types))
    const client = new pg.Client(owner)
    await client.connect()
    writeIfChanged(SCHEMA, await describeSchema(client))
    await client.end()
  } finally {
    rmSync(folder, { recursive: true })
    await cluster.stop()
  }
}

/** The connection fills in the hub of each row (server/db/hub-rules.ts), so no statement can name it. The tables that say which hubs there are do. */
function withHubFilledIn(types: string): string {
  return types
    .replaceAll(
      /(export interface (?!Hub |HubHostname )\w+ \{[^}]*?\n  domain_id: )number;/g,
      '$1GeneratedAlways<number>;',
    )
    .replace('import type { ColumnType }', 'import type { ColumnType, GeneratedAlways }')
}
