import type {
  NotImplemented,
  operations as Operations,
  OperationId,
  OperationsOfNoun,
} from '../../generated/server/operations.ts'
import type { operations as Contract } from '../../generated/server/schema.d.ts'
import type { Call, PublicCall } from '../context.ts'

/** Types that hold a handler to its operation in the contract: a missing, unknown or wrongly typed one does not compile. */

export type Part<O extends OperationId, K extends 'path' | 'query' | 'header'> = Contract[O]['parameters'] extends {
  [P in K]?: infer T
}
  ? NonNullable<T>
  : Record<never, never>

export type BodyOf<O extends OperationId> = Contract[O] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : Contract[O] extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined

type Responses<O extends OperationId> = Contract[O]['responses']

/** The statuses that a handler answers itself; problems are thrown. */
export type GoodStatus<O extends OperationId> = Extract<keyof Responses<O>, 200 | 201 | 202 | 204 | 206 | 302 | 304>

export type ContentOf<R> = R extends { content: infer C }
  ? C extends Record<string, unknown>
    ? C[keyof C]
    : never
  : never

/** A list stands for a header that is sent more than once, as cookies are. */
export type AnswerHeaders = Record<string, string | string[]>

type Arguments<O extends OperationId, S extends GoodStatus<O>> = [ContentOf<Responses<O>[S]>] extends [never]
  ? [body?: undefined, headers?: AnswerHeaders]
  : [body: ContentOf<Responses<O>[S]>, headers?: AnswerHeaders]

declare const made: unique symbol

/** Only `respond` makes one, so an answer cannot pass the contract by. */
export interface Reply {
  readonly [made]: true
}

/** Answers with a status that the contract names and a body of exactly its shape; excess properties do not compile. */
export type Respond<O extends OperationId> = <S extends GoodStatus<O>>(status: S, ...rest: Arguments<O, S>) => Reply

type CallOf<O extends OperationId> = 'anyone' extends (typeof Operations)[O]['access']['allow'][number]
  ? PublicCall
  : Call

type RuleOf<O extends OperationId> = (typeof Operations)[O]['access']['allow'][number]

/** Only where the contract has the answer narrowed to what is of the caller's teams. */
type TeamsOf<O extends OperationId> =
  Extract<RuleOf<O>, { each: true }> extends never
    ? Record<never, never>
    : {
        /** The teams of whose things alone the answer may tell; null for all of the hub. A handler that does not ask fails. */
        readonly teams: readonly string[] | null
      }

interface AnyInput<O extends OperationId> {
  call: CallOf<O>
  params: Part<O, 'path'>
  query: Part<O, 'query'>
  headers: Record<string, string | undefined>
  body: BodyOf<O>
  respond: Respond<O>
}

export type HandlerInput<O extends OperationId> = AnyInput<O> & TeamsOf<O>

export type Handler<O extends OperationId> = (input: HandlerInput<O>) => Promise<Reply>

/** The handlers of one noun: all of its operations and no others. */
export type HandlersOf<N extends keyof OperationsOfNoun> = { readonly [O in OperationsOfNoun[N]]: Handler<O> }

/** Every operation of the contract but those that generated/not-implemented.json lists. */
export type Handlers = { readonly [O in Exclude<OperationId, NotImplemented>]: Handler<O> }

/** What `respond` hands to the binding. */
export interface Answer {
  status: number
  /** JSON, a stream of bytes, or nothing. */
  body: unknown
  headers: AnswerHeaders
}
