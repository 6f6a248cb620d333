import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'
import { freePort } from '../testing/cluster.ts'
import type { Config } from './config.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('counts and times each operation by its status', async () => {
  const somebody = await hub.person()
  await somebody.get('/me/profile')
  await somebody.get('/me/profile')
  await hub.nobody.get('/me/profile')
  const answer = await hub.app.inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain('hub_operation_seconds_count{operation="getMyProfile",status="200"} 2')
  expect(answer.body).toContain('hub_operation_seconds_count{operation="getMyProfile",status="401"} 1')
  expect(answer.body).toMatch(/hub_operation_seconds_bucket\{le="0.005",operation="getMyProfile",status="200"\} \d/)
})

test('tells of the process and of its connections', async () => {
  const { body } = await hub.app.inject('/metrics')
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(body).toMatch(/^hub_database_connections\{state="waiting"\} 0$/m)
})

describe('are read', () => {
  const open = async (config: Partial<Config>) => testHub({ config })

  test('on this machine alone, where nothing else is set', async () => {
    const status = async (remoteAddress: string, headers = {}) =>
      (await hub.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await status('127.0.0.1')).toBe(200)
    expect(await status('192.0.2.1')).toBe(404)
    expect(await status('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await status('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(404)
  })

  test('with the token where one is set', async () => {
    const other = await open({ metricsToken: 'a-token-of-some-length' })
    const status = async (authorization?: string) =>
      (await other.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode
    expect([
      await status(),
      await status('Bearer another-token-of-some'),
      await status('Bearer a-token-of-some-length'),
    ]).toEqual([404, 404, 200])
    await other.close()
  })

  test('at a port of their own where one is set, and not beside the hub', async () => {
    const metricsPort = await freePort()
    const other = await open({ metricsPort })
    expect((await other.app.inject('/metrics')).statusCode).toBe(404)
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('hub_database_connections')])
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/hub`)).status).toBe(404)
    await other.close()
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow()
  })
})
