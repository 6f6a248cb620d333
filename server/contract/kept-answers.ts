import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RecentMap } from '../platform/recent-map.ts'

const pack = promisify(gzip)
/** More than there are pages and files of the documentation of the API. */
const MAX_KEPT = 30

interface Kept {
  headers: Record<string, string>
  plain: Buffer
  packed: Buffer
  etag: string
}

/**
 * Has the routes of this scope answer from memory after the first time: for pages and files that are the same for
 * everybody until the process ends. What is kept is packed once and has an entity tag.
 */
export function keepAnswers(app: FastifyInstance): void {
  const answers = new RecentMap<string, Kept>(MAX_KEPT)
  app.addHook('onRequest', async (request, reply) => {
    const known = isPlainGet(request) ? answers.get(pathOf(request)) : undefined
    if (known) return reply.headers(known.headers).send(known.plain)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPlainGet(request) || reply.statusCode !== 200) return payload
    const path = pathOf(request)
    const known = answers.get(path) ?? (await keptOf(reply, payload))
    answers.set(path, known)
    return choose(request, reply, known)
  })
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
