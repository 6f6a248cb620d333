import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testHub } from '../testing/app.ts'

test('refuses calls with 503 while it cannot keep up, but not those that ask for its health, and takes them again', async () => {
  const hub = await testHub({ config: { rateLimits: true } })
  await hub.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async () => {
    const { statusCode, headers } = await hub.app.inject({
      url: '/api/auth/session',
      headers: { host: 'localhost:3000' },
    })
    return { status: statusCode, again: headers['retry-after'] }
  }
  expect((await ask()).status).toBe(401)
  const seen: Awaited<ReturnType<typeof ask>>[] = []
  const busy = setInterval(() => {
    for (const end = Date.now() + 1_400; Date.now() < end;);
  }, 1)
  for (const end = Date.now() + 15_000; Date.now() < end && seen.at(-1)?.status !== 503; await wait(20))
    seen.push(await ask())
  clearInterval(busy)
  expect(seen.at(-1)).toEqual({ status: 503, again: '1' })
  for (const url of ['/health/live', '/health/ready', '/metrics'])
    expect([url, (await hub.app.inject(url)).statusCode]).toEqual([url, 200])
  for (const end = Date.now() + 5_000; Date.now() < end && (await ask()).status === 503;) await wait(100)
  expect((await ask()).status).toBe(401)
  await hub.close()
})
