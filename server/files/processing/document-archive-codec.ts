import { buffer } from 'node:stream/consumers'
import { FileRefused, PROTECTED_DOCUMENT } from '../file-error.ts'
import { packageLimits, type PackageLimits } from '../package/package-limits.ts'
import { PackageError } from '../package/package-error.ts'
import { withZip } from '../package/zip-files.ts'

/** Office documents of today are archives, and are looked through before any program opens one. */

const ARCHIVES = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])

const MIB = 1024 * 1024
const LIMITS: PackageLimits = {
  ...packageLimits,
  packedSize: 2048 * MIB,
  // A sheet of a million rows packs far better than pages do, and what is refused here must be beyond doubt.
  ratio: 400,
  ratioFreeSize: 64 * MIB,
}

export const lockedDocument = () => new FileRefused(PROTECTED_DOCUMENT.code, PROTECTED_DOCUMENT.detail)

/** @throws FileRefused `document-damaged`, `document-bomb` or `document-protected` */
export async function refuseHarmful(path: string, format: string): Promise<void> {
  if (!ARCHIVES.has(format)) return
  try {
    await withZip(path, LIMITS, async (zip) => {
      if (!zip.has('META-INF/manifest.xml')) return
      const manifest = await buffer(await zip.read('META-INF/manifest.xml'))
      if (manifest.subarray(0, packageLimits.manifestSize).includes('encryption-data')) throw lockedDocument()
    })
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    throw error.code === 'too-large'
      ? new FileRefused(
          'document-bomb',
          'Unpacked, this document is far larger than a document is. Save it anew in the program that it was made with and upload that file.',
          error,
        )
      : new FileRefused(
          'document-damaged',
          'This document is damaged. Open it in the program that it was made with, save it anew and upload that file.',
          error,
        )
  }
}
