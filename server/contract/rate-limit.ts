import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { RateClass } from './operation-row.ts'
import { Problem } from './problems.ts'

/** Calls a minute for one person; for somebody who is not signed in, for one network address. */
const PER_MINUTE: Record<RateClass, number> = {
  read: 900,
  write: 300,
  search: 300,
  report: 60,
  upload: 120,
  file: 3000,
  mail: 10,
  ai: 20,
  'sign-in': 20,
}

export type Limiter = (rate: RateClass, request: FastifyRequest) => Promise<void>

/** Counts calls in this process. What must survive a restart (sign-in) is counted in the database as well. */
export async function rateLimiter(app: FastifyInstance, context: Context): Promise<Limiter> {
  if (!context.config.rateLimits) return async () => undefined
  await app.register(rateLimit, { global: false })
  const limits = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([rate, max]) => [
      rate,
      app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: keyOf(rate) }),
    ]),
  )
  return async (rate, request) => {
    const result = await limits[rate]!(request)
    if (result.isAllowed || !result.isExceeded) return
    throw new Problem(429, 'too-many-requests', 'You made too many calls. Wait a moment and try again.', {
      headers: { 'retry-after': String(Math.max(1, result.ttlInSeconds)) },
    })
  }
}

function keyOf(rate: string) {
  return ({ call }: FastifyRequest) => `${rate}:${call.hub.domainId}:${call.caller?.memberId ?? call.address}`
}
