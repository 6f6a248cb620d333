import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

/** /health/live: the process answers. /health/ready: it can serve, so send it traffic. */
export function reportHealth(app: FastifyInstance, { databases }: Context): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isClosing && (await reaches(databases))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' })
  })
}

async function reaches({ pool }: Context['databases']): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}
