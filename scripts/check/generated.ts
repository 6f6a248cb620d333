import { run } from '../build/steps.ts'
import { git, type Findings } from './steps.ts'

const WRITTEN = ['generated', 'server/db/schema.sql', 'server/db/types.ts', 'server/db/migrations.sha256']

/** Generates everything anew: what is committed must come out the same, byte for byte. */
export async function checkGenerated(): Promise<Findings> {
  const before = state()
  await run('scripts/generate.ts', [])
  const after = state()
  if (before === after) return []
  return [
    `What is generated does not fit the contract or the migrations. Run make generate and commit the result:\n${git('status', '--short', '--', ...WRITTEN)}`,
  ]
}

/** The files as they are, committed or not, so that a run in the middle of work tells only of what is stale. */
function state(): string {
  return git('diff', 'HEAD', '--', ...WRITTEN) + git('ls-files', '--others', '--exclude-standard', '--', ...WRITTEN)
}
