import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request, type Dispatcher } from 'undici'
import { isPublicAddress } from './public-address.ts'

/**
 * Goes to addresses that people name, without letting them reach what only the hub can reach. Each address is checked
 * three times: as it is written, as its name is looked up, and on the open connection. Redirects begin anew.
 */

const TIMEOUT_MS = 5_000
const MAX_BYTES = 2 * 1024 * 1024
const MAX_REDIRECTS = 3
const READABLE = /^(text\/html|text\/plain|application\/xhtml\+xml)\b/i

export interface FetchedPage {
  /** Where the page was in the end, after redirects. */
  url: string
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The page when it is HTML or plain text and was asked for; otherwise empty. */
  body: Buffer
}

export interface FetchOptions {
  /** Whether the page itself is wanted, or only how it is answered. */
  reads: 'headers' | 'page'
  /** Milliseconds for all of it, redirects included; 5,000 at the most. */
  timeoutMs?: number
}

/** How addresses are judged and names looked up; tests put a listener of their own in its place. */
export interface Guard {
  /** @param port as text, for example "443" */
  isOpen(address: string, port: string): boolean
  isOpenPort(port: string): boolean
  lookup: LookupFunction
}

/** For a host that an operator has named: its address may be a private one. */
export const openGuard: Guard = {
  isOpen: () => true,
  isOpenPort: () => true,
  lookup: lookup as LookupFunction,
}

const publicGuard: Guard = {
  isOpen: (address) => isPublicAddress(address),
  isOpenPort: (port) => port === '80' || port === '443',
  lookup: lookup as LookupFunction,
}

/** An address that the hub does not go to. */
export class ClosedAddress extends Error {
  constructor(what: string) {
    super(`${what} is no public page. Name a page with http or https on the public internet.`)
  }
}

/**
 * Gets a page of the public internet.
 * @throws ClosedAddress for a private one, an Error for one that does not answer in time or is over 2 MiB
 */
export async function guardedFetch(
  url: string,
  options: FetchOptions,
  guard: Guard = publicGuard,
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(Math.min(options.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS))
  const dispatcher = new Agent({ connect: connectorOf(guard), pipelining: 0, maxHeaderSize: 32 * 1024 })
  try {
    let next = checkedUrl(url, guard)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(next, {
        dispatcher,
        signal,
        headers: { accept: 'text/html, text/plain;q=0.9', 'user-agent': 'learning-hub' },
      })
      const { location } = answer.headers
      if (answer.statusCode < 300 || answer.statusCode >= 400 || typeof location !== 'string')
        return {
          url: next.href,
          status: answer.statusCode,
          headers: answer.headers,
          body: await bodyOf(answer, options),
        }
      discard(answer)
      next = checkedUrl(new URL(location, next).href, guard)
    }
    throw new Error(`The page leads on more than ${MAX_REDIRECTS} times.`)
  } finally {
    await dispatcher.destroy()
  }
}

export interface GuardedRequest {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/**
 * Sends one request and answers with whatever comes back, of any media type. Follows no redirect.
 * @throws ClosedAddress for a private address, an Error for one that does not answer within 5 s or with more than 2 MiB
 */
export async function guardedRequest(
  url: string,
  { method, headers, body }: GuardedRequest,
  guard: Guard = publicGuard,
): Promise<Response> {
  const dispatcher = new Agent({ connect: connectorOf(guard), pipelining: 0, maxHeaderSize: 32 * 1024 })
  try {
    const answer = await request(checkedUrl(url, guard), {
      dispatcher,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      method: method as Dispatcher.HttpMethod,
      headers: { ...headers, 'user-agent': 'learning-hub' },
      body: body ?? null,
    })
    const bytes = await bytesOf(answer)
    const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    )
    return new Response(bytes.length ? new Uint8Array(bytes) : null, { status: answer.statusCode, headers: sent })
  } finally {
    await dispatcher.destroy()
  }
}

/** Whether an address is one that the hub would go to, as far as its text tells; a name is not looked up. */
export function isPublicUrl(url: string): boolean {
  try {
    return !/(^|\.)localhost\.?$/.test(checkedUrl(url, publicGuard).hostname)
  } catch {
    return false
  }
}

function checkedUrl(text: string, guard: Guard): URL {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new ClosedAddress(text.slice(0, 200))
  const port = portOf(url)
  const literal = withoutBrackets(url.hostname)
  if (!guard.isOpenPort(port) || (isIP(literal) && !guard.isOpen(literal, port))) throw new ClosedAddress(url.host)
  return url
}

/** undici does not look up what is written as an address, so the check of the lookup alone would let those through. */
function connectorOf(guard: Guard): buildConnector.connector {
  return (options, callback) => {
    const port = portOf(options)
    const literal = withoutBrackets(options.hostname)
    if (isIP(literal) && !guard.isOpen(literal, port)) return callback(new ClosedAddress(literal), null)
    const connect = buildConnector({ allowH2: false, timeout: TIMEOUT_MS, lookup: checkedLookup(guard, port) })
    connect(options, (error, socket) => {
      if (error) return callback(error, null)
      if (guard.isOpen(socket.remoteAddress ?? '', port)) return callback(null, socket)
      socket.destroy()
      callback(new ClosedAddress(socket.remoteAddress ?? options.hostname), null)
    })
  }
}

/** The connection is made to the very addresses that were checked, so a name that changes its mind gains nothing. */
function checkedLookup(guard: Guard, port: string): LookupFunction {
  return (hostname, options, callback) =>
    guard.lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (!error && !addresses.every((address) => guard.isOpen(address, port)))
        callback(new ClosedAddress(hostname), '', 0)
      else callback(error, found, family)
    })
}

function portOf({ port, protocol }: { port: string; protocol: string }): string {
  return port || (protocol === 'https:' ? '443' : '80')
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

async function bodyOf(answer: Dispatcher.ResponseData, { reads }: FetchOptions): Promise<Buffer> {
  const isWanted = reads === 'page' && READABLE.test(String(answer.headers['content-type'] ?? ''))
  return isWanted ? bytesOf(answer) : discard(answer)
}

async function bytesOf(answer: Dispatcher.ResponseData): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += (chunk as Buffer).length
    if (size > MAX_BYTES) throw new Error(`The page is larger than ${MAX_BYTES} bytes.`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function discard({ body }: Dispatcher.ResponseData): Buffer {
  body.on('error', () => undefined).destroy()
  return Buffer.alloc(0)
}
