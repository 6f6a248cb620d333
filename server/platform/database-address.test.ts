import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDatabaseAddress } from './database-address.ts'

const folder = mkdtempSync(join(tmpdir(), 'hub-address-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string) => readDatabaseAddress(text, 'DATABASE_URL')

test('reads host, port, names and a password with signs in it', () => {
  expect(read('postgres://hub_app:p%40ss%2Fword@db.intern:6432/hub')).toEqual({
    host: 'db.intern',
    port: 6432,
    database: 'hub',
    user: 'hub_app',
    password: 'p@ss/word',
  })
  expect(read('postgresql://hub_app@db.intern/hub')).toMatchObject({ port: 5432, password: '' })
})

test('reads a socket', () => {
  const expected = { host: '/var/run/postgresql', database: 'hub', user: 'hub_app' }
  expect(read('postgres://hub_app@/hub?host=/var/run/postgresql')).toMatchObject(expected)
  expect(read('postgres://hub_app@%2Fvar%2Frun%2Fpostgresql/hub')).toMatchObject(expected)
  expect(read('socket://hub_app:x@/var/run/postgresql?db=hub')).toMatchObject(expected)
})

test('encrypts as sslmode says, as far as libpq does', () => {
  const url = 'postgres://hub_app@db.intern/hub?sslmode='
  const file = join(folder, 'ca.pem')
  writeFileSync(file, 'a certificate')
  expect(read(`${url}disable`).ssl).toBeUndefined()
  expect(read(`${url}require`).ssl).toEqual({ rejectUnauthorized: false })
  expect(read(`${url}verify-full`).ssl).toEqual({})
  expect(read(`${url}verify-full&sslrootcert=${file}`).ssl).toEqual({ ca: 'a certificate' })
  expect(read(`${url}verify-ca&sslrootcert=${file}`).ssl).toMatchObject({ ca: 'a certificate' })
})

test.each([
  ['postgres://hub_app@db.intern/hub?sslmode=prefer', 'sslmode in DATABASE_URL must be disable, require'],
  ['postgres://hub_app@db.intern/hub?sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
  ['postgres://hub_app@db.intern/hub?sslmode=require&sslrootcert=/not/there', '/not/there cannot be read (ENOENT)'],
  ['mysql://hub_app@db.intern/hub', 'must look like postgres://'],
  ['postgres://db.intern/hub', 'must look like postgres://'],
  ['postgres://hub_app@db.intern', 'must look like postgres://'],
  ['db.intern', 'must look like postgres://'],
])('refuses %s', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence)
})

test('quotes no password in a refusal', () => {
  expect(() => read('postgres://hub_app:very-secret@db intern:x/hub')).toThrow(/^((?!very-secret).)*$/)
})
