import type { OperationId } from '../../generated/server/operations.ts'
import type { operations as Contract } from '../../generated/server/schema.d.ts'
import type { BodyOf, ContentOf, GoodStatus, Part } from '../../server/contract/handlers.ts'
import type { Caller } from './caller.ts'
import type { Call } from './engine.ts'
import type { MockHub } from './hub.ts'
import { ownAuth } from './own-auth.ts'
import { ownFactor } from './own-factor.ts'
import { ownFiles } from './own-files.ts'
import { ownLearning } from './own-learning.ts'
import { ownPasskeys } from './own-passkeys.ts'
import { ownTopics } from './own-topics.ts'

type AnswerBody<O extends OperationId> = ContentOf<Contract[O]['responses'][GoodStatus<O>]>

/** A call that was let in and fits the contract. */
export type CallOf<O extends OperationId> = Omit<Call, 'params' | 'query' | 'body' | 'caller'> & {
  params: Part<O, 'path'>
  query: Part<O, 'query'>
  body: BodyOf<O>
  /** Of a call that anybody may make, only where somebody is signed in. */
  caller: Caller
}

/** The body of an answer, or a whole response where a body alone does not say it. */
export type OwnAnswers<O extends OperationId = OperationId> = {
  [P in O]?: (hub: MockHub, call: CallOf<P>) => AnswerBody<P> | Response | Promise<AnswerBody<P> | Response>
}

/** The few operations whose answer does not follow from what they do to an entity. */
export const ownAnswers: OwnAnswers = {
  ...ownAuth,
  ...ownFactor,
  ...ownFiles,
  ...ownLearning,
  ...ownPasskeys,
  ...ownTopics,
}
