import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeGracefully } from './close-gracefully.ts'

/** A server with a call that takes 300 ms and one that sends a part at once and the rest then. */
async function slowServer() {
  const app = Fastify()
  closeGracefully(app)
  app.get('/slow', async () => {
    await wait(300)
    return 'done'
  })
  app.get('/parts', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'first '
          await wait(300)
          yield 'last'
        })(),
      ),
    ),
  )
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) }
}

/** What comes over a connection that is kept open, until the server ends it. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`))
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('close', () => resolve(text))
  })
}

test('answers what is under way with Connection: close and has closed within a second', async () => {
  const { app, port } = await slowServer()
  const [slow, idle] = [ask(port, '/slow'), ask(port, '/nothing')]
  await wait(100)
  const began = Date.now()
  await app.close()
  expect(Date.now() - began).toBeLessThan(1_000)
  expect(await slow).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*done$/i)
  expect(await idle).toContain('404')
})

test('sends to its end what has begun, and does not wait for its connection', async () => {
  const { app, port } = await slowServer()
  const parts = ask(port, '/parts')
  await wait(100)
  const began = Date.now()
  await app.close()
  expect(Date.now() - began).toBeLessThan(1_000)
  expect(await parts).toMatch(/first [^]*last/)
})
