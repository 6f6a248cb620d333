import { manifestsIn } from './manifest-rules.ts'
import { packageLimits } from './package-limits.ts'
import { withZip } from './zip-files.ts'

/**
 * Whether a zip holds the manifest of a course, wherever it lies, so is no mere site: as one it would be done when it is opened, and
 * nothing that it reports would ever arrive. @throws PackageError for what is no sound zip
 */
export function hasManifest(file: string): Promise<boolean> {
  return withZip(file, packageLimits, async ({ entries }) => manifestsIn(entries.map(({ path }) => path)).length > 0)
}
