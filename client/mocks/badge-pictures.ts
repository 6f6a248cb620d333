import { badgeSvg, motifSvg } from '../../server/badges/art.ts'
import { findBuiltIn } from '../../server/badges/built-in.ts'
import { pictureOf } from './awards.ts'
import { dataUrl } from './data-url.ts'
import type { MockHub } from './hub.ts'
import { bytesOf, findFile, PIXEL } from './media.ts'
import type { BadgeRow } from './rows.ts'

/** The hub's own drawings as PNG. */

/** A picture that comes with the hub; null for any other id. */
export async function builtInPicture(hub: MockHub, id: string): Promise<Blob | null> {
  const builtIn = findBuiltIn(id)
  return builtIn && hub.draw(motifSvg(builtIn.motif))
}

/** A whole badge, its picture in its frame. */
export async function badgePicture(hub: MockHub, badge: BadgeRow): Promise<Blob> {
  const { imageId, style } = pictureOf(hub, badge)
  const file = findFile(hub, imageId)
  const inside = (await builtInPicture(hub, imageId)) ?? (file ? await bytesOf(file) : PIXEL)
  return hub.draw(badgeSvg(style, await dataUrl(inside)))
}
