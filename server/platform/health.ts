import type { FastifyInstance } from 'fastify'

/** A database that takes longer than this to say anything is as good as gone. */
const TIMEOUT_MS = 1_000

/** /health/live: the process answers. /health/ready: it can serve, so send it traffic; one that is about to stop, or has lost its database, cannot. @param config of both routes */
export function reportHealth(app: FastifyInstance, databases: { pool: Pool }, config: object): void {
  app.get('/health/live', { logLevel: 'silent', config }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'silent', config }, async (_request, reply) => {
    const isReady = !app.isDraining && (await reaches(databases))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' })
  })
}

/** What is asked here of a pool of connections. */
interface Pool {
  query(text: string): Promise<unknown>
}

async function reaches({ pool }: { pool: Pool }): Promise<boolean> {
  const { promise: tooLong, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
