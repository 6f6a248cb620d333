import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selfSigned } from '../../scripts/testing/self-signed.ts'
import { readDatabaseAddress } from '../platform/database-address.ts'
import { freePort } from '../testing/cluster.ts'
import { connect } from './connect.ts'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'

/** A database that is reached over TLS, as its connection string says. */

const PASSWORD = 'only-for-tests'
const folder = mkdtempSync(join(tmpdir(), 'hub-ways-'))
let server: EmbeddedPostgres

beforeAll(async () => {
  chmodSync(folder, 0o755)
  const options = { dataDir: join(folder, 'data'), port: await freePort(), password: PASSWORD }
  await (await startEmbedded(options)).stop()
  const { uid, gid } = statSync(options.dataDir)
  const { key, cert } = selfSigned('localhost')
  const [keyFile, certFile] = [join(folder, 'data/server.key'), join(folder, 'cert.pem')]
  writeFileSync(keyFile, key, { mode: 0o600 })
  writeFileSync(certFile, cert)
  chownSync(keyFile, uid, gid)
  const settings = `ssl = on\nssl_key_file = '${keyFile}'\nssl_cert_file = '${certFile}'\n`
  writeFileSync(join(options.dataDir, 'postgresql.auto.conf'), settings)
  server = await startEmbedded(options)
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const url = (query: string) => `postgres://postgres:${PASSWORD}@localhost:${server.address.port}/postgres${query}`

async function isEncrypted(query: string): Promise<boolean> {
  const options = { poolSize: 1, transactionPooler: false, isPatient: true }
  const databases = connect(readDatabaseAddress(url(query), 'DATABASE_URL'), options)
  try {
    const asked = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    return (await asked.execute(databases.shared)).rows[0]!.ssl
  } finally {
    await databases.close()
  }
}

test('speaks in the clear where nothing else is said', async () => {
  expect(await isEncrypted('')).toBe(false)
  expect(await isEncrypted('?sslmode=disable')).toBe(false)
})

test('encrypts, and looks at who the server is where it is told to', async () => {
  expect(await isEncrypted('?sslmode=require')).toBe(true)
  await expect(isEncrypted('?sslmode=verify-full')).rejects.toThrow(/self-signed/)
  expect(await isEncrypted(`?sslmode=verify-full&sslrootcert=${join(folder, 'cert.pem')}`)).toBe(true)
})
