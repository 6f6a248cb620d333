import { sql } from 'kysely'
import { checkAppRole } from '../../server/db/checks.ts'
import { refuseOtherVersion } from '../../server/db/open.ts'
import { askReplica } from '../../server/db/replica.ts'
import { refuseOtherSchema } from '../../server/db/schema-check.ts'
import { checkPlaceOfFiles } from '../../server/files/place-service.ts'
import { allHostnames, refuseHubsBesideContent } from '../../server/hubs/registry-service.ts'
import { readConfig } from '../../server/platform/config.ts'
import { reachMailServer } from '../../server/platform/smtp-mail.ts'
import { sentenceOf } from '../../server/start-faults.ts'
import type { Context } from '../../server/context.ts'
import { withContext } from './context.ts'
import type { Said } from './said.ts'

interface Finding {
  what: string
  isFine: boolean
  said: string
}

/** Tries everything that a hub needs with the settings as they are, each by itself, and changes nothing. */
export async function check(): Promise<Said> {
  const settings = await tried('settings', async () => `read, for ${describe()}`)
  const findings = settings.isFine ? [settings, ...(await checkRest())] : [settings]
  const width = Math.max(...findings.map(({ what }) => what.length))
  return {
    lines: findings.map(({ what, isFine, said }) => `${isFine ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${said}`),
    json: findings,
    isFine: findings.every(({ isFine }) => isFine),
  }
}

function describe(): string {
  const { production, publicScheme, publicPort } = readConfig(process.env)
  return `${production ? 'production' : 'development'}, reached by ${publicScheme} at port ${publicPort}`
}

type Step = [string, (context: Context) => Promise<string>]

async function checkRest(): Promise<Finding[]> {
  const mail = await tried('mail', tryMail)
  try {
    return await withContext(async (context) => [
      ...(await inTurn(context, [
        ['database', tryDatabase],
        ['schema', trySchema],
        ['roles', tryRoles],
        ...(context.config.databaseReplica ? [['replica', tryReplica] as Step] : []),
        ['files', tryFiles],
        ['origins', tryOrigins],
      ])),
      mail,
    ])
  } catch (error) {
    return [{ what: 'database', isFine: false, said: sentenceOf(error as Error) }, mail]
  }
}

/** What stands on a database that is not there would only say the same again. */
async function inTurn(context: Context, steps: Step[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, step] of steps) {
    findings.push(await tried(what, () => step(context)))
    if (what === 'database' && !findings[0]!.isFine) break
  }
  return findings
}

async function tried(what: string, step: () => Promise<string>): Promise<Finding> {
  try {
    return { what, isFine: true, said: await step() }
  } catch (error) {
    return { what, isFine: false, said: sentenceOf(error as Error) }
  }
}

async function tryDatabase({ databases }: Context): Promise<string> {
  const { rows } = await sql<{ version: string; ssl: boolean }>`
    select current_setting('server_version') as version,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as ssl`.execute(databases.shared)
  const { version, ssl } = rows[0]!
  return `PostgreSQL ${version}, ${ssl ? 'over TLS' : 'in the clear'}`
}

async function trySchema({ databases }: Context): Promise<string> {
  await refuseOtherVersion(databases.shared as never)
  await refuseOtherSchema(databases.shared)
  return 'that of this version'
}

async function tryRoles({ databases }: Context): Promise<string> {
  await checkAppRole(databases.pool)
  return 'the hub sees one hub at a time'
}

async function tryReplica({ config }: Context): Promise<string> {
  const { host, port } = config.databaseReplica!
  try {
    return `${host}:${port} is ${(await askReplica(config.databaseReplica!)).toFixed(1)} s behind`
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    throw code ? new Error(`The replica does not answer (${message}). Check DATABASE_REPLICA_URL.`) : error
  }
}

async function tryFiles(context: Context): Promise<string> {
  await checkPlaceOfFiles(context)
  return `written, read and deleted in ${context.storage.place}`
}

async function tryOrigins(context: Context): Promise<string> {
  await refuseHubsBesideContent(context)
  const names = await allHostnames(context)
  return `${names.length ? names.join(', ') : 'no hub yet'}; content at ${context.config.contentOrigin}`
}

async function tryMail(): Promise<string> {
  const { smtpUrl } = readConfig(process.env)
  if (!smtpUrl) return 'mails wait in the hub, under E-mails'
  await reachMailServer(smtpUrl)
  return `${new URL(smtpUrl).host} lets the hub in`
}
