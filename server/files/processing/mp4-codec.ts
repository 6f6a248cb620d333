/** Reads some bytes of a file; fewer where it ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>

/** A piece of an MP4 file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string
  /** Where its content begins, behind its head. */
  start: number
  /** Where it says that it ends, which may lie behind the end of a file that is cut off. */
  end: number
}

/** No honest file has more boxes on one level; this only ends a loop over a hostile one. */
const MAX_BOXES = 10_000

/** The boxes of one level, until the first that cannot be one. */
export async function* boxesOf(read: ReadBytes, from: number, to: number): AsyncGenerator<Box> {
  let at = from
  for (let count = 0; at + 8 <= to && count < MAX_BOXES; count += 1) {
    const head = await read(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) return
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    const headLength = short === 1 ? 16 : 8
    if (length < headLength) return
    yield { type: head.toString('latin1', 4, 8), start: at + headLength, end: at + length }
    at += length
  }
}

/** The first box at a path, such as `moov`, `mvhd`; null where there is none. */
export async function findBox(read: ReadBytes, path: readonly string[], size: number): Promise<Box | null> {
  let [start, end] = [0, size]
  let found: Box | null = null
  for (const type of path) {
    found = await firstOf(read, type, start, end)
    if (!found) return null
    start = found.start
    end = Math.min(found.end, end)
  }
  return found
}

async function firstOf(read: ReadBytes, type: string, from: number, to: number): Promise<Box | null> {
  for await (const box of boxesOf(read, from, to)) if (box.type === type) return box
  return null
}
