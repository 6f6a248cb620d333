import type { FastifyInstance } from 'fastify'

/** Calls of SCIM in tests, as a provider makes them. */

export interface ScimAnswer {
  status: number
  headers: Record<string, unknown>
  // eslint-disable-next-line typescript/no-explicit-any -- What a test looks into.
  body: any
}

export interface ScimClient {
  get(path: string): Promise<ScimAnswer>
  post(path: string, body: unknown): Promise<ScimAnswer>
  put(path: string, body: unknown): Promise<ScimAnswer>
  patch(path: string, body: unknown): Promise<ScimAnswer>
  delete(path: string): Promise<ScimAnswer>
}

export function scimClient(app: FastifyInstance, token: string | null, host = 'localhost'): ScimClient {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const { statusCode, headers, payload } = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        host,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: statusCode, headers, body: payload === '' ? null : JSON.parse(payload) }
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  }
}
