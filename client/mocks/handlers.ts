import { http, passthrough, type HttpHandler } from 'msw'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { resources } from '../../generated/resources.ts'
import { locationOf } from '../../server/contract/location.ts'
import type { OperationRow } from '../../server/contract/operation-row.ts'
import { callerOf, guard } from './caller.ts'
import { answerOf, byRule, statusOf, type Answer, type Call } from './engine.ts'
import { exampleAnswer } from './examples.ts'
import type { MockHub } from './hub.ts'
import { readInput } from './input.ts'
import { ownAnswers } from './own.ts'
import { Problem, problemResponse } from './problem-answers.ts'
import { answerOnce } from './repeats.ts'
import { refuseBodies, refuseOtherSites } from './refusals.ts'
import { findOperation } from './find-operation.ts'
import { readWish, type Wish } from './wishes.ts'

/** Handlers for every operation of the contract, over one hub. Calls outside /api pass, unknown ones under it are refused loudly. */
export function hubHandlers(hub: MockHub): HttpHandler[] {
  return [
    http.all(({ request }) => !isHubCall(request), passthrough),
    http.all('*/api/*', ({ request }) => answerCall(hub, request)),
  ]
}

/** In development the modules of client/api are served under /api/ as well. */
function isHubCall({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname.startsWith('/api/') && !/\.tsx?$/.test(pathname)
}

async function answerCall(hub: MockHub, request: Request): Promise<Response> {
  const found = findOperation(request.method, new URL(request.url).pathname.slice('/api'.length))
  if ('allowed' in found) return refuseUnknown(request, found.allowed)
  const { id, params } = found
  const wish = { ...hub.wishes.get(id), ...readWish(request.headers.get('prefer')) }
  if (wish.delay) await new Promise((resolve) => setTimeout(resolve, wish.delay))
  if (wish.status === 0) return Response.error()
  try {
    if (wish.status) throw new Problem(wish.status, 'asked-for', 'This answer was asked for.')
    return await answer(hub, { id, params, request, wish })
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error)
    throw error
  }
}

type Incoming = Pick<Call, 'id' | 'params' | 'request'> & { wish: Wish }

/** Whoever may not call learns nothing of the input, as in the hub. */
async function answer(hub: MockHub, { id, params, request, wish }: Incoming): Promise<Response> {
  const caller = callerOf(hub, request)
  if (caller && !caller.scopes) refuseOtherSites(request, hub.origin)
  guard(hub, caller, id)
  await refuseBodies(id, request)
  const input = await readInput(id, request, params)
  const call = { ...input, id, caller, request, isEmpty: wish.isEmpty ?? false } as Call
  return answerOnce(hub, call, () => withLocation(call, answerBy(hub, call)))
}

/** Says where what was made is found, as the hub does. */
async function withLocation({ id, params }: Call, answering: Promise<Response>): Promise<Response> {
  const answer = await answering
  const { location }: OperationRow = operations[id]
  if (answer.status === 201 && location)
    answer.headers.set('Location', locationOf(location, params, await answer.clone().json()))
  return answer
}

async function answerBy(hub: MockHub, call: Call): Promise<Response> {
  const { id } = call
  const own = ownAnswers[id] as ((hub: MockHub, call: Call) => unknown) | undefined
  if (own) return respond(id, { body: await own(hub, call) })
  const rule = byRule[resources[id].does]
  if (rule && isJson(id)) return respond(id, rule(hub, call))
  const example = exampleAnswer(id, call.query)
  example.headers.set('x-mock-answer', 'example')
  return example
}

/** Only JSON can be made by rule; the rest are redirects, files and lines. */
function isJson(id: OperationId): boolean {
  const { content } = answerOf(id)
  return statusOf(id) < 204 && (!content || 'application/json' in content)
}

function respond(id: OperationId, { body, headers = {} }: Answer): Response {
  if (body instanceof Response) return body
  return Response.json(body, { status: statusOf(id), headers: { ...headers, 'x-mock-answer': 'state' } })
}

function refuseUnknown({ method, url }: Request, allowed: string[]): Response {
  const call = `${method} ${new URL(url).pathname}`
  console.error(`The contract has no call ${call}.`)
  if (allowed.length === 0) return problemResponse(new Problem(404, 'no-such-call', `The API has no call ${call}.`))
  const allow = allowed.join(', ')
  return problemResponse(
    new Problem(405, 'method-not-allowed', `This path takes ${allow}, not ${method}.`, { headers: { allow } }),
  )
}
