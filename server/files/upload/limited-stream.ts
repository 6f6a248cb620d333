import type { Readable } from 'node:stream'
import { Problem } from '../../contract/problems.ts'

/** Somebody who sends nothing for so long is not sending any more. */
const STALL_TIMEOUT_MS = 30_000

/**
 * Passes a body on until there are more bytes than announced, or none come for a while. Read only when the store asks for
 * it, so that no error can come before somebody listens; and the source stays open, so that the answer can still be sent
 * through its connection. @throws Problem 413
 */
export async function* limited(source: Readable, most: number, stallMs = STALL_TIMEOUT_MS): AsyncGenerator<Buffer> {
  const stalled = setTimeout(
    () => source.destroy(new Problem(408, 'upload-stalled', 'The upload stalled. Send the file again.')),
    stallMs,
  )
  const chunks: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false })
  let size = 0
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw tooLarge(most)
      yield chunk
      stalled.refresh()
    }
  } finally {
    clearTimeout(stalled)
  }
}

export function tooLarge(size: number): Problem {
  // Closing the connection keeps the rest of the body from being sent for nothing.
  return new Problem(
    413,
    'too-large',
    `More bytes were sent than the ${size} that were announced. Announce the file again.`,
    { headers: { connection: 'close' } },
  )
}
