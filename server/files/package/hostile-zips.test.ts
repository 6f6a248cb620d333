import { expect, test } from 'vitest'
import { inspectPackage } from './inspect-package.ts'
import { packageLimits, type PackageLimits } from './limits.ts'
import {
  fileOf,
  FLAGS,
  METHOD,
  PACKED_SIZE,
  patch,
  rename,
  UNPACKED_SIZE,
  zipOf,
  type FixtureFile,
} from './package-fixtures.ts'

const INDEX: FixtureFile = { name: 'index.html', data: '<title>Home</title>' }
const NONE = Buffer.alloc(0)

async function refusal(zip: Buffer, limits: Partial<PackageLimits> = {}): Promise<unknown> {
  const inspected = inspectPackage(await fileOf(zip), 'zip', { ...packageLimits, ...limits })
  return inspected.then(
    () => 'accepted',
    (error: unknown) => error,
  )
}

async function renamed(name: string): Promise<Buffer> {
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

const cases: [string, () => Promise<Buffer>, string, string, Partial<PackageLimits>?][] = [
  ['a path that climbs out', () => renamed('../evil.html'), 'unsafe-entry', 'outside'],
  ['a path that climbs out later', () => renamed('a/b/../../../evil'), 'unsafe-entry', 'outside'],
  ['an absolute path', () => renamed('/etc/passwd'), 'unsafe-entry', 'absolute'],
  ['a Windows drive', () => renamed('C:/evil.html'), 'unsafe-entry', 'absolute'],
  ['a Windows path', () => renamed('a\\evil.html'), 'unsafe-entry', 'backslash'],
  ['a Windows path that climbs out', () => renamed('..\\evil.html'), 'unsafe-entry', 'backslash'],
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

test.for(cases)('refuses %s', async ([, zip, code, words, limits]) => {
  const error = await refusal(await zip(), limits)
  expect(error).toMatchObject({ name: 'PackageError', code })
  expect(String(error)).toContain(words)
})

test('refuses an archive whose directory is cut off in the middle', async () => {
  const zip = await zipOf([INDEX, { name: 'other.html' }])
  zip.fill(0, zip.lastIndexOf('PK\u0001\u0002'), zip.lastIndexOf('PK\u0001\u0002') + 20)
  expect(await refusal(zip)).toMatchObject({ code: 'damaged' })
})

test('names the hostile file without its control characters', async () => {
  expect(String(await refusal(await renamed('a\r\nb.html')))).not.toMatch(/[\r\n]/)
})

test('refuses a package of 65,534 entries before it reads them', async () => {
  const zip = await zipOf([INDEX])
  const end = zip.lastIndexOf('PK\u0005\u0006')
  zip.writeUInt16LE(0xfffe, end + 8)
  zip.writeUInt16LE(0xfffe, end + 10)
  expect(await refusal(zip)).toMatchObject({ code: 'too-large' })
})
