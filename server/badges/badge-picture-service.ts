import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Context, HubCall } from '../context.ts'
import { fullPictureKey, pictureKey } from '../files/key-rules.ts'
import type { Dimensions } from '../files/key-rules.ts'
import { RecentMap } from '../platform/recent-map.ts'
import type { UploadPurpose } from '../upload-purpose.ts'
import { findOwners } from './badge-store.ts'
import { badgeSvg, motifSvg, SIDE, type Style } from './badge-view.ts'
import { findBuiltIn, type BuiltIn } from './built-in-table.ts'

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

interface Drawn {
  imageId: string
  style: Style
}

/** As many as people look at in a day, some 30 kB each. */
const MAX_DRAWN = 300
const drawn = new WeakMap<Context, RecentMap<string, Promise<Buffer | null>>>()

/** A whole badge as PNG, 256 pixels square: its picture in its frame. Drawn once and kept. Null where the store has lost the picture. */
export function drawBadge(call: Pick<HubCall, 'context' | 'hub'>, badge: Drawn): Promise<Buffer | null> {
  const kept = drawn.get(call.context) ?? new RecentMap(MAX_DRAWN)
  drawn.set(call.context, kept)
  const key = `${call.hub.domainId}:${badge.imageId}:${badge.style}`
  const known = kept.get(key)
  if (known) return known
  const picture = draw(call, badge)
  kept.set(key, picture)
  const forget = () => kept.delete(key)
  picture.then((found) => found ?? forget(), forget)
  return picture
}

async function draw(
  { context, hub }: Pick<HubCall, 'context' | 'hub'>,
  { imageId, style }: Drawn,
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
