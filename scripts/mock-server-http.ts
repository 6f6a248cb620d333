import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { getResponse } from 'msw'
import { lookup } from 'mrmime'
import { hubHandlers } from '../client/mocks/handlers.ts'
import { createMockHub, resetHub, scenarios, type MockHub } from '../client/mocks/hub.ts'
import { corsHeaders } from './mock-server-cors.ts'
import { enter, leave } from './mock-server-session.ts'

/** A mock hub that listens. */
export interface MockServer {
  /** Scheme, hostname and port. */
  origin: string
  /** Ends it, and with it the calls that are still open. */
  stop(): void
}

/** Puts the mock hub behind Node's http on 127.0.0.1. @param port 0 for any that is free */
export async function startMockServer(port: number): Promise<MockServer> {
  const server = createServer()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const hub = createMockHub({ origin })
  const files = serveFiles(hub)
  const ask = inTurn(hub)
  const reset = (name: string) => {
    resetHub(
      hub,
      scenarios.find((one) => one === name),
    )
    serveFiles(hub)
  }
  server.on('request', (request, response) => {
    answer(request, response, { origin, files, ask, reset }).catch((error: Error) => fail(response, error))
  })
  return {
    origin,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Behind {
  origin: string
  files: ReadonlyMap<string, string>
  ask: (request: Request) => Promise<Response>
  /** Begins anew with a scenario of client/mocks/hub.ts; an unknown one is the demo. */
  reset: (scenario: string) => void
}

async function answer(
  call: IncomingMessage,
  response: ServerResponse,
  { origin, files, ask, reset }: Behind,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(call))) response.setHeader(name, value)
  if (call.method === 'OPTIONS') return void response.writeHead(204).end()
  const url = new URL(origin + call.url)
  const file = files.get(url.pathname)
  if (file) {
    response.setHeader('content-type', lookup(file) ?? 'application/octet-stream')
    return pipeline(createReadStream(file), response)
  }
  if (call.method === 'POST' && url.pathname === '/mocks/reset') {
    reset(url.searchParams.get('scenario') ?? 'demo')
    return void response.writeHead(204).end()
  }
  if (!url.pathname.startsWith('/api/')) return void response.writeHead(404).end('The mock hub answers under /api/.\n')
  const answered = await ask(await requestFrom(call, url))
  // The mock's way of showing a hub that does not answer.
  if (answered.type === 'error') return void response.destroy()
  response.writeHead(answered.status, [...answered.headers].flat())
  if (answered.body) await pipeline(Readable.fromWeb(answered.body), response)
  else response.end()
}

/** The body is read before the call waits for its turn, so that a slow upload holds up nobody. */
async function requestFrom(call: IncomingMessage, url: URL): Promise<Request> {
  const body = Buffer.concat((await call.toArray()) as Buffer[])
  const headers = new Headers(Object.entries(call.headers).map(([name, value]) => [name, String(value)]))
  return new Request(url, { method: call.method!, headers, ...(body.length ? { body } : {}) })
}

/** The mock knows one session at a time, so calls of several people are answered one after the other. */
function inTurn(hub: MockHub): Behind['ask'] {
  const handlers = hubHandlers(hub)
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const next = last.then(async () => {
      const visit = enter(hub, request)
      return leave(hub, visit, (await getResponse(handlers, visit.request))!)
    })
    last = next.catch(() => undefined)
    return next
  }
}

/** The sample files, which Vite serves in development. @returns where they lie, by path */
function serveFiles(hub: MockHub): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of hub.files.values()) {
    if (!file.url) continue
    const path = fileURLToPath(file.url)
    const served = `/mocks/${basename(path)}`
    files.set(served, path)
    file.url = hub.origin + served
  }
  return files
}

/** Somebody who hangs up is no fault. */
function fail(response: ServerResponse, error: Error): void {
  if (response.destroyed) return
  console.error(error)
  if (response.headersSent) response.destroy()
  else response.writeHead(500).end('The mock hub failed. Its output says why.\n')
}
