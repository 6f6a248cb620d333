import { pendingMigrations, readMigration } from '../../server/db/migrate.ts'
import { asOwner, migrateOwned, ownerAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { prepareJobs } from '../../server/platform/jobs.ts'
import { wake } from './context.ts'
import { fine, type Said } from './said.ts'

/** Brings the database to this version, apart from a start. @param isPlan only says what would run and what it would lock */
export async function migrate(isPlan: boolean): Promise<Said> {
  const config = readConfig(process.env)
  const owner = ownerAddress(config)
  if (!owner) throw new Error('Set DATABASE_OWNER_URL to the database as the role that may change its tables.')
  const rest = await wake(config)
  try {
    if (isPlan) return planned(await asOwner(owner, pendingMigrations))
    const done = await migrateOwned(owner, { role: config.databaseRole })
    await prepareJobs(owner, config.databaseRole)
    return fine(done.length ? done.map((name) => `ran ${name}`) : ['The database is up to date.'], { ran: done })
  } finally {
    await rest()
  }
}

function planned(names: readonly string[]): Said {
  const plan = names.map((name) => ({ name, locks: lockedBy(readMigration(name)) }))
  const lines = plan.map(
    ({ name, locks }) => `${name}: ${locks.length ? `locks ${locks.join(', ')}` : 'locks no table that is there'}`,
  )
  return fine(lines.length ? lines : ['The database is up to date.'], { pending: plan })
}

/** The tables that a migration holds until it ends, as far as its statements name them, less those that it makes. */
export function lockedBy(text: string): string[] {
  const code = text.replaceAll(/--.*$/gm, '')
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!)
  const made = new Set(named(/\bcreate table (?:if not exists )?(\w+)/gi))
  const held = named(
    /\b(?:alter table(?: if exists)?(?: only)?|update(?: only)?|delete from|drop table(?: if exists)?|truncate|lock table|create (?:unique )?index(?: if not exists)?(?: \w+)? on(?: only)?) (\w+)/gi,
  )
  return [...new Set(held)].filter((name) => !made.has(name)).toSorted()
}
