import { expect, test } from 'vitest'
import { hostileZips, INDEX, renamed } from './hostile-fixtures.ts'
import { inspectPackage } from './inspected-files.ts'
import { packageLimits, type PackageLimits } from './package-limits.ts'
import { fileOf, zipOf } from './package-fixtures.ts'

async function refusal(zip: Buffer, limits: Partial<PackageLimits> = {}): Promise<unknown> {
  const inspected = inspectPackage(await fileOf(zip), 'zip', { ...packageLimits, ...limits })
  return inspected.then(
    () => 'accepted',
    (error: unknown) => error,
  )
}

test.for(hostileZips)('refuses %s', async ([, zip, code, words, limits]) => {
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
