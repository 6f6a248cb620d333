import type { Motif, Style } from './badge-view.ts'

/** The pictures for badges that come with every hub. */

export interface BuiltIn {
  /** The same in all hubs. A drawing that changes gets new ids: browsers and the store keep what they have under these. */
  id: string
  motif: Motif
  style: Style
}

/** Since when hubs have them. They stand behind all that was uploaded. */
export const BUILT_IN_SINCE = new Date('2026-11-01T00:00:00.000Z')

const idOf = (number: number) => `0199d3a0-00ba-7000-8000-${String(number).padStart(12, '0')}`

export const builtIns: readonly BuiltIn[] = [
  { id: idOf(1), motif: 'star', style: 'sticker' },
  { id: idOf(2), motif: 'summit', style: 'sticker' },
  { id: idOf(3), motif: 'lamp', style: 'sticker' },
  { id: idOf(4), motif: 'book', style: 'sticker' },
  { id: idOf(5), motif: 'star', style: 'rose' },
  { id: idOf(6), motif: 'summit', style: 'rose' },
  { id: idOf(7), motif: 'lamp', style: 'rose' },
  { id: idOf(8), motif: 'book', style: 'rose' },
]

const byId = new Map(builtIns.map((image) => [image.id, image]))

export function findBuiltIn(id: string): BuiltIn | null {
  return byId.get(id.toLowerCase()) ?? null
}

const ENGLISH: Record<Motif, string> = {
  star: 'A star',
  summit: 'A flag on a summit',
  lamp: 'A lamp that shines',
  book: 'An open book',
}
const GERMAN: Record<Motif, string> = {
  star: 'Ein Stern',
  summit: 'Eine Fahne auf einem Gipfel',
  lamp: 'Eine leuchtende Lampe',
  book: 'Ein aufgeschlagenes Buch',
}

/** What such a picture shows, in the language of the hub where there are words for it, else in English. */
export function textOf({ motif }: BuiltIn, locale: string): string {
  return (locale.startsWith('de') ? GERMAN : ENGLISH)[motif]
}
