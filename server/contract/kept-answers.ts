import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RecentMap } from '../platform/recent-map.ts'

const pack = promisify(gzip)
/** More than there are pages and files of the documentation of the API. */
const MAX_KEPT = 80

interface Kept {
  headers: Record<string, string>
  plain: Buffer
  packed: Buffer
  etag: string
}

/**
 * Has the routes of this scope answer from memory after the first time: for pages and files that are the same for
 * everybody until the process ends. What is kept is packed once and has an entity tag. Who asks while the first answer is
 * being made waits for it: to write and pack the contract takes a tenth of a second, and four hundred at once took ten.
 */
export function keepAnswers(app: FastifyInstance): void {
  const answers = new RecentMap<string, Kept>(MAX_KEPT)
  const making = new Map<string, Promise<void>>()
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlainGet(request)) return
    const path = pathOf(request)
    for (;;) {
      const known = answers.get(path)
      if (known) return reply.headers(known.headers).send(known.plain)
      const made = making.get(path)
      if (!made) break
      await made
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    making.set(path, promise)
    request.endMaking = () => {
      making.delete(path)
      resolve()
    }
    reply.raw.once('close', request.endMaking)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPlainGet(request) || reply.statusCode !== 200) {
      request.endMaking?.()
      return payload
    }
    const path = pathOf(request)
    const known = answers.get(path) ?? (await keptOf(reply, payload))
    answers.set(path, known)
    request.endMaking?.()
    return choose(request, reply, known)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets those go on who wait for the answer that this request makes. */
    endMaking?: () => void
  }
}

const isPlainGet = ({ method, headers }: FastifyRequest) => method === 'GET' && headers.range === undefined

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]!

async function keptOf(reply: FastifyReply, payload: unknown): Promise<Kept> {
  const plain = payload instanceof Readable ? await buffer(payload) : Buffer.from(payload as string | Buffer)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const headers = ['content-type', 'content-security-policy'].flatMap((name) => {
    const value = reply.getHeader(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { headers: Object.fromEntries(headers), plain, packed: await pack(plain, { level: 9 }), etag: `W/"${hash}"` }
}

/** The bytes to send: packed where the browser can unpack them, none where it has them already. */
function choose(request: FastifyRequest, reply: FastifyReply, { plain, packed, etag }: Kept): Buffer | string {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' }).removeHeader('last-modified')
  if (request.headers['if-none-match'] === etag) {
    reply.code(304).removeHeader('content-length')
    return ''
  }
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (isPacked) reply.header('content-encoding', 'gzip')
  const bytes = isPacked ? packed : plain
  reply.header('content-length', bytes.length)
  return bytes
}
