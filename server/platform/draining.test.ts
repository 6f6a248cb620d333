import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeGracefully } from './close-gracefully.ts'
import { drain } from './draining.ts'
import { reportHealth } from './health.ts'

test('a process that is told to stop is not ready, and answers what comes all the same', async () => {
  const app = Fastify()
  closeGracefully(app)
  reportHealth(app, { pool: { query: async () => undefined } }, {})
  app.get('/work', async () => 'done')
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.connection]
  }
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive'])
  const drained = drain([app], 0.2)
  expect(await ask('/health/ready')).toEqual([503, 'close'])
  expect(await ask('/work')).toEqual([200, 'close'])
  expect(await ask('/health/live')).toEqual([200, 'close'])
  await drained
  await app.close()
})
