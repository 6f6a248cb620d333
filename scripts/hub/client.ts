import { setTimeout as wait } from 'node:timers/promises'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../generated/server/schema.d.ts'

export type HubClient = Client<paths>
export type Schemas = components['schemas']

export interface Hub {
  origin: string
  api: HubClient
  /** What the browser would send with each call. */
  cookie(): string
  /** Sends bytes to where an upload policy says. */
  upload(url: string, headers: Record<string, string>, bytes: Blob): Promise<void>
}

/**
 * Signs in at a hub and calls it as that person would.
 * @throws Error with a sentence when the hub does not answer or refuses the password
 */
export async function signIn(origin: string, email: string, password: string): Promise<Hub> {
  let cookie = ''
  const send = async (request: Request) => {
    request.headers.set('origin', origin)
    if (cookie) request.headers.set('cookie', cookie)
    const answer = await withRetries(request).catch(() => {
      throw new Error(`No hub answers at ${origin}. Start one with make start, or set HUB_URL.`)
    })
    const given = answer.headers.getSetCookie().find((each) => each.includes('hub_sid='))
    cookie = given?.split(';')[0] ?? cookie
    return answer
  }
  const api = createClient<paths>({ baseUrl: `${origin}/api`, fetch: send })
  const { error } = await api.POST('/auth/sign-in', { body: { email, password } })
  if (error) throw new Error(`The hub at ${origin} does not let ${email} in: ${error.detail}`)
  return {
    origin,
    api,
    cookie: () => cookie,
    async upload(url, headers, bytes) {
      const answer = await send(new Request(new URL(url, origin), { method: 'PUT', headers, body: bytes }))
      if (!answer.ok) throw new Error(await sentenceOf(answer))
    },
  }
}

const MAX_TRIES = 5

/** A hub that has too much to do says when to come back. */
async function withRetries(request: Request): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(request.clone())
    if (attempt === MAX_TRIES || ![429, 503].includes(answer.status)) return answer
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

/** The data of an answer. @throws Error with the problem's own sentence */
export function must<T>({ data, error }: { data?: T; error?: { detail: string } }): T {
  if (error || data === undefined) throw new Error(error?.detail ?? 'The hub gave no answer.')
  return data
}

async function sentenceOf(answer: Response): Promise<string> {
  const problem = (await answer.json().catch(() => null)) as { detail?: string } | null
  return problem?.detail ?? `The hub answered ${answer.status}.`
}

/** Signs in and gives back what a load generator needs to call as that person. */
export async function signInCookie(
  origin: string,
  email: string,
  password: string,
): Promise<{ cookie: string; memberId: string }> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(await sentenceOf(answer))
  const { user } = (await answer.json()) as Schemas['CurrentSession']
  return { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!, memberId: user.id }
}
