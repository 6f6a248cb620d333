import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILLED, rampOf } from './brand.ts'
import { contrast, fitted, hexOfRgb, oklchOfRgb, rgbOfHex, rgbOfOklch } from './oklch.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('rampOf', () => {
  test('gives a filled step that holds white text at 4.5:1', () => {
    fc.assert(fc.property(anyColour, (colour) => contrast(rampOf(colour)[FILLED], '#ffffff') >= 4.5))
  })

  test('gives a light step that reads on the dark surface and a dark step that reads on its own tint', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const ramp = rampOf(colour)
        return contrast(ramp[3], '#1b1e25') >= 4.5 && contrast(ramp[8], ramp[1]) >= 4.5
      }),
    )
  })

  test('grows darker from step to step', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const lightness = rampOf(colour).map((step) => oklchOfRgb(rgbOfHex(step)).l)
        return lightness.every((value, index) => index === 0 || value <= (lightness[index - 1] ?? 1) + 0.002)
      }),
    )
  })

  test('refuses what is no colour', () => {
    expect(() => rampOf('blue')).toThrow(RangeError)
  })
})

describe('oklch', () => {
  test('turns every colour there and back', () => {
    fc.assert(fc.property(anyColour, (colour) => hexOfRgb(rgbOfOklch(oklchOfRgb(rgbOfHex(colour)))) === colour))
  })

  test('fits a colour that no screen shows', () => {
    expect(fitted({ l: 0.6, c: 0.9, h: 150 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})
