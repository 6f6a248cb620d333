import { open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { decodeEntryName, safeEntryName } from './entry-name-rules.ts'
import type { PackageLimits } from './package-limits.ts'
import { PackageError, quoteName } from './package-error.ts'
import { verifiedStream } from './verified-stream.ts'

/** One file of a package: its normalised path and its unpacked size in bytes. */
export type PackageEntry = { path: string; size: number }

/** A zip whose whole directory has been read and found harmless. */
export type OpenZip = {
  entries: PackageEntry[]
  unpackedSize: number
  has: (path: string) => boolean
  /** Streams one file; the stream fails with `PackageError` when the data is not what the directory promised. */
  read: (path: string) => Promise<Readable>
}

/**
 * Opens a zip file, checks its directory against the limits before any byte is inflated, and closes it after `use`.
 * Throws `PackageError`: not-a-zip, damaged, empty, too-large, unsafe-entry.
 */
export async function withZip<T>(file: string, limits: PackageLimits, use: (zip: OpenZip) => Promise<T>): Promise<T> {
  const packedSize = await checkSignature(file, limits)
  const zip = await openZip(file)
  try {
    return await use(describe(zip, await readDirectory(zip, packedSize, limits)))
  } finally {
    zip.close()
  }
}

async function checkSignature(file: string, limits: PackageLimits): Promise<number> {
  await using handle = await openFile(file)
  const { size } = await handle.stat()
  if (size > limits.packedSize) {
    tooLarge(`The file is ${mebibytes(size)} MiB; the limit is ${mebibytes(limits.packedSize)} MiB.`)
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  const isZip = bytesRead === 4 && [0x04034b50, 0x06054b50].includes(buffer.readUInt32LE(0))
  if (!isZip) {
    throw new PackageError(
      'not-a-zip',
      'This file is not a zip archive. Upload the .zip that your authoring tool exported.',
    )
  }
  return size
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false, decodeStrings: false })
  } catch (cause) {
    const message = 'The end of this zip archive is missing or unreadable. Export it again and upload the whole file.'
    throw new PackageError('damaged', message, cause)
  }
}

async function readDirectory(zip: ZipFile, packedSize: number, limits: PackageLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) {
    tooLarge(`The package has ${zip.entryCount} files; the limit is ${limits.entries}.`)
  }
  const members = new Map<string, Entry>()
  let unpacked = 0
  let packed = 0
  for await (const entry of eachEntry(zip)) {
    const path = checkEntry(entry, limits)
    unpacked += entry.uncompressedSize
    packed += entry.compressedSize
    if (unpacked > limits.unpackedSize) {
      tooLarge(`Unpacked, the package is larger than ${mebibytes(limits.unpackedSize)} MiB.`)
    }
    if (path === null) continue
    if (members.has(path)) {
      unsafe(path, 'is in the package more than once', 'Remove the copies and pack the course again.')
    }
    members.set(path, entry)
  }
  // Entries that share the same bytes are how a small archive hides a very large one.
  if (packed > packedSize) {
    throw new PackageError('unsafe-entry', 'Files in this zip archive overlap each other. Pack the course again.')
  }
  if (members.size === 0) {
    throw new PackageError('empty', 'This zip archive contains no files. Pack the course again and upload that file.')
  }
  return members
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (cause) {
    const message =
      'The list of files in this zip archive is damaged. Export the package again and upload the new file.'
    throw new PackageError('damaged', message, cause)
  }
}

/** Returns the path of an entry to keep, null for folders and for what operating systems leave behind. */
function checkEntry(entry: Entry, limits: PackageLimits): string | null {
  const name = decodeEntryName(entry)
  const path = safeEntryName(name, limits)
  const fileType = (entry.externalFileAttributes >>> 16) & 0xf000
  if (entry.isEncrypted()) unsafe(name, 'is encrypted', 'Pack the course again without a password.')
  if (fileType === 0xa000) unsafe(name, 'is a symbolic link', 'Put the file itself into the package.')
  if (![0, 0x4000, 0x8000].includes(fileType)) unsafe(name, 'is not a regular file', 'Remove it from the package.')
  if (!entry.canDecodeFileData()) {
    unsafe(name, 'is packed with an unusual method', 'Pack the course as an ordinary zip (deflate).')
  }
  if (entry.uncompressedSize > limits.ratioFreeSize && entry.uncompressedSize > entry.compressedSize * limits.ratio) {
    const message = `${quoteName(name)} unpacks to more than ${limits.ratio} times its packed size. Remove this file or replace it.`
    throw new PackageError('too-large', message)
  }
  return name.endsWith('/') || fileType === 0x4000 || isLeftover(path) ? null : path
}

function isLeftover(path: string): boolean {
  return path === '' || path.startsWith('__MACOSX/') || path.endsWith('/.DS_Store') || path === '.DS_Store'
}

function describe(zip: ZipFile, members: Map<string, Entry>): OpenZip {
  const entries = [...members].map(([path, entry]) => ({ path, size: entry.uncompressedSize }))
  return {
    entries,
    unpackedSize: entries.reduce((sum, entry) => sum + entry.size, 0),
    has: (path) => members.has(path),
    read: async (path) => {
      const entry = members.get(path)
      if (!entry) throw new PackageError('missing-file', `The package has no file ${quoteName(path)}.`)
      return verifiedStream(() => zip.openReadStreamPromise(entry), path, entry)
    },
  }
}

function tooLarge(fact: string): never {
  throw new PackageError('too-large', `${fact} Make the package smaller, for example by compressing its videos.`)
}

function unsafe(name: string, why: string, remedy: string): never {
  throw new PackageError('unsafe-entry', `${quoteName(name)} ${why}. ${remedy}`)
}

function mebibytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
