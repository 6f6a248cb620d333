import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import {
  cmi5Structure,
  ITEM,
  manifest12,
  RESOURCE,
  TIN_CAN_COURSE,
  tinCan,
  unitOf,
  zipOf,
} from '../package/package-fixtures.ts'
import { processFile } from './service.ts'
import * as service from '../service.ts'
import { originalOf, servedOf } from '../serve/served-rules.ts'
import { announce, bindProcessing, finish, photo, send, storedBytes, upload } from '../upload-fixtures.ts'
import { film, PDF } from '../../testing/small-files.ts'

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
})
afterAll(() => hub.close())

const COURSES = join(import.meta.dirname, '../../../../shared/data/scorm')
const fileOf = async (fileId: string) => service.findFile(await hub.hubCall(), fileId)
const infoOf = async (fileId: string) => (await author.get(`/files/${fileId}`)).body
const entriesOf = (fileId: string) =>
  hub.context.databases
    .forHub(1)
    .selectFrom('package_entry')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('path')
    .execute()

test('makes a document ready as it is', async () => {
  const fileId = await upload(author, 'guide.pdf', PDF)
  expect(await infoOf(fileId)).toMatchObject({
    fileStatus: 'ready',
    contentType: 'application/pdf',
    duration: null,
    uploadErrorCode: null,
  })
  expect(await storedBytes(hub, (await fileOf(fileId)).storageKey!)).toEqual(PDF)
})

test('finds out how long a film is', async () => {
  expect(await infoOf(await upload(author, 'film.mp4', film(84)))).toMatchObject({ fileStatus: 'ready', duration: 84 })
})

test('refuses a film that is cut off, says so in a sentence and keeps nothing of it', async () => {
  const fileId = await upload(author, 'film.mp4', film(84).subarray(0, 3000))
  expect(await infoOf(fileId)).toMatchObject({
    fileStatus: 'invalid',
    uploadErrorCode: 'recording-cut-off',
    uploadErrorDetail: expect.stringMatching(/cut off: its end is missing\. .*upload it again\.$/),
  })
  expect(await storedBytes(hub, (await fileOf(fileId)).storageKey!)).toBeNull()
})

test('writes subtitles anew and says in a sentence what is wrong with others', async () => {
  const fileId = await upload(
    author,
    'film.srt',
    Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n<font>Hello</font>\n'),
    { type: 'subtitle', language: 'en-GB' },
  )
  const file = await fileOf(fileId)
  expect(file).toMatchObject({ status: 'ready', servedType: 'text/vtt; charset=utf-8' })
  expect((await storedBytes(hub, file.servedKey!))?.toString()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n')
  const bad = await infoOf(await upload(author, 'film.srt', Buffer.from('Hello'), { type: 'subtitle' }))
  expect(bad).toMatchObject({
    fileStatus: 'invalid',
    uploadErrorCode: 'bad-subtitles',
    uploadErrorDetail: expect.stringContaining('holds no subtitles'),
  })
})

test('reads subtitles from before Unicode by the language that they are uploaded in', async () => {
  const bytes = Buffer.concat([
    Buffer.from('00:01.000 --> 00:02.000\n'),
    Buffer.of(0xcf, 0xf0, 0xe8),
    Buffer.from('\n'),
  ])
  const russian = await fileOf(await upload(author, 'a.srt', bytes, { type: 'subtitle', language: 'ru-RU' }))
  expect((await storedBytes(hub, russian.servedKey!))?.toString()).toContain('При')
})

test('takes lossless sound and Opus', async () => {
  for (const [name, start] of [
    ['a.flac', 'fLaC'],
    ['a.opus', 'OggS'],
  ] as const)
    expect(await infoOf(await upload(author, name, Buffer.from(`${start}\0\0\0\x22`)))).toMatchObject({
      fileStatus: 'ready',
    })
})

test('says what to do with what it does not take before anything is sent', async () => {
  const about = { filename: 'Talk.HEIC', size: 9, contentType: 'image/heic', type: 'asset' }
  expect(await author.post('/files/policy', about)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('Save it as jpg or png') },
  })
})

test('serves of a drawing what it drew, and never the drawing', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script></svg>'
  const fileId = await upload(author, 'logo.svg', Buffer.from(drawing), { type: 'picture' })
  const file = await fileOf(fileId)
  expect(file).toMatchObject({ status: 'ready', contentType: 'image/svg+xml', servedType: 'image/webp' })
  for (const served of [servedOf(file), originalOf(file)])
    expect(served).toMatchObject({ contentType: 'image/webp', key: file.servedKey })
  expect((await storedBytes(hub, file.servedKey!))?.subarray(8, 12).toString()).toBe('WEBP')
  const page = Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')
  expect(await infoOf(await upload(author, 'page.svg', page, { type: 'picture' }))).toMatchObject({
    fileStatus: 'invalid',
  })
})

test('refuses a damaged picture and keeps nothing of it', async () => {
  const bytes = await photo(300, 300)
  const fileId = await upload(author, 'cover.png', bytes.subarray(0, bytes.length - 200), { type: 'picture' })
  expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'invalid', uploadErrorCode: 'bad-picture' })
  expect(await storedBytes(hub, (await fileOf(fileId)).storageKey!)).toBeNull()
})

describe('packages', () => {
  test('unpacks a site', async () => {
    const zip = await zipOf([
      { name: 'index.html', data: '<title>A site</title>' },
      { name: 'img/ä b.png', data: 'picture' },
    ])
    const fileId = await upload(author, 'site.zip', zip)
    expect((await fileOf(fileId)).package).toEqual({
      kind: 'site',
      warnings: [],
      title: 'A site',
      startPath: 'index.html',
      scorm: null,
      outsideHosts: { hosts: [], isWhole: true },
    })
    const entries = await entriesOf(fileId)
    expect(entries.map(({ path, content_type, size }) => ({ path, content_type, size }))).toEqual([
      { path: 'img/ä b.png', content_type: 'image/png', size: 7 },
      { path: 'index.html', content_type: 'text/html', size: 21 },
    ])
    expect((await storedBytes(hub, entries[0]!.storage_key))?.toString()).toBe('picture')
    for (const { storage_key } of entries) expect(storage_key).toMatch(new RegExp(`^1/packages/${fileId}/[01]$`))
  })

  test('says what is missing in a zip that is neither course nor site', async () => {
    const fileId = await upload(author, 'holiday.zip', await zipOf([{ name: 'beach.jpg' }, { name: 'sea.jpg' }]))
    expect(await infoOf(fileId)).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode: 'no-manifest',
      uploadErrorDetail: expect.stringContaining('index.html'),
    })
  })

  test('takes a course whose folder somebody packed, and says what is odd in it', async () => {
    const resource = RESOURCE.replace('/>', '><file href="print.css"/></resource>')
    const files = [{ name: 'course/imsmanifest.xml', data: manifest12(ITEM, resource) }, { name: 'course/index.html' }]
    const fileId = await upload(author, 'course.zip', await zipOf(files))
    expect(await infoOf(fileId)).toMatchObject({
      fileStatus: 'ready',
      assetType: 'scorm',
      uploadErrorDetail: null,
      uploadWarnings: [expect.stringContaining('course/imsmanifest.xml'), expect.stringContaining('print.css')],
    })
  })

  test.each([
    ['cmi5', 'cmi5.xml', cmi5Structure(unitOf('index', 'moveOn="Passed"'))],
    ['Tin Can', 'course/tincan.xml', tinCan(TIN_CAN_COURSE)],
  ])('takes a course of %s', async (_, sign, data) => {
    const folder = sign.slice(0, sign.lastIndexOf('/') + 1)
    const zip = await zipOf([{ name: sign, data }, { name: `${folder}index.html` }])
    expect(await infoOf(await upload(author, 'course.zip', zip))).toMatchObject({
      fileStatus: 'ready',
      assetType: 'scorm',
      uploadErrorDetail: null,
    })
  })

  test.each([
    ['AICC', ['course.CRS'], 'standard-not-supported', 'AICC'],
    ['AICC, deep down', ['a/b/course.crs'], 'standard-not-supported', 'AICC'],
    ['AICC without its first file', ['course.au', 'course.des', 'course.cst'], 'standard-not-supported', 'AICC'],
    ['SCORM, deep down', ['a/b/imsmanifest.xml'], 'no-manifest', '“a/b/imsmanifest.xml”'],
    ['SCORM, two in one', ['a/imsmanifest.xml', 'b/IMSManifest.xml'], 'no-manifest', 'several courses'],
    ['cmi5, deep down', ['a/b/cmi5.xml'], 'no-manifest', '“a/b/cmi5.xml”'],
    ['Tin Can, two in one', ['a/tincan.xml', 'b/tincan.xml'], 'no-manifest', '“b/tincan.xml”'],
  ])('never takes a course for a website: %s', async (_, signs, uploadErrorCode, words) => {
    const zip = await zipOf(['index.html', ...signs].map((name) => ({ name })))
    expect(await infoOf(await upload(author, 'course.zip', zip))).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode,
      uploadErrorDetail: expect.stringContaining(words),
    })
  })

  test('finds the hosts elsewhere that its files name, and stores the same bytes', async () => {
    const page = '<title>A site</title><script src="https://cdn.example.com/a.js"></script>'
    const zip = await zipOf([
      { name: 'index.html', data: page },
      { name: 'a.js', data: 'get("https://api.example.com/")' },
    ])
    const fileId = await upload(author, 'site.zip', zip)
    expect((await fileOf(fileId)).package!.outsideHosts).toEqual({
      hosts: [
        { host: 'api.example.com', isLoaded: false, fileCount: 1, files: ['a.js'] },
        { host: 'cdn.example.com', isLoaded: true, fileCount: 1, files: ['index.html'] },
      ],
      isWhole: true,
    })
    const entries = await entriesOf(fileId)
    expect((await storedBytes(hub, entries.find(({ path }) => path === 'index.html')!.storage_key))?.toString()).toBe(
      page,
    )
  })

  test('refuses a package that climbs out', async () => {
    const zip = await zipOf([{ name: 'index.html' }, { name: 'aaaaaaaaaa.txt' }])
    const evil = Buffer.from(zip.toString('latin1').replaceAll('aaaaaaaaaa.txt', '../../evil.txt'), 'latin1')
    expect(await infoOf(await upload(author, 'evil.zip', evil))).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode: 'unsafe-entry',
    })
  })

  test.runIf(existsSync(COURSES))('makes real courses ready, and tells the author of a broken one why', async () => {
    for (const name of readdirSync(COURSES)) {
      const fileId = await upload(author, name, readFileSync(join(COURSES, name)))
      const file = await fileOf(fileId)
      if (name.startsWith('broken')) {
        expect(file, name).toMatchObject({
          status: 'invalid',
          errorCode: 'bad-manifest',
          errorDetail: expect.stringContaining('imsmanifest.xml'),
        })
        continue
      }
      expect(file, name).toMatchObject({
        status: 'ready',
        package: { kind: 'scorm', scorm: { version: name.includes('scorm12') ? '1.2' : '2004' } },
      })
      expect(file.package!.scorm!.activities.length, name).toBeGreaterThan(0)
      expect((await entriesOf(fileId)).some(({ path }) => path === 'imsmanifest.xml')).toBe(true)
    }
  })
  if (!existsSync(COURSES)) console.warn(`The real courses were not tried: there is no folder ${COURSES}.`)
})

describe('crashes', () => {
  /** A site whose upload is finished but whose job never ran. */
  async function unprepared(): Promise<string> {
    await hub.context.jobs.work('process-file', async () => undefined)
    try {
      return await upload(author, 'site.zip', await zipOf([{ name: 'index.html' }, { name: 'more.html' }]))
    } finally {
      await bindProcessing(hub)
    }
  }

  test('goes on after one in the middle, and runs no second time once it is done', async () => {
    const fileId = await unprepared()
    const call = await hub.hubCall()
    const full = {
      ...call.context.storage,
      put: async (key: string, ...rest: [never]) =>
        key.endsWith('/1') ? Promise.reject(new Error('The disk is full.')) : call.context.storage.put(key, ...rest),
    }
    await expect(processFile({ ...call, context: { ...call.context, storage: full } }, fileId)).rejects.toThrow(
      'The disk is full.',
    )
    expect(await fileOf(fileId)).toMatchObject({ status: 'processing', tries: 1 })
    await processFile(call, fileId)
    expect(await fileOf(fileId)).toMatchObject({ status: 'ready', tries: 2 })
    expect(await entriesOf(fileId)).toHaveLength(2)
    await processFile(call, fileId)
    expect(await fileOf(fileId)).toMatchObject({ tries: 2 })
  })

  test('may run twice at the same time', async () => {
    const fileId = await unprepared()
    const call = await hub.hubCall()
    await Promise.all([processFile(call, fileId), processFile(call, fileId), processFile(call, fileId)])
    expect((await fileOf(fileId)).status).toBe('ready')
    expect(await entriesOf(fileId)).toHaveLength(2)
  })

  test('gives up a file that ends the process each time', async () => {
    const fileId = await unprepared()
    await hub.context.databases.forHub(1).updateTable('file').set({ tries: 5 }).where('id', '=', fileId).execute()
    await processFile(await hub.hubCall(), fileId)
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'invalid', uploadErrorCode: 'processing-failed' })
  })
})

describe('profile pictures', () => {
  test('are given to their owner as soon as they are ready', async () => {
    const person = await hub.person()
    const fileId = await upload(person, 'me.jpg', await photo(300, 300, 'jpeg'), { type: 'profilePicture' })
    expect(await pictureOf(person.memberId)).toBe(fileId)
  })

  test('are left for later when asked, and never given when they are no pictures', async () => {
    const person = await hub.person()
    await upload(person, 'me.jpg', await photo(30, 30, 'jpeg'), {
      type: 'profilePicture',
      skipAssigningToReference: true,
    })
    const bytes = Buffer.from('no picture')
    const announced = await announce(person, 'me.png', bytes.length, { type: 'profilePicture' })
    await send(person, announced, bytes)
    await finish(person, announced)
    expect(await pictureOf(person.memberId)).toBeNull()
  })

  const pictureOf = async (memberId: string) =>
    (
      await hub.context.databases
        .forHub(1)
        .selectFrom('member')
        .select('picture_id')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).picture_id
})
