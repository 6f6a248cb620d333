import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../../testing/app.ts'
import { announce } from '../upload-fixtures.ts'

let hub: TestHub
let port: number
beforeAll(async () => {
  hub = await testHub()
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => hub.close())

test('answers 413 over a connection whose body goes on and on, and ends it', async () => {
  const author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  const { uploadToken } = await announce(author, 'guide.pdf', 1000)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const head = `PUT /api/files/uploads/${uploadToken} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/octet-stream\r\ntransfer-encoding: chunked\r\n\r\n`
    socket.write(head)
    const more = setInterval(() => socket.write(`3e8\r\n${'x'.repeat(1000)}\r\n`), 5)
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(more)
      resolve(text)
    })
    setTimeout(() => reject(new Error('The connection stays open.')), 5_000).unref()
  })
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('"code":"too-large"')
})
