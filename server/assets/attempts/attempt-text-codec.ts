/** A character that stands for nothing in Unicode, so that no text of people or courses holds it. */
const MARK = '\uFDD0'

// A mark itself, NUL, and a surrogate without its other half: written as the mark and four hexadecimal digits.
const UNFIT = /[\0\uFDD0]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A text as PostgreSQL can hold it: what it cannot is written in hexadecimal. `decodeText` gives back exactly what was there. */
export function encodeText(text: string): string {
  return text.replace(UNFIT, (unit) => MARK + unit.charCodeAt(0).toString(16).padStart(4, '0'))
}

/** What `encodeText` was given. */
export function decodeText(text: string): string {
  return text.replace(/\uFDD0([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
