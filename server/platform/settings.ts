import { readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { ROLE_NAME } from './database-role.ts'

/** The environment variables of a hub: what each may be, what it is for, and what holds without it. */

interface About {
  /** The heading under which the documentation lists it. */
  group: string
  what: string
  without: string
  /** Whether it is not to be repeated in a message, and may be read from the file that the same name with _FILE gives. */
  isSecret?: boolean
}

const said = <T extends z.ZodType>(type: T, about: About) => type.optional().meta({ ...about })

/** One of several words, in small or capital letters. */
const oneOf = <const W extends readonly [string, ...string[]]>(...words: W) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(words, `must be ${wordsOf(words)}`))

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

const onOrOff = () => oneOf('on', 'off').transform((word) => word === 'on')
const port = () => wholeNumber(1, 65_535)
const text = () => z.string()
const address = (scheme: RegExp, example: string) =>
  z.string().refine((value) => scheme.test(value) && URL.canParse(value), `must look like ${example}`)

const DATABASE = 'postgres://user:password@host:5432/database?sslmode=verify-full'

const TYPES = {
  NODE_ENV: said(oneOf('production', 'development', 'test'), {
    group: 'The hub',
    what: '`production` for a hub that others use',
    without: 'a demo hub on this machine',
  }),
  DEMO: said(onOrOff(), {
    group: 'The hub',
    what: '`off` for a hub of your own outside production',
    without: 'demo hubs outside production',
  }),
  HUB_SECRET: said(text(), {
    group: 'The hub',
    what: 'signs and seals: 32 random characters or more. `openssl rand -base64 48` makes one; what can be guessed is refused. [Those before it](/docs/operate/secrets) may follow, after a blank',
    without: 'made once, kept in `DATA_DIR`; required in production',
    isSecret: true,
  }),
  HUB_HOSTNAME: said(
    z
      .string()
      .toLowerCase()
      .regex(
        /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
        'must be a host name such as learn.example.org, without scheme and port',
      ),
    {
      group: 'The hub',
      what: 'the host name of the first hub',
      without: 'required for the first start of a hub that is no demo',
    },
  ),
  HUB_NAME: said(text(), { group: 'The hub', what: 'the name of the first hub', without: 'Learning Hub' }),
  ADMIN_EMAIL: said(z.email('must be an e-mail address'), {
    group: 'The hub',
    what: 'the first admin of the first hub',
    without: 'required for the first start of a hub that is no demo',
  }),
  STOP_DELAY: said(wholeNumber(0, 600), {
    group: 'The hub',
    what: 'seconds for which a process that is told to stop still answers, while `/health/ready` says 503; [of several processes](/docs/operate/several-processes), longer than the proxy takes to notice',
    without: '0',
  }),
  HOST: said(text(), { group: 'Where it listens', what: 'the address on which the hub listens', without: '127.0.0.1' }),
  PORT: said(port(), { group: 'Where it listens', what: 'the port of the hub', without: '3000' }),
  CONTENT_PORT: said(port(), {
    group: 'Where it listens',
    what: 'where the content is listened for',
    without: '`PORT` + 1',
  }),
  CONTENT_ORIGIN: said(text(), {
    group: 'Where it listens',
    what: 'where browsers find the content, [on another site](/docs/operate/proxy#two-hosts) than any hub',
    without: '`http://content.localhost:CONTENT_PORT`; required in production',
  }),
  PUBLIC_SCHEME: said(oneOf('http', 'https'), {
    group: 'Where it listens',
    what: 'how browsers reach the hub: `http` or `https`',
    without: '`http`',
  }),
  PUBLIC_PORT: said(port(), {
    group: 'Where it listens',
    what: 'at which port browsers reach the hub',
    without: '`PORT`; with `PUBLIC_SCHEME=https`, 443',
  }),
  TRUST_PROXY: said(text(), {
    group: 'Where it listens',
    what: 'how many proxies stand before the hub, or their addresses and networks, with commas. Only their word on address, host and scheme counts',
    without: "nobody's word counts; required with `PUBLIC_SCHEME=https`, `off` for none",
  }),
  DATA_DIR: said(text(), {
    group: 'Where it keeps things',
    what: 'files, the embedded database and what is made once',
    without: '`.data`',
  }),
  DATABASE_URL: said(text(), {
    group: 'Where it keeps things',
    what: `a PostgreSQL for the hub, such as \`${DATABASE}\`; [over TLS, or a socket](/docs/operate/database)`,
    without: 'the embedded PostgreSQL',
    isSecret: true,
  }),
  DATABASE_OWNER_URL: said(text(), {
    group: 'Where it keeps things',
    what: 'the same database as the role that may migrate it',
    without: 'the hub starts only on a database that is up to date',
    isSecret: true,
  }),
  DATABASE_REPLICA_URL: said(text(), {
    group: 'Where it keeps things',
    what: '[a streaming replica](/docs/operate/several-processes) of the database, as the role of `DATABASE_URL`, from which lists are read',
    without: 'all is read from the database itself',
    isSecret: true,
  }),
  DATABASE_ROLE: said(z.string().regex(ROLE_NAME, 'must be a name of letters, digits, - and _, such as hub_app'), {
    group: 'Where it keeps things',
    what: 'the role that may use the tables; [the SQL that makes it](/docs/operate/database)',
    without: 'the user of `DATABASE_URL`',
  }),
  DATABASE_PORT: said(port(), {
    group: 'Where it keeps things',
    what: 'where the embedded PostgreSQL listens',
    without: '`PORT` + 2',
  }),
  DATABASE_POOL_SIZE: said(wholeNumber(1, 1_000), {
    group: 'Where it keeps things',
    what: 'connections to the database at the most',
    without: '10',
  }),
  DATABASE_POOLER: said(oneOf('transaction', 'none'), {
    group: 'Where it keeps things',
    what: '`transaction` behind PgBouncer that pools transactions',
    without: '`none`',
  }),
  S3_BUCKET: said(text(), {
    group: 'Where it keeps things',
    what: 'a bucket for files',
    without: 'a folder in `DATA_DIR`',
  }),
  S3_ENDPOINT: said(address(/^https?:/, 'https://s3.example.org'), {
    group: 'Where it keeps things',
    what: 'where the store is',
    without: 'that of Amazon',
  }),
  S3_REGION: said(text(), { group: 'Where it keeps things', what: 'its region', without: 'us-east-1' }),
  S3_ACCESS_KEY_ID: said(text(), {
    group: 'Where it keeps things',
    what: 'the id of the key to it',
    without: 'required with `S3_BUCKET`',
  }),
  S3_SECRET_ACCESS_KEY: said(text(), {
    group: 'Where it keeps things',
    what: 'the key to it',
    without: 'required with `S3_BUCKET`',
    isSecret: true,
  }),
  FILE_PROCESSES: said(wholeNumber(1, 64), {
    group: 'Where it keeps things',
    what: 'uploaded files that are read at once, each in [a process of its own](/docs/operate/files)',
    without: 'one less than the machine has cores, and one at the least',
  }),
  PROGRAM_FOLDER: said(text(), {
    group: 'Where it keeps things',
    what: 'a folder in which [programs that prepare files](/docs/operate/files) are looked for first',
    without: 'those of `PATH`',
  }),
  SMTP_URL: said(address(/^smtps?:/, 'smtps://user:password@mail.example.org:465'), {
    group: 'Mail',
    what: 'how mails leave',
    without: 'they wait in the hub, under E-mails',
    isSecret: true,
  }),
  MAIL_FROM: said(
    z
      .string()
      .refine(
        (value) => /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(value),
        'must be an address, such as Learning Hub <hub@example.org>',
      ),
    {
      group: 'Mail',
      what: "from which address; the name before it is each hub's own",
      without: 'required with `SMTP_URL` in production',
    },
  ),
  OIDC_PRIVATE_HOSTS: said(text(), {
    group: 'Signing in',
    what: 'hosts in your own network at which hubs may have their [identity provider](/docs/dev-docs/hub-features/identity-provider), also on plain http: `login.intern, 10.0.0.5:8443`',
    without: 'providers are public and on https',
  }),
  METRICS_PORT: said(port(), {
    group: 'Watching',
    what: 'a port of its own for the metrics',
    without: '`/metrics` beside the hub, on this machine alone',
  }),
  METRICS_TOKEN: said(z.string().regex(/^\S{20,}$/, 'must have at least 20 characters and no space'), {
    group: 'Watching',
    what: 'a bearer token with which `/metrics` is read',
    without: '`/metrics` on this machine alone',
    isSecret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: said(address(/^https?:/, 'http://collector.intern:4318'), {
    group: 'Watching',
    what: 'a collector of OpenTelemetry, which is told of calls, statements and jobs over HTTP',
    without: 'nothing is traced, and it costs nothing',
  }),
  OTEL_TRACES_SAMPLER_ARG: said(
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, such as 0.1')
      .transform(Number),
    {
      group: 'Watching',
      what: 'the share of calls of which it is told, where their caller does not decide',
      without: '1',
    },
  ),
  LOG_LEVEL: said(oneOf('silent', 'debug', 'info', 'warn', 'error'), {
    group: 'Watching',
    what: '`debug`, `info`, `warn` or `error`',
    without: '`info` in production, else `warn`',
  }),
  RATE_LIMITS: said(onOrOff(), {
    group: 'Watching',
    what: '`off` to measure without them; the hub then waits for a slow database as long as it takes',
    without: 'on',
  }),
  CHECK_ANSWERS: said(onOrOff(), {
    group: 'Watching',
    what: '`off` to measure without checking each answer against the contract',
    without: 'on outside production',
  }),
}

const SCHEMA = z.object(TYPES)

/** The settings as they were given; undefined where nothing was. */
export type Settings = z.infer<typeof SCHEMA>

export type SettingName = keyof typeof TYPES

const NAMES = Object.keys(TYPES) as SettingName[]

/** Each setting with what the documentation says of it, in its order. */
export function describedSettings(): (About & { name: SettingName })[] {
  return NAMES.map((name) => ({ name, ...aboutOf(name) }))
}

const aboutOf = (name: SettingName) => TYPES[name].meta() as unknown as About

/**
 * Reads the settings of an environment. An empty variable is none.
 * @throws Error that names the variable and says what to write instead
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  refuseMisspelt(env)
  const given = Object.fromEntries(NAMES.map((name) => [name, givenFor(name, env)]))
  const { success, data, error } = SCHEMA.safeParse(given)
  if (success) return data
  const [fault] = error.issues
  const name = fault!.path[0] as SettingName
  throw new Error(`${name} ${fault!.message}${aboutOf(name).isSecret ? '' : `, not "${given[name]}"`}.`)
}

/** What a variable holds, or the file that it names with _FILE, as containers hand out secrets. */
function givenFor(name: SettingName, env: NodeJS.ProcessEnv): string | undefined {
  const value = env[name]?.trim() || undefined
  const file = aboutOf(name).isSecret ? env[`${name}_FILE`]?.trim() : undefined
  if (!file) return value
  if (value !== undefined) throw new Error(`Set either ${name} or ${name}_FILE, not both.`)
  return readSecret(name, file)
}

function readSecret(name: SettingName, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret) return secret
  } catch (error) {
    throw new Error(`${name}_FILE names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    })
  }
  throw new Error(`${name}_FILE names ${file}, which is empty.`)
}

/** Shorter names are too near to those of other programs: HOME is no misspelt HOST. */
const LONG_ENOUGH = 8

/** A misspelt name would be a setting that silently does not count. */
function refuseMisspelt(env: NodeJS.ProcessEnv): void {
  const known = new Set<string>(NAMES.flatMap((name) => (aboutOf(name).isSecret ? [name, `${name}_FILE`] : [name])))
  for (const name of Object.keys(env)) {
    if (known.has(name) || name.length < LONG_ENOUGH) continue
    const meant = NAMES.find((each) => each.length >= LONG_ENOUGH && distance(each, name.toUpperCase()) <= 2)
    if (meant) throw new Error(`The hub knows no setting ${name}. Did you mean ${meant}?`)
  }
}

function wordsOf(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
