import type { Readable } from 'node:stream'

/** Which bytes of a stored file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  /** Of the whole file, whatever the range. */
  size: number
  stream: Readable
}

/**
 * Where files are kept, under keys such as `1/files/0199…`. A key is written once and never changed, so whoever reads
 * it may keep it for ever.
 */
export interface Storage {
  /** What a message calls it, such as "the bucket files". */
  place: string
  /** Returns when the bytes would survive a power cut. @throws what the stream throws; nothing is left behind then */
  put(key: string, content: Readable | Buffer): Promise<{ size: number; sha256: Buffer }>
  /** @returns null where there is no such file */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  size(key: string): Promise<number | null>
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>
  /** Gives a file another key. @returns its size in bytes, or null where there is no such file */
  move(from: string, to: string): Promise<number | null>
  /** Every key there is, in no order that one may count on. @param folder only those in it, such as `1` */
  keys(folder?: string): AsyncIterable<string>
  /** Deletes what was half-written before by a process that was killed. */
  cleanUp(before: Date): Promise<void>
  /** A path of the whole file on this machine, fetched where it lies elsewhere; call `release` when done with it. */
  local(key: string): Promise<{ path: string; release: () => Promise<void> }>
  /** An address to which a browser may PUT exactly so many bytes by itself. Null where uploads go through the hub. */
  presignPut: ((key: string, size: number, seconds: number) => Promise<string>) | null
}

/** @throws Error for a key that could leave the place where files are kept */
export function checkKey(key: string): string {
  if (!/^[\w-]+(\/[\w.-]+)*$/.test(key) || key.includes('..')) throw new Error(`"${key}" is no storage key.`)
  return key
}
