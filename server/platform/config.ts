import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContentOrigin } from './content-origin.ts'
import { readDatabaseAddress, type DatabaseAddress } from './database-address.ts'
import { writeFirstFile } from './flushed-file.ts'
import { APP_ROLE } from './database-role.ts'
import { newSecret } from './ids.ts'
import { usualProcesses } from './programs.ts'
import { readSettings, type Settings } from './settings.ts'
import type { TraceOptions } from './traces.ts'
import { weaknessOf } from './weak-secret.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** Everything that an operator can choose (settings.ts), as the hub uses it. */
export interface Config {
  production: boolean
  /** Seconds for which it still answers after it was told to stop. */
  stopDelay: number
  logLevel: string
  host: string
  port: number
  contentPort: number
  /** How browsers reach the hub: http on loopback, https behind a proxy. */
  publicScheme: 'http' | 'https'
  publicPort: number
  /** Where authors' content is served from, perhaps with `{package}` in it; never on the site of a hub (content-origin.ts). */
  contentOrigin: string
  dataDir: string
  /** Undefined means the embedded PostgreSQL. */
  database: DatabaseAddress | undefined
  /** As whom to migrate it. Without it the hub starts only on a database that is up to date. */
  databaseOwner: DatabaseAddress | undefined
  /** A streaming replica of the database, from which lists are read. */
  databaseReplica: DatabaseAddress | undefined
  /** The role that may use the tables, not own them: whom DATABASE_URL names, or what that one is a member of. */
  databaseRole: string
  databasePort: number
  transactionPooler: boolean
  poolSize: number
  /** At least 32 characters; signs and seals what the hub gives out or keeps. */
  secret: string
  /** What verifies and opens: the secret, and after it those that were the secret before. */
  secrets: readonly [string, ...string[]]
  databasePasswords: { superuser: string; owner: string; app: string }
  smtpUrl: string | undefined
  mailFrom: string
  s3: S3Config | undefined
  /** Where metrics are read by themselves, or what has to be shown to read them beside the hub; neither means on this machine alone. */
  metricsPort: number | undefined
  metricsToken: string | undefined
  /** Where traces go; undefined for none. */
  traces: TraceOptions | undefined
  /** Rate limits are off only in tests and benchmarks that would otherwise measure them. */
  rateLimits: boolean
  /** Checks every answer against the contract. Always on outside production. */
  checkAnswers: boolean
  /** Whose word on address, host and scheme of a request counts. */
  trustProxy: TrustedProxies
  /** Hosts, with their port where it is not the usual one, at which an identity provider may be though they are private, also on http. */
  oidcPrivateHosts: readonly string[]
  /** Files that are prepared at once at the most. */
  fileProcesses: number
  /** Where programs that prepare files are looked for before PATH. */
  programFolder: string | undefined
  demo: boolean
  /** What the first hub is made with, where there is none yet. */
  firstHub: { hostname: string | undefined; name: string; adminEmail: string | undefined }
}

export interface S3Config {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** @throws Error that names the variable and says what it must be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = readSettings(env)
  refuseContradictions(given)
  const production = given.NODE_ENV === 'production'
  const port = given.PORT ?? 3000
  const contentPort = given.CONTENT_PORT ?? port + 1
  const publicScheme = given.PUBLIC_SCHEME ?? 'http'
  const dataDir = resolve(given.DATA_DIR ?? '.data')
  const secrets = readSecrets(dataDir, given)
  const database = readAddress(given, 'DATABASE_URL')
  return {
    production,
    stopDelay: given.STOP_DELAY ?? 0,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    host: given.HOST ?? '127.0.0.1',
    port,
    contentPort,
    publicScheme,
    publicPort: given.PUBLIC_PORT ?? (publicScheme === 'https' ? 443 : port),
    contentOrigin: readContentOrigin(given.CONTENT_ORIGIN, {
      needsHttps: production || publicScheme === 'https',
      port: contentPort,
    }),
    dataDir,
    database,
    databaseOwner: readAddress(given, 'DATABASE_OWNER_URL'),
    databaseReplica: readAddress(given, 'DATABASE_REPLICA_URL'),
    databaseRole: given.DATABASE_ROLE ?? database?.user ?? APP_ROLE,
    databasePort: given.DATABASE_PORT ?? port + 2,
    transactionPooler: given.DATABASE_POOLER === 'transaction',
    poolSize: given.DATABASE_POOL_SIZE ?? 10,
    secret: secrets.hub[0],
    secrets: secrets.hub,
    databasePasswords: { superuser: secrets.superuser, owner: secrets.owner, app: secrets.app },
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Learning Hub <no-reply@localhost>',
    s3: readS3(given),
    metricsPort: given.METRICS_PORT,
    metricsToken: given.METRICS_TOKEN,
    traces: given.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, share: given.OTEL_TRACES_SAMPLER_ARG ?? 1 }
      : undefined,
    rateLimits: given.RATE_LIMITS ?? true,
    checkAnswers: !production && (given.CHECK_ANSWERS ?? true),
    trustProxy: readTrustedProxies(given.TRUST_PROXY),
    oidcPrivateHosts: readHosts(given.OIDC_PRIVATE_HOSTS),
    fileProcesses: given.FILE_PROCESSES ?? usualProcesses(),
    programFolder: given.PROGRAM_FOLDER,
    demo: !production && (given.DEMO ?? true),
    firstHub: { hostname: given.HUB_HOSTNAME, name: given.HUB_NAME ?? 'Learning Hub', adminEmail: given.ADMIN_EMAIL },
  }
}

/** What cannot be meant together, with what to write instead. */
function refuseContradictions(given: Settings): void {
  const production = given.NODE_ENV === 'production'
  const contradictions: [boolean, string][] = [
    [
      given.PUBLIC_SCHEME === 'https' && !given.TRUST_PROXY,
      'With PUBLIC_SCHEME=https set TRUST_PROXY to how many proxies stand before the hub, such as 1, or to their addresses: otherwise all callers share the limits of one.',
    ],
    [production && given.DEMO === true, 'There are no demo hubs in production. Take DEMO out, or NODE_ENV=production.'],
    [
      !given.DATABASE_URL &&
        !!(
          given.DATABASE_OWNER_URL ||
          given.DATABASE_REPLICA_URL ||
          given.DATABASE_ROLE ||
          given.DATABASE_POOLER === 'transaction'
        ),
      'DATABASE_OWNER_URL, DATABASE_REPLICA_URL, DATABASE_ROLE and DATABASE_POOLER are about the database of DATABASE_URL. Set that too, or take them out.',
    ],
    [
      !given.S3_BUCKET && !!(given.S3_ENDPOINT || given.S3_ACCESS_KEY_ID || given.S3_SECRET_ACCESS_KEY),
      'Files go to a store only with S3_BUCKET. Set it too, or take out what else begins with S3_.',
    ],
    [
      !!given.S3_BUCKET && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY),
      'With S3_BUCKET also set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      production && !!given.SMTP_URL && !given.MAIL_FROM,
      'With SMTP_URL also set MAIL_FROM to an address of your own, such as hub@example.org: mails from localhost are taken for spam.',
    ],
  ]
  const found = contradictions.find(([isSo]) => isSo)
  if (found) throw new Error(found[1])
}

function readAddress(
  given: Settings,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_REPLICA_URL',
): DatabaseAddress | undefined {
  const text = given[variable]
  return text === undefined ? undefined : readDatabaseAddress(text, variable)
}

function readHosts(text = ''): string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^[\w.:[\]-]+$/.test(host) || URL.parse(`https://${host}`)?.host !== host)
  if (wrong === undefined) return hosts
  throw new Error(`OIDC_PRIVATE_HOSTS names hosts such as login.intern or login.intern:8443, not "${wrong}".`)
}

interface KeptSecrets {
  secret: string
  superuser: string
  owner: string
  app: string
}

type HubSecrets = readonly [string, ...string[]]

/** Secrets that nobody gave are made once and kept in the data folder, readable by the owner alone. */
function readSecrets(dataDir: string, settings: Settings): KeptSecrets & { hub: HubSecrets } {
  const given = hubSecretsFrom(settings)
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const made: KeptSecrets = { secret: newSecret(), superuser: newSecret(), owner: newSecret(), app: newSecret() }
    writeFirstFile(file, JSON.stringify(made, null, 2))
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSecrets
  return { ...kept, hub: given ?? [kept.secret] }
}

/** The secrets of the settings, null where they name none. */
function hubSecretsFrom({ HUB_SECRET: text = '', NODE_ENV: environment }: Settings): HubSecrets | null {
  const [first, ...others] = text.split(/\s+/).filter(Boolean)
  if (first === undefined) {
    if (environment !== 'production') return null
    throw new Error('Set HUB_SECRET to a random text of at least 32 characters; openssl rand -base64 48 makes one.')
  }
  const weakness = [first, ...others].map(weaknessOf).find((found) => found !== null)
  if (weakness)
    throw new Error(
      `HUB_SECRET ${weakness}, so it can be guessed. Take what openssl rand -base64 48 makes. After a new one, and a blank, those before it may follow.`,
    )
  return [first, ...others]
}

function readS3(given: Settings): S3Config | undefined {
  if (!given.S3_BUCKET) return undefined
  return {
    bucket: given.S3_BUCKET,
    endpoint: given.S3_ENDPOINT,
    region: given.S3_REGION ?? 'us-east-1',
    accessKeyId: given.S3_ACCESS_KEY_ID!,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY!,
  }
}
