import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** As `sha256sum` writes and checks it. */
const RECORD = 'migrations.sha256'

/**
 * Writes down what each new migration is. What is written there stays: databases have run it.
 * @throws Error for a migration that is no longer what was written down
 */
export function recordMigrations(folder = join(ROOT, 'server/db')): void {
  const record = join(folder, RECORD)
  const known = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
  const now = new Set(linesOf(folder))
  const changed = known.filter((line) => !now.has(line)).map((line) => line.split('  ')[1])
  if (changed.length)
    throw new Error(
      `${changed.join(', ')} in ${folder} is not what it was. Databases have run it: put it back, and change the schema with a new migration. If it has never left this machine, take its line out of ${RECORD}.`,
    )
  writeIfChanged(record, `${[...now].join('\n')}\n`)
}

function linesOf(folder: string): string[] {
  return readdirSync(join(folder, 'migrations'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, 'migrations', name))
      return `${createHash('sha256').update(text).digest('hex')}  migrations/${name}`
    })
}
