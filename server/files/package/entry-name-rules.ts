import { isUtf8 } from 'node:buffer'
import { getFileNameLowLevel, type Entry } from 'yauzl'
import type { PackageLimits } from './package-limits.ts'
import { PackageError, quoteName } from './package-error.ts'

const UTF8_FLAG = 0x800

/** The name of a zip entry as text, before any check; some tools of Windows write its own separator. */
export function decodeEntryName(entry: Entry): string {
  // The archive tool of macOS writes UTF-8 without setting the flag for it; bytes that are valid UTF-8 are hardly ever CP437.
  const flags = isUtf8(entry.fileNameRaw) ? entry.generalPurposeBitFlag | UTF8_FLAG : entry.generalPurposeBitFlag
  return getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, true).replaceAll('\\', '/')
}

/**
 * Checks the name of an entry and gives the one spelling under which it is stored and asked for (NFC, no empty or `.` segments).
 * Throws `PackageError` with `unsafe-entry` for a name that could leave the package.
 */
export function safeEntryName(name: string, limits: PackageLimits): string {
  if (/\p{Cc}/u.test(name)) refuse(name, 'contains a control character')
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) refuse(name, 'is an absolute path')
  const segments = name
    .normalize('NFC')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
  if (segments.includes('..')) refuse(name, 'points outside the package with “..”')
  if (segments.length > limits.depth) {
    refuse(name, `lies ${segments.length} folders deep; the limit is ${limits.depth}`, 'Use fewer folders.')
  }
  const path = segments.join('/')
  if (path.length > limits.nameLength) {
    refuse(name, `is ${path.length} characters long; the limit is ${limits.nameLength}`, 'Shorten the file name.')
  }
  return path
}

function refuse(name: string, why: string, remedy = 'Pack the course again from inside its own folder.'): never {
  throw new PackageError('unsafe-entry', `The file name ${quoteName(name)} ${why}. ${remedy}`)
}
