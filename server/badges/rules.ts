import type { Style } from './badge-view.ts'
import { findBuiltIn, textOf } from './built-in-table.ts'

/** Which picture a badge shows, as the database has it: one that was uploaded, or one that comes with the hub. */
export interface ShownRow {
  uploadedId: string | null
  builtInId: string | null
  alternativeText: string | null
  style: string | null
}

export interface Shown {
  imageId: string
  imageAlternativeText: string | null
  style: Style
}

/** @param locale the hub's */
export function shownBy({ uploadedId, builtInId, alternativeText, style }: ShownRow, locale: string): Shown {
  const builtIn = builtInId === null ? null : findBuiltIn(builtInId)
  if (builtIn) return { imageId: builtIn.id, imageAlternativeText: textOf(builtIn, locale), style: builtIn.style }
  return {
    imageId: (uploadedId ?? builtInId)!,
    imageAlternativeText: alternativeText,
    style: (style as Style) ?? 'sticker',
  }
}

/** What it takes to be awarded a badge, in a sentence. @param playlistName at most 255 characters */
export function criteriaOf(playlistName: string): string {
  return `Completed everything in ${playlistName} that is not optional.`
}

/** A hub as a decentralised identifier of the method did:web. @param origin of the hub @see https://w3c-ccg.github.io/did-method-web/ */
export function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`
}

/** The address of a key in what the identifier leads to. @param number of the key in its hub, from 1 */
export function keyIdOf(origin: string, number: number): string {
  return `${didOf(origin)}#badges${number === 1 ? '' : `-${number}`}`
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes in base58btc with the multibase prefix `z`. @see https://www.w3.org/TR/cid-1.0/#multibase-0 */
export function multibase(bytes: Uint8Array): string {
  let rest = 0n
  for (const byte of bytes) rest = rest * 256n + BigInt(byte)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = BASE58[Number(rest % 58n)]! + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${BASE58[0]!.repeat(zeros < 0 ? bytes.length : zeros)}${text}`
}

/** Mark the bytes after them as the public half of an Ed25519 key. @see https://www.w3.org/TR/cid-1.0/#Multikey */
const ED25519 = [0xed, 0x01] as const

/** A public Ed25519 key as verifiers read it. @param publicKey its 32 bytes */
export function multikey(publicKey: Uint8Array): string {
  return multibase(Uint8Array.of(...ED25519, ...publicKey))
}

/** What can be edited of a badge, for its ETag: the picture, and whether it is given at all. */
export function badgeState({ imageId, isDeleted }: { imageId: string | null; isDeleted: boolean }): unknown[] {
  return [imageId, isDeleted]
}

/** The same of a picture. */
export function imageState(image: {
  alternativeText?: string | null | undefined
  style?: string | undefined
}): unknown[] {
  return [image.alternativeText ?? null, image.style]
}
