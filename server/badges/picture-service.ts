import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { HubCall } from '../context.ts'
import { fullPictureKey, pictureKey } from '../files/key-rules.ts'
import type { Dimensions } from '../files/processing/pictures.ts'
import type { UploadPurpose } from '../upload-purpose.ts'
import { findOwners } from './admin-store.ts'
import { badgeSvg, motifSvg, SIDE, type Style } from './art.ts'
import { findBuiltIn, type BuiltIn } from './built-in.ts'

/** Drawing badges as pixels. */

/** Wider than any page shows them. */
const FULL_SIDE = 1024

/** Badges show pictures that come with the hub, and those that were uploaded for them. */
export const badgePictures: UploadPurpose = {
  findOwners: ({ db }, ids) => findOwners(db, ids),
  findBuiltIn: async (call, pictureId, size) => {
    const builtIn = findBuiltIn(pictureId)
    return builtIn && { id: builtIn.id, ...(await storeBuiltIn(call, builtIn, size)) }
  },
}

/** As WebP in the store; drawn when it is first asked for. */
async function storeBuiltIn(
  { context, hub }: Pick<HubCall, 'context' | 'hub'>,
  builtIn: BuiltIn,
  size: Dimensions | 'full',
): Promise<{ key: string; size: number }> {
  const key = size === 'full' ? fullPictureKey(hub.domainId, builtIn.id) : pictureKey(hub.domainId, builtIn.id, size)
  const stored = await context.storage.size(key)
  if (stored !== null) return { key, size: stored }
  const [width, height] = size === 'full' ? [FULL_SIDE, FULL_SIDE] : (size.split('x').map(Number) as [number, number])
  const drawn = await sharp(await drawMotif(builtIn, Math.max(width, height)))
    .resize({ width, height, fit: 'cover' })
    .webp({ quality: 90 })
    .toBuffer()
  await context.storage.put(key, drawn)
  return { key, size: drawn.length }
}

/** A whole badge as PNG, 256 pixels square: its picture in its frame. Null where the store has lost the picture. */
export async function drawBadge(
  { context, hub }: Pick<HubCall, 'context' | 'hub'>,
  { imageId, style }: { imageId: string; style: Style },
): Promise<Buffer | null> {
  const builtIn = findBuiltIn(imageId)
  const inside = builtIn ? await drawMotif(builtIn, SIDE) : await readUploaded()
  if (!inside) return null
  const svg = badgeSvg(style, `data:image/png;base64,${inside.toString('base64')}`)
  return sharp(Buffer.from(svg)).png().toBuffer()

  async function readUploaded(): Promise<Buffer | null> {
    const stored = await context.storage.get(pictureKey(hub.domainId, imageId, '256x256'))
    return (
      stored &&
      sharp(await buffer(stored.stream))
        .png()
        .toBuffer()
    )
  }
}

function drawMotif({ motif }: BuiltIn, side: number): Promise<Buffer> {
  // The density of an SVG decides how large it is drawn; 72 is its own size.
  return sharp(Buffer.from(motifSvg(motif)), { density: (72 * side) / SIDE })
    .png()
    .toBuffer()
}
