import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Hub, HubCall } from '../../context.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { contentHubs } from './content-hub-service.ts'
import { contentOriginOf, isContentHost } from '../../platform/content-origin.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import { readRight, type ContentRight } from './content-token.ts'

/** A request whose token has been read: what it may do, and the hub that it belongs to. */
export interface Visit extends Opening {
  token: string
  right: ContentRight
  call: HubCall
  /** Of the page of the hub that asks, as far as its browser says. */
  origin: string
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null
  }
}

/** What a right opens, as it is now. */
export interface Opening {
  /** Hosts elsewhere from which its package may load beside those of the hub. */
  allowedHosts: readonly string[]
}

/** Nothing where the right no longer stands: its holder is not signed in, or may not see what it opens. */
export type FindOpening = (call: HubCall, right: ContentRight) => Promise<Opening | undefined>

/** A course asks for hundreds of files at once, so what was looked up counts this long. */
const CACHE_MS = 1_000
const MAX_KEPT = 10_000

/**
 * Another host gets nothing, and a token works only on the origin of its own file and while the right stands that it was
 * made for. Nothing is looked up before the host and the signature are right.
 */
export function admitVisit(app: FastifyInstance, context: Context, findOpening: FindOpening): void {
  const hubOf = contentHubs(context)
  const { contentOrigin } = context.config
  const openingOf = remembered(findOpening)
  app.decorateRequest('visit', null)
  app.addHook('onRequest', async (request) => {
    if (!isContentHost(contentOrigin, request.hostname))
      throw new Problem(421, 'unknown-hub', 'No hub keeps its content under this address. Check it.')
    const { token } = (request.params ?? {}) as { token?: string }
    if (token === undefined) return
    const right = readRight(context.config.secrets, token)
    const isHere =
      right &&
      request.hostname.toLowerCase() === new URL(contentOriginOf(contentOrigin, right.domainId, right.fileId)).hostname
    const hub = isHere ? await hubOf(right.domainId) : undefined
    if (!right || !hub) throw linkEnded()
    const call = { context, hub, db: context.databases.forHub(hub.domainId) }
    const opening = await openingOf(token, call, right)
    if (!opening) throw linkEnded()
    request.visit = { token, right, call, origin: originOf(request, hub), allowedHosts: opening.allowedHosts }
  })
}

/** A hub has several names, and only the page knows by which somebody is there. */
function originOf({ headers: { origin, referer = '' } }: FastifyRequest, { origins, origin: primary }: Hub): string {
  const named = origin ?? URL.parse(referer)?.origin
  return origins.find((each) => each === named) ?? primary
}

function remembered(
  findOpening: FindOpening,
): (token: string, call: HubCall, right: ContentRight) => ReturnType<FindOpening> {
  const kept = new RecentMap<string, { answer: ReturnType<FindOpening>; until: number }>(MAX_KEPT)
  return (token, call, right) => {
    const known = kept.get(token)
    if (known && known.until > Date.now()) return known.answer
    const answer = findOpening(call, right)
    answer.catch(() => kept.delete(token))
    kept.set(token, { answer, until: Date.now() + CACHE_MS })
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
