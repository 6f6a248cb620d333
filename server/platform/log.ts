import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import { labelled, labelsNow } from './log-labels.ts'
import { outages } from './outage-log.ts'

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  'token',
  'email',
  '*.password',
  '*.token',
  '*.email',
  '*.password_hash',
]
/** What PostgreSQL says of a fault, less the fields that quote the row. */
const LOGGED_OF_ERRORS = [
  'type',
  'message',
  'stack',
  'code',
  'table',
  'column',
  'constraint',
  'routine',
  'port',
  'syscall',
] as const

/** Structured log lines on standard error. Secrets and addresses are left out, bodies, queries and paths never come in. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  const letThrough = outages()
  return pino(
    {
      level,
      mixin: labelsNow,
      hooks: {
        logMethod(given, method) {
          const added = letThrough(given[0])
          if (added === null) return
          if (added.heldBack) Object.assign(given[0] as object, added)
          method.apply(this, given)
        },
      },
      redact: { paths: SECRETS, censor: '[left out]' },
      serializers: {
        req: ({ method, id, routeOptions }) => ({ method, route: routeOptions?.url, id }),
        err: errorShown,
      },
    },
    destination,
  )
}

function errorShown(error: Error): Record<string, unknown> {
  const all = pino.stdSerializers.err(error) as unknown as Record<string, unknown>
  return Object.fromEntries(LOGGED_OF_ERRORS.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}

/** All that is logged while a request is answered names the hub and the request. */
export function labelRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    labelled(() => ({ hub: hubOf(request), reqId: request.id }), done)
  })
}

/** One line a request, with the route and not the path: a path can hold a secret of its own. */
export function logRequests(app: FastifyInstance): void {
  labelRequests(app)
  app.addHook('onResponse', async (request, reply) => {
    const { log, method, routeOptions, id } = request
    const { operationId } = routeOptions.config as { operationId?: string }
    log.info(
      {
        hub: hubOf(request),
        reqId: id,
        operation: operationId,
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

interface OfHub {
  call?: { hub: { domainId: number } }
  /** Of the content origin. */
  visit?: { call: { hub: { domainId: number } } } | null
}

/** Undefined before it is known, and where a request is of no hub. */
function hubOf(request: FastifyRequest): number | undefined {
  const { call, visit } = request as OfHub
  return (call ?? visit?.call)?.hub.domainId
}
