import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../generated/server/schema.d.ts'

/** Every shape of the contract, by name: `Schemas['Playlist']`. */
export type Schemas = components['schemas']

/** What went wrong, in the form of RFC 9457. */
export type Problem = Schemas['Problem']

/** A client with a method for each verb of HTTP. It knows every path with its parameters, bodies and answers. */
export type Hub = Client<paths>

export interface HubOptions {
  /** Where the hub is, without a path: `https://learn.example.org`. */
  origin: string
  /** An API token, `hub_pat_…`. Without one only the few calls that are open to anyone succeed. */
  token?: string
  /** How often a call is sent at the most while the hub answers 429 or 503, or no answer comes. 4 unless said; 1 never sends again. */
  tries?: number
  /** The longest wait before a call is sent again, in seconds. 60 unless said. A hub that asks for more gets no retry. */
  maxWait?: number
  /** What sends a request, in place of the platform's own fetch. */
  fetch?: (request: Request) => Promise<Response>
}

/** A call's outcome as openapi-fetch has it. */
export interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** What the hub refused, as an error. `message` is one sentence for people, `code` is stable and meant for programs. */
export class HubProblem extends Error {
  override readonly name = 'HubProblem'
  readonly status: number
  readonly code: string
  /** The whole answer, with `errors` for bad input and `instance`, the id of the request. */
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.status = problem.status
    this.code = problem.code
    this.problem = problem
  }
}

/** A client of one hub. Calls answer `{ data, error, response }` and throw only when the hub cannot be reached. */
export function createHub(options: HubOptions): Hub {
  const { origin, token, tries = 4, maxWait = 60, fetch = (request) => globalThis.fetch(request) } = options
  return createClient<paths>({
    baseUrl: new URL('/api', origin).href,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    fetch: (request) => sendPatiently(withKey(request), { tries, maxWait, fetch }),
  })
}

/**
 * The data of an answer.
 * @throws HubProblem when the hub refused
 */
export function unwrap<Data>({ data, error, response }: Answer<Data>): Data {
  if (!response.ok) throw new HubProblem(isProblem(error) ? error : problemWithoutReason(response.status))
  return data as Data
}

/**
 * The pages of a list, one after the other, up to its end.
 * @param ask asks for the page that begins at this offset
 * @throws HubProblem when the hub refuses a page
 */
export async function* pages<Page extends { nextOffset: number | null }>(
  ask: (offset: number) => Promise<Answer<Page>>,
): AsyncGenerator<Page, void, undefined> {
  for (let offset: number | null = 0; offset !== null;) {
    const page: Page = unwrap(await ask(offset))
    yield page
    offset = page.nextOffset
  }
}

/**
 * Everything that a list holds, page after page.
 * @param ask asks for the page that begins at this offset
 * @throws HubProblem when the hub refuses a page
 */
export async function* items<Page extends { nextOffset: number | null }>(
  ask: (offset: number) => Promise<Answer<Page>>,
): AsyncGenerator<ItemOf<Page>, void, undefined> {
  for await (const page of pages(ask)) yield* listIn(page)
}

/** What the one list of a page holds; its other fields are numbers, or say how the page is to be read. */
export type ItemOf<Page> = {
  [Field in keyof Page]-?: NonNullable<Page[Field]> extends readonly (infer Item)[] ? Item : never
}[keyof Page]

/** A page has one list, mostly called items. */
function listIn<Page extends object>(page: Page): ItemOf<Page>[] {
  return (Object.values(page).find(Array.isArray) ?? []) as ItemOf<Page>[]
}

/** Under its key a POST can be sent again without being done twice. One that you set yourself stays. */
function withKey(request: Request): Request {
  if (request.method === 'POST' && !request.headers.has('idempotency-key'))
    request.headers.set('idempotency-key', crypto.getRandomValues(new Uint32Array(4)).join('-'))
  return request
}

/** A hub that has too much to do has done nothing yet, and says when to come back, as one does that is still at it. */
async function sendPatiently(
  request: Request,
  { tries, maxWait, fetch }: Required<Pick<HubOptions, 'tries' | 'maxWait' | 'fetch'>>,
): Promise<Response> {
  for (let sent = 1; ; sent += 1) {
    const isLast = sent >= tries
    // A body can be read once only: keep the request itself for the next try.
    const answer = await fetch(isLast ? request : request.clone()).catch((fault: unknown) => {
      if (isLast || request.signal.aborted || !isRepeatable(request)) throw fault
      return null
    })
    if (answer && (isLast || !asksToWait(answer))) return answer
    const seconds = answer ? secondsOf(answer.headers.get('retry-after')) : 2 ** (sent - 1)
    if (answer && seconds > maxWait) return answer
    await answer?.body?.cancel()
    await wait(Math.min(seconds, maxWait) * 1000, request.signal)
  }
}

/** With If-Match the second one of two that arrive would be refused, though the first was done. */
function isRepeatable({ method, headers }: Request): boolean {
  if (method === 'POST') return headers.has('authorization')
  return method !== 'PATCH' && !headers.has('if-match')
}

function asksToWait({ status, headers }: Response): boolean {
  return status === 429 || status === 503 || (status === 409 && headers.has('retry-after'))
}

/** RFC 9110, section 10.2.3: seconds or a date. One second where a proxy's answer says neither. */
function secondsOf(retryAfter: string | null): number {
  const text = retryAfter ?? '1'
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 1 : Math.max(0, seconds)
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && 'detail' in error
}

/** An answer without a problem: of a proxy on the way, or a 304 that has no body by its nature. */
function problemWithoutReason(status: number): Problem {
  const detail = `The answer was ${status} and does not say why.`
  return { type: 'about:blank', title: 'Unexpected answer', status, code: 'unexpected-answer', detail }
}
