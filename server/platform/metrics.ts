import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Prometheus metrics: rate, errors and duration of every operation, and how the process is doing. */
export function measure(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'hub_operation_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config as { operationId?: string }
    if (operationId) duration.observe({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
