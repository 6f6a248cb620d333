import { operations, type OperationId } from '../../generated/server/operations.ts'
import { isAskedBefore } from '../../server/auth/rules.ts'
import { notAllowed, Problem } from './problem-answers.ts'

/** The hub's own limit for a JSON body, in bytes. */
const BODY_LIMIT = 256 * 1024

/** Foreign media types and bodies too large. @throws 415, 413 */
export async function refuseBodies(id: OperationId, request: Request): Promise<void> {
  const { body: types, maxBody = BODY_LIMIT } = operations[id] as { body: readonly string[]; maxBody?: number }
  if (types.length === 0) return
  const type = request.headers.get('content-type')?.split(';')[0]?.trim()
  if (type && !types.includes(type))
    throw new Problem(415, 'unsupported-media-type', `Send the body as ${types.join(' or ')}.`)
  if (types.includes('application/json') && (await request.clone().arrayBuffer()).byteLength > maxBody)
    throw new Problem(413, 'too-large', 'The body is larger than this call takes.')
}

/** A page of another site can make a browser send the cookie, but not forge these headers. @throws 403 */
export function refuseOtherSites({ method, headers }: Request, origin: string): void {
  if (method === 'GET') return
  const [site, from] = [headers.get('sec-fetch-site'), headers.get('origin')]
  const isAsked = isAskedBefore(method, headers.get('content-type') ?? undefined, headers.has('idempotency-key'))
  const isOwn = site === 'same-origin' || site === 'none' || (site === null && from === null && isAsked)
  if (!isOwn && !(from && isLocal(from, origin)))
    throw notAllowed('This call came from another site. Open the hub itself and try again.')
}

/** Front ends on other ports of this machine are at home here. */
function isLocal(from: string, origin: string): boolean {
  return from === origin || /^https?:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(from)
}
