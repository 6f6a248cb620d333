import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A proxy that speaks https for a server that does not, as it stands before a hub. */
export interface TlsProxy {
  close(): Promise<void>
}

/** @param targets ports on this machine, by the port at which each is to be reached with https */
export async function startTlsProxy(targets: ReadonlyMap<number, number>): Promise<TlsProxy> {
  const certificate = selfSigned()
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

/** For a day, for this run alone. Whoever visits has to look past who signed it. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'hub-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = 'subjectAltName=DNS:localhost,DNS:*.content.localhost'
  try {
    const about = ['-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', names]
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...about]
    execFileSync('openssl', args, { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
