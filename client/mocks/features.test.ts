import { expect, test } from 'vitest'
import { testHub } from './testing.ts'

test('shows and hides at once what an admin switches', async () => {
  const hub = testHub()
  await hub.signIn('admin')
  const seen = async () => (await hub.read<{ features: string[] }>('GET', '/auth/session')).features
  expect(await seen()).toContain('badges')
  expect((await hub.call('PATCH', '/hub/features', { badges: false }, { 'If-Match': '*' })).status).toBe(200)
  expect(await seen()).not.toContain('badges')
  expect((await hub.call('GET', '/me/badges')).status).toBe(404)
  await hub.call('PATCH', '/hub/features', { badges: true }, { 'If-Match': '*' })
  expect((await hub.call('GET', '/me/badges')).status).toBe(200)
})
