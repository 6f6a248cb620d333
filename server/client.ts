import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookieName } from './auth/sessions/cookie-rules.ts'
import { serveDocs } from './docs/page-handlers.ts'
import type { Context } from './context.ts'
import { hubOfHost } from './hubs/registry-service.ts'
import { screenFinder, type FirstOfScreen } from './first-of-screen.ts'
import { headOf, pageAbout } from './page-head.ts'
import type { Config } from './platform/config.ts'
import { contentSource } from './platform/content-origin.ts'
import { escapeHtml } from './platform/escape-html.ts'
import { packed } from './platform/packed.ts'
import { REPORTED, REPORTING } from './platform/policy-reports.ts'

const CLIENT = join(import.meta.dirname, '../client/dist')
const DOCS = join(import.meta.dirname, '../docs/build')

/**
 * Serves the built client at / (any path that is no file is a screen of it) and the documentation at /dev-docs.
 * @param root where the client was built to
 */
export async function serveClient(app: FastifyInstance, context: Context, root = CLIENT): Promise<void> {
  const { config } = context
  if (existsSync(DOCS)) await app.register(serveDocs, { buildDir: DOCS })
  if (!existsSync(join(root, 'index.html'))) {
    app.log.info('There is no built client; run make start, or make dev for the development server.')
    return
  }
  const policy = clientPolicy(config, scriptOf(readFileSync(join(root, 'index.html'), 'utf8')))
  const sendFile = (reply: FastifyReply, file: string, cacheControl: string) =>
    reply.sendFile(file, root, { cacheControl: false }).header('cache-control', cacheControl)
  const pageFor = readPage(config, root)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  app.get('/static/*', (request, reply) => {
    const file = `static/${(request.params as { '*': string })['*']}`
    return isInside(root, file) && existsSync(join(root, file))
      ? sendFile(reply, file, 'public, max-age=31536000, immutable').header('content-security-policy', CODE_POLICY)
      : reply.callNotFound()
  })
  // A browser asks at each visit whether it is still the same. What it may ask for itself is said here, not in the page.
  app.get('/worker.js', (_request, reply) =>
    sendFile(reply, 'worker.js', 'no-cache').header('content-security-policy', WORKER_POLICY),
  )
  app.get('/favicon.svg', (_request, reply) => sendFile(reply, 'favicon.svg', 'public, max-age=86400'))
  const headers = { ...REPORTING, 'content-security-policy': policy, 'cache-control': 'no-cache' }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const hub = await hubOfHost(context, request.hostname)
    if (!hub) return reply.callNotFound()
    const about = await pageAbout(context, hub, pathOf(request))
    // It says what strangers may know, and what stands in the address: nothing that its length could give away.
    const page = await packed(request, reply, pageFor(request, headOf(hub, about), hub.name))
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  }
  // The worker asks for it, too, and takes what comes.
  app.get('/offline', sendPage)
  app.get('/*', (request, reply) =>
    /^\/(api|scim|xapi)\//.test(request.url) || !wantsPage(request) ? reply.callNotFound() : sendPage(request, reply),
  )
}

/** What reads PDFs is a worker, which obeys its own file: it unpacks scanned pages in WebAssembly, and asks nobody for anything. */
const CODE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** What makes the hub an app on somebody's device. */
const INSTALLED =
  '<link rel="manifest" href="/manifest.webmanifest" /><link rel="apple-touch-icon" href="/icons/180-maskable.png" />'

/** The shape of the hub in client/index.html, and the place of its name in it. */
const OPENING = /<div class="opening">.*?<\/div>\s*<\/div>/s
const NAME = '<p></p>'

/**
 * The page, with what it says of itself and what its screen needs first: a browser asks for it while it still loads the code
 * that would ask. It stands behind that code, because over HTTP/1.1 a browser asks for six things at once. Where it is known
 * that the hub comes, and no page for visitors, its shape and its name show before the code.
 */
function readPage(config: Config, root: string): (request: FastifyRequest, head: string, hubName: string) => string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  // The title of the file is the development server's.
  const [before = '', after = ''] = read('index.html').split(/<title>.*<\/title>/)
  const bare = after.replace(OPENING, '')
  const withLinks = (page: string, links: string[]) =>
    page.replace('</head>', () => `${INSTALLED}${links.join('')}</head>`)
  const ofStranger = withLinks(bare, [answerLink('/api/hub')])
  const signedIn = [answerLink('/api/hub'), answerLink('/api/auth/session')]
  const ofSignedIn = withLinks(bare, signedIn)
  const firstOf = JSON.parse(read('first-of-screens.json')) as Record<string, FirstOfScreen>
  const screenAt = screenFinder(
    firstOf,
    ({ files, texts, answers }) =>
      (texts ? `<script data-texts type="application/json">${JSON.stringify(texts)}</script>` : '') +
      withLinks(after, [...signedIn, ...files.map(fileLink), ...answers.map(answerLink)]),
  )
  const restFor = (request: FastifyRequest) => {
    if (!request.cookies[sessionCookieName(config)]) return ofStranger
    const screen = screenAt(request.url)
    return screen ? fill(screen.page, screen.values) : ofSignedIn
  }
  return (request, head, hubName) =>
    before + head + restFor(request).replace(NAME, () => `<p>${escapeHtml(hubName)}</p>`)
}

/** Puts values in place of their names; other braces stay as they are. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (braced, name: string) => values[name] ?? braced)
}

/** What runs in the page itself before the first paint. */
function scriptOf(page: string): string {
  return /<script id="before-paint">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
}

function answerLink(url: string): string {
  return `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin />`
}

function fileLink(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin />`
    : `<link rel="modulepreload" href="/${file}" crossorigin />`
}

/** Browsers ask for pages by their type. What shows links takes anything, and unlike a browser's pictures and scripts does not say what for. */
function wantsPage({ headers: { accept = '*/*', 'sec-fetch-dest': use } }: FastifyRequest): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && use === undefined)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

function isInside(root: string, file: string): boolean {
  return normalize(join(root, file)).startsWith(root + sep)
}

/**
 * Scripts come from the hub alone; only frames and media come from where authors' content is served.
 * @param script the one that may stand in the page, to the letter
 */
function clientPolicy(config: Config, script: string): string {
  // Files go straight to the store where one is configured.
  const uploads = config.s3?.endpoint
    ? ` ${new URL(config.s3.endpoint).origin}`
    : config.s3
      ? ' https://*.amazonaws.com'
      : ''
  const content = contentSource(config.contentOrigin)
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${content}`,
    `media-src 'self' blob: ${content}`,
    // A document that is kept on the device is read from there.
    `connect-src 'self' blob: ${content}${uploads}`,
    `frame-src ${content} https:`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    REPORTED,
  ].join('; ')
}
