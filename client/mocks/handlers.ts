import { getResponse, http, passthrough, type HttpHandler } from 'msw'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { answer } from './answer.ts'
import { assetsAdminHandlers } from './assets-admin.ts'
import { assetsHandlers } from './assets.ts'
import { authHandlers } from './auth.ts'
import { badgesAdminHandlers } from './badges-admin.ts'
import { badgesHandlers } from './badges.ts'
import { commentsHandlers } from './comments.ts'
import { contentFilesHandlers } from './content-files.ts'
import { contentHandlers } from './content.ts'
import { customFieldsHandlers } from './custom-fields.ts'
import { dataExportsHandlers } from './data-exports.ts'
import { emailsHandlers } from './emails.ts'
import { exampleAnswer } from './examples.ts'
import { feedbackHandlers } from './feedback.ts'
import { filesHandlers } from './files.ts'
import type { MockHub } from './hub.ts'
import { hubsHandlers } from './hubs.ts'
import { messagesHandlers } from './messages.ts'
import { notificationsHandlers } from './notifications.ts'
import { playlistsAdminHandlers } from './playlists-admin.ts'
import { playlistsHandlers } from './playlists.ts'
import { Problem, problemResponse } from './problems.ts'
import { profileHandlers } from './profile.ts'
import { findOperation } from './routes.ts'
import { sharingHandlers } from './sharing.ts'
import { urlPreviewHandlers } from './url-preview.ts'
import { usersHandlers } from './users.ts'

/**
 * Handlers for every operation of the contract, over one hub: its own where the mock keeps state, the contract's example
 * elsewhere. Calls outside /api pass, unknown ones under it are refused loudly.
 */
export function hubHandlers(hub: MockHub): HttpHandler[] {
  const stateful = statefulHandlers(hub)
  return [
    http.all(({ request }) => !isHubCall(request), passthrough),
    http.all('*/api/*', ({ request }) => answerCall(hub, stateful, request)),
  ]
}

/**
 * The handlers that keep state, by operation. Their generated paths begin with a wildcard, so that of /playlists/ fits
 * /me/playlists/ too; that is why the operation is found first and its handler asked alone.
 */
export function statefulHandlers(hub: MockHub): ReadonlyMap<OperationId, HttpHandler> {
  const handlers: HttpHandler[] = [
    ...authHandlers(hub),
    ...hubsHandlers(hub),
    ...profileHandlers(hub),
    ...customFieldsHandlers(hub),
    ...dataExportsHandlers(hub),
    ...playlistsHandlers(hub),
    ...assetsHandlers(hub),
    ...contentHandlers(hub),
    ...filesHandlers(hub),
    ...contentFilesHandlers(hub),
    ...playlistsAdminHandlers(hub),
    ...assetsAdminHandlers(hub),
    ...usersHandlers(hub),
    ...commentsHandlers(hub),
    ...badgesHandlers(hub),
    ...badgesAdminHandlers(hub),
    ...notificationsHandlers(hub),
    ...messagesHandlers(hub),
    ...emailsHandlers(hub),
    ...feedbackHandlers(hub),
    ...urlPreviewHandlers(hub),
    ...sharingHandlers(hub),
  ]
  const known = new Map(
    handlers.map((handler) => [`${String(handler.info.method)} ${String(handler.info.path)}`, handler]),
  )
  const entries = Object.entries(operations).flatMap(([id, { method, path }]) => {
    const handler = known.get(`${method} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    return handler ? [[id as OperationId, handler] as const] : []
  })
  return new Map(entries)
}

async function answerCall(
  hub: MockHub,
  stateful: ReturnType<typeof statefulHandlers>,
  request: Request,
): Promise<Response | undefined> {
  const found = findOperation(request.method, new URL(request.url).pathname.slice('/api'.length))
  if ('allowed' in found) return refuse(request, found.allowed)
  const { id, params } = found
  const handler = stateful.get(id)
  if (handler) return getResponse([handler], withSlashAs(operations[id].path, request))
  return answer(hub, id, ({ query }) => exampleAnswer(id, query))({ request, params })
}

/** The hub does not mind a slash at the end, but the generated handlers do. @param path that of the contract */
function withSlashAs(path: string, request: Request): Request {
  const url = new URL(request.url)
  if (url.pathname.endsWith('/') === path.endsWith('/')) return request
  url.pathname = path.endsWith('/') ? `${url.pathname}/` : url.pathname.replace(/\/+$/, '')
  return new Request(url, request)
}

/** In development the modules of client/api are served under /api/ as well. */
function isHubCall({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname.startsWith('/api/') && !/\.tsx?$/.test(pathname)
}

function refuse({ method, url }: Request, allowed: string[]): Response {
  const call = `${method} ${new URL(url).pathname}`
  console.error(`The contract has no call ${call}.`)
  if (allowed.length === 0) return problemResponse(new Problem(404, 'no-such-call', `The API has no call ${call}.`))
  const allow = allowed.join(', ')
  return problemResponse(
    new Problem(405, 'method-not-allowed', `This path takes ${allow}, not ${method}.`, { headers: { allow } }),
  )
}
