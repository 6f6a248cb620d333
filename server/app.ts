import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { bindContract } from './contract/bind.ts'
import { answerErrors } from './contract/error-answers.ts'
import type { Handlers } from './contract/handlers.ts'
import { readContract } from './contract/prepare-contract.ts'
import { measure } from './platform/metrics.ts'
import { reportHealth } from './platform/health.ts'

const BODY_LIMIT = 256 * 1024
/** A client that dribbles its request in is cut off, so that it cannot hold a connection for ever. */
const TIMEOUTS = { connectionTimeout: 0, keepAliveTimeout: 5_000, requestTimeout: 30_000 }

/** The API of all hubs: everything below /api, health and metrics. Ready to listen or to be asked in a test. */
export async function buildApp(context: Context, handlers: Handlers): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    ...TIMEOUTS,
  })
  // A media type without a schema would pass the contract by.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  closeGently(app)
  answerErrors(app)
  await app.register(cookie)
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: context.config.publicScheme === 'https',
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  measure(app)
  reportHealth(app, context)
  await app.register(apiDocs)
  await bindContract(app, context, handlers)
  return app
}

/** Swagger UI on the bundle that the server is bound to. Its page needs styles and scripts of its own. */
async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: readContract() as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replaceAll(/https?:\/\/\S+/g, ''),
  })
}

/** While it closes, the server ends each connection with the answer that is under way instead of waiting for idle ones. */
function closeGently(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
