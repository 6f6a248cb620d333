import type { IncomingMessage } from 'node:http'

const LOCAL = /^https?:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** What lets a front end on another port of this machine call with its cookie, and read what it needs. */
export function corsHeaders({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  const { origin } = headers
  if (!origin || !LOCAL.test(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, PUT, POST, DELETE, PATCH',
    // With credentials a browser takes no asterisk here.
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-expose-headers':
      'ETag, Location, Content-Disposition, Retry-After, X-Mock-Answer, Idempotent-Replayed',
    'access-control-max-age': '600',
  }
}
