import type { FastifyInstance } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'

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
  return pino(
    {
      level,
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

/** One line a request, with the route and not the path: a path can hold a secret of its own. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, reply) => {
    const { operationId } = routeOptions.config as { operationId?: string }
    log.info(
      {
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
