import { request } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from '../../scripts/testing/self-signed.ts'

/** A proxy that speaks https for a server that does not, as it stands before a hub. */
export interface TlsProxy {
  close(): Promise<void>
}

/** @param targets ports on this machine, by the port at which each is to be reached with https */
export async function startTlsProxy(targets: ReadonlyMap<number, number>): Promise<TlsProxy> {
  const certificate = selfSigned('localhost', '*.content.localhost')
  const servers = [...targets].map(([port, target]) => {
    const server = createServer(certificate, (asked, answer) => {
      const { method, url: path, headers } = asked
      const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (got) => {
        answer.writeHead(got.statusCode!, got.headers)
        got.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
    })
    return new Promise<typeof server>((done) => server.listen(port, '127.0.0.1', () => done(server)))
  })
  const listening = await Promise.all(servers)
  return {
    async close() {
      await Promise.all(
        listening.map((server) => {
          server.closeAllConnections()
          return new Promise((done) => server.close(done))
        }),
      )
    },
  }
}
