import { HttpResponse, type JsonBodyType, type PathParams } from 'msw'
import type { operations, OperationId } from '../../generated/server/operations.ts'
import type { operations as Contract } from '../../generated/server/schema.d.ts'
import { nextOffset, pageEnd } from '../../server/contract/page.ts'
import { cappedTotal, countCap } from '../../server/db/page.ts'
import { guard } from './access.ts'
import { callerOf } from './caller.ts'
import type { MockHub } from './hub.ts'
import { readInput } from './input.ts'
import { Problem, problemResponse } from './problems.ts'
import type { PersonRow } from './rows.ts'

type Part<O extends OperationId, K extends 'path' | 'query'> = Contract[O]['parameters'] extends { [P in K]?: infer T }
  ? NonNullable<T>
  : Record<never, never>

type BodyOf<O extends OperationId> = Contract[O] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined

type OrNobody<O extends OperationId, T> = 'anyone' extends (typeof operations)[O]['access']['allow'][number]
  ? T | null
  : T

/** What the middle of a handler gets: a call that was let in and fits the contract. */
export interface MockCall<O extends OperationId> {
  me: OrNobody<O, PersonRow>
  /** When the session or the token of the call ends. */
  expiresTime: OrNobody<O, string>
  params: Part<O, 'path'>
  query: Part<O, 'query'>
  body: BodyOf<O>
  request: Request
}

/** A call as it comes in. */
export interface IncomingCall {
  request: Request
  params: PathParams
}

/** The resolver of one operation: access and input are checked before `work`, and problems that it throws become answers. */
export function answer<O extends OperationId, A>(
  hub: MockHub,
  id: O,
  work: (call: MockCall<O>) => A | Promise<A>,
): (call: IncomingCall) => Promise<A> {
  return async ({ request, params }) => {
    try {
      const caller = callerOf(hub, request)
      guard(hub, caller, id)
      const input = await readInput(id, request, params)
      // The contract was just checked against, so the call has the types that were made from it.
      return await work({
        me: caller?.person ?? null,
        expiresTime: caller?.expiresTime ?? null,
        request,
        ...input,
      } as unknown as MockCall<O>)
    } catch (error) {
      // A response that is thrown is the answer.
      throw error instanceof Problem ? problemResponse(error) : error
    }
  }
}

/** Answers with headers, which the generated handlers cannot. Throw what it returns. */
export function jsonWith<T extends JsonBodyType>(body: T, headers: Record<string, string>): HttpResponse<T> {
  return HttpResponse.json<T>(body, { headers })
}

/** One page of a list. */
export function pageOf<T>(
  all: readonly T[],
  { limit, offset }: { limit: number; offset: number },
): { items: T[]; total: number; nextOffset: number | null } {
  const items = all.slice(offset, offset + limit)
  return { items, total: all.length, nextOffset: nextOffset(offset, items.length, all.length) }
}

/** One page of what the hub offers, which is counted as the server does. */
export function offerPageOf<T>(all: readonly T[], query: { limit: number; offset: number }) {
  const items = all.slice(query.offset, query.offset + query.limit)
  return { items, ...pageEnd({ items, ...cappedTotal(all.length, countCap(query)) }, query.offset) }
}
