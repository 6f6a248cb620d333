import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where traces go, as OpenTelemetry names it: the address of a collector, and the share of requests of which it is told. */
export interface TraceOptions {
  endpoint: string
  share: number
}

interface Tracing {
  tracer: Tracer
  root: Context
  withSpan(context: Context, span: Span): Context
  /** The context of a caller's `traceparent`; undefined where it is none. */
  contextOf(traceparent: string): Context | undefined
  failed(span: Span, error: unknown): void
}

/** One for the process, as its log is. Null costs nothing: neither a package is loaded nor a hook added. */
let tracing: Tracing | null = null
const current = new AsyncLocalStorage<Context>()

export const isTracing = () => tracing !== null

/** Begins to trace. @returns what sends the last of it and ends it */
export async function startTraces({ endpoint, share }: TraceOptions): Promise<() => Promise<void>> {
  const api = await import('@opentelemetry/api')
  const sdk = await import('@opentelemetry/sdk-trace')
  const { parseTraceParent } = await import('@opentelemetry/core')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'learning-hub' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  tracing = {
    tracer: provider.getTracer('learning-hub'),
    root: api.ROOT_CONTEXT,
    withSpan: (context, span) => api.trace.setSpan(context, span),
    contextOf(traceparent) {
      const parent = parseTraceParent(traceparent)
      return parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined
    },
    failed(span, error) {
      span.setStatus({
        code: api.SpanStatusCode.ERROR,
        message: error instanceof Error ? error.message : String(error),
      })
    },
  }
  return async () => {
    tracing = null
    await provider.shutdown()
  }
}

/** Does work as a part of what is traced now. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const on = tracing
  if (!on) return work()
  const parent = current.getStore() ?? on.root
  const span = on.tracer.startSpan(name, { attributes }, parent)
  try {
    return await current.run(on.withSpan(parent, span), work)
  } catch (error) {
    on.failed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Traces each request under the name of its operation. @param trustsCallers whether what a caller says of its own trace counts: where a proxy stands before the hub */
export function traceRequests(app: FastifyInstance, trustsCallers: boolean): void {
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const on = tracing
    if (!on) return done()
    const { headers, method, routeOptions, id } = request
    const given = trustsCallers ? headers['traceparent'] : undefined
    const parent = (typeof given === 'string' && on.contextOf(given)) || on.root
    const { operationId } = routeOptions.config as { operationId?: string }
    const name = operationId ?? `${method} ${routeOptions.url ?? 'unknown'}`
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? '', 'hub.request': id }
    // 1 is what OpenTelemetry calls a server's part of a trace.
    const span = on.tracer.startSpan(name, { attributes, kind: 1 }, parent)
    spans.set(request, span)
    current.run(on.withSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    const hub = (request as { call?: { hub: { domainId: number } } }).call?.hub.domainId
    if (hub !== undefined) span?.setAttribute('hub', hub)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (span && reply.statusCode >= 500) tracing?.failed(span, `answered ${reply.statusCode}`)
    span?.end()
  })
}
