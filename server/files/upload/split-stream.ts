/** Hands a body on in pieces of a size, each as a stream of its own. */
export interface SplitBody {
  /** The next piece; null at the end. Read one whole before asking for another. */
  next(): Promise<AsyncIterable<Buffer> | null>
  /** What ended the body before its end; what came before counts all the same. */
  failure: unknown
}

/** @param size of a piece in bytes */
export function splitBody(body: AsyncIterable<Buffer>, size: number): SplitBody {
  const chunks = body[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const split: SplitBody = {
    failure: null,
    async next() {
      if (!(await fill())) return null
      return piece()
    },
  }

  async function fill(): Promise<boolean> {
    while (rest.length === 0 && !split.failure) {
      try {
        const { value, done } = await chunks.next()
        if (done) return false
        rest = value
      } catch (error) {
        split.failure = error
      }
    }
    return rest.length > 0
  }

  async function* piece(): AsyncGenerator<Buffer> {
    let left = size
    while (left > 0 && (await fill())) {
      const chunk = rest.subarray(0, left)
      rest = rest.subarray(chunk.length)
      left -= chunk.length
      yield chunk
    }
  }

  return split
}
