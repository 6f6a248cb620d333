import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ContractDocument } from './document.ts'
import { keepAnswers } from './kept-answers.ts'
import { readContract, withUnbuiltMarked } from './read-contract.ts'
import { forSwaggerUi, ofTag } from './swagger-document.ts'

const PATH = '/api/docs'
const MARK = join(import.meta.dirname, '../../client/public/favicon.svg')

/**
 * Runs in Swagger UI, which has it as text, so it names nothing outside of itself. What is tried there is done in the hub, as
 * whoever is signed in: a change has to be confirmed.
 */
function confirmChange(request: { method?: string; url: string }) {
  const { method = 'GET', url } = request
  const isMeant =
    method === 'GET' || confirm(`${method} ${new URL(url).pathname} is done in this hub, as you. Send it?`)
  return isMeant ? request : Promise.reject(new Error('It was not sent.'))
}

declare const confirm: (question: string) => boolean

/** Runs in the page before Swagger UI starts: opens the document of the tag to which the address leads, or the best known. */
function openTagOfAddress() {
  const start = globalThis.SwaggerUIBundle
  const tag = decodeURIComponent(location.hash.split('/')[1] ?? '') || 'playlists'
  const startAtTag = (config: object) => start({ ...config, 'urls.primaryName': tag })
  globalThis.SwaggerUIBundle = Object.assign(startAtTag, start)
}

declare const location: { hash: string }
declare global {
  var SwaggerUIBundle: (config: object) => unknown
}

let shown: ContractDocument | undefined

/** What Swagger UI shows of the contract, made once, and not before somebody asks: it takes a tenth of a start. */
function shownContract(): ContractDocument {
  return (shown ??= forSwaggerUi(withUnbuiltMarked(readContract())))
}

/** Under `swagger`, where Swagger UI looks for it. The plugin wants the document at the start, so it is given an empty one to fill. */
async function serveOnDemand(app: FastifyInstance): Promise<void> {
  const document = {}
  // Its types know another name for what it adds in the other mode alone.
  const options = { mode: 'static', decorator: 'filled', specification: { document } }
  await app.register(swagger, options as object)
  const { filled } = app as typeof app & { filled: typeof app.swagger }
  const onDemand = (options?: { yaml: true }) => {
    Object.assign(document, shownContract())
    return filled(options as { yaml: true })
  }
  app.decorate('swagger', onDemand as typeof app.swagger)
}

/** Swagger UI on the bundle that the server is bound to, one tag at a time. Its page needs styles and scripts of its own. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  keepAnswers(app)
  const tags = readContract().tags.map(({ name }) => name)
  await serveOnDemand(app)
  for (const tag of tags) app.get(`${PATH}/of/${tag}`, async () => ofTag(shownContract(), tag))
  await app.register(swaggerUi, {
    routePrefix: PATH,
    staticCSP: true,
    transformStaticCSP: (header) =>
      header.replaceAll(/ ?https?:\S*/g, '').replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    uiConfig: {
      deepLinking: true,
      displayOperationId: true,
      // All operations and shapes at once keep a browser busy for half a minute.
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      filter: true,
      tryItOutEnabled: true,
      requestInterceptor: confirmChange as never,
      urls: [...tags.map((name) => ({ name, url: `${PATH}/of/${name}` })), { name: 'everything', url: `${PATH}/json` }],
    },
    theme: { title: 'Learning Hub API', js: [{ filename: 'tag.js', content: `(${openTagOfAddress.toString()})()` }] },
    logo: { type: 'image/svg+xml', content: readFileSync(MARK), href: '/', target: '_self' },
  })
}
