import { findBox, type ReadBytes } from './mp4-codec.ts'

/**
 * How long an MP4 recording is, in seconds: the movie header `mvhd` in the box `moov` (ISO/IEC 14496-12, 8.2.2).
 * Null where the file does not say, as for one that was recorded in fragments.
 */
export async function mp4Duration(read: ReadBytes, size: number): Promise<number | null> {
  const header = await findBox(read, ['moov', 'mvhd'], size)
  if (!header) return null
  const bytes = await read(header.start, 32)
  if (bytes.length < 32) return null
  const isLong = bytes[0] === 1
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  const isUnknown = duration === 0 || duration >= (isLong ? 2 ** 63 : 2 ** 32 - 1)
  return timescale === 0 || isUnknown ? null : duration / timescale
}
