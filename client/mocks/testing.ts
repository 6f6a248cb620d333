import { getResponse } from 'msw'
import { hubHandlers } from './handlers.ts'
import { createMockHub, type MockHub } from './hub.ts'
import { DEMO_PASSWORD, type Token } from './people.ts'

/** A mock hub with a clock that tests can move, and a way to call it. */
export interface TestHub {
  hub: MockHub
  /** Moves the clock of the hub on, in milliseconds. */
  pass(milliseconds: number): void
  signIn(role: 'learner' | 'manager' | 'admin'): Promise<void>
  /** Calls the hub; an object is sent as JSON, anything else as it is. @param path below /api */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** The same, for the JSON that is answered; that it has the type is what handlers.test.ts sees to. */
  read<T>(method: string, path: string, body?: unknown): Promise<T>
}

export function testHub(): TestHub {
  let time = Date.parse('2026-11-02T09:00:00.000Z')
  const hub = createMockHub({ now: () => new Date(time) })
  const handlers = hubHandlers(hub)
  const call: TestHub['call'] = async (method, path, body, headers) => {
    const isBinary = body instanceof Uint8Array
    const octets = method === 'PATCH' ? 'application/offset+octet-stream' : 'application/octet-stream'
    const type = { 'content-type': isBinary ? octets : 'application/json' }
    const content = { body: isBinary ? Uint8Array.from(body) : JSON.stringify(body) }
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { origin: hub.origin, ...(body === undefined ? {} : type), ...headers },
      ...(body === undefined ? {} : content),
    })
    return (await getResponse(handlers, request))!
  }
  return {
    hub,
    call,
    read: async <T>(method: string, path: string, body?: unknown) =>
      (await (await call(method, path, body)).json()) as T,
    pass: (milliseconds) => {
      time += milliseconds
    },
    signIn: async (role) => {
      await call('POST', '/auth/sign-in', { email: `${role}@hub.example`, password: DEMO_PASSWORD })
    },
  }
}

/** Gives the demo admin an API token. @returns what callers send */
export function addToken(hub: MockHub, scopes: Token['scopes']): string {
  const secret = `hub_pat_test${hub.newId()}`
  const expiresTime = new Date(hub.now().getTime() + 60_000).toISOString()
  hub.accounts[2]!.tokens.set(secret, { id: hub.newId(), scopes, expiresTime })
  return secret
}
