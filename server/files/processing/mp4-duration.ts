/** Reads some bytes of a file; fewer where it ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>

/** No honest file has more boxes on one level; this only ends a loop over a hostile one. */
const MAX_BOXES = 10_000

/**
 * How long an MP4 recording is, in seconds: the movie header `mvhd` in the box `moov` (ISO/IEC 14496-12, 8.2.2).
 * Null where the file does not say, as for one that was recorded in fragments.
 */
export async function mp4Duration(read: ReadBytes, size: number): Promise<number | null> {
  const movie = await findBox(read, 'moov', 0, size)
  const header = movie && (await findBox(read, 'mvhd', movie.start, movie.end))
  if (!header) return null
  const bytes = await read(header.start, 32)
  if (bytes.length < 32) return null
  const isLong = bytes[0] === 1
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  const isUnknown = duration === 0 || duration >= (isLong ? 2 ** 63 : 2 ** 32 - 1)
  return timescale === 0 || isUnknown ? null : duration / timescale
}

async function findBox(
  read: ReadBytes,
  type: string,
  from: number,
  to: number,
): Promise<{ start: number; end: number } | null> {
  let at = from
  for (let count = 0; at + 8 <= to && count < MAX_BOXES; count += 1) {
    const head = await read(at, 16)
    if (head.length < 8) return null
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) return null
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    const headLength = short === 1 ? 16 : 8
    if (length < headLength) return null
    if (head.toString('latin1', 4, 8) === type) return { start: at + headLength, end: Math.min(at + length, to) }
    at += length
  }
  return null
}
