/** What badges look like: drawings of the project's own, as SVG. */

export const motifs = ['star', 'summit', 'lamp', 'book'] as const
export type Motif = (typeof motifs)[number]

/** The frame of a picture: a sticker with a white edge, or a rose with two ribbons. */
export type Style = 'sticker' | 'rose'

/** Width and height of every drawing. */
export const SIDE = 256

const GROUND: Record<Motif, string> = { star: '#1f4e79', summit: '#2f6f5e', lamp: '#5b3a8c', book: '#8a3b2a' }

const SHAPE: Record<Motif, string> = {
  star: `<path fill="#ffd166" d="${pointed(5, 128, 132, 76, 32)}"/>`,
  summit:
    '<path fill="#bfe3d0" d="M40 196 112 84l34 54 18-26 52 84z"/><path fill="#fff" d="m112 84 22 34-14 10-10-8-14 6z"/>' +
    '<path stroke="#ffd166" stroke-width="6" stroke-linecap="round" d="M112 84V46"/><path fill="#ffd166" d="M112 46h40l-12 12 12 12h-40z"/>',
  lamp:
    '<path fill="#ffe08a" d="M128 56a50 50 0 0 0-28 91c7 5 10 11 10 19h36c0-8 3-14 10-19a50 50 0 0 0-28-91z"/>' +
    '<path fill="#d9cdea" d="M110 174h36v10h-36zm4 16h28l-6 12h-16z"/>',
  book:
    '<path fill="#fff3e2" d="M128 84c-20-14-48-16-76-10v104c28-6 56-4 76 10z"/><path fill="#ffe0bd" d="M128 84c20-14 48-16 76-10v104c-28-6-56-4-76 10z"/>' +
    '<path fill="none" stroke="#c98a5b" stroke-width="6" stroke-linecap="round" d="M70 102c14-1 28 1 40 6m-40 20c14-1 28 1 40 6m76-32c-14-1-28 1-40 6m40 20c-14-1-28 1-40 6"/>',
}

/** A picture that comes with the hub, without a frame. */
export function motifSvg(motif: Motif): string {
  return drawing(`<rect width="${SIDE}" height="${SIDE}" fill="${GROUND[motif]}"/>${SHAPE[motif]}`)
}

/** A whole badge: a picture, cut to a circle, in its frame. @param picture a data URL of a square picture */
export function badgeSvg(style: Style, picture: string): string {
  const { back, radius, y } = FRAMES[style]
  const inside = `x="${128 - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"`
  return drawing(
    `<defs><clipPath id="circle"><circle cx="128" cy="${y}" r="${radius}"/></clipPath></defs>${back}` +
      `<image ${inside} href="${picture}" preserveAspectRatio="xMidYMid slice" clip-path="url(#circle)"/>`,
  )
}

const FRAMES: Record<Style, { back: string; radius: number; y: number }> = {
  sticker: {
    back: '<circle cx="128" cy="130" r="124" fill="#00000022"/><circle cx="128" cy="128" r="122" fill="#fff"/>',
    radius: 108,
    y: 128,
  },
  rose: {
    back:
      '<path fill="#a4283a" d="m84 168-26 82 34-14 20 20 18-76zm88 0 26 82-34-14-20 20-18-76z"/>' +
      `<path fill="#c8384d" d="${pointed(20, 128, 112, 110, 98)}"/><circle cx="128" cy="112" r="90" fill="#fff"/>`,
    radius: 82,
    y: 112,
  },
}

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`
}

/** A star with so many points round a middle, the first of them on top. */
function pointed(count: number, x: number, y: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * count }, (_, nth) => {
    const radius = nth % 2 ? inner : outer
    const angle = (nth * Math.PI) / count - Math.PI / 2
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}
