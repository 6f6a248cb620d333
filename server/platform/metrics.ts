import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What is read here of a pool of connections. */
interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** Prometheus metrics: rate, errors and duration of every operation, and how the process and its connections are doing. @returns them, and what counts a field that an answer held against the contract */
export function measure(
  app: FastifyInstance,
  { pool }: { pool: Pool },
): { registry: Registry; countUndeclared: (operation: string, field: string) => void } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'hub_operation_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'hub_database_connections',
    help: 'Connections to the database that are in use or idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const undeclared = new Counter({
    name: 'hub_undeclared_fields_total',
    help: 'Fields that were left out of answers because the contract does not name them.',
    labelNames: ['operation', 'field'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config as { operationId?: string }
    if (operationId) duration.observe({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return { registry, countUndeclared: (operation, field) => undeclared.inc({ operation, field }) }
}
