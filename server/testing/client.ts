import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'

export interface TestAnswer {
  status: number
  // The contract has checked the body; a test reads what it needs of it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
  headers: Record<string, string | string[] | number | undefined>
  raw: Buffer
}

/** What a problem says to programs. */
export const codeOf = ({ status, body }: TestAnswer) => [status, body.code]

/** An answer that is this problem, for `toEqual`. */
export const problem = (status: number, code: string): unknown =>
  expect.objectContaining({ status, body: expect.objectContaining({ code }) })

/** A cookie that an answer sets, as a browser sends it back; empty where it sets none of that name. */
export function cookieIn({ headers }: TestAnswer, name: string): string {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String)
  return cookies.find((each) => each.startsWith(`${name}=`))?.split(';')[0] ?? ''
}

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  head(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  post: Send
  put: Send
  patch: Send
  delete: Send
}

/** Calls the API of a hub as somebody with a session, the way a browser on the hub's own page does. */
export function clientOf(
  app: FastifyInstance,
  { hostname, secret }: { hostname: string; secret: string | null },
): Client {
  const call = async (
    method: InjectOptions['method'],
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> => {
    const answer = await app.inject({
      method: method!,
      url: `/api${path}`,
      headers: {
        host: `${hostname}:3000`,
        ...(secret ? { cookie: `hub_sid=${secret}` } : {}),
        'sec-fetch-site': 'same-origin',
        ...(body === undefined || Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' }),
        // Over whatever is there, unless a test says otherwise.
        'if-match': '*',
        ...headers,
      },
      ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    })
    // The answer to a HEAD says of what kind its body would be, and has none.
    const isJson = answer.body !== '' && /\bjson\b/.test(String(answer.headers['content-type']))
    const read: unknown = isJson ? answer.json() : answer.body
    mustKeepTheContract(answer.statusCode, read)
    return {
      status: answer.statusCode,
      body: read,
      headers: answer.headers,
      raw: answer.rawPayload,
    }
  }
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    head: (path, headers) => call('HEAD', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, body, headers) => call('DELETE', path, body, headers),
  }
}

/** What the hub says in tests of an answer that breaks the contract; a test that met one is to show that, and not that 500 is not 200. */
const BROKEN = /breaks the contract|the contract does not name|must write down|wrote down/

function mustKeepTheContract(status: number, body: unknown): void {
  const { detail = '' } = (status === 500 ? body : {}) as { detail?: string }
  if (BROKEN.test(detail)) throw new Error(detail)
}
