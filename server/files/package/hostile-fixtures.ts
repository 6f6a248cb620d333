import type { PackageLimits } from './package-limits.ts'
import {
  FLAGS,
  METHOD,
  PACKED_SIZE,
  patch,
  rename,
  UNPACKED_SIZE,
  zipOf,
  type FixtureFile,
} from './package-fixtures.ts'

/** Archives that somebody made to do harm, each with the code and a word of its refusal. */

export const INDEX: FixtureFile = { name: 'index.html', data: '<title>Home</title>' }
const NONE = Buffer.alloc(0)

export async function renamed(name: string): Promise<Buffer> {
  const placeholder = 'n'.repeat(name.length)
  return rename(await zipOf([INDEX, { name: placeholder }]), placeholder, name)
}

async function overlapping(): Promise<Buffer> {
  const zip = await zipOf([INDEX, { name: 'a.txt', data: 'a'.repeat(50), compress: false }])
  const size = zip.length + 1
  return patch(patch(zip, 1, PACKED_SIZE, size), 1, UNPACKED_SIZE, size)
}

const longName = `${'a/'.repeat(5)}${'n'.repeat(300)}.txt`
const bomb = Buffer.alloc(3 * 1024 * 1024)

/** The last are limits of their own, where an archive beyond those of the hub would be too large for a test. */
export type Hostile = [string, () => Promise<Buffer>, string, string, Partial<PackageLimits>?]

export const hostileZips: Hostile[] = [
  ['a path that climbs out', () => renamed('../evil.html'), 'unsafe-entry', 'outside'],
  ['a path that climbs out later', () => renamed('a/b/../../../evil'), 'unsafe-entry', 'outside'],
  ['an absolute path', () => renamed('/etc/passwd'), 'unsafe-entry', 'absolute'],
  ['a Windows drive', () => renamed('C:/evil.html'), 'unsafe-entry', 'absolute'],
  ['a Windows path that climbs out', () => renamed('..\\evil.html'), 'unsafe-entry', '..'],
  ['a control character', () => renamed('a\0.html'), 'unsafe-entry', 'control character'],
  ['a symbolic link', () => zipOf([INDEX, { name: 'link', mode: 0o120777 }]), 'unsafe-entry', 'symbolic link'],
  ['a device', () => zipOf([INDEX, { name: 'tty', mode: 0o020666 }]), 'unsafe-entry', 'regular file'],
  ['an encrypted file', async () => patch(await zipOf([INDEX]), 0, FLAGS, 0x801), 'unsafe-entry', 'password'],
  ['strong encryption', async () => patch(await zipOf([INDEX]), 0, FLAGS, 0x841), 'damaged', 'again'],
  ['an unknown compression', async () => patch(await zipOf([INDEX]), 0, METHOD, 14), 'unsafe-entry', 'deflate'],
  ['two files of one name', () => zipOf([INDEX, INDEX]), 'unsafe-entry', 'more than once'],
  [
    'one name in two normal forms',
    () => zipOf([{ name: 'a\u0301' }, { name: '\u00e1' }]),
    'unsafe-entry',
    'more than once',
  ],
  [
    'one name with and without dots',
    () => zipOf([{ name: 'a/./b' }, { name: 'a/b' }]),
    'unsafe-entry',
    'more than once',
  ],
  ['a bomb by ratio', () => zipOf([INDEX, { name: 'zeros.bin', data: bomb }]), 'too-large', '100 times'],
  [
    'a bomb by total',
    () => zipOf([INDEX, { name: 'a', data: bomb }]),
    'too-large',
    '1 MiB',
    { ratio: 1e6, unpackedSize: 1024 * 1024 },
  ],
  ['a bomb of overlapping files', overlapping, 'unsafe-entry', 'overlap'],
  ['too many files', () => zipOf([INDEX, { name: 'a' }, { name: 'b' }]), 'too-large', '3 files', { entries: 2 }],
  ['too large a file', () => zipOf([INDEX]), 'too-large', 'limit', { packedSize: 50 }],
  ['too deep a folder', () => zipOf([INDEX, { name: `${'a/'.repeat(25)}b` }]), 'unsafe-entry', 'folders deep'],
  ['too long a name', () => zipOf([INDEX, { name: longName }]), 'unsafe-entry', 'characters long'],
  ['an archive without entries', () => zipOf([]), 'empty', 'no files'],
  [
    'an archive with leftovers only',
    () => zipOf([{ name: '__MACOSX/._a' }, { name: 'a/.DS_Store' }]),
    'empty',
    'no files',
  ],
  ['a file that is no zip', () => Promise.resolve(Buffer.from('%PDF-1.7 and so on')), 'not-a-zip', 'not a zip'],
  ['a file without bytes', () => Promise.resolve(NONE), 'not-a-zip', 'not a zip'],
  ['a truncated archive', async () => (await zipOf([INDEX])).subarray(0, -30), 'damaged', 'whole file'],
  [
    'a start page of a lying size',
    async () => patch(await zipOf([INDEX]), 0, UNPACKED_SIZE, 5),
    'damaged',
    'index.html',
  ],
  ['a site without a start page', () => zipOf([{ name: 'a.html' }, { name: 'b.html' }]), 'no-start-page', 'index.html'],
]

/** An archive of empty files, in the directory and in the bytes. More than 65,535 are counted as ZIP64 has it. */
export function emptyFiles(count: number): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  const nameLength = 12
  for (let index = 0; index < count; index += 1) {
    const name = Buffer.from(`${String(index).padStart(nameLength - 4, '0')}.txt`)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(nameLength, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(nameLength, 28)
    central.writeUInt32LE(index * (30 + nameLength), 42)
    locals.push(local, name)
    directory.push(central, name)
  }
  const [files, listed] = [Buffer.concat(locals), Buffer.concat(directory)]
  return Buffer.concat([files, listed, endOf(count, listed.length, files.length)])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const wide = Buffer.alloc(56)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeBigUInt64LE(BigInt(count), 24)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(size), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([wide, locator, end])
}
