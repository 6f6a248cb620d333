import type { Hub } from '../context.ts'

/** The hub as an app that people install on their devices. */

/** Sides in pixels that systems ask for: Apple's home screen, Android's launcher and its splash. */
export const ICON_SIDES = [180, 192, 512] as const
export type IconSide = (typeof ICON_SIDES)[number]

/** @see https://www.w3.org/TR/appmanifest/ */
export function webAppManifest({ name, colour, locale }: Pick<Hub, 'name' | 'colour' | 'locale'>) {
  return {
    id: '/',
    name,
    lang: locale.split('-').slice(0, 2).join('-'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: '#f7f8fa',
    icons: [
      icon('192', 'any'),
      icon('512', 'any'),
      // Launchers cut it to their own shape, so it is filled to its edges.
      icon('512-maskable', 'maskable'),
    ],
  }
}

function icon(name: string, purpose: 'any' | 'maskable') {
  const side = Number.parseInt(name, 10)
  return { src: `/icons/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}

/** The mark of the hub in its colour. @param isFilled to the edges, with the mark inside the circle that is never cut off */
export function iconSvg(colour: string, isFilled: boolean): string {
  const ground = isFilled
    ? `<rect width="32" height="32" fill="${colour}"/>`
    : `<rect width="32" height="32" rx="9" fill="${colour}"/>`
  const scale = isFilled ? 'transform="translate(5 5) scale(0.6875)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<path ${scale} d="M9 8v16M23 8v16M9 16h14" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none"/></svg>`
}
