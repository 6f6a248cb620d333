import { HubProblem, problemOf } from './hub-problem.ts'
import { enrolmentRequired, sessionEnded } from './session-store.ts'
import { askStepUp } from './step-up.ts'
import { asSeen, forgetView } from './view-as.ts'

/** A 401 that says of the sign-in what is wrong with it, and nothing of a session. */
const OF_SIGN_IN = [
  'wrong-credentials',
  'second-factor-required',
  'second-factor-wrong',
  'second-factor-expired',
  'passkey-wrong',
]

const etags = new WeakMap<object, string>()

/** The version of an answer, to be sent back in `If-Match` with a change of what it holds. */
export function etagOf(answer: object): string | undefined {
  return etags.get(answer)
}

/** The keys of calls that got no answer which says whether they were done, by what was sent. */
const unanswered = new Map<string, string>()

/** Whether the hub may have done what was asked, or is doing it. */
function isUndecided(error: unknown): boolean {
  return error instanceof HubProblem && (error.status === 0 || error.status >= 500 || error.code === IN_USE)
}

const IN_USE = 'idempotency-key-in-use'

/**
 * What is done twice by mistake has a key, under which the hub does it once: a call that is repeated has that of the first, and
 * who may repeat it after a reload brings one.
 */
async function callOnce<T>(url: string, init: RequestInit): Promise<T> {
  const sent = `${url} ${init.body as string}`
  const own = new Headers(init.headers).get('Idempotency-Key')
  const key = own ?? unanswered.get(sent) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  unanswered.delete(sent)
  try {
    const headers = new Headers(init.headers)
    headers.set('Idempotency-Key', key)
    return await call<T>(url, { ...init, headers })
  } catch (error) {
    if (isUndecided(error)) unanswered.set(sent, key)
    throw error
  }
}

/**
 * The one way to the hub; the generated functions call it with the path of the contract. Where the hub wants to see the
 * password once more, the person is asked for it and the call is made again.
 * Throws HubProblem for every answer that is no success, and with code `offline` where no answer came.
 */
export function callHub<T>(url: string, init?: RequestInit): Promise<T> {
  return init?.method === 'POST' ? callOnce(url, init) : call(url, init)
}

async function call<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await answerOf(`/api${url}`, init)
  if (response.ok) {
    const body = await bodyOf(response)
    const etag = response.headers.get('ETag')
    if (etag && typeof body === 'object' && body !== null) etags.set(body, etag)
    return body as T
  }
  const problem = await problemOf(response)
  if (problem.status === 401 && !OF_SIGN_IN.includes(problem.code)) {
    forgetView()
    sessionEnded()
  }
  if (problem.code === 'second-factor-enrolment-required') enrolmentRequired()
  if (problem.code === 'step-up-required' && (await askStepUp())) return call(url, init)
  throw problem
}

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, asSeen(init))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new HubProblem({ status: 0, code: 'offline', detail: '' })
  }
}

function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return Promise.resolve(undefined)
  return /\bjson\b/.test(response.headers.get('Content-Type') ?? '') ? response.json() : response.blob()
}
