import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { FileRefused } from '../file-error.ts'
import { DIMENSIONS, type Dimensions } from '../key-rules.ts'

const MAX_PIXELS = 25_000_000
const MAX_WIDTH = 2560
/** Of all pictures of one that moves. */
const MAX_MOVING_PIXELS = 50_000_000
const KINDS = new Set(['jpeg', 'png', 'webp', 'gif'])

/**
 * Draws a picture anew as WebP, upright and without what cameras write into it: once in full, where one that moves goes on
 * moving, and once in each size, where all stand still. Hands each to `write` before it makes the next, so that only one is in memory.
 * @returns its average colour, #rrggbb @throws FileRefused `bad-picture` or `too-many-pixels`
 */
export async function drawPictures(
  path: string | Buffer,
  write: (name: Dimensions | 'full', bytes: Buffer) => Promise<void>,
): Promise<{ colour: string }> {
  const { width, height, isMoving } = await measure(path)
  const full = { width: MAX_WIDTH, withoutEnlargement: true }
  await write('full', await (isMoving ? drawMoving(path, full) : draw(path, (image) => image.resize(full))))
  for (const name of DIMENSIONS) {
    const [wide, high] = name.split('x').map(Number) as [number, number]
    // Never larger than the picture itself, but always of the shape that was asked for.
    const scale = Math.min(1, width / wide, height / high)
    const size = { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
    await write(name, await draw(path, (image) => image.resize({ ...size, fit: 'cover', position: 'centre' })))
  }
  return { colour: await attempt(() => averageColour(path)) }
}

/**
 * Draws a drawing in vectors as a PNG. It is given as bytes, which lie nowhere, so that it can name no other file, and librsvg loads
 * nothing from the network. Run it where it can be ended. @throws FileRefused `bad-picture`
 */
export async function rastered(path: string): Promise<Buffer> {
  const bytes = await readFile(path)
  const { format, width, height } = await attempt(() => sharp(bytes, { limitInputPixels: false }).metadata())
  if (format !== 'svg' || !width || !height) throw new FileRefused('bad-picture', NO_DRAWING)
  // As many dots an inch as the largest size that is shown needs.
  const density = Math.min(MAX_DENSITY, Math.max(1, (USUAL_DENSITY * MAX_WIDTH) / Math.max(width, height)))
  const drawn = sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
  return attempt(() => drawn.resize(MAX_WIDTH, MAX_WIDTH, { fit: 'inside' }).png().toBuffer())
}

const USUAL_DENSITY = 72
/** As much as the library takes. */
const MAX_DENSITY = 100_000
const NO_DRAWING = 'This drawing cannot be read. Save it as jpg or png and upload that.'

export interface DrawnPictures {
  /** #rrggbb */
  colour: string
  names: (Dimensions | 'full')[]
}

/** The same, as files of a folder that bear the names of the sizes. @throws FileRefused */
export async function drawInto(folder: string, path: string | Buffer): Promise<DrawnPictures> {
  const names: DrawnPictures['names'] = []
  const { colour } = await drawPictures(path, async (name, bytes) => {
    await writeFile(join(folder, name), bytes)
    names.push(name)
  })
  return { colour, names }
}

/** What is transparent counts as white, on which it is most often seen. */
async function averageColour(path: string | Buffer): Promise<string> {
  const one = open(path, MAX_PIXELS)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
  return `#${(await one.raw().toBuffer()).subarray(0, 3).toString('hex')}`
}

async function measure(path: string | Buffer): Promise<{ width: number; height: number; isMoving: boolean }> {
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
  const { pages = 1 } = await attempt(() => sharp(path, { limitInputPixels: false, pages: -1 }).metadata())
  if (pages > 1 && width * height * pages > MAX_MOVING_PIXELS)
    throw new FileRefused(
      'too-many-pixels',
      `The picture moves through ${pages} pictures of ${width} by ${height} pixels; together they may have 50 million. Make it smaller or shorter, or save it as a film in MP4, and upload that file.`,
    )
  // From 5 on the camera lay on its side.
  const isLying = orientation >= 5
  return { width: isLying ? height : width, height: isLying ? width : height, isMoving: pages > 1 }
}

function draw(path: string | Buffer, shape: (image: Sharp) => Sharp): Promise<Buffer> {
  return attempt(() => shape(open(path, MAX_PIXELS).autoOrient()).webp({ quality: 82 }).toBuffer())
}

function drawMoving(path: string | Buffer, size: ResizeOptions): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MAX_MOVING_PIXELS, failOn: 'error', pages: -1 })
  // The least effort: a long one must not keep the hub busy.
  return attempt(() => image.resize(size).webp({ quality: 82, effort: 0 }).toBuffer())
}

function open(path: string | Buffer, limitInputPixels: number | false): Sharp {
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
