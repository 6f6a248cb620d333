import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Problem } from '../../contract/problems.ts'

/** Calls a minute of one member: a course loads hundreds of files at once, and saves a few times a minute. */
const PER_MINUTE = { read: 3000, write: 300 }

/** Counts what each member reads and writes on the content origin, in this process. */
export async function limitVisits(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.config.rateLimits) return
  await app.register(rateLimit, { global: false })
  const limits = {
    read: app.createRateLimit({ max: PER_MINUTE.read, timeWindow: '1 minute', keyGenerator: keyOf('read') }),
    write: app.createRateLimit({ max: PER_MINUTE.write, timeWindow: '1 minute', keyGenerator: keyOf('write') }),
  }
  app.addHook('onRequest', async (request) => {
    if (!request.visit) return
    const result = await limits[request.method === 'POST' ? 'write' : 'read'](request)
    if (result.isAllowed || !result.isExceeded) return
    throw new Problem(429, 'too-many-requests', 'This content asked for too much at once. Wait a moment.', {
      headers: { 'retry-after': String(Math.max(1, result.ttlInSeconds)) },
    })
  })
}

function keyOf(kind: string) {
  return ({ visit }: FastifyRequest) => `${kind}:${visit!.right.domainId}:${visit!.right.memberId}`
}
