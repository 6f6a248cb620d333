/** Linear-light sRGB, each channel 0 to 1 (outside of it the colour cannot be shown). */
export type Rgb = readonly [number, number, number]

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Reads #rrggbb. Throws RangeError for anything else. */
export function rgbOfHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`${hex} is not a colour of the form #rrggbb`)
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export function hexOfRgb(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(toEncoded(Math.min(1, Math.max(0, channel))) * 255)
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
}

// The matrices are Björn Ottosson's (bottosson.github.io/posts/oklab).
export function oklchOfRgb([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (hue + 360) % 360 }
}

/** May leave the sRGB gamut; `fitted` keeps it inside. */
export function rgbOfOklch({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ]
}

/** The colour with as much of its chroma as a screen can show, as #rrggbb. */
export function fitted(colour: Oklch): string {
  let c = colour.c
  while (c > 0 && !isShown(rgbOfOklch({ ...colour, c }))) c = c < 0.004 ? 0 : c - 0.004
  return hexOfRgb(rgbOfOklch({ ...colour, c }))
}

/** Contrast after WCAG 2, 1 to 21. */
export function contrast(hexA: string, hexB: string): number {
  const [light, dark] = [luminance(hexA), luminance(hexB)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = rgbOfHex(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function isShown(rgb: Rgb): boolean {
  return rgb.every((channel) => channel > -0.0005 && channel < 1.0005)
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toEncoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
