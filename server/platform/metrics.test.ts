import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'

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
