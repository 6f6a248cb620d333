export type PackageErrorCode =
  | 'not-a-zip'
  | 'damaged'
  | 'empty'
  | 'too-large'
  | 'unsafe-entry'
  | 'no-manifest'
  | 'standard-not-supported'
  | 'bad-manifest'
  | 'missing-file'
  | 'no-start-page'

/** An uploaded package cannot be used. The message is for the course author: what is wrong and what to do. */
export class PackageError extends Error {
  readonly code: PackageErrorCode

  constructor(code: PackageErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PackageError'
    this.code = code
  }
}

/** Quotes a name from the package for a message: one line, printable, at most 120 characters. */
export function quoteName(name: string): string {
  const printable = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')
  return printable.length > 120 ? `“${printable.slice(0, 60)}…${printable.slice(-59)}”` : `“${printable}”`
}
