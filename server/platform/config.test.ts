import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'hub-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const [first, second] = ['q7Rk2mZx9TbV4nLs8WcJ5dHy3GfPa6Ue', 'Zt4vB8nK2xQ7mW5rJ9cL3sH6dG1fYpEaUoTi0RkM']
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env })

test('signs with the first of several secrets and believes all of them', () => {
  expect(read({ HUB_SECRET: first })).toMatchObject({ secret: first, secrets: [first] })
  expect(read({ HUB_SECRET: ` ${second}  ${first}\n` })).toMatchObject({ secret: second, secrets: [second, first] })
})

test('makes a secret of its own where none is given, and keeps it', () => {
  const { secret, secrets } = read({})
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(secrets).toEqual([secret])
  expect(read({ HUB_SECRET: ' ' }).secret).toBe(secret)
})

test('refuses a secret that is too short, and none in production', () => {
  expect(() => read({ HUB_SECRET: 'short' })).toThrow('shorter than 32 characters')
  expect(() => read({ HUB_SECRET: `${first} short` })).toThrow('shorter than 32 characters')
  expect(() => read({ NODE_ENV: 'production' })).toThrow('Set HUB_SECRET')
})

test('takes hosts of the own network, with a port or without, and nothing else', () => {
  expect(read({}).oidcPrivateHosts).toEqual([])
  expect(read({ OIDC_PRIVATE_HOSTS: 'Login.intern, 10.0.0.5:8443' }).oidcPrivateHosts).toEqual([
    'login.intern',
    '10.0.0.5:8443',
  ])
  for (const wrong of ['https://login.intern', 'login.intern/path', '*', '*.intern/', 'user@host'])
    expect(() => read({ OIDC_PRIVATE_HOSTS: wrong })).toThrow('OIDC_PRIVATE_HOSTS names hosts')
})
