import type { FastifyInstance } from 'fastify'

/** Refuses a request with more than one Host header: a proxy might have read another one than the server does. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, nth) => nth % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1)
      return reply.code(400).type('text/plain; charset=utf-8').send('A request has one Host header.\n')
  })
}
