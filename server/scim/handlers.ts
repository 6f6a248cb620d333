import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { privileges } from '../../generated/reference.ts'
import { identify } from '../auth/sessions/identify-service.ts'
import type { Call, Context } from '../context.ts'
import { bindableOf } from '../contract/bindable.ts'
import { quotaHeaders } from '../contract/call-counter.ts'
import { problemFrom } from '../contract/error-answers.ts'
import { notFound, Problem } from '../contract/problems.ts'
import { rateLimiter } from '../contract/rate-limit.ts'
import { readScimContract } from '../contract/read-contract.ts'
import { listFieldKinds } from '../users/custom-field-service.ts'
import { MAX_PAGE, resourceTypes, schema, serviceProviderConfig } from './discovery-wire.ts'
import { ScimFault, type ScimType } from './scim-fault-rules.ts'
import * as groups from './group-service.ts'
import type { Json } from './match-rules.ts'
import type { Operation } from './patch-rules.ts'
import { allSchemas } from './schema-rules.ts'
import * as users from './user-service.ts'
import { asWanted, isWanted, type Wanted } from './wanted-rules.ts'
import * as wire from './wire.ts'

const MEDIA_TYPE = 'application/scim+json'
const BODY_LIMIT = 1 << 20

interface Asked {
  call: Call
  params: { id: string; name: string }
  query: Wanted & { filter?: string; startIndex: number; count: number }
  body: Json
}

interface Answer {
  status: number
  body?: Json
  location?: string
}

/**
 * SCIM (RFC 7644), by which an identity provider brings people and teams. It has a contract of its own, and so binds its
 * calls by itself: their errors, pages and media type are the standard's.
 */
export async function serveScim(app: FastifyInstance, context: Context): Promise<void> {
  const { routes, validators, checks } = bindableOf(readScimContract())
  const limiter = rateLimiter(context)
  await app.register(
    async (scim) => {
      scim.setValidatorCompiler(validators)
      scim.setSerializerCompiler(context.config.checkAnswers ? checks : () => JSON.stringify)
      scim.setErrorHandler((error: FastifyError, _request, reply) => sendFault(error, reply))
      scim.setNotFoundHandler((_request, reply) => sendFault(noSuchCall(), reply))
      readJsonAlone(scim)
      for (const { operationId, method, url, schema } of routes) {
        const handler = handlers[operationId]
        if (!handler) throw new Error(`The operation ${operationId} of SCIM has no handler.`)
        scim.route({
          method,
          url,
          schema,
          bodyLimit: BODY_LIMIT,
          onRequest: async (request, reply) => {
            const rate = method === 'GET' ? 'read' : 'write'
            const { call, quota } = await identify(context, request, rate, limiter, 'scim')
            request.call = call
            if (quota) reply.headers(quotaHeaders(quota))
            if (!call.caller) throw new Problem(401, 'not-signed-in', 'Send a token of the hub with the scope scim.')
          },
          preValidation: async ({ body }) => {
            if (['POST', 'PUT', 'PATCH'].includes(method) && body === undefined)
              throw new ScimFault('invalidSyntax', 'This call needs a body.')
          },
          handler: async (request, reply) => send(reply, await handler(askedBy(request))),
        })
      }
    },
    { prefix: '/scim/v2' },
  )
}

/** Any other media type would pass the contract by. */
function readJsonAlone(scim: FastifyInstance): void {
  scim.removeAllContentTypeParsers()
  const parse = scim.getDefaultJsonParser('error', 'error')
  scim.addContentTypeParser([MEDIA_TYPE, 'application/json'], { parseAs: 'string', bodyLimit: BODY_LIMIT }, parse)
}

/**
 * The provider acts for the hub, so nobody is above it: who leaves is shut out whatever rights they had. It is the services that
 * keep one admin who can act, and no call of SCIM gives anybody a right.
 */
function askedBy({ call, params, query, body }: FastifyRequest): Asked {
  const caller = { ...call.caller!, privileges: new Set(privileges) }
  return { call: { ...call, caller }, params, query, body } as Asked
}

const handlers: Record<string, (asked: Asked) => Promise<Answer>> = {
  async getServiceProviderConfig({ call }) {
    return { status: 200, body: serviceProviderConfig(call.hub) }
  },

  async listResourceTypes({ call }) {
    return whole(resourceTypes(call.hub))
  },

  async getResourceType({ call, params }) {
    return { status: 200, body: named(resourceTypes(call.hub), params.name) }
  },

  async listSchemas({ call }) {
    return whole(await schemasOf(call))
  },

  async getSchema({ call, params }) {
    return { status: 200, body: named(await schemasOf(call), params.name) }
  },

  async listUsers({ call, query }) {
    const { items, total } = await users.listUsers(call, query.filter, pageOf(query))
    const resources = items.map((row) => asWanted(wire.user(call.hub, row), query))
    return { status: 200, body: wire.list(resources, total, startOf(query)) }
  },

  async createUser({ call, query, body }) {
    return userAnswer(201, call, await users.createUser(call, body), query)
  },

  async getUser({ call, params, query }) {
    return userAnswer(200, call, await users.getUser(call, params.id), query)
  },

  async replaceUser({ call, params, query, body }) {
    return userAnswer(200, call, await users.patchUser(call, params.id, [{ op: 'replace', value: body }]), query)
  },

  async patchUser({ call, params, query, body }) {
    return userAnswer(200, call, await users.patchUser(call, params.id, operationsIn(body)), query)
  },

  async deleteUser({ call, params }) {
    await users.deleteUser(call, params.id)
    return { status: 204 }
  },

  async listGroups({ call, query }) {
    const page = { ...pageOf(query), withMembers: isWanted('members', query) }
    const { items, total } = await groups.listGroups(call, query.filter, page)
    const resources = items.map((row) => asWanted(wire.group(call.hub, row), query))
    return { status: 200, body: wire.list(resources, total, startOf(query)) }
  },

  async createGroup({ call, query, body }) {
    return groupAnswer(201, call, await groups.createGroup(call, body), query)
  },

  async getGroup({ call, params, query }) {
    return groupAnswer(200, call, params.id, query)
  },

  async replaceGroup({ call, params, query, body }) {
    await groups.patchGroup(call, params.id, [{ op: 'replace', value: body }])
    return groupAnswer(200, call, params.id, query)
  },

  async patchGroup({ call, params, query, body }) {
    await groups.patchGroup(call, params.id, operationsIn(body))
    return query.attributes ? groupAnswer(200, call, params.id, query) : { status: 204 }
  },

  async deleteGroup({ call, params }) {
    await groups.deleteGroup(call, params.id)
    return { status: 204 }
  },
}

const operationsIn = (body: Json) => body['Operations'] as Operation[]

const startOf = ({ startIndex }: Asked['query']) => Math.max(1, startIndex)

function pageOf(query: Asked['query']) {
  return { limit: Math.min(MAX_PAGE, Math.max(0, query.count)), offset: startOf(query) - 1 }
}

function whole(resources: readonly Json[]): Answer {
  return { status: 200, body: wire.list(resources, resources.length, 1) }
}

function named(resources: readonly (Json & { id: string })[], name: string): Json {
  const found = resources.find(({ id }) => id.toLowerCase() === name.toLowerCase())
  if (!found) throw notFound()
  return found
}

async function schemasOf(call: Call) {
  return allSchemas(await listFieldKinds(call)).map((each) => schema(call.hub, each))
}

function userAnswer(status: number, { hub }: Call, row: Parameters<typeof wire.user>[1], wanted: Wanted): Answer {
  const location = wire.locationOf(hub, 'Users', row.id)
  return { status, body: asWanted(wire.user(hub, row), wanted), location }
}

async function groupAnswer(status: number, call: Call, id: string, wanted: Wanted): Promise<Answer> {
  const row = await groups.getGroup(call, id, isWanted('members', wanted))
  const location = wire.locationOf(call.hub, 'Groups', row.id)
  return { status, body: asWanted(wire.group(call.hub, row), wanted), location }
}

function send(reply: FastifyReply, { status, body, location }: Answer): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (location) reply.header(status === 201 ? 'location' : 'content-location', location)
  return body ? reply.type(MEDIA_TYPE).send(body) : reply.send()
}

/** What the services of other nouns refuse, in the words of SCIM. */
const TYPES: Readonly<Record<string, ScimType>> = {
  'attribute-wrong': 'invalidValue',
  'bad-input': 'invalidValue',
  'custom-field-value-wrong': 'invalidValue',
  'email-not-usable': 'uniqueness',
  'team-name-taken': 'uniqueness',
  'unknown-reference': 'invalidValue',
}

const noSuchCall = () => new Problem(404, 'no-such-call', 'SCIM has no such call here.')

function sendFault(error: FastifyError | ScimFault | Problem, reply: FastifyReply): FastifyReply {
  const { status, detail, scimType, headers } = faultFrom(error)
  if (status === 500) reply.log.error({ err: error }, 'call failed')
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type(MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    })
}

function faultFrom(error: FastifyError | ScimFault | Problem) {
  if (error instanceof ScimFault) {
    const { status, scimType, message: detail } = error
    return { status, scimType, detail, headers: {} }
  }
  const { status, code, message: detail, options } = problemFrom(error)
  return { status, scimType: typeOf(error, code), detail, headers: options.headers ?? {} }
}

function typeOf(error: FastifyError | Problem, code: string): ScimType | undefined {
  if (error instanceof Problem) return TYPES[code]
  const { validation, validationContext, code: cause } = error
  if (validation && validationContext === 'querystring' && validation[0]?.instancePath === '/filter')
    return 'invalidFilter'
  if (validation && validationContext === 'body') return 'invalidSyntax'
  return cause?.startsWith('FST_ERR_CTP_INVALID_JSON') ? 'invalidSyntax' : TYPES[code]
}
