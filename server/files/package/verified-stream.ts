import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { PackageError, quoteName } from './package-error.ts'

type Promised = { uncompressedSize: number; crc32: number }

/**
 * Streams an entry and fails with `PackageError` (damaged) as soon as it gives more bytes than promised,
 * or at its end when bytes are missing or the CRC-32 differs.
 */
export function verifiedStream(open: () => Promise<Readable>, path: string, promised: Promised): Readable {
  return Readable.from(verify(open, path, promised), { objectMode: false })
}

async function* verify(open: () => Promise<Readable>, path: string, promised: Promised): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  for await (const chunk of inflate(open, path)) {
    size += chunk.length
    if (size > promised.uncompressedSize) throw damaged(path)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size !== promised.uncompressedSize || checksum !== promised.crc32) throw damaged(path)
}

async function* inflate(open: () => Promise<Readable>, path: string): AsyncGenerator<Buffer> {
  try {
    const source: AsyncIterable<Buffer> = await open()
    yield* source
  } catch (cause) {
    throw damaged(path, cause)
  }
}

function damaged(path: string, cause?: unknown): PackageError {
  const message = `${quoteName(path)} is damaged inside the package. Export the package again and upload the new file.`
  return new PackageError('damaged', message, cause)
}
