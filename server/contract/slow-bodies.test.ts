import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './error-answers.ts'
import { cutSlowBodies } from './slow-bodies.ts'

const LONGEST_MS = 300

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify()
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  answerErrors(app, false)
  cutSlowBodies(app, LONGEST_MS)
  app.post('/json', async ({ body }) => body)
  app.post(
    '/refused',
    { onRequest: async () => Promise.reject(Object.assign(new Error('No.'), { statusCode: 403 })) },
    async () => 'never',
  )
  app.put('/file', async ({ body }) => {
    let size = 0
    for await (const chunk of body as AsyncIterable<Buffer>) size += chunk.length
    return { size }
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends a part of a body every 50 ms. @returns what came back, and after how long the connection was closed */
function dribble(head: string, type: string, parts: string[]): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const began = Date.now()
    let text = ''
    const length = parts.join('').length
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`),
    )
    const more = setInterval(() => (parts.length ? socket.write(parts.shift()!) : socket.end()), 50)
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(more)
      resolve({ text, ms: Date.now() - began })
    })
  })
}

const slow = () => Array.from({ length: 40 }, () => ' ')

test('answers 408 to a JSON body that is dribbled in, and ends the connection', async () => {
  const { text, ms } = await dribble('POST /json', 'application/json', slow())
  expect(text).toMatch(/^HTTP\/1.1 408 [^]*"code":"body-too-slow"/)
  expect(ms).toBeLessThan(1_500)
})

test('ends the connection of who goes on sending after the answer', async () => {
  for (const type of ['application/json', 'application/octet-stream']) {
    const { text, ms } = await dribble('POST /refused', type, slow())
    expect(text).toMatch(/^HTTP\/1.1 403 /)
    expect(ms).toBeLessThan(1_500)
  }
})

test('lets a file take its time', async () => {
  const { text, ms } = await dribble(
    'PUT /file',
    'application/octet-stream',
    Array.from({ length: 12 }, () => 'part'),
  )
  expect(text).toMatch(/^HTTP\/1.1 200 [^]*{"size":48}$/)
  expect(ms).toBeGreaterThan(LONGEST_MS)
})

test('leaves a body that comes in one piece alone', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(await answer.json()).toEqual({ a: 1 })
  await wait(LONGEST_MS + 50)
})
