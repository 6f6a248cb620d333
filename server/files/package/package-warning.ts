/**
 * What was odd in a package that is taken all the same: a file that the manifest names and the package lacks, one that it spells in
 * other letters, an item that refers to nothing, a manifest that is not at the top or named otherwise, no version.
 */
export type PackageWarning = {
  code: 'missing-file' | 'other-letters' | 'dangling-reference' | 'manifest-moved' | 'no-version'
  /** The file, identifier or path that it is about; null for the whole package. */
  name: string | null
}

/** So many are kept of a package; beyond that they say nothing new. */
const MAX_WARNINGS = 100

const MAX_NAME = 255

/** Adds a warning, unless it was given before. */
export function warn(warnings: PackageWarning[], code: PackageWarning['code'], name: string | null): void {
  const text = name?.slice(0, MAX_NAME) ?? null
  if (warnings.length >= MAX_WARNINGS) return
  if (warnings.some((each) => each.code === code && each.name === text)) return
  warnings.push({ code, name: text })
}
