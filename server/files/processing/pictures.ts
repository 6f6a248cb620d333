import sharp, { type Sharp } from 'sharp'
import { FileRefused } from '../file-refused.ts'
import { DIMENSIONS, type Dimensions } from '../key-rules.ts'

const MAX_PIXELS = 25_000_000
const MAX_WIDTH = 2560
const KINDS = new Set(['jpeg', 'png', 'webp', 'gif'])

/**
 * Draws a picture anew as WebP, upright and without what cameras write into it: once in full and once in each size.
 * Hands each to `write` before it makes the next, so that only one is in memory.
 * @returns its average colour, #rrggbb @throws FileRefused `bad-picture` or `too-many-pixels`
 */
export async function drawPictures(
  path: string,
  write: (name: Dimensions | 'full', bytes: Buffer) => Promise<void>,
): Promise<{ colour: string }> {
  const { width, height } = await measure(path)
  await write('full', await draw(path, (image) => image.resize({ width: MAX_WIDTH, withoutEnlargement: true })))
  for (const name of DIMENSIONS) {
    const [wide, high] = name.split('x').map(Number) as [number, number]
    // Never larger than the picture itself, but always of the shape that was asked for.
    const scale = Math.min(1, width / wide, height / high)
    const size = { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
    await write(name, await draw(path, (image) => image.resize({ ...size, fit: 'cover', position: 'centre' })))
  }
  return { colour: await attempt(() => averageColour(path)) }
}

/** What is transparent counts as white, on which it is most often seen. */
async function averageColour(path: string): Promise<string> {
  const one = open(path, MAX_PIXELS)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
  return `#${(await one.raw().toBuffer()).subarray(0, 3).toString('hex')}`
}

async function measure(path: string): Promise<{ width: number; height: number }> {
  const { format, width, height, orientation = 1 } = await attempt(() => open(path, false).metadata())
  if (!KINDS.has(format))
    throw new FileRefused(
      'bad-picture',
      'This is not a JPEG, PNG, WebP or GIF. Save the picture as one of these and upload it again.',
    )
  if (width * height > MAX_PIXELS) {
    const found = `${width} by ${height}`
    throw new FileRefused(
      'too-many-pixels',
      `The picture has ${found} pixels; the limit is 25 million. Make it smaller and upload it again.`,
    )
  }
  // From 5 on the camera lay on its side.
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function draw(path: string, shape: (image: Sharp) => Sharp): Promise<Buffer> {
  return attempt(() => shape(open(path, MAX_PIXELS).autoOrient()).webp({ quality: 82 }).toBuffer())
}

function open(path: string, limitInputPixels: number | false): Sharp {
  return sharp(path, { limitInputPixels, failOn: 'error', pages: 1 })
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new FileRefused(
      'bad-picture',
      'This picture is damaged. Open it in an image program, save it anew and upload that file.',
      cause,
    )
  }
}
