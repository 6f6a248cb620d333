import type { FastifyInstance } from 'fastify'
import { unknownHub } from '../auth/sessions/identify-service.ts'
import type { Context } from '../context.ts'
import { answerOf, PROBE_PATH } from './probe-service.ts'
import { isToHaveCertificate } from './service.ts'

/**
 * Not calls of the contract: the first is how the hub finds out whether a name leads here, also before that name is a hub's,
 * and the second is how a proxy asks for which names it may get a certificate. @param anyHost config of routes for any host
 */
export function publishHostnames(app: FastifyInstance, context: Context, anyHost: object): void {
  app.get(PROBE_PATH, { config: anyHost }, async ({ hostname, query }, reply) => {
    const { challenge } = query as { challenge?: unknown }
    const answer = typeof challenge === 'string' ? answerOf(context, hostname, challenge) : null
    if (answer === null) throw unknownHub()
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(answer)
  })
  app.get('/health/hostname', { logLevel: 'silent', config: anyHost }, async ({ query }, reply) => {
    const { domain } = query as { domain?: unknown }
    const isKnown = typeof domain === 'string' && (await isToHaveCertificate(context, domain))
    return reply.code(isKnown ? 200 : 404).send({ status: isKnown ? 'known' : 'unknown' })
  })
}
