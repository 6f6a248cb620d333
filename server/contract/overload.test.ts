import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testHub } from '../testing/app.ts'

test('refuses calls with 503 while it cannot keep up, but not those that ask for its health, and takes them again', async () => {
  const hub = await testHub({ config: { rateLimits: true } })
  const ask = async () => {
    const { statusCode, headers } = await hub.app.inject({ url: '/api/auth/session', headers: { host: 'localhost:3000' } })
    return { status: statusCode, again: headers['retry-after'] }
  }
  expect((await ask()).status).toBe(401)
  const seen: Awaited<ReturnType<typeof ask>>[] = []
  for (const end = Date.now() + 5_000; Date.now() < end && seen.at(-1)?.status !== 503; await wait(1)) {
    for (const busy = Date.now() + 400; Date.now() < busy; );
    seen.push(await ask())
  }
  expect(seen.at(-1)).toEqual({ status: 503, again: '1' })
  for (const url of ['/health/live', '/health/ready', '/metrics']) expect([url, (await hub.app.inject(url)).statusCode]).toEqual([url, 200])
  await wait(2_000)
  expect((await ask()).status).toBe(401)
  await hub.close()
})
