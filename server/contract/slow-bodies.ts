import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.ts'

/** What a call takes as JSON is small, so a body that is not there by then is being held back. */
const BODY_TIMEOUT_MS = 15_000

/**
 * Cuts off who dribbles a body in, so that nobody can hold a connection for ever. Files may take their time: what stores
 * them sees to it that bytes keep coming (files/upload/limited-stream.ts). @param timeoutMs for a JSON body, and for any body after its answer
 */
export function cutSlowBodies(app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.complete || isFile(request.headers['content-type'])) return
    const timer = setTimeout(() => {
      if (request.raw.complete) return
      if (reply.sent) request.raw.destroy()
      else
        reply.send(
          new Problem(408, 'body-too-slow', 'The body of this call took too long to arrive. Send it again.', {
            headers: { connection: 'close' },
          }),
        )
    }, timeoutMs)
    request.raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onResponse', async ({ raw, headers }) => {
    if (raw.complete || !isFile(headers['content-type'])) return
    const timer = setTimeout(() => raw.destroy(), timeoutMs)
    raw.once('close', () => clearTimeout(timer))
  })
}

function isFile(contentType: string | undefined): boolean {
  return /^application\/(offset\+)?octet-stream\b/.test(contentType ?? '')
}
