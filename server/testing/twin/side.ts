import type { Browser } from './scenario.ts'

/** One of the two hubs, as a scenario speaks to it. */
export interface Side {
  /** Ids of the world by key. */
  world: Record<string, string>
  setNow(now: Date): void
  send(who: Browser, request: Request): Promise<Reply>
  /** The token in the last mail to this address. @throws where none was sent */
  mailToken(address: string): string
  feature(contentIds: string[]): Promise<void>
  /** Does the work that uploads and exports of data are waiting for. */
  prepareFiles(): Promise<void>
  close(): Promise<void>
}

export interface Request {
  method: string
  /** Below /api, with its query. */
  path: string
  body: unknown
  headers: Record<string, string>
}

export interface Reply {
  status: number
  /** Without its parameters; empty where there is no body. */
  mediaType: string
  etag: string | null
  location: string | null
  /** Parsed JSON; undefined for anything else. */
  body: unknown
  /** The number of bytes of a file. */
  bytes: number | null
}

export const USER_AGENT = 'Twin/1.0'

export function contentTypeOf(body: unknown): Record<string, string> {
  if (body === undefined) return {}
  return { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }
}

/** What is compared of an answer. */
export function replyFrom(status: number, header: (name: string) => string | null, bytes: Uint8Array): Reply {
  const mediaType = bytes.length === 0 ? '' : (header('content-type') ?? '').split(';')[0]!
  const isJson = mediaType.endsWith('json')
  return {
    status,
    mediaType,
    etag: header('etag'),
    location: header('location'),
    body: isJson ? (JSON.parse(Buffer.from(bytes).toString()) as unknown) : undefined,
    bytes: isJson ? null : bytes.length,
  }
}
