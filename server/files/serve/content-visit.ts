import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, HubCall } from '../../context.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { contentHubs } from './content-hubs.ts'
import { readRight, type ContentRight } from './content-token.ts'

/** A request whose token has been read: what it may do, and the hub that it belongs to. */
export interface Visit {
  token: string
  right: ContentRight
  call: HubCall
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null
  }
}

/** Whether a right stands at this moment. */
export type IsOpen = (call: HubCall, right: ContentRight) => Promise<boolean>

/** A course asks for hundreds of files at once, so what was looked up counts this long. */
const CACHE_MS = 1_000
const MAX_KEPT = 10_000

/**
 * A host that is no hub's gets nothing, and a token works only where its own hub's content is served and while the right
 * stands that it was made for.
 */
export function letIn(app: FastifyInstance, context: Context, isOpen: IsOpen): void {
  const hubsAt = contentHubs(context)
  const stands = remembered(isOpen)
  app.decorateRequest('visit', null)
  app.addHook('onRequest', async (request) => {
    const hubs = await hubsAt(request.hostname)
    if (hubs.length === 0)
      throw new Problem(421, 'unknown-hub', `No hub keeps its content under ${request.hostname}. Check the address.`)
    const { token } = (request.params ?? {}) as { token?: string }
    if (token === undefined) return
    const right = readRight(context.config.secret, token)
    const hub = hubs.find(({ domainId }) => domainId === right?.domainId)
    if (!right || !hub) throw linkEnded()
    const call = { context, hub, db: context.databases.forHub(hub.domainId) }
    if (!(await stands(token, call, right))) throw linkEnded()
    request.visit = { token, right, call }
  })
}

function remembered(isOpen: IsOpen): (token: string, call: HubCall, right: ContentRight) => Promise<boolean> {
  const kept = new Map<string, { answer: Promise<boolean>; until: number }>()
  return (token, call, right) => {
    const known = kept.get(token)
    if (known && known.until > Date.now()) return known.answer
    const answer = isOpen(call, right)
    answer.catch(() => kept.delete(token))
    // At the end of the map again: what was looked up longest ago goes first.
    kept.delete(token)
    kept.set(token, { answer, until: Date.now() + CACHE_MS })
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
    return answer
  }
}

function linkEnded(): Problem {
  return new Problem(
    403,
    'link-ended',
    'This link has expired or is incomplete. Go back to the hub and open the content again.',
  )
}

/** The visit of a request whose path holds a token. */
export function visitOf({ visit }: FastifyRequest): Visit {
  if (!visit) throw notFound()
  return visit
}
