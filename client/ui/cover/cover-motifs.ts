/** What covers without a picture show: a series of posters, drawn on one ground of 160 by 90 in four tones. */

/** A shape in one of the tones of cover.module.css, as the path of an SVG. */
export interface Shape {
  tone: 'soft' | 'mid' | 'deep' | 'accent'
  path: string
}

/** Draws one of a family. @param place 0 to 3, where its main figure stands */
type Motif = (place: number) => Shape[]

/** A topic has a motif, and what stands under it varies it. */
export const motifs: readonly Motif[] = [hills, arches, quarters, rings, steps, bands]

function hills(place: number): Shape[] {
  const sun = 34 + place * 28
  return [
    { tone: 'accent', path: circle(sun, 34, 17) },
    { tone: 'soft', path: `M0 60Q${30 + place * 12} 34 84 54T160 44V90H0Z` },
    { tone: 'mid', path: `M0 72Q44 ${50 + place * 2} 92 68T160 62V90H0Z` },
    { tone: 'deep', path: `M0 84Q60 68 108 80T160 76V90H0Z` },
  ]
}

function arches(place: number): Shape[] {
  const middle = 50 + place * 20
  const tones = ['soft', 'mid', 'accent', 'deep'] as const
  return tones.map((tone, index) => ({ tone, path: arch(middle, 64 - index * 16) }))
}

/** Quarters of circles on tiles, in rows that answer each other. */
function quarters(place: number): Shape[] {
  const turns = ['02133120', '01320132', '00221133', '31203120'][place]!
  const tones = ['mid', 'soft', 'deep', 'soft', 'accent', 'mid', 'soft', 'deep'] as const
  return tones.map((tone, index) => ({
    tone,
    path: quarter(-10 + (index % 4) * 45, index < 4 ? 0 : 45, Number(turns[index])),
  }))
}

function rings(place: number): Shape[] {
  const [x, y] = [
    [0, 90],
    [34, 90],
    [80, 90],
    [112, 0],
  ][place]!
  const tones = ['soft', 'mid', 'soft', 'deep', 'accent'] as const
  return tones.map((tone, index) => ({ tone, path: circle(x!, y!, 92 - index * 19) }))
}

function steps(place: number): Shape[] {
  const tones = ['soft', 'mid', 'soft', 'mid', 'deep'] as const
  const columns = tones.map((tone, index) => {
    const top = 74 - index * 13
    return { tone, path: `M${10 + index * 28} 90V${top}a14 14 0 0 1 28 0V90Z` }
  })
  return [...columns, { tone: 'accent', path: circle(24 + place * 28, 46 - place * 13 - 4, 10) }]
}

function bands(place: number): Shape[] {
  const tones = ['soft', 'mid', 'deep', 'soft'] as const
  const slants = tones.map((tone, index) => {
    const [left, wide] = [index * 36 - place * 14, place < 2 ? 24 - index * 5 : 8 + index * 6]
    return { tone, path: `M${left} 90L${left + 52} 0h${wide}L${left + wide} 90Z` }
  })
  return [...slants, { tone: 'accent', path: circle(28 + place * 34, place % 2 ? 60 : 30, 10 + place * 2) }]
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

function arch(middle: number, radius: number): string {
  return `M${middle - radius} 90v-12a${radius} ${radius} 0 0 1 ${radius * 2} 0v12Z`
}

/** @param turn which of its corners the quarter has its middle in */
function quarter(x: number, y: number, turn: number): string {
  return [
    `M${x} ${y}h45a45 45 0 0 1-45 45Z`,
    `M${x + 45} ${y}v45a45 45 0 0 1-45-45Z`,
    `M${x + 45} ${y + 45}h-45a45 45 0 0 1 45-45Z`,
    `M${x} ${y + 45}v-45a45 45 0 0 1 45 45Z`,
  ][turn]!
}
