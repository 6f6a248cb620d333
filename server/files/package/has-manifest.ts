import { findManifest } from './find-manifest.ts'
import { packageLimits } from './limits.ts'
import { withZip } from './read-zip.ts'

/** Whether a zip holds the manifest of a course, so is no mere site. @throws PackageError for what is no sound zip */
export function hasManifest(file: string): Promise<boolean> {
  return withZip(
    file,
    packageLimits,
    async ({ entries }) => findManifest(entries.map(({ path }) => path)) !== undefined,
  )
}
