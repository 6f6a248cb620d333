import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from './testing/app.ts'

let hub: TestHub
let port: number
beforeAll(async () => {
  hub = await testHub()
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => hub.close())

test('ends a connection over which the head of a request is dribbled in, and serves others meanwhile', async () => {
  const began = Date.now()
  const answer = new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /health/live HTTP/1.1\r\n'))
    const more = setInterval(() => socket.write('x-more: 1\r\n'), 200)
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(more)
      resolve(text)
    })
  })
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
  expect(Date.now() - began).toBeLessThan(10_000)
})

test('sets no end to how long a file may take to come', () => {
  expect(hub.app.server.requestTimeout).toBe(0)
})
