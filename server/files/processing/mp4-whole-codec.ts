import { FileRefused } from '../file-error.ts'
import { boxesOf, type ReadBytes } from './mp4-codec.ts'

/** What nothing can be played without. What else may stand at the end, such as a camera's notes, may be damaged. */
const NEEDED = new Set(['moov', 'mdat', 'moof'])

/**
 * Finds out whether an MP4 recording is there as a whole. One in fragments that ends between two of them counts as
 * whole: it plays to there, and nothing in it says how many there should be.
 * @throws FileRefused `recording-cut-off`
 */
export async function mustBeWhole(read: ReadBytes, size: number): Promise<void> {
  const found = new Set<string>()
  for await (const { type, end } of boxesOf(read, 0, size)) {
    if (!NEEDED.has(type)) continue
    if (end > size) refuse('This recording is cut off: its end is missing.')
    found.add(type)
  }
  if (!found.has('moov')) refuse('This recording is cut off: the part that says how to play it is missing.')
  if (found.size === 1) refuse('This recording is cut off: it holds neither pictures nor sound.')
}

function refuse(what: string): never {
  throw new FileRefused(
    'recording-cut-off',
    `${what} Open the original to see whether it plays to its end, copy or export it once more, and upload it again.`,
  )
}
