import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, HubCall } from '../../context.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { contentHubs } from './content-hubs.ts'
import { contentOriginOf, isContentHost } from '../../platform/content-origin.ts'
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

/** Another host gets nothing, and a token works only on the origin of its own file. Nothing is looked up before that. */
export function letIn(app: FastifyInstance, context: Context): void {
  const hubOf = contentHubs(context)
  const { contentOrigin } = context.config
  app.decorateRequest('visit', null)
  app.addHook('onRequest', async (request) => {
    if (!isContentHost(contentOrigin, request.hostname))
      throw new Problem(421, 'unknown-hub', 'No hub keeps its content under this address. Check it.')
    const { token } = (request.params ?? {}) as { token?: string }
    if (token === undefined) return
    const right = rightOf(context, token)
    const isHere =
      right &&
      request.hostname.toLowerCase() === new URL(contentOriginOf(contentOrigin, right.domainId, right.fileId)).hostname
    const hub = isHere ? await hubOf(right.domainId) : undefined
    if (!right || !hub)
      throw new Problem(
        403,
        'link-ended',
        'This link has expired or is incomplete. Go back to the hub and open the content again.',
      )
    request.visit = { token, right, call: { context, hub, db: context.databases.forHub(hub.domainId) } }
  })
}

/** What a token gives that was signed with any of the hub's secrets. */
function rightOf({ config, now }: Context, token: string): ContentRight | null {
  return config.secrets.map((secret) => readRight(secret, token, now())).find((right) => right !== null) ?? null
}

/** The visit of a request whose path holds a token. */
export function visitOf({ visit }: FastifyRequest): Visit {
  if (!visit) throw notFound()
  return visit
}
