import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clearHubCache } from '../hubs/registry-service.ts'
import { testHub, type TestHub } from '../testing/app.ts'

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

/** Two hundred calls that wait for something, over the network. */
async function crowd(hub: TestHub, { for: ms }: { for: number }) {
  const { port } = hub.app.server.address() as { port: number }
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`)
    return { status: answer.status, again: answer.headers.get('retry-after'), body: await answer.text() }
  }
  const blocked = hub.context.databases.shared.transaction().execute(async (db) => {
    await sql`lock table hub in access exclusive mode`.execute(db)
    await wait(ms)
  })
  await wait(50)
  clearHubCache(hub.context)
  const waiting = Array.from({ length: 200 }, () => ask('/api/hub'))
  return { ask, over: () => Promise.all([blocked, ...waiting]) }
}

test('lets in no more calls than are answered in time, and counts those no longer that take long', async () => {
  const hub = await testHub({ config: { rateLimits: true } })
  await hub.app.listen({ port: 0, host: '127.0.0.1' })
  const { ask, over } = await crowd(hub, { for: 2_500 })
  await wait(400)
  const refused = await ask('/api/hub')
  expect(refused).toMatchObject({ status: 503, again: '1' })
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'overloaded', status: 503 })
  expect((await ask('/health/live')).status).toBe(200)
  await wait(1_200)
  // Let in, and waits like the others.
  const later = ask('/api/hub')
  expect(await Promise.race([later.then(() => 'answered'), wait(200).then(() => 'waits')])).toBe('waits')
  await over()
  await later
  await hub.close()
})

test('refuses some at once and the others after a second, so that who asks on and on is refused no faster than that', async () => {
  const hub = await testHub({ config: { rateLimits: true } })
  await hub.app.listen({ port: 0, host: '127.0.0.1' })
  const { ask, over } = await crowd(hub, { for: 2_500 })
  await wait(400)
  const began = performance.now()
  const refused = await Promise.all(
    Array.from({ length: 200 }, async () => ({ ...(await ask('/api/hub')), after: performance.now() - began })),
  )
  expect(new Set(refused.map(({ status, again }) => `${status} ${again}`))).toEqual(new Set(['503 1']))
  const held = refused.filter(({ after }) => after > 900)
  expect(held.length).toBeGreaterThan(100)
  expect(held.length).toBeLessThan(200)
  expect(Math.max(...refused.map(({ after }) => after))).toBeLessThan(2_000)
  await over()
  await hub.close()
})
