import type { NotImplemented } from '../generated/server/operations.ts'
import type { components } from '../generated/server/schema.d.ts'
import type { Audited, Call, Caller, HubCall } from './context.ts'

/** What jobs know of the things that they change only from the nouns above them; job-kinds.ts holds the table. */

/** By the operations that begin them. */
export type JobKindName = Exclude<components['schemas']['JobKind'], NotImplemented>
export type JobItemType = components['schemas']['JobItemType']

/** On behalf of whoever began a job. */
export interface JobCall extends HubCall {
  caller: Pick<Caller, 'memberId'>
  /** The id of the job, by which the list of changes groups what it did. */
  requestId: string
  audited: (Audited | 'unchanged')[]
}

/** A thing that a job is about. */
export interface JobItem {
  type: JobItemType
  /** Null for what has none, such as a tag. */
  id: string | null
  name: string
  /** JSON: what is to be done with it, where that is not the same for all. Forgotten when it is done. */
  wish?: unknown
}

/** A thing whose change is undone, with what was kept of it. */
export interface ChangedItem extends JobItem {
  before: unknown
}

/** What became of a thing. */
export type ItemEnd =
  | {
      state: 'done'
      /** JSON: what it takes to undo it. */
      before?: unknown
    }
  | { state: 'skipped' | 'failed'; /** A sentence in English. */ reason: string }

/** @param reason a sentence in English */
export const skipped = (reason: string) => ({ state: 'skipped' as const, reason })

/** What comes out of a job. */
export type JobResult =
  | { type: 'page'; /** Of the hub. */ href: string }
  | { type: 'download'; id: string; href: string; /** After the end of the job. */ keptMs: number }

/** What one kind of job does. Both are called in the transaction that writes down what they answer, and may be called again after an error. */
export interface JobKind<Input = never> {
  /** Changes some things. @returns what became of each, in their order; null while they are done elsewhere, from where the job is sent again */
  run(call: JobCall, input: Input, items: readonly JobItem[]): Promise<ItemEnd[] | null>
  /** Gives some things back what they were. A thing that somebody changed since is skipped. Left out where what was done cannot be taken back. */
  undo?(call: JobCall, input: Input, items: readonly ChangedItem[]): Promise<ItemEnd[]>
  /** Whether something of what it did can be taken back, where that depends on what was asked. */
  isUndoable?(input: Input): boolean
  /** Where somebody looks when it is done. */
  result(input: Input): JobResult
  /** Whether it cannot be stopped, because it is of one step or must not be left half done. */
  isUnstoppable?: true
  /** Whether what it does stands in no list of changes: it is learning, a file, or what rules do by themselves. */
  isUnlisted?: true
  /** How many things are done in one transaction, where the usual number does not fit. */
  batchSize?(input: Input): number
  /** Whether the caller may still do the like, where that is not said by a right of theirs alone. */
  isStillAllowed?(call: Call, input: Input): Promise<boolean>
}

export type JobKinds = Readonly<Record<JobKindName, JobKind>>
