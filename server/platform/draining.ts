import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to stop: it still answers, and asks to be sent nothing more. */
    isDraining: boolean
  }
}

/** Lets a server be drained: what it answers then ends its connection, so that whoever calls through a proxy comes to another process. */
export function drainable(app: FastifyInstance): void {
  app.decorate('isDraining', false)
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
}

/** Says "not ready" for as long as a proxy needs to hear of it, and goes on answering. */
export async function drain(apps: readonly FastifyInstance[], seconds: number): Promise<void> {
  for (const app of apps) app.isDraining = true
  await wait(seconds * 1000)
}
