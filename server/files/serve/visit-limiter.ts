import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { CallCounter } from '../../contract/call-counter.ts'

/** Calls a minute of one member: a course loads hundreds of files at once, and saves a few times a minute. */
const PER_MINUTE = { read: 3000, write: 300 }

/** Counts what each member reads and writes on the content origin, in this process. */
export function limitVisits(app: FastifyInstance, context: Context): void {
  if (!context.config.rateLimits) return
  const calls = new CallCounter()
  app.addHook('onRequest', async ({ visit, method }) => {
    if (!visit) return
    const kind = method === 'POST' ? 'write' : 'read'
    calls.count(`${kind}:${visit.right.domainId}:${visit.right.memberId}`, PER_MINUTE[kind])
  })
}
