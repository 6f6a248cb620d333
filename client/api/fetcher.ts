import { HubProblem, problemOf } from './hub-problem.ts'
import { enrolmentRequired, sessionEnded } from './session-store.ts'
import { askStepUp } from './step-up.ts'

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

/**
 * The one way to the hub; the generated functions call it with the path of the contract. Where the hub wants to see the
 * password once more, the person is asked for it and the call is made again.
 * Throws HubProblem for every answer that is no success, and with code `offline` where no answer came.
 */
export async function callHub<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await answerOf(`/api${url}`, init)
  if (response.ok) {
    const body = await bodyOf(response)
    const etag = response.headers.get('ETag')
    if (etag && typeof body === 'object' && body !== null) etags.set(body, etag)
    return body as T
  }
  const problem = await problemOf(response)
  if (problem.status === 401 && !OF_SIGN_IN.includes(problem.code)) sessionEnded()
  if (problem.code === 'second-factor-enrolment-required') enrolmentRequired()
  if (problem.code === 'step-up-required' && (await askStepUp())) return callHub(url, init)
  throw problem
}

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new HubProblem({ status: 0, code: 'offline', detail: '' })
  }
}

function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return Promise.resolve(undefined)
  return /\bjson\b/.test(response.headers.get('Content-Type') ?? '') ? response.json() : response.blob()
}
