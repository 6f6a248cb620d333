import { parse, toClientConfig } from 'pg-connection-string'

/** Where a database is and as whom to connect to it. */
export interface DatabaseAddress {
  /** A name, an address, or the folder of a socket. */
  host: string
  port: number
  database: string
  user: string
  password: string
  /** How the connection is encrypted, as `tls.connect` takes it; undefined where it is not. */
  ssl?: object
}

/** What `sslmode` may be: where a server offers no TLS, `allow` and `prefer` would go on in the clear and say nothing. */
const SSL_MODES = new Set([null, 'disable', 'require', 'verify-ca', 'verify-full'])

/**
 * Reads a connection string as libpq does: over TCP, with TLS where it says so, or over a socket.
 * @throws Error that names the variable and says what it must be
 */
export function readDatabaseAddress(text: string, variable: string): DatabaseAddress {
  const mode = URL.canParse(text) ? new URL(text).searchParams.get('sslmode') : null
  if (!SSL_MODES.has(mode))
    throw new Error(`sslmode in ${variable} must be disable, require, verify-ca or verify-full, not "${mode}".`)
  const { host, port, database, user, password, ssl } = parsed(text, variable)
  if (!host || !database || !user)
    throw new Error(
      `${variable} must look like postgres://user:password@host:5432/database, or postgres://user@/database?host=/var/run/postgresql for a socket.`,
    )
  return {
    host,
    port: port ?? 5432,
    database,
    user,
    password: typeof password === 'string' ? password : '',
    ...(ssl ? { ssl: ssl === true ? {} : ssl } : {}),
  }
}

function parsed(text: string, variable: string) {
  if (!/^(postgres(ql)?|socket):/.test(text)) return toClientConfig({ host: null, database: null })
  try {
    return toClientConfig(parse(text, { useLibpqCompat: true }))
  } catch (error) {
    // What the parser says of an address may quote the password in it; of a file it says its name.
    const { code, path, message } = error as NodeJS.ErrnoException
    const why = path
      ? `${path} cannot be read (${code})`
      : message.startsWith('SECURITY')
        ? 'sslmode=verify-ca needs sslrootcert, the certificate of who vouches for the server'
        : 'it is no address'
    throw new Error(`${variable} cannot be used: ${why}.`, { cause: error })
  }
}
