import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { bindableOf } from '../contract/bindable.ts'
import { problemFrom } from '../contract/error-answers.ts'
import type { Problem } from '../contract/problems.ts'
import { rateLimiter } from '../contract/rate-limit.ts'
import { readXapiContract } from '../contract/read-contract.ts'
import { personOf } from '../xapi/agent-rules.ts'
import { isObject, iri } from '../xapi/check-rules.ts'
import { placeIn, type Content, type DocumentKind, type DocumentPlace } from '../xapi/state-document-rules.ts'
import * as documents from '../xapi/state-document-service.ts'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'
import { parsedJson } from '../xapi/json-rules.ts'
import { inFormat, languagesIn } from '../xapi/statement-format-rules.ts'
import type { Launch } from '../xapi/launch-types.ts'
import { storeStatements, VERSION } from '../xapi/statement-service.ts'
import type { Actor, Json, StoredStatement } from '../xapi/statement-types.ts'
import { askedBy, isForm, methodOf, type Asked } from './request-codec.ts'
import { admitSender, type Entered } from './door-service.ts'
import { filterIn, idIn, momentIn, shownIn, type Shown } from './query-rules.ts'
import * as reading from './lrs-reading-service.ts'

const BODY_LIMIT = 2 << 20

interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

type Handler = (asked: Asked, entered: Entered) => Promise<Answer>

/** What pages of any origin may send and read. Cookies are not among it: a call is whose its `Authorization` says. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-type, etag, last-modified, x-experience-api-consistent-through, x-experience-api-version',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers':
    'accept-language, authorization, content-type, if-match, if-none-match, x-experience-api-version',
  'access-control-max-age': '600',
}

/**
 * The learning record store of xAPI 1.0.3. It has a contract of its own, and so binds its calls by itself: errors, pages and
 * headers are the standard's.
 */
export async function serveXapi(app: FastifyInstance, context: Context): Promise<void> {
  const limiter = rateLimiter(context)
  await app.register(
    async (xapi) => {
      xapi.removeAllContentTypeParsers()
      xapi.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      )
      xapi.addHook('onRequest', async (_request, reply) => {
        reply.headers({ ...CORS, 'x-experience-api-version': VERSION, 'cache-control': 'no-store' })
      })
      xapi.setErrorHandler((error: FastifyError, _request, reply) => sendFault(error, reply))
      xapi.setNotFoundHandler((_request, reply) => sendFault(noSuchCall(), reply))
      for (const [url, operations] of operationsByUrl()) {
        xapi.options(url, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
        xapi.route({
          url,
          method: ['GET', 'PUT', 'POST', 'DELETE'],
          bodyLimit: BODY_LIMIT,
          onRequest: async (request) => {
            if (isForm(request)) return
            operationOf(operations, methodOf(request))
            if (url !== '/about' && !request.headers.authorization) throw noCredential()
          },
          handler: async (request, reply) => {
            const asked = askedBy(request)
            const operation = operationOf(operations, asked.method)
            if (url === '/about') return send(reply, { status: 200, body: { version: [VERSION] } })
            return send(reply, await answered(request, reply, asked, operation))
          },
        })
      }
    },
    { prefix: '/xapi' },
  )

  async function answered(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    { handler, parameters }: Operation,
  ): Promise<Answer> {
    const isWrite = asked.method !== 'GET'
    const { authorization } = asked.headers
    const entered = await admitSender(context, request, { authorization, isWrite }, limiter)
    if (isWrite ? !entered.mayWrite : !entered.mayRead)
      throw new XapiFault(403, `The token does not have the scope xapi:${isWrite ? 'write' : 'read'}.`)
    // Whatever comes of it, and before the statements are read.
    if (handler === handlers['getStatements'])
      reply.header('x-experience-api-consistent-through', (await reading.consistentThrough(entered)).toISOString())
    mustBeKnown(asked, parameters)
    mustSpeakVersion(asked)
    return handler(asked, entered)
  }
}

interface Operation {
  handler: Handler
  /** What its query may hold. */
  parameters: readonly string[]
}

/** @throws at boot where the contract has what is not built */
function operationsByUrl(): Map<string, Map<string, Operation>> {
  const urls = new Map<string, Map<string, Operation>>()
  for (const { operationId, method, url, schema } of bindableOf(readXapiContract()).routes) {
    const handler = handlers[operationId]
    if (!handler) throw new Error(`The operation ${operationId} of xAPI has no handler.`)
    const { properties = {} } = (schema.querystring ?? {}) as { properties?: object }
    const operations = urls.get(url) ?? new Map<string, Operation>()
    urls.set(url, operations.set(String(method), { handler, parameters: Object.keys(properties) }))
  }
  return urls
}

/** @throws XapiFault 405 */
function operationOf(operations: ReadonlyMap<string, Operation>, method: string): Operation {
  const operation = operations.get(method)
  if (operation) return operation
  throw new XapiFault(405, `Here are ${[...operations.keys()].join(', ')}, and no others.`)
}

function mustBeKnown({ query }: Asked, parameters: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !parameters.includes(name))
  if (unknown === undefined) return
  const known = parameters.length ? `It takes ${parameters.join(', ')}.` : 'It takes none.'
  throw new XapiFault(400, `This call has no parameter ${unknown.slice(0, 100)}. ${known}`)
}

function mustSpeakVersion({ headers }: Asked): void {
  if (/^1\.0(\.\d+)?$/.test(headers['x-experience-api-version'] ?? '')) return
  throw new XapiFault(
    400,
    `Send the header X-Experience-API-Version: ${VERSION}. The hub speaks no other version than 1.0.`,
  )
}

const handlers: Readonly<Record<string, Handler>> = {
  async getAbout() {
    return { status: 200, body: { version: [VERSION] } }
  },

  async getStatements({ query, headers }, entered) {
    const shown = shownIn(query)
    const one = idIn(query)
    const read = one ? await oneStatement(entered, one) : await manyStatements(entered, query)
    return inShape(read, shown, languagesIn(headers['accept-language']))
  },

  async storeStatements({ body, headers }, entered) {
    const sent = statementsIn(body, headers['content-type'])
    const ids = await storeStatements(entered.call, Array.isArray(sent) ? sent : [sent], entered.sender)
    return { status: 200, body: ids }
  },

  async storeStatement({ query, body, headers }, entered) {
    const { statementId } = query
    const sent = statementsIn(body, headers['content-type'])
    if (statementId === undefined) throw new XapiFault(400, 'The call needs the parameter statementId.')
    if (!isObject(sent)) throw new XapiFault(400, 'The body has to be one statement.')
    if (typeof sent['id'] === 'string' && sent['id'].toLowerCase() !== statementId.toLowerCase())
      throw new XapiFault(400, 'The id of the statement is another one than statementId.')
    await storeStatements(entered.call, [{ ...sent, id: statementId }], entered.sender)
    return { status: 204 }
  },

  async getActivity({ query }, entered) {
    if (query['activityId'] === undefined) throw new XapiFault(400, 'The call needs the parameter activityId.')
    iri(query['activityId'], 'activityId')
    return { status: 200, body: await reading.getActivity(entered, query['activityId']) }
  },

  async getPerson({ query }) {
    const { agent } = placeIn('agent', withAgent(query))
    return { status: 200, body: personOf(agent as Actor) }
  },

  ...documentHandlers('state', 'State'),
  ...documentHandlers('activity', 'ActivityProfile'),
  ...documentHandlers('agent', 'AgentProfile'),
}

/** What can be done with each kind of document. */
function documentHandlers(kind: DocumentKind, noun: string): Record<string, Handler> {
  const write =
    (isMerge: boolean): Handler =>
    async ({ query, headers, body }, entered) => {
      const place = named(documentPlace(kind, query, entered))
      const sent: Content = { content: body, contentType: headers['content-type'] ?? 'application/octet-stream' }
      if (/^application\/json\b/i.test(sent.contentType)) parsedJson(body.toString('utf8'), 'The document')
      const conditions = conditionsIn(headers)
      await documents.writeDocument(entered.call, { place, sent, conditions, isMerge, launch: launchOf(entered) })
      return { status: 204 }
    }
  return {
    async [`get${noun}`]({ query }, entered) {
      const place = documentPlace(kind, query, entered)
      return place.name === null ? documentNames(entered, place, query) : documentAnswer(entered, named(place))
    },
    [`put${noun}`]: write(false),
    [`merge${noun}`]: write(true),
    async [`delete${noun}`]({ query, headers }, entered) {
      const place = documentPlace(kind, query, entered)
      const since = momentIn(query, 'since') ?? null
      const meant = kind === 'state' ? place : named(place)
      await documents.deleteDocuments(entered.call, meant, conditionsIn(headers), since, launchOf(entered))
      return { status: 204 }
    },
  }
}

function documentPlace(kind: DocumentKind, query: Asked['query'], entered: Entered): DocumentPlace {
  const place = placeIn(kind, withAgent(query))
  const launch = launchOf(entered)
  return launch ? documents.placeOfLaunch(entered.call, place, launch) : place
}

function launchOf({ sender }: Entered): Launch | null {
  return 'launch' in sender ? sender.launch : null
}

function withAgent(query: Asked['query']): Record<string, unknown> {
  const { agent } = query
  return agent === undefined ? query : { ...query, agent: parsedJson(agent, 'The parameter agent') }
}

function named(place: DocumentPlace): DocumentPlace & { name: string } {
  const { name, kind } = place
  if (name) return { ...place, name }
  throw new XapiFault(400, `The call needs the parameter ${kind === 'state' ? 'stateId' : 'profileId'}.`)
}

const conditionsIn = (headers: Asked['headers']) => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
})

async function documentNames({ call }: Entered, place: DocumentPlace, query: Asked['query']): Promise<Answer> {
  const { names, changed } = await documents.listDocuments(call, place, momentIn(query, 'since') ?? null)
  return { status: 200, body: names, ...(changed && { headers: { 'last-modified': changed.toUTCString() } }) }
}

/** A document may be a page, and a form of another site can have a browser open it here: then nothing in it runs. */
const INERT = "default-src 'none'; sandbox; frame-ancestors 'none'"

async function documentAnswer({ call }: Entered, place: DocumentPlace & { name: string }): Promise<Answer> {
  const { content, contentType, etag, updatedAt } = await documents.getDocument(call, place)
  return {
    status: 200,
    body: content,
    headers: {
      'content-type': contentType,
      'content-security-policy': INERT,
      etag,
      'last-modified': updatedAt.toUTCString(),
    },
  }
}

type Read = { statement: StoredStatement } | { statements: readonly StoredStatement[]; more: string }

async function oneStatement(entered: Entered, one: { id: string; isVoided: boolean }): Promise<Read> {
  return { statement: await reading.getStatement(entered, one) }
}

async function manyStatements(entered: Entered, query: Asked['query']): Promise<Read> {
  const { statements, next } = await reading.getStatements(entered, filterIn(query))
  const more = next === null ? '' : `/xapi/statements?${new URLSearchParams({ ...query, cursor: next }).toString()}`
  return { statements, more }
}

function inShape(read: Read, { format, isMultipart }: Shown, languages: readonly string[]): Answer {
  const shape = (each: StoredStatement) => inFormat(each, format, languages)
  const body = 'statement' in read ? shape(read.statement) : { statements: read.statements.map(shape), more: read.more }
  const modified = 'statement' in read ? { 'last-modified': new Date(read.statement.stored).toUTCString() } : {}
  return isMultipart ? asMultipart(body, modified) : { status: 200, body, headers: modified }
}

/** The hub keeps no contents of attachments, so there is one part. */
function asMultipart(body: Json, headers: Record<string, string>): Answer {
  const boundary = 'statements'
  const text = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}\r\n--${boundary}--\r\n`
  return {
    status: 200,
    body: Buffer.from(text),
    headers: { ...headers, 'content-type': `multipart/mixed; boundary=${boundary}` },
  }
}

function statementsIn(body: Buffer, contentType: string | undefined): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type === 'multipart/mixed')
    throw new XapiFault(
      400,
      'The hub takes no contents of attachments and no signed statements. Send the statements as application/json, with a fileUrl for each attachment.',
    )
  if (type !== 'application/json') throw new XapiFault(400, 'Send statements as application/json.')
  return parsedJson(body.toString('utf8'), 'The body')
}

function send(reply: FastifyReply, { status, body, headers = {} }: Answer): FastifyReply {
  reply.code(status).headers(headers)
  if (body === undefined) return reply.send()
  if (Buffer.isBuffer(body)) return reply.send(body)
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const noSuchCall = () => new XapiFault(404, 'xAPI has no such call here.')

const noCredential = () =>
  new XapiFault(401, 'Send the credential of a launch, or a token of the hub with the scope xapi:read or xapi:write.')

function sendFault(error: FastifyError | XapiFault | Problem, reply: FastifyReply): FastifyReply {
  const { status, message, headers } = faultFrom(error)
  if (status === 500) reply.log.error({ err: error }, 'call failed')
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message })
}

function faultFrom(error: FastifyError | XapiFault | Problem) {
  if (error instanceof XapiFault) return error
  const { status, message, options } = problemFrom(error)
  return { status, message, headers: options.headers ?? {} }
}
