import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { handlers } from '../handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { clientOf } from '../testing/client.ts'
import { isTracing, startTraces, traced } from './traces.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[]
}

let hub: TestHub
const spans: SentSpan[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
let endpoint: string

beforeAll(async () => {
  hub = await testHub()
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(collector.address() as { port: number }).port}`
})
afterAll(async () => {
  collector.close()
  await hub.close()
})

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** Calls a hub that traces, and waits for what it told. */
async function tracedCall(share: number, config = hub.context.config): Promise<void> {
  spans.length = 0
  const stop = await startTraces({ endpoint, share })
  const app = await buildApp({ ...hub.context, config }, handlers)
  await clientOf(app, { hostname: 'localhost', secret: null }).get('/topics/', { traceparent: PARENT })
  await traced('job mails', { hub: 1 }, async () => Promise.reject(new Error('not now'))).catch(() => undefined)
  await app.close()
  await stop()
}

test('tells a collector of calls, of the statements in them and of jobs, with hub and request', async () => {
  await tracedCall(1)
  const call = spans.find(({ name }) => name === 'listTopics')!
  const about = Object.fromEntries(call.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
  expect(about).toMatchObject({
    'http.route': '/api/topics/',
    'hub.request': expect.stringMatching(/^[\da-f-]{36}$/) as string,
  })
  expect(Number(about['hub'])).toBe(1)
  const statements = spans.filter(
    ({ parentSpanId, traceId }) => parentSpanId === call.spanId && traceId === call.traceId,
  )
  expect(statements.map(({ name }) => name)).toContain('statement')
  expect(spans.find(({ name }) => name === 'job mails')!.status).toMatchObject({ code: 2, message: 'not now' })
  // Nobody before the hub is believed, so the trace is its own.
  expect(call.parentSpanId ?? '').toBe('')
})

test('goes on with the trace of a proxy that is trusted', async () => {
  await tracedCall(1, { ...hub.context.config, trustProxy: 1 as never })
  expect(spans.find(({ name }) => name === 'listTopics')).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
})

test('tells of a share alone, and of nothing once it is off', async () => {
  await tracedCall(0)
  expect(spans).toEqual([])
  expect(isTracing()).toBe(false)
  expect(await traced('anything', {}, async () => 1)).toBe(1)
})
