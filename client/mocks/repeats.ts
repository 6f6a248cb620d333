import { operations } from '../../generated/server/operations.ts'
import type { OperationRow } from '../../server/contract/operation-row.ts'
import type { Call } from './engine.ts'
import type { MockHub } from './hub.ts'
import { refusal } from './problem-answers.ts'

/** What was answered under an Idempotency-Key; nothing while the call is still running. */
export interface Repeat {
  /** What was sent. */
  sent: string
  answer: { body: string; status: number; headers: [string, string][] } | null
}

/** Answers a call that comes again under its key as it was answered first. @throws 409, 422 */
export async function answerOnce(hub: MockHub, call: Call, work: () => Promise<Response>): Promise<Response> {
  const { id, caller, request, body } = call
  const { takesKey }: OperationRow = operations[id]
  const key = request.headers.get('idempotency-key')
  if (!takesKey || !key || !caller) return work()
  const name = `${caller.account.id} ${key}`
  const sent = `${request.method} ${request.url} ${JSON.stringify(body)}`
  const before = hub.repeats.get(name)
  if (before) return replay(before, sent)
  const repeat: Repeat = { sent, answer: null }
  hub.repeats.set(name, repeat)
  const answer = await work().catch((error: unknown) => {
    hub.repeats.delete(name)
    throw error
  })
  repeat.answer = { body: await answer.clone().text(), status: answer.status, headers: [...answer.headers] }
  return answer
}

function replay({ sent, answer }: Repeat, sentNow: string): Response {
  if (sent !== sentNow) throw refusal('idempotency-key-reused')
  if (!answer) throw refusal('idempotency-key-in-use')
  const { body, status, headers } = answer
  return new Response(body, { status, headers: [...headers, ['Idempotent-Replayed', 'true']] })
}
