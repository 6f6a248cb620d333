import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { publishIssuer } from './badges/issuer-handlers.ts'
import { unknownHub } from './auth/sessions/identify-service.ts'
import type { Context } from './context.ts'
import { hubOfHost } from './hubs/registry-service.ts'
import { publishHostnames } from './hub-hostnames/probe-handlers.ts'
import { publishWebApp } from './hubs/web-app-handlers.ts'
import { serveXapi } from './lrs/handlers.ts'
import { serveScim } from './scim/handlers.ts'
import { measureWork } from './work-metrics.ts'
import { undeclaredFieldReport } from './undeclared-report.ts'
import { bindContract } from './bind.ts'
import { answerErrors } from './contract/error-answers.ts'
import type { Handlers } from './contract/handlers.ts'
import { apiDocs } from './contract/api-docs.ts'
import { evenUnderPressure, refuseOverload } from './contract/overload.ts'
import { cutSlowBodies } from './contract/slow-bodies.ts'
import { closeGracefully } from './platform/close-gracefully.ts'
import { reportHealth } from './platform/health.ts'
import { logRequests } from './platform/log.ts'
import { measure } from './platform/metrics.ts'
import { openMetrics } from './platform/metrics-doors.ts'
import { NO_DEVICES } from './platform/permissions-policy.ts'
import { takePolicyReports } from './platform/policy-reports.ts'
import { traceRequests } from './platform/traces.ts'
import { refuseTwoHosts } from './platform/two-hosts.ts'

const BODY_LIMIT = 256 * 1024
/** The head of a request has to come at once. Its body may take long where it is a file: see cutSlowBodies. */
const TIMEOUTS = {
  keepAliveTimeout: 5_000,
  requestTimeout: 0,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000 },
}

/** The API of all hubs: everything below /api, health and metrics. Ready to listen or to be asked in a test. */
export async function buildApp(context: Context, handlers: Handlers): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line is labelled by itself (logRequests), without a log of its own for each request.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    ...TIMEOUTS,
  })
  // A media type without a schema would pass the contract by.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(['application/octet-stream', 'application/offset+octet-stream'], (_request, payload, done) =>
    done(null, payload),
  )
  // Like rate limits off only where it would itself be measured.
  if (context.config.rateLimits) await refuseOverload(app)
  closeGracefully(app)
  refuseUnknownHosts(app, context)
  answerErrors(app, context.config.checkAnswers)
  logRequests(app)
  traceRequests(app, context.config.trustProxy !== false)
  cutSlowBodies(app)
  await app.register(cookie)
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: context.config.publicScheme === 'https',
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Courses open windows and look for their API at the opener, which a stricter policy takes away from all frames too.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that nobody has any more; the policy above says who may frame what.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  // Pages alone can ask for a device.
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.header('permissions-policy', NO_DEVICES)
  })
  const { registry, countUndeclared } = measure(app, context.databases)
  measureWork(registry, context)
  openMetrics(app, registry, context.config, forOperators)
  reportHealth(app, context.databases, forOperators)
  publishIssuer(app, context)
  publishHostnames(app, context, forOperators)
  publishWebApp(app, context)
  takePolicyReports(app)
  await app.register(apiDocs)
  await bindContract(app, context, handlers, undeclaredFieldReport(context, countUndeclared))
  await serveScim(app, context)
  await serveXapi(app, context)
  return app
}

/** For those who watch over the hub, under whatever name they reach it. */
const forOperators = { ...evenUnderPressure, anyHost: true }

/** A host that is no hub's gets no page either. The calls of the contract see to it themselves, because they need the hub. */
function refuseUnknownHosts(app: FastifyInstance, context: Context): void {
  refuseTwoHosts(app)
  app.addHook('onRequest', async ({ hostname, routeOptions }) => {
    const { operationId, anyHost } = (routeOptions.config ?? {}) as { operationId?: string; anyHost?: true }
    if (!operationId && !anyHost && !(await hubOfHost(context, hostname))) throw unknownHub()
  })
}
