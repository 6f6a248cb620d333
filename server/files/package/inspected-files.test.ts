import { expect, test } from 'vitest'
import { inspectPackage } from './inspected-files.ts'
import { fileOf, ITEM, manifest12, rename, RESOURCE, zipOf, type FixtureFile } from './package-fixtures.ts'

async function inspect(files: FixtureFile[], expected: 'zip' | 'scorm' = 'zip') {
  return inspectPackage(await fileOf(await zipOf(files)), expected)
}

test('reads a site with its title, sizes and start page', async () => {
  const files = [
    { name: 'index.html', data: '<title>Tea &amp;\n biscuits</title>' },
    { name: 'css/a.css', data: 'body{}' },
  ]
  expect(await inspect(files)).toEqual({
    kind: 'site',
    title: 'Tea & biscuits',
    startPath: 'index.html',
    scorm: null,
    warnings: [],
    entries: [
      { path: 'index.html', size: 34 },
      { path: 'css/a.css', size: 6 },
    ],
    unpackedSize: 40,
  })
})

test.for([
  [['index.htm', 'a.html'], 'index.htm'],
  [['my site/index.html', 'my site/a.css'], 'my%20site/index.html'],
  [['INDEX.HTML', 'a.html'], 'INDEX.HTML'],
  [['a.html', 'Default.htm'], 'Default.htm'],
  [['site/default.html', 'site/a.html'], 'site/default.html'],
  [['default.htm', 'Index.html', 'index.html'], 'index.html'],
  [['start.html', 'img/a.svg', 'img/b.html'], 'start.html'],
  [['__MACOSX/site/._index.html', 'site/index.html', 'site/.DS_Store'], 'site/index.html'],
  [['hundred%.html'], 'hundred%25.html'],
] as const)('starts a site of %j at %s', async ([names, start]) => {
  expect(await inspect(names.map((name) => ({ name })))).toMatchObject({ startPath: start })
})

test('does not start a site in one of two folders', async () => {
  const files = [{ name: 'a/index.html' }, { name: 'b/index.html' }]
  await expect(inspect(files)).rejects.toMatchObject({ code: 'no-start-page' })
})

test('reads names that macOS wrote as UTF-8 without saying so', async () => {
  const zip = await zipOf([{ name: 'index.html' }, { name: 'größe.html' }])
  for (let at = zip.indexOf('größe'); at >= 0; at = zip.indexOf('größe', at + 1)) {
    const isLocal = zip.readUInt32LE(at - 30) === 0x04034b50
    zip.writeUInt16LE(0, isLocal ? at - 30 + 6 : at - 46 + 8)
  }
  const { entries } = await inspectPackage(await fileOf(zip), 'zip')
  expect(entries.map((entry) => entry.path)).toContain('größe.html')
})

test('reads a course', async () => {
  const files = [{ name: 'imsmanifest.xml', data: manifest12(ITEM, RESOURCE) }, { name: 'index.html' }]
  expect(await inspect(files, 'scorm')).toMatchObject({
    kind: 'scorm',
    title: 'Course',
    startPath: 'index.html',
    scorm: { version: '1.2', edition: null, activities: [{ id: 'i', title: 'Page', isSco: true }] },
  })
})

test('starts a course at its first visible page', async () => {
  const hidden = '<item identifier="h" identifierref="r" isvisible="false" parameters="?hidden=1"/>'
  const data = manifest12(`<item identifier="g"><title>Group</title>${hidden}${ITEM}</item>`, RESOURCE)
  const { startPath } = await inspect([{ name: 'imsmanifest.xml', data }, { name: 'index.html' }], 'scorm')
  expect(startPath).toBe('index.html')
})

test('says that a website is not a course', async () => {
  await expect(inspect([{ name: 'index.html' }], 'scorm')).rejects.toMatchObject({
    code: 'no-manifest',
    message: expect.stringContaining('as a website'),
  })
})

const COURSE = manifest12(ITEM, RESOURCE)

test.for([
  ['course/imsmanifest.xml', 'course/index.html'],
  ['IMSManifest.XML', 'index.html'],
  ['export/course 1/imsmanifest.xml', 'export/course%201/index.html'],
  ['course\\imsmanifest.xml', 'course/index.html'],
] as const)('takes a manifest at %s, starts at %s and says where it belongs', async ([name, startPath]) => {
  const page = { name: decodeURIComponent(startPath) }
  const zip = await zipOf([{ name: name.replace('\\', '#'), data: COURSE }, page])
  const index = await inspectPackage(await fileOf(rename(zip, 'course#', 'course\\')), 'scorm')
  expect(index).toMatchObject({ kind: 'scorm', startPath })
  expect(index.warnings).toEqual([expect.stringContaining('belongs at the top')])
})

test('does not choose between two courses', async () => {
  const files = ['a', 'b'].flatMap((name) => [{ name: `${name}/imsmanifest.xml` }, { name: `${name}/index.html` }])
  await expect(inspect(files, 'scorm')).rejects.toMatchObject({
    code: 'no-manifest',
    message: expect.stringContaining('several courses'),
  })
})

test('says no more than 50 sentences of one package', async () => {
  const missing = Array.from({ length: 80 }, (_, n) => `<file href="${n}.css"/>`).join('')
  const data = manifest12(ITEM, RESOURCE.replace('/>', `>${missing}</resource>`))
  const { warnings } = await inspect([{ name: 'imsmanifest.xml', data }, { name: 'index.html' }], 'scorm')
  expect(warnings).toHaveLength(50)
  expect(warnings.at(-1)).toBe('There are 31 more of these.')
})

test('refuses a course whose items open nothing', async () => {
  const data = manifest12('<item identifier="g"><title>Group</title></item>', RESOURCE)
  await expect(inspect([{ name: 'imsmanifest.xml', data }, { name: 'index.html' }], 'scorm')).rejects.toMatchObject({
    code: 'no-start-page',
  })
})

test('takes a manifest of almost 5 MiB, and refuses a larger one', async () => {
  const ofSize = (bytes: number) => COURSE.replace('</manifest>', `<!--${'x'.repeat(bytes)}--></manifest>`)
  const packed = (data: string) =>
    inspect([{ name: 'imsmanifest.xml', data, compress: false }, { name: 'index.html' }], 'scorm')
  expect((await packed(ofSize(5 * 1024 * 1024 - 2000))).warnings).toEqual([])
  await expect(packed(ofSize(5 * 1024 * 1024))).rejects.toMatchObject({
    code: 'bad-manifest',
    message: expect.stringContaining('larger than'),
  })
})
