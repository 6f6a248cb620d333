import type { FastifyInstance } from 'fastify'
import { drainable } from './draining.ts'

/** Calls that are under way get this long to end; a supervisor waits for ten seconds in all. */
const TIMEOUT_MS = 5_000

/** Before it closes a server can be drained; while it closes, it ends each connection with the answer that is under way instead of waiting for idle ones. */
export function closeGracefully(app: FastifyInstance): void {
  drainable(app)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const cut = setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref()
    app.server.once('close', () => clearTimeout(cut))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  // An answer whose head was sent before has promised to keep its connection.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })
}
