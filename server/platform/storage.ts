import type { Readable } from 'node:stream'

/** Which bytes of a stored file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  size: number
  stream: Readable
}

/**
 * Where files are kept, under keys such as `1/files/0199…`. A key is written once and never changed, so whoever reads
 * it may keep it for ever.
 */
export interface Storage {
  /** Returns when the bytes would survive a power cut. @throws what the stream throws; nothing is left behind then */
  put(key: string, content: Readable | Buffer): Promise<{ size: number; sha256: Buffer }>
  /** @returns null where there is no such file */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  size(key: string): Promise<number | null>
  delete(key: string): Promise<void>
  /** A path of the whole file on this machine, fetched where it lies elsewhere; call `release` when done with it. */
  local(key: string): Promise<{ path: string; release: () => Promise<void> }>
}
