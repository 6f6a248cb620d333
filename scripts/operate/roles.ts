import { readConfig, type Config } from '../../server/platform/config.ts'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import { roleInSql } from '../../server/platform/database-role.ts'
import { fine, type Said } from './said.ts'
import { scramVerifier } from './scram.ts'

/** The SQL with which a superuser makes the database and the two roles of the settings. It holds no password. */
export async function roles(): Promise<Said> {
  const config = readConfig(process.env)
  const { database: app, databaseOwner: owner } = config
  if (!app || !owner)
    throw new Error(
      'Set DATABASE_URL and DATABASE_OWNER_URL to what they are to be, with a password of your choice in each. The roles of the embedded database make themselves.',
    )
  if (app.user === owner.user)
    throw new Error(
      'DATABASE_URL and DATABASE_OWNER_URL name the same role. An owner of the tables sees every hub, so the hub needs one of its own.',
    )
  const statements = statementsFor(app, owner, config)
  return fine(['-- As a superuser, once:', ...statements.map((text) => `${text};`)], { statements })
}

function statementsFor(app: DatabaseAddress, owner: DatabaseAddress, { databaseRole }: Config): string[] {
  const group = databaseRole === app.user ? [] : [`create role ${roleInSql(databaseRole)} nologin`]
  const membership = group.length ? [`grant ${roleInSql(databaseRole)} to ${roleInSql(app.user)}`] : []
  const database = roleInSql(owner.database)
  return [
    loginOf(owner),
    loginOf(app),
    ...group,
    ...membership,
    // The order of texts is the same on every machine, whatever languages its system has.
    `create database ${database} owner ${roleInSql(owner.user)} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    `revoke connect on database ${database} from public`,
    `grant connect on database ${database} to ${roleInSql(app.user)}`,
  ]
}

function loginOf({ user, password }: DatabaseAddress): string {
  const kept = password ? ` password '${scramVerifier(password)}'` : ''
  return `create role ${roleInSql(user)} login nosuperuser nobypassrls nocreatedb nocreaterole${kept}`
}
