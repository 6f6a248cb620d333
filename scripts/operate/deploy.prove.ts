import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { ROOT } from '../generate/paths.ts'
import { makePlace } from '../hub/place.ts'
import { READY } from '../hub/process.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { within } from '../within.ts'

/** The examples for operators in `deploy/`, as far as they can be tried where there is neither systemd nor a certificate of anybody. */

const UNIT = join(ROOT, 'deploy/learning-hub.service')

interface Running {
  folder: string
  port: number
  plainPort: number
  key: string
  cert: string
  env: { PORT: string; CONTENT_PORT: string }
}

interface Proxy {
  name: string
  /** Of Debian. */
  package: string
  binary: string
  /** Writes the file of the example, with the ports, names and certificates of this run in it. @returns how it is checked, and how it is run */
  configure(about: Running): { check: string[]; run: string[] }
}

const PROXIES: readonly Proxy[] = [
  { name: 'nginx', package: 'nginx-light', binary: '/usr/sbin/nginx', configure: nginx },
  { name: 'Caddy', package: 'caddy', binary: '/usr/bin/caddy', configure: caddy },
  { name: 'HAProxy', package: 'haproxy', binary: '/usr/sbin/haproxy', configure: haproxy },
]

/** An example with the names and doors of this run. */
function example(file: string, { env }: Running): string {
  return readFileSync(join(ROOT, 'deploy', file), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${env.PORT}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${env.CONTENT_PORT}`)
    .replaceAll('learn.example.org', 'localhost')
    .replaceAll('content-of-our-hub.example', 'content.localhost')
}

function nginx(about: Running) {
  const { folder, port, plainPort, key, cert } = about
  const text = example('nginx.conf', about)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll(/ssl_certificate .*/g, `ssl_certificate ${cert};`)
    .replaceAll(/ssl_certificate_key .*/g, `ssl_certificate_key ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const conf = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  writeFileSync(
    conf,
    `${user}daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${text}}\n`,
  )
  return { check: ['-t', '-c', conf, '-p', folder], run: ['-c', conf, '-p', folder] }
}

function caddy(about: Running) {
  const { folder, port, plainPort, key, cert } = about
  const text = example('Caddyfile', about)
    .replace('admin off', `admin off\n  http_port ${plainPort}\n  storage file_system ${folder}`)
    .replace('localhost {', `localhost:${port} {\n  bind 127.0.0.1\n  tls ${cert} ${key}`)
    .replace('*.content.localhost {', `*.content.localhost:${port} {\n  bind 127.0.0.1`)
    .replace(/tls .*content\.key/, `tls ${cert} ${key}`)
  const conf = join(folder, 'Caddyfile')
  writeFileSync(conf, text)
  const args = ['--config', conf, '--adapter', 'caddyfile']
  return { check: ['validate', ...args], run: ['run', ...args] }
}

function haproxy(about: Running) {
  const { folder, port, key, cert, env } = about
  const both = join(folder, 'both.pem')
  writeFileSync(both, `${readFileSync(cert, 'utf8')}\n${readFileSync(key, 'utf8')}`)
  const text = example('haproxy.cfg', about)
    .replace('bind :443 ssl crt /etc/haproxy/certificates/', `bind 127.0.0.1:${port} ssl crt ${both}`)
    .replace('check port 3000', `check port ${env.PORT}`)
    // One process is enough here; two-processes.prove.ts has both.
    .replaceAll(/^ *server two .*\n/gm, '')
  const conf = join(folder, 'haproxy.cfg')
  writeFileSync(conf, text)
  return { check: ['-c', '-f', conf], run: ['-f', conf, '-db'] }
}

describe.each(PROXIES)('behind $name', ({ binary, configure, ...proxy }) => {
  const CONTENT = '0'.repeat(32)
  const sessions: ClientHttp2Session[] = []
  const running: ChildProcess[] = []
  let place: Awaited<ReturnType<typeof makePlace>> | undefined
  let port: number
  let certificate: ReturnType<typeof selfSigned>

  beforeAll(async () => {
    if (!existsSync(binary)) return
    place = await makePlace()
    port = await freePort()
    certificate = selfSigned('localhost', '*.content.localhost')
    await startHubBehind()
    await startProxy()
  })
  beforeEach(({ skip }) => {
    skip(!existsSync(binary), `NOT RUN: there is no ${proxy.name} here, which Debian has as ${proxy.package}.`)
  })
  afterAll(async () => {
    sessions.forEach((session) => session.close())
    for (const child of running.toReversed()) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
    place?.remove()
  })

  /** As the unit of systemd starts it. */
  async function startHubBehind(): Promise<void> {
    const command = /^ExecStart=\/opt\/learning-hub\/(.*)$/m.exec(readFileSync(UNIT, 'utf8'))![1]!.split(' ')
    const settings = {
      PUBLIC_SCHEME: 'https',
      PUBLIC_PORT: String(port),
      TRUST_PROXY: '1',
      CONTENT_ORIGIN: `https://{package}.content.localhost:${port}`,
      RATE_LIMITS: 'off',
    }
    const hub = spawn(join(ROOT, command[0]!), command.slice(1), {
      env: { ...process.env, ...place!.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(hub)
    const ready = (async () => {
      for await (const chunk of hub.stdout!) if (READY.test(String(chunk))) return
    })()
    await within(90_000, ready, () => {
      throw new Error('The hub did not start.')
    })
  }

  async function startProxy(): Promise<void> {
    const folder = join(place!.dataDir, 'proxy')
    mkdirSync(folder)
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    writeFileSync(key, certificate.key)
    writeFileSync(cert, certificate.cert)
    const { check, run } = configure({ folder, port, plainPort: await freePort(), key, cert, env: place!.env })
    expect(spawnSync(binary, check, { encoding: 'utf8' })).toMatchObject({ status: 0 })
    running.push(spawn(binary, run, { stdio: 'ignore' }))
    const isReady = () =>
      ask('localhost', { ':path': '/health/ready' }).then(
        ({ status }) => status === 200,
        () => false,
      )
    for (const end = Date.now() + 20_000; Date.now() < end && !(await isReady());) await wait(50)
  }

  /** Over HTTP/2, from an address of one's own of this machine. */
  async function ask(host: string, headers: OutgoingHttpHeaders, body?: Buffer, localAddress = '127.0.0.1') {
    const over = {
      port,
      host: '127.0.0.1',
      localAddress,
      servername: host,
      ca: certificate.cert,
      ALPNProtocols: ['h2'],
    }
    const session = connect(`https://${host}:${port}`, { createConnection: () => tls.connect(over) })
    sessions.push(session)
    const stream = session.request({ ...headers, ':authority': `${host}:${port}` }, { endStream: !body })
    if (body) stream.end(body)
    const [answer] = (await Promise.race([
      once(stream, 'response'),
      once(session, 'error').then(([error]) => Promise.reject(error as Error)),
    ])) as [Record<string, unknown>]
    return { status: Number(answer[':status']), headers: answer, body: await buffer(stream) }
  }

  function post(path: string, cookie: string, body: unknown, localAddress?: string, more: OutgoingHttpHeaders = {}) {
    const origin = `https://localhost:${port}`
    const headers = { ':method': 'POST', ':path': `/api${path}`, 'content-type': 'application/json', origin, cookie }
    return ask('localhost', { ...headers, ...more }, Buffer.from(JSON.stringify(body)), localAddress)
  }

  async function signIn(localAddress?: string, more?: OutgoingHttpHeaders): Promise<{ cookie: string; all: string }> {
    const { email } = demoAccounts.find(({ role }) => role === 'admin')!
    const { headers, status } = await post('/auth/sign-in', '', { email, password: DEMO_PASSWORD }, localAddress, more)
    expect(status).toBe(200)
    const given = (headers['set-cookie'] as string[]).find((each) => each.includes('hub_sid='))!
    return { cookie: given.split(';')[0]!, all: given }
  }

  test('pages come over HTTP/2, cookies are for https alone, and plain http leads there', async () => {
    const page = await ask('localhost', { ':path': '/', accept: 'text/html' })
    expect([page.status, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining(`localhost:${port}`),
    ])
    expect((await signIn()).all).toMatch(/^__Host-hub_sid=.*; Secure/)
  })

  test('the address of who calls is known, and one that they claim is not believed', async () => {
    const { cookie } = await signIn('127.0.0.9', { 'x-forwarded-for': '203.0.113.7' })
    const asked = { ':path': '/api/me/security-events?limit=1', cookie }
    const { items } = JSON.parse((await ask('localhost', asked)).body.toString()) as { items: { ipAddress: string }[] }
    expect(items[0]!.ipAddress).toBe('127.0.0.9')
  })

  test('what is larger than a proxy takes by itself is uploaded', async () => {
    const { cookie } = await signIn()
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000, 32), Buffer.from('\n%%EOF\n')])
    const about = { filename: 'a.pdf', contentType: 'application/pdf', size: bytes.length, type: 'asset' }
    const policy = JSON.parse((await post('/files/policy', cookie, about)).body.toString()) as {
      uploadUrl: string
      uploadHeaders: Record<string, string>
    }
    const path = new URL(policy.uploadUrl, `https://localhost:${port}`).pathname
    const headers = { ...policy.uploadHeaders, origin: `https://localhost:${port}`, cookie }
    expect((await ask('localhost', { ':method': 'PUT', ':path': path, ...headers }, bytes)).status).toBe(204)
  })

  test('the content has a door of its own, and metrics have none', async () => {
    const content = await ask(`${CONTENT}.content.localhost`, { ':path': '/health/live' })
    const hub = await ask('localhost', { ':path': '/metrics' })
    // The content origin knows no such page and no hub; it is it that answers.
    expect([content.status, content.headers['set-cookie'], hub.status]).toEqual([404, undefined, 404])
  })
})

test('the unit of systemd is one, and leaves the hub little that it could do', ({ skip }) => {
  const { error, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', UNIT], { encoding: 'utf8' })
  if (error) return skip('NOT RUN: there is no systemd-analyze here.')
  const exposure = Number(/Overall exposure level for learning-hub\.service: ([\d.]+)/.exec(stdout)?.[1])
  expect(exposure).toBeLessThan(2)
})
