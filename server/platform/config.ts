import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContentOrigin } from './content-origin.ts'
import { writeFlushedFile } from './flushed-file.ts'
import { newSecret } from './ids.ts'
import { weaknessOf } from './weak-secret.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** Everything that an operator can choose, read once from the environment. docs/docs/dev-docs/handbook lists it. */
export interface Config {
  production: boolean
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
  databaseUrl: string | undefined
  /** Who may migrate. Without it the hub starts only on a database that is up to date. */
  databaseOwnerUrl: string | undefined
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
  /** Rate limits are off only in tests and benchmarks that would otherwise measure them. */
  rateLimits: boolean
  /** Checks every answer against the contract. Always on outside production. */
  checkAnswers: boolean
  /** Whose word on address, host and scheme of a request counts. */
  trustProxy: TrustedProxies
  /** Hosts, with their port where it is not the usual one, at which an identity provider may be though they are private, also on http. */
  oidcPrivateHosts: readonly string[]
  demo: boolean
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
  const production = env['NODE_ENV'] === 'production'
  const port = numberFrom(env, 'PORT', 3000)
  const contentPort = numberFrom(env, 'CONTENT_PORT', port + 1)
  const publicScheme = env['PUBLIC_SCHEME'] === 'https' ? 'https' : 'http'
  if (publicScheme === 'https' && !env['TRUST_PROXY'])
    throw new Error(
      'With PUBLIC_SCHEME=https set TRUST_PROXY to how many proxies stand before the hub, such as 1, or to their addresses: otherwise all callers share the limits of one.',
    )
  const dataDir = resolve(env['DATA_DIR'] ?? '.data')
  const secrets = readSecrets(dataDir, env)
  return {
    production,
    host: env['HOST'] ?? '127.0.0.1',
    port,
    contentPort,
    publicScheme,
    publicPort: numberFrom(env, 'PUBLIC_PORT', publicScheme === 'https' ? 443 : port),
    contentOrigin: readContentOrigin(env['CONTENT_ORIGIN'], {
      needsHttps: production || publicScheme === 'https',
      port: contentPort,
    }),
    dataDir,
    databaseUrl: env['DATABASE_URL'],
    databaseOwnerUrl: env['DATABASE_OWNER_URL'],
    databasePort: numberFrom(env, 'DATABASE_PORT', port + 2),
    transactionPooler: env['DATABASE_POOLER'] === 'transaction',
    poolSize: numberFrom(env, 'DATABASE_POOL_SIZE', 10),
    secret: secrets.hub[0],
    secrets: secrets.hub,
    databasePasswords: { superuser: secrets.superuser, owner: secrets.owner, app: secrets.app },
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'] ?? 'Learning Hub <no-reply@localhost>',
    s3: readS3(env),
    metricsPort: env['METRICS_PORT'] ? numberFrom(env, 'METRICS_PORT', port) : undefined,
    metricsToken: readMetricsToken(env['METRICS_TOKEN']),
    rateLimits: env['RATE_LIMITS'] !== 'off',
    checkAnswers: !production && env['CHECK_ANSWERS'] !== 'off',
    trustProxy: readTrustedProxies(env['TRUST_PROXY']),
    oidcPrivateHosts: readHosts(env['OIDC_PRIVATE_HOSTS']),
    demo: !production && env['DEMO'] !== 'off',
  }
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a whole number from 1 to 65535, not "${text}".`)
  return value
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

function readMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^\S{20,}$/.test(text)) return text
  throw new Error('METRICS_TOKEN must have at least 20 characters and no space.')
}

interface KeptSecrets {
  secret: string
  superuser: string
  owner: string
  app: string
}

type HubSecrets = readonly [string, ...string[]]

/** Secrets that nobody gave are made once and kept in the data folder, readable by the owner alone. */
function readSecrets(dataDir: string, env: NodeJS.ProcessEnv): KeptSecrets & { hub: HubSecrets } {
  const given = hubSecretsFrom(env)
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const made: KeptSecrets = { secret: newSecret(), superuser: newSecret(), owner: newSecret(), app: newSecret() }
    writeFlushedFile(file, JSON.stringify(made, null, 2))
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSecrets
  return { ...kept, hub: given ?? [kept.secret] }
}

/** The secrets of the environment, null where it names none. */
function hubSecretsFrom(env: NodeJS.ProcessEnv): HubSecrets | null {
  const [first, ...others] = (env['HUB_SECRET'] ?? '').split(/\s+/).filter(Boolean)
  if (first === undefined) {
    if (env['NODE_ENV'] !== 'production') return null
    throw new Error('Set HUB_SECRET to a random text of at least 32 characters; openssl rand -base64 48 makes one.')
  }
  const weakness = [first, ...others].map(weaknessOf).find((found) => found !== null)
  if (weakness)
    throw new Error(
      `HUB_SECRET ${weakness}, so it can be guessed. Take what openssl rand -base64 48 makes. After a new one, and a blank, those before it may follow.`,
    )
  return [first, ...others]
}

function readS3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const bucket = env['S3_BUCKET']
  if (!bucket) return undefined
  const accessKeyId = env['S3_ACCESS_KEY_ID']
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY']
  if (!accessKeyId || !secretAccessKey)
    throw new Error('With S3_BUCKET also set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  return { bucket, endpoint: env['S3_ENDPOINT'], region: env['S3_REGION'] ?? 'us-east-1', accessKeyId, secretAccessKey }
}
