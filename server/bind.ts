import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { operations, type OperationId } from '../generated/server/operations.ts'
import { compileAccess, type Guard } from './access/guard.ts'
import { lookupIn } from './access/service.ts'
import { mustBeAudited } from './audit/held-rules.ts'
import { identify } from './auth/sessions/identify-service.ts'
import { ticketNames, withTicket } from './auth/sessions/ticket-service.ts'
import { findForeignContent } from './content/foreign-service.ts'
import type { Context, PublicCall } from './context.ts'
import { answerWriter } from './contract/answers.ts'
import { bindableOf } from './contract/bindable.ts'
import { missingBody, unsupportedMediaType } from './contract/error-answers.ts'
import { packed } from './platform/packed.ts'
import { quotaHeaders } from './contract/call-counter.ts'
import { deprecationHeaders } from './contract/deprecation.ts'
import { versionRequired } from './contract/etag.ts'
import type { Answer, AnswerHeaders, Handlers } from './contract/handlers.ts'
import { locationOf } from './contract/location.ts'
import type { OperationRow } from './contract/operation-row.ts'
import { readContract } from './contract/read-contract.ts'
import { badInput, notImplemented, Problem } from './contract/problems.ts'
import { rateLimiter, type Limiter } from './contract/rate-limit.ts'
import { doOnce } from './repeats/service.ts'
import { replicaReads } from './replica-reads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    call: PublicCall
  }
  interface FastifyContextConfig {
    operationId?: string
  }
}

const PREFIX = '/api'

/**
 * Binds every operation of the contract to its handler. A request meets, in this order: hub, rate limit, identity,
 * access, validation, access to what the call names, handler. What generated/not-implemented.json lists comes as
 * far as validation and answers 501. Throws at boot when another operation has no handler, or any has no access rule.
 */
export async function bindContract(
  app: FastifyInstance,
  context: Context,
  handlers: Handlers,
  onUndeclared: Parameters<typeof answerWriter>[1] = () => undefined,
): Promise<void> {
  const { resolve, routes, validators, checks } = bindableOf(readContract())
  app.setValidatorCompiler(validators)
  app.decorateRequest('call')
  app.setSerializerCompiler(context.config.checkAnswers ? checks : answerWriter(resolve, onUndeclared))
  const limiter = rateLimiter(context)

  for (const { operationId, method, url, schema } of routes) {
    const id = operationId as OperationId
    app.route({ method, url: PREFIX + url, schema, ...routeOf(id, operations[id], handlers, context, limiter) })
  }
  refuseOtherMethods(app)
}

/** What Fastify is told of one operation. @throws at boot when it has no access rule or no handler */
export function routeOf(
  id: OperationId,
  row: OperationRow | undefined,
  handlers: Partial<Handlers>,
  context: Context,
  limiter: Limiter,
) {
  if (!row) throw new Error(`The operation ${id} is not in generated/server/operations.ts. Run make generate.`)
  if (!row.access)
    throw new Error(`The operation ${id} has no x-access, so nobody may call it. State it in spec/${row.noun}/paths.`)
  const handler = isImplemented(row) ? (handlers as Partial<Record<OperationId, AnyHandler>>)[id] : refuseForNow
  if (!handler) throw new Error(`The operation ${id} has no handler. Write one in server/${row.noun}/handlers.ts.`)
  const guard = compileAccess(row)
  const ticketsIn = ticketNames(row)
  return {
    config: { operationId: id },
    ...(row.maxBody ? { bodyLimit: row.maxBody } : {}),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { call, quota } = await identify(context, request, row.rate, limiter)
      request.call = ticketsIn.length > 0 ? await withTicket(call, id, ticketsIn, request.query) : call
      if (quota) reply.headers(quotaHeaders(quota))
      if (row.deprecated) reply.headers(deprecationHeaders(row.deprecated, request.params))
      guard.admit(request.call.caller, request.call.hub, context.now())
      if (row.body.length === 0) refuseBody(request)
    },
    preValidation: async (request: FastifyRequest) => {
      checkQuery(request, row)
      if (row.needsVersion && !request.headers['if-match']) throw versionRequired()
      checkBody(request, row)
    },
    ...(row.packedUnless ? { onSend: packWhere(row.packedUnless) } : {}),
    ...(guard.asksWhatIsNamed ? { preHandler: (request: FastifyRequest) => checkNamed(request, guard) } : {}),
    handler: handlerOf(handler, id, row, guard, replicaReads(context, id, row)),
  }
}

type AnyHandler = (input: unknown) => Promise<unknown>

/** The generator declares 501 where it found no handler. */
const isImplemented = (row: OperationRow) => !row.statuses.includes(501)

/** The contract's promise is checked as ever; only what lies behind it is missing. */
async function refuseForNow(): Promise<never> {
  throw notImplemented()
}

/** @param words parameters that a link could fill with any words */
function packWhere(words: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    const isOpen = typeof answer === 'string' && !words.some((name) => name in (request.query as object))
    // A version is of the bytes that are sent.
    return isOpen && reply.statusCode === 200 && !reply.hasHeader('etag') ? packed(request, reply, answer) : answer
  }
}

/** Fastify would parse and drop it. A media type alone, which some clients send with every call, does no harm. */
function refuseBody({ headers }: FastifyRequest): void {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    throw new Problem(400, 'bad-input', 'This call takes no body.', {
      errors: [{ pointer: '', message: 'is not part of this call' }],
    })
  delete headers['content-type']
}

/** A query parameter that the call does not have is a mistake, and a silent one is worse. */
function checkQuery(request: FastifyRequest, row: OperationRow): void {
  for (const name of Object.keys(request.query as object))
    if (!row.query.includes(name)) {
      const known = row.query.length ? `It takes ${row.query.join(', ')}.` : 'It takes none.'
      throw badInput('unknown-parameter', `query/${name}`, `This call has no query parameter ${name}. ${known}`)
    }
}

/** Fastify would pass a missing body and, for a media type without a schema, an unchecked one. */
function checkBody(request: FastifyRequest, row: OperationRow): void {
  if (row.body.length === 0) return
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (request.body === undefined || request.body === null) {
    if (type && !row.body.includes(type)) throw unsupportedMediaType()
    throw missingBody()
  }
  if (!type || !row.body.includes(type)) throw unsupportedMediaType()
}

/** Whether what the call names is the caller's to manage. */
function checkNamed({ call, params, query, body }: FastifyRequest, guard: Guard): Promise<void> {
  const above = { foreignContent: (ids: readonly string[]) => findForeignContent(call, ids) }
  return guard.checkNamed(call, { params, query, body }, lookupIn(call, above))
}

/** Hands the teams of an `each` rule over, and refuses an answer for which nobody asked for them. */
function teamsFor(row: OperationRow, guard: Guard, call: PublicCall) {
  let isAsked = false
  return {
    get teams() {
      isAsked = true
      return guard.teamsOf(call)
    },
    mustBeAsked() {
      if (guard.narrows && !isAsked)
        throw new Error(`The handler of ${row.summary} does not ask for the teams to which it must narrow its answer.`)
    },
  }
}

function handlerOf(
  handler: AnyHandler,
  id: OperationId,
  row: OperationRow,
  guard: Guard,
  reads: ReturnType<typeof replicaReads>,
): RouteHandlerMethod {
  return async (request, reply) => {
    const work = (call: PublicCall) => answerOf(handler, { id, row, guard, request, call })
    const answer = reads
      ? await reads(request, reply, (call) => answerOnce(row, request, call, work))
      : await answerOnce(row, request, request.call, work)
    if (answer.status === 201 && row.location)
      reply.header('location', locationOf(row.location, request.params, answer.body))
    return send(reply, answer, id)
  }
}

/** Without a key, straight from the handler. */
function answerOnce(
  row: OperationRow,
  { headers, method, url, body }: FastifyRequest,
  call: PublicCall,
  work: (call: PublicCall) => Promise<Answer>,
) {
  const key = row.takesKey && headers['idempotency-key']
  if (!key || !call.caller) return work(call)
  return doOnce({ ...call, caller: call.caller }, { key: String(key), method, url, body }, work)
}

interface Asked {
  id: OperationId
  row: OperationRow
  guard: Guard
  request: FastifyRequest
  call: PublicCall
}

async function answerOf(handler: AnyHandler, { id, row, guard, request, call }: Asked): Promise<Answer> {
  const narrowing = teamsFor(row, guard, call)
  const answer = (await handler({
    call,
    get teams() {
      return narrowing.teams
    },
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    respond: (status: number, body?: unknown, headers: AnswerHeaders = {}): Answer => ({
      status,
      body,
      headers,
    }),
  })) as Answer
  narrowing.mustBeAsked()
  if (call.context.config.checkAnswers) mustBeAudited(id, row, call.audited, request.body)
  return answer
}

function send(reply: FastifyReply, { status, body, headers }: Answer, id: OperationId): FastifyReply {
  if (!(operations[id].statuses as readonly number[]).includes(status))
    throw new Error(`${id} answered ${status}, which the contract does not name.`)
  reply.code(status).headers(headers)
  if (!headers['cache-control']) reply.header('cache-control', 'no-store')
  if (body === undefined) return reply.send()
  if (body instanceof Readable || Buffer.isBuffer(body)) return reply.send(body)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** A known path with a wrong method is 405 and says which ones there are. */
function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, string[]>()
  for (const { path, method } of Object.values(operations)) {
    const url = path.replace(/\/$/, '')
    methods.set(url, [...(methods.get(url) ?? []), method])
  }
  for (const [path, allowed] of methods)
    app.route({
      url: PREFIX + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      method: (['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const).filter((method) => !allowed.includes(method)),
      handler: async (request) => {
        throw new Problem(405, 'method-not-allowed', `This path takes ${allowed.join(', ')}, not ${request.method}.`, {
          headers: { allow: allowed.join(', ') },
        })
      },
    })
}
