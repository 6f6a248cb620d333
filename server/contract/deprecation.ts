import { locationOf } from './location.ts'
import type { Deprecated } from './operation-row.ts'

/** What is to be known about calls that go away. */
const POLICY = '/dev-docs/docs/dev-docs/api#calls-that-go-away'

/**
 * What the answers of a deprecated call say: since when it is (RFC 9745), when it may be gone (RFC 8594), and which call stands
 * in its place.
 */
export function deprecationHeaders({ since, sunset, successor }: Deprecated, params: unknown): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(`${sunset}T23:59:59Z`).toUTCString(),
    link: `<${locationOf(successor, params, {})}>; rel="successor-version", <${POLICY}>; rel="deprecation"; type="text/html"`,
  }
}
