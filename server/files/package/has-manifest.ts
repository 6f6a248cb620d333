import { packageLimits } from './limits.ts'
import { withZip } from './read-zip.ts'

/** Whether a zip holds a SCORM manifest, so is a course and not just a site. @throws PackageError for what is no sound zip */
export function hasManifest(file: string): Promise<boolean> {
  return withZip(file, packageLimits, async ({ entries }) =>
    entries.some(({ path }) => /(^|\/)imsmanifest\.xml$/i.test(path)),
  )
}
