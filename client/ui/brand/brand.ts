import { contrast, fitted, oklchOfRgb, rgbOfHex } from './oklch.ts'

/** Ten steps from the lightest (0) to the darkest (9); 6 is the filled one. */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string, string]

export const FILLED = 6

const LIGHTNESS_ABOVE = [0.975, 0.945, 0.895, 0.82, 0.73, 0.64]
const CHROMA_ABOVE = [0.1, 0.2, 0.38, 0.6, 0.82, 0.95]

/**
 * Makes the ramp of a hub's colour (#rrggbb). The filled step is the colour itself, darkened where white text on it
 * would have less than 4.6:1 (a little over WCAG AA's 4.5:1, because the steps are rounded to bytes).
 */
export function rampOf(colour: string): Ramp {
  const { l, c, h } = oklchOfRgb(rgbOfHex(colour))
  let filled = Math.max(0.3, Math.min(l, 0.62))
  while (filled > 0 && contrast(fitted({ l: filled, c, h }), '#ffffff') < 4.6) filled -= 0.005
  const above = LIGHTNESS_ABOVE.map((lightness, step) => {
    const chroma = c * (CHROMA_ABOVE[step] ?? 1)
    return fitted({ l: Math.max(lightness, filled + 0.02 * (FILLED - step)), c: chroma, h })
  })
  const below = [0.88, 0.76, 0.64].map((share) => fitted({ l: filled * share, c: c * share, h }))
  return [...above, fitted({ l: filled, c, h }), ...below] as unknown as Ramp
}
