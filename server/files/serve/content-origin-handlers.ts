import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { components } from '../../../generated/server/schema.d.ts'
import type { Context, HubCall } from '../../context.ts'
import { readContract } from '../../contract/read-contract.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { schemaCheck } from '../../contract/validation.ts'
import { closeGracefully } from '../../platform/close-gracefully.ts'
import { labelRequests } from '../../platform/log.ts'
import { limitVisits } from './visit-limiter.ts'
import { refuseTwoHosts } from '../../platform/two-hosts.ts'
import { servedName } from '../document-rules.ts'
import { contentTypeOf } from '../package/content-type-rules.ts'
import { contentHubs } from './content-hub-service.ts'
import { readFetchKey } from './link-service.ts'
import { documentPage, playerPage, RETURNED_PAGE, wrapPage } from './content-page-view.ts'
import * as policy from './content-policy-rules.ts'
import { admitVisit, visitOf, type FindOpening } from './content-visit-service.ts'
import { shownAs } from '../rules.ts'
import { disposition } from '../../contract/disposition.ts'
import { answerBytes, type Asked, type Served } from './byte-service.ts'
import { entryServed, servedOf } from './served-rules.ts'
import * as store from '../store.ts'

type AttemptPatch = components['schemas']['AttemptPatch']

const PLAYER = join(import.meta.dirname, '../../../client/dist-player')
/** As much as updateMyAssetAttempt takes. */
const ATTEMPT_LIMIT = 1024 * 1024

/** What the content origin asks of the nouns above it. */
export interface Learning {
  findOpening: FindOpening
  /** Stores the newest state of somebody's attempt at a course, if the right to do so stands. @throws Problem */
  saveAttempt: (
    call: HubCall,
    owner: { memberId: string; sessionId: string | null; assetId: string; attemptId: string },
    patch: AttemptPatch,
  ) => Promise<unknown>
  /** Gives an activity of a course the credential by which it reports; null where its session has ended or has it already. */
  fetchCredential: (call: HubCall, sessionId: string) => Promise<string | null>
}

/**
 * Serves what authors uploaded from an origin of its own, without cookies: a token in the path is the right to read one
 * file, for as long as its holder is signed in and may see it.
 * @param playerDir where the built player lies
 */
export async function buildContentOrigin(
  context: Context,
  { findOpening, saveAttempt, fetchCredential }: Learning,
  playerDir = PLAYER,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    bodyLimit: ATTEMPT_LIMIT,
    routerOptions: { maxParamLength: 1_000 },
    keepAliveTimeout: 5_000,
    requestTimeout: 30_000,
    // Who says nothing, or dribbles in the head of a request, holds a connection no longer than this.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000 },
  })
  app.removeContentTypeParser('text/plain')
  answerProblems(app)
  labelRequests(app)
  closeGracefully(app)
  refuseTwoHosts(app)
  admitVisit(app, context, findOpening)
  limitVisits(app, context)
  servePackages(app, playerDir)
  serveFiles(app)
  servePlayer(app, playerDir)
  addAttemptRoute(app, saveAttempt)
  addFetchRoute(app, context, fetchCredential)
  app.get('/returned', async (_request, reply) =>
    reply.headers(policy.RETURNED_HEADERS).type('text/html; charset=utf-8').send(RETURNED_PAGE),
  )
  await app.register(fastifyStatic, {
    root: playerDir,
    prefix: '/player-assets/',
    index: false,
    cacheControl: false,
    setHeaders: setPlayerAssetHeaders,
  })
  return app
}

function servePackages(app: FastifyInstance, playerDir: string): void {
  app.get('/p/:token/*', async (request, reply) => {
    const { call, right, allowedHosts } = visitOf(request)
    const path = (request.params as { '*': string })['*']
    // The path is compared with those that the package listed; a folder stands for its start page, as on any web server.
    const entry = await store.findEntry(
      call.db,
      right.fileId,
      path === '' || path.endsWith('/') ? `${path}index.html` : path,
    )
    if (!entry) return missing(reply, path)
    const isDocument = entry.contentType === 'application/pdf'
    const page = isDocument && isAskedAsPage(request) ? await documentPage(playerDir) : null
    if (page) return reply.headers(policy.documentHeaders(call.hub)).type('text/html; charset=utf-8').send(page)
    const headers = policy.packageHeaders(call.hub, allowedHosts)
    return send(request, reply, entryServed(entry), isDocument ? { ...headers, vary: 'accept' } : headers)
  })
}

/** Of a style browsers tell the player that it is missing only where the answer calls itself one. */
function missing(reply: FastifyReply, path: string): FastifyReply {
  if (contentTypeOf(path) !== 'text/css') throw notFound()
  return reply
    .code(404)
    .headers({ ...policy.PROBLEM_HEADERS, 'content-type': 'text/css; charset=utf-8' })
    .send(`/* ${notFound().message} */`)
}

/** Whether a frame or a window is to show it. The viewers of browsers do not run in the sandbox of a course, so it takes one of ours. */
function isAskedAsPage({ headers, query }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !Object.hasOwn(query as object, 'file')
}

function serveFiles(app: FastifyInstance): void {
  app.get('/f/:token', async (request, reply) => {
    const { call, origin } = visitOf(request)
    const { file, served } = await singleFile(request)
    const kind = shownAs(served.contentType) === null ? 'attachment' : 'inline'
    return send(request, reply, served, {
      ...policy.fileHeaders(call.hub, origin),
      'content-disposition': disposition(kind, servedName(file, served)),
    })
  })
  app.get('/s/:token/subtitles.vtt', async (request, reply) => {
    const { call, origin } = visitOf(request)
    const { file, served } = await singleFile(request)
    if (file.kind !== 'subtitle') throw notFound()
    return send(request, reply, served, policy.fileHeaders(call.hub, origin))
  })
  app.get('/w/:token', async (request, reply) => {
    const { call, token, right } = visitOf(request)
    const { file, served } = await singleFile(request)
    const leadsToHub = (request.query as { links?: string }).links === 'hub'
    const link = leadsToHub ? `${call.hub.origin}/api/asset/${right.assetId}/file` : `/f/${token}`
    return reply
      .headers(policy.wrapHeaders(call.hub))
      .type('text/html; charset=utf-8')
      .send(wrapPage({ filename: servedName(file, served), contentType: served.contentType, url: `/f/${token}`, link }))
  })
  for (const url of ['/f/:token', '/s/:token/subtitles.vtt']) app.options(url, answerPreflight)
}

/** The hub's page asks for parts of a file by itself, for which some browsers want leave first. */
async function answerPreflight(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { origin } = visitOf(request)
  const leave = {
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'range, if-range, if-none-match',
    'access-control-max-age': '600',
  }
  return reply
    .code(204)
    .headers({ ...leave, 'access-control-allow-origin': origin, vary: 'origin' })
    .send()
}

function servePlayer(app: FastifyInstance, playerDir: string): void {
  app.get('/player/:token', async (request, reply) => {
    const { call, token, right, origin } = visitOf(request)
    if (!right.attemptId && !right.isTrial) throw notFound()
    const page = await playerPage(playerDir, { hubOrigin: origin, flushUrl: `/attempts/${token}` })
    return reply.headers(policy.playerHeaders(call.hub)).type('text/html; charset=utf-8').send(page)
  })
}

function setPlayerAssetHeaders(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** What a player sends when its page goes away. Nobody waits for the answer. */
function addAttemptRoute(app: FastifyInstance, saveAttempt: Learning['saveAttempt']): void {
  const isPatch = schemaCheck<AttemptPatch>('AttemptPatch', readContract())
  app.post('/attempts/:token', async (request, reply) => {
    const { call, right } = visitOf(request)
    if (!right.attemptId) throw notFound()
    const patch = request.body
    if (!isPatch(patch)) throw new Problem(400, 'bad-input', 'This is not the state of a course.')
    const { memberId, sessionId, assetId, attemptId } = right
    await saveAttempt(call, { memberId, sessionId, assetId, attemptId }, patch)
    return reply.code(204).headers({ 'cache-control': 'no-store' }).send()
  })
}

/**
 * Where an activity asks for its credential: once, from whatever origin it is of (cmi5 specification, 8.2). Errors are good answers there, with
 * the codes of the standard.
 */
function addFetchRoute(app: FastifyInstance, context: Context, fetchCredential: Learning['fetchCredential']): void {
  const hubOf = contentHubs(context)
  const url = '/fetch/:key'
  void app.register(async (scope) => {
    // Whatever an activity sends with its question is not looked at.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.options(url, async (_request, reply) => reply.code(204).headers(policy.FETCH_HEADERS).send())
    scope.post(url, async (request, reply) => {
      reply.headers(policy.FETCH_HEADERS)
      return answerOf((request.params as { key: string }).key)
    })
  })

  async function answerOf(key: string): Promise<Record<string, string>> {
    const read = readFetchKey(context.config.secrets, key)
    const hub = read && (await hubOf(read.domainId))
    if (!hub) return { 'error-code': '2', 'error-text': 'This address is not one that the hub made.' }
    const call = { context, hub, db: context.databases.forHub(hub.domainId) }
    const token = await fetchCredential(call, read.sessionId)
    if (token !== null) return { 'auth-token': token }
    return { 'error-code': '1', 'error-text': 'The authorization token was given already, or the session has ended.' }
  }
}

/** The file of the token, unless it is a package: whose pages are only for /p/. @throws Problem 404 */
async function singleFile(request: FastifyRequest): Promise<{ file: store.FileRow; served: Served }> {
  const { call, right } = visitOf(request)
  const file = await store.findFile(call.db, right.fileId)
  const served = file && !file.package ? servedOf(file) : null
  if (!file || !served) throw notFound()
  return { file, served }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const { range, 'if-none-match': known, 'if-range': same } = request.headers
  const asked: Asked = { range, 'if-none-match': known, 'if-range': typeof same === 'string' ? same : undefined }
  const answer = await answerBytes(visitOf(request).call.context.storage, served, asked, headers)
  reply.code(answer.status).headers(answer.headers)
  if (answer.status === 304) return reply.send()
  if (request.method !== 'HEAD') return reply.send(answer.stream)
  // Fastify would read the whole file only to say how long it is.
  answer.stream.destroy()
  return reply.send(Readable.from([]))
}

/** Frames and scripts of authors get a plain sentence, never a page. */
function answerProblems(app: FastifyInstance): void {
  const sendProblem = (reply: FastifyReply, status: number, sentence: string, headers: Record<string, string> = {}) =>
    reply
      .code(status)
      .headers({ ...headers, ...policy.PROBLEM_HEADERS })
      .send(sentence)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, notFound().message))
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error.status, error.message, error.options.headers)
    const status = error.statusCode ?? 500
    if (status < 500) return sendProblem(reply, status, error.message)
    request.log.error({ err: error }, 'content call failed')
    return sendProblem(reply, 500, 'The hub cannot serve this right now. Try again in a moment.')
  })
}
