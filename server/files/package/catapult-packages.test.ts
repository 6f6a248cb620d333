import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { inspectPackage } from './inspected-files.ts'
import { cmi5Structure, fileOf, unitOf, zipOf, type FixtureFile } from './package-fixtures.ts'

/** What CATAPULT asks of an LMS that takes packages of cmi5, by the numbers of its packages; bare structures come in a zip. */

const PAGE = { name: 'one.html' }
const structure = (xml: string): FixtureFile => ({ name: 'cmi5.xml', data: xml })
const packaged = async (...files: FixtureFile[]) => inspectPackage(await fileOf(await zipOf(files)), 'scorm')
const about =
  '<title><langstring lang="en">x</langstring></title><description><langstring lang="en">x</langstring></description>'
const ONE = unitOf('one')
const block = (id: string, parts: string) => `<block id="${id}">${about}${parts}</block>`
const objectives = (...ids: string[]) =>
  `<objectives>${ids.map((id) => `<objective id="${id}">${about}</objective>`).join('')}</objectives>`
const relative = 'w3id.org/xapi/cmi5/relative'

test('101: takes more than a thousand units', async () => {
  const units = Array.from({ length: 1001 }, (_, nth) => unitOf(`n${nth}`, '', 'one.html')).join('')
  expect((await packaged(structure(cmi5Structure(units)), PAGE)).scorm?.activities).toHaveLength(1001)
})

test('102: takes a Zip64', async () => {
  const zip = new ZipFile()
  for (const [name, data] of [
    ['cmi5.xml', cmi5Structure(ONE)],
    ['one.html', 'x'],
  ] as const)
    zip.addBuffer(Buffer.from(data), name)
  zip.end({ forceZip64Format: true, comment: '' })
  const file = await fileOf(await buffer(Readable.from(zip.outputStream)))
  expect((await inspectPackage(file, 'scorm')).scorm?.version).toBe('cmi5')
})

test.each<[number: string, what: string, xml: string]>([
  ['201-1', 'the id of a course without a scheme', cmi5Structure(ONE).replace('https://example.com/course', relative)],
  ['201-2', 'the id of a block without a scheme', cmi5Structure(block(relative, ONE))],
  ['201-3', 'the id of a unit without a scheme', cmi5Structure(ONE.replace('https://example.com/one', relative))],
  ['201-4', 'the id of an objective without a scheme', cmi5Structure(ONE, objectives(relative))],
  ['203-1', 'a page that is not there', cmi5Structure(unitOf('not-found'))],
  ['204', 'a parameter of the launch in an address', cmi5Structure(unitOf('one', '', 'one.html?endpoint=x'))],
  [
    '205-1',
    'a block that is there twice',
    cmi5Structure(block('https://example.com/b', ONE) + block('https://example.com/b', ONE.replace('/one"', '/two"'))),
  ],
  [
    '205-2',
    'an objective that is there twice',
    cmi5Structure(ONE, objectives('https://example.com/o', 'https://example.com/o')),
  ],
  ['205-3', 'a unit that is there twice', cmi5Structure(ONE + ONE)],
  ['206-1', 'an address with a space in its host', cmi5Structure(unitOf('one', '', 'http://example.com one.html'))],
  [
    '207-1',
    'a structure in another order than its schema has',
    cmi5Structure(`<au id="https://example.com/one"><url>http://example.com one.html</url>${about}</au>`),
  ],
])('%s: refuses %s', async (_number, _what, xml) => {
  await expect(packaged(structure(xml), PAGE)).rejects.toHaveProperty('code')
})

test.each<[number: string, what: string, url: string]>([
  ['202-1', 'a relative address', 'index.html'],
  ['202-2', 'one from the root', '/index.html'],
  ['202-3', 'one without a scheme', '//example.com/index.html'],
  ['202-4', 'one with a query alone', '?page=1'],
  ['202-5', 'one of a folder above', '../index.html'],
])('%s: refuses %s in a structure without pages', async (_number, _what, url) => {
  await expect(packaged(structure(cmi5Structure(unitOf('one', '', url))))).rejects.toHaveProperty('code')
})

test('208-1, 209-1: refuses what is no zip', async () => {
  await expect(inspectPackage(await fileOf(Buffer.from('# A course')), 'scorm')).rejects.toHaveProperty(
    'code',
    'not-a-zip',
  )
})

test('210-1: refuses a zip without a structure', async () => {
  await expect(packaged(PAGE)).rejects.toHaveProperty('code')
})
