import type { Readable } from 'node:stream'
import { notFound, Problem } from '../../contract/problems.ts'
import type { Storage } from '../../platform/storage.ts'
import { isKnown, rangeOf } from './range-rules.ts'

/** Bytes in the store and what browsers are told about them. */
export interface Served {
  key: string
  size: number
  contentType: string
  /** A strong entity tag with its quotes. */
  etag: string
}

export interface Asked {
  range?: string | undefined
  'if-none-match'?: string | undefined
  'if-range'?: string | undefined
}

export type ByteAnswer =
  | { status: 200 | 206; headers: Record<string, string>; stream: Readable }
  | { status: 304; headers: Record<string, string> }

/** Nothing that was uploaded may run or load anything on the hub's own origin. */
export const HARMLESS = { 'content-security-policy': "default-src 'none'; sandbox", 'referrer-policy': 'no-referrer' }

/**
 * A stored file as an answer: whole, the part that was asked for, or the word that the caller has it already.
 * @throws Problem 404 where the store has lost it, 416 for a range behind its end
 */
export async function answerBytes(
  storage: Storage,
  file: Served,
  asked: Asked,
  headers: Record<string, string>,
): Promise<ByteAnswer> {
  const common = { ...headers, etag: file.etag, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' }
  if (isKnown(asked['if-none-match'], file.etag)) return { status: 304, headers: common }
  const isSame = asked['if-range'] === undefined || asked['if-range'] === file.etag
  const range = isSame ? rangeOf(asked.range, file.size) : null
  if (range === 'unsatisfiable')
    throw new Problem(416, 'range-not-satisfiable', `The file has ${file.size} bytes; ask for some of those.`, {
      headers: { 'content-range': `bytes */${file.size}` },
    })
  const stored = await storage.get(file.key, range ?? undefined)
  if (!stored) throw notFound()
  const length = range ? range.end - range.start + 1 : file.size
  const about = { ...common, 'content-type': file.contentType, 'content-length': String(length) }
  if (!range) return { status: 200, headers: about, stream: stored.stream }
  return {
    status: 206,
    headers: { ...about, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` },
    stream: stored.stream,
  }
}
