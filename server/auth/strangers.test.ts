import { Agent, request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'

/** Calls of those who cannot prove who they are cost neither statements nor memory beyond what one network may. */

let hub: TestHub
const statements: string[] = []

beforeAll(async () => {
  hub = await testHub({
    config: { rateLimits: true, trustProxy: ['127.0.0.1'] },
    connect: { onStatement: (text) => statements.push(text) },
    countsForCoverage: false,
  })
})
afterAll(() => hub.close())

async function ask(headers: Record<string, string>, remoteAddress: string): Promise<number> {
  const sent = { host: 'localhost:3000', ...headers }
  return (await hub.app.inject({ url: '/api/auth/session', remoteAddress, headers: sent })).statusCode
}

/** What was asked of the database meanwhile, but for which hubs there are. */
async function asked(calls: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0
  await calls()
  return statements.filter((text) => !text.includes('"asked"."hostname"'))
}

test('looks up nothing that cannot be a session, a token or a hub', async () => {
  const seen: number[] = []
  const found = await asked(async () => {
    for (const headers of [
      { cookie: 'hub_sid=short' },
      { cookie: `hub_sid=${'x'.repeat(44)}` },
      { cookie: 'hub_sid=%00%00' },
      { authorization: 'Bearer short' },
      { authorization: `Bearer ${'x'.repeat(500)}` },
      { authorization: 'Basic eHg6eHg=' },
      { host: 'elsewhere.example' },
      { host: `${'x'.repeat(300)}.example` },
      { host: 'content.localhost:3001' },
    ])
      seen.push(await ask(headers as Record<string, string>, '192.0.2.1'))
  })
  expect(seen).toEqual([401, 401, 401, 401, 401, 401, 421, 421, 421])
  expect(found).toEqual([])
})

test('reads which hubs there are no more than once a second, whatever names are asked for', async () => {
  const began = Date.now()
  statements.length = 0
  for (let nth = 0; nth < 300; nth += 1) await ask({ host: `h${nth}.example` }, '192.0.2.2')
  expect(statements.length).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 1_000) + 1)
})

test('looks up no more secrets of one network than it has calls, and lets those go on who were known', async () => {
  const somebody = await hub.person()
  const cookie = `hub_sid=${somebody.secret}`
  expect(await ask({ cookie }, '192.0.2.3')).toBe(200)
  const answers: number[] = []
  const found = await asked(async () => {
    for (let nth = 0; nth < 150; nth += 1) {
      const made = newSecret()
      answers.push(
        await ask(nth % 2 ? { cookie: `hub_sid=${made}` } : { authorization: `Bearer ${made}` }, '192.0.2.3'),
      )
    }
  })
  expect([answers.filter((status) => status === 401).length, answers.at(-1), found.length]).toEqual([60, 429, 60])
  expect(await ask({ cookie }, '192.0.2.3')).toBe(200)
})

test('remembers nothing of thousands of calls with made-up hosts, cookies and tokens from as many networks', async () => {
  const calls = 3_000
  const port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const call = (headers: Record<string, string>) =>
    new Promise<void>((done, fail) => {
      const options = { agent, port, host: '127.0.0.1', path: '/api/auth/session' }
      const asked = request({ ...options, headers: { host: 'localhost', ...headers } }, (answer) => {
        answer.resume().on('end', done)
      })
      asked.on('error', fail).end()
    })
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heapAfter = async (from: number, to: number) => {
    for (let nth = from; nth < to; nth += 8)
      await Promise.all(
        Array.from({ length: 8 }, (_, more) => {
          const made = newSecret()
          const network = `10.0.${(nth + more) >> 8}.${(nth + more) & 255}`
          const kinds = [
            { host: `${made}.example` },
            { cookie: `hub_sid=${made}` },
            { authorization: `Bearer ${made}` },
          ]
          return call({ 'x-forwarded-for': network, ...kinds[more % 3] })
        }),
      )
    statements.length = 0
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await heapAfter(0, 600)
  const after = await heapAfter(600, 600 + calls)
  agent.destroy()
  expect((after - before) / calls).toBeLessThan(2_000)
}, 60_000)
