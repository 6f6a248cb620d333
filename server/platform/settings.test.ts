import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { describedSettings, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'hub-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECRET = 'q7Rk2mZx9TbV4nLs8WcJ5dHy3GfPa6Ue'
const PRODUCTION = { NODE_ENV: 'production', HUB_SECRET: SECRET, CONTENT_ORIGIN: 'https://content.example' }
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env })

describe('what cannot be meant is refused, with what to write instead', () => {
  test.each([
    [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME must be http or https, not "ftp".'],
    [{ PORT: '80000' }, 'PORT must be a whole number from 1 to 65535, not "80000".'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 1 to 65535, not "3e3".'],
    [{ DEMO: 'false' }, 'DEMO must be on or off, not "false".'],
    [{ RATE_LIMITS: '0' }, 'RATE_LIMITS must be on or off, not "0".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod".'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER must be transaction or none, not "session".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, debug, info, warn or error, not "loud".'],
    [{ HUB_HOSTNAME: 'https://learn.example.org' }, 'HUB_HOSTNAME must be a host name such as learn.example.org'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an e-mail address, not "me".'],
    [{ MAIL_FROM: 'The hub' }, 'MAIL_FROM must be an address'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be how many proxies'],
    [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must look like https://s3.example.org, not "s3.example.org".'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtps://user:password@mail.example.org:465.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 20 characters and no space.'],
    [{ DATABASE_URI: 'postgres://a@b/c' }, 'The hub knows no setting DATABASE_URI. Did you mean DATABASE_URL?'],
    [{ S3_BUCKETS: 'files' }, 'Did you mean S3_BUCKET?'],
    [{ S3_ENDPOINT: 'https://s3.example.org' }, 'Files go to a store only with S3_BUCKET.'],
    [{ S3_BUCKET: 'files' }, 'With S3_BUCKET also set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
    [{ DATABASE_OWNER_URL: 'postgres://a@b/c' }, 'are about the database of DATABASE_URL'],
    [{ PUBLIC_SCHEME: 'https' }, 'set TRUST_PROXY to how many proxies'],
    [{ ...PRODUCTION, DEMO: 'on' }, 'There are no demo hubs in production.'],
    [{ ...PRODUCTION, SMTP_URL: 'smtp://mail.example.org' }, 'With SMTP_URL also set MAIL_FROM'],
    [
      { HUB_SECRET: SECRET, HUB_SECRET_FILE: '/run/secrets/hub' },
      'Set either HUB_SECRET or HUB_SECRET_FILE, not both.',
    ],
    [{ HUB_SECRET_FILE: '/run/not-there' }, 'HUB_SECRET_FILE names /run/not-there, which cannot be read (ENOENT).'],
  ])('%o', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })
})

test('says nothing of the value of a secret', () => {
  for (const name of ['SMTP_URL', 'METRICS_TOKEN', 'DATABASE_URL'])
    expect(() => read({ [name]: 'my-pass word' })).toThrow(/^((?!my-pass).)*$/)
})

test('takes words in capital letters, blanks around them, and empty variables as none', () => {
  expect(
    read({ PUBLIC_SCHEME: ' HTTPS ', TRUST_PROXY: '1', PORT: '', CONTENT_ORIGIN: 'https://content.example' }),
  ).toMatchObject({ publicScheme: 'https', publicPort: 443, port: 3000 })
})

test('reads a secret from the file that its name with _FILE gives', () => {
  const file = join(folder, 'secret')
  writeFileSync(file, `${SECRET}\n`)
  expect(read({ HUB_SECRET_FILE: file }).secret).toBe(SECRET)
  writeFileSync(file, '\n')
  expect(() => read({ HUB_SECRET_FILE: file })).toThrow('is empty')
})

test('leaves the variables of other programs alone', () => {
  const others = { HOME: '/root', HOSTNAME: 'abc', HUB_PORT: 'tcp://10.0.0.1:80', TEST_DATABASE_URL: 'x', PATH: '' }
  expect(readSettings(others)).toEqual({})
})

test('describes each setting for the documentation', () => {
  for (const { name, group, what, without } of describedSettings())
    expect([group, what, without].every(Boolean), name).toBe(true)
})
