import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { findFile } from './page-files.ts'
import { pagePolicy } from './page-policy-rules.ts'
import { newestBase } from './build-files.ts'

const BUILD_NAME = /^[0-9a-f]{8}$/
const IMMUTABLE = /(^|\/)assets\/(js|css|images|fonts)\/.+[.-][0-9a-f]{8}\.|^redoc\/redoc\.standalone-[\d.]+\.js$/

/**
 * Serves the documentation below `/dev-docs/<hash>/`, one folder of `buildDir` for each hash, and leads every other
 * address below `/dev-docs` to the build that `base.json` in `buildDir` names. Without a build it answers 503. The
 * folder is read at each request, so a new build needs no restart.
 */
export async function serveDocs(app: FastifyInstance, options: { buildDir: string }): Promise<void> {
  const { buildDir } = options
  await app.register(fastifyStatic, {
    root: buildDir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  app.get('/dev-docs', (_request, reply) => redirectToNewest(reply, buildDir, ''))
  app.get('/dev-docs/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
    answer(request, reply, buildDir),
  )
}

async function answer(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply, buildDir: string) {
  const [first = '', ...rest] = request.params['*'].split('/')
  const isBuild = BUILD_NAME.test(first)
  const build = join(buildDir, first)
  if (isBuild && (await findFile(build, ''))) return sendFrom(reply, build, rest.join('/'))
  const [, query = ''] = request.url.split(/\?(.*)/s)
  const tail = isBuild || first === 'latest' ? rest : [first, ...rest]
  return redirectToNewest(reply, buildDir, `${tail.map(encodeURIComponent).join('/')}${query && `?${query}`}`)
}

async function redirectToNewest(reply: FastifyReply, buildDir: string, tail: string) {
  const base = await newestBase(buildDir)
  reply.header('cache-control', 'no-store')
  if (base) return reply.redirect(base + tail, 302)
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The documentation is not built yet. Run make docs, then load this page again.\n')
}

async function sendFrom(reply: FastifyReply, build: string, path: string) {
  const file = await findFile(build, path)
  const found = file ?? '404.html'
  if (!file) reply.code(404)
  reply.header('cache-control', IMMUTABLE.test(found) ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('x-content-type-options', 'nosniff')
  reply.header('content-security-policy', await pagePolicy(build, found))
  return reply.sendFile(found, build)
}
