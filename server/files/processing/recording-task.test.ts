import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { H264, hasFfmpeg, HEVC, lasting, PICTURES, recording, TONE } from '../../testing/recordings.ts'
import { box, filmOf, track } from '../../testing/small-files.ts'
import { posterIdOf } from '../key-rules.ts'
import * as service from '../service.ts'
import { processFile } from './service.ts'
import { bindProcessing, photo, servedRecording, upload } from '../upload-fixtures.ts'

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
})
afterAll(() => hub.close())

async function assetOf(fileId: string, about: Record<string, unknown> = {}): Promise<string> {
  const { body } = await author.post('/assets/', { type: 'upload', name: 'Talk', published: true, fileId, ...about })
  return body.id
}

const fileOf = async (fileId: string) => service.findFile(await hub.hubCall(), fileId)
const infoOf = async (fileId: string) => (await author.get(`/files/${fileId}`)).body

const MP4 = 'mov,mp4,m4a,3gp,3g2,mj2'
const PLAYS = { format: MP4, duration: expect.closeTo(1, 0), tracks: ['h264 yuv420p 160x90', 'aac'] }

describe.runIf(hasFfmpeg)('where ffmpeg is installed', () => {
  test('converts a film in HEVC, finds out how long it is and draws a picture of it', async () => {
    const bytes = recording('a.mp4', [...PICTURES(), ...TONE(), ...HEVC, '-c:a', 'aac'])
    const fileId = await upload(author, 'talk.mp4', bytes)
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1, uploadWarnings: [] })
    expect(await servedRecording(hub, fileId)).toEqual({ ...PLAYS, type: 'video/mp4' })
    expect(await fileOf(fileId)).toMatchObject({ contentType: 'video/mp4', tries: 1 })
    const assetId = await assetOf(fileId)
    const { thumbnailId, ...asset } = (await author.get(`/assets/${assetId}`)).body
    expect(asset).toMatchObject({ converted: true, convertedFileType: 'mp4' })
    const shown = await author.get(asset.convertedUrl.replace('/api', ''))
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(thumbnailId).toBe(posterIdOf(fileId))
    const picture = await author.get(`/picture/${thumbnailId}/320x180`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await author.post(`/me/assets/${assetId}/launch`)).body).toMatchObject({ kind: 'video' })
  })

  test.each([
    ['a.mov', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'aac'], PLAYS.tracks],
    ['a.mkv', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'ac3'], PLAYS.tracks],
    ['a.wma', [...TONE(), '-c:a', 'wmav2'], ['aac']],
  ])('makes %s play', async (name, args, tracks) => {
    const fileId = await upload(author, name, recording(name, args))
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1, uploadWarnings: [] })
    const type = tracks.length > 1 || tracks[0] !== 'aac' ? 'video/mp4' : 'audio/mp4'
    expect(await servedRecording(hub, fileId)).toMatchObject({ format: MP4, tracks, type })
  })

  test.each([
    ['a.mp4', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'aac']],
    ['a.webm', [...PICTURES(), ...TONE(), '-c:v', 'libvpx', '-c:a', 'libvorbis']],
    ['a.mp3', [...TONE(), '-c:a', 'libmp3lame']],
    ['a.wav', TONE()],
    ['a.flac', TONE()],
  ])('leaves %s as it is, and finds out how long it is', async (name, args) => {
    const fileId = await upload(author, name, recording(name, args))
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1, uploadWarnings: [] })
    expect((await fileOf(fileId)).servedKey).toBeNull()
    const { body } = await author.get(`/assets/${await assetOf(fileId)}`)
    expect(body).toMatchObject({ converted: false, convertedFileType: null, convertedUrl: null })
  })

  test('puts what a browser recorded into a file that says how long it is', async () => {
    const bytes = recording('a.webm', [...PICTURES(), '-c:v', 'libvpx', '-live', '1'])
    const fileId = await upload(author, 'a.webm', bytes)
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1 })
    const served = await servedRecording(hub, fileId)
    expect(served).toMatchObject({ tracks: ['vp8 yuv420p 160x90'], type: 'video/webm' })
    expect(served.duration).toBeCloseTo(1)
  })

  test('leaves only what is computed anew to the job that takes long', async () => {
    const { jobs } = hub.context
    const later: string[] = []
    await jobs.work('convert-file', async ({ fileId }) => void later.push(fileId))
    const mkv = (audio: string) => recording('a.mkv', [...PICTURES(), ...TONE(), ...H264, '-c:a', audio])
    const [copied, encoded] = [await upload(author, 'a.mkv', mkv('aac')), await upload(author, 'b.mkv', mkv('ac3'))]
    await bindProcessing(hub)
    expect([later, (await fileOf(copied)).status]).toEqual([[encoded], 'ready'])
    expect(await fileOf(encoded)).toMatchObject({ status: 'processing', tries: 0 })
  })

  test('makes the cover of a sound its picture, where its author chose none', async () => {
    const args = [...TONE(), '-i', 'source', '-map', '0', '-map', '1', '-c:a', 'libmp3lame', '-c:v', 'copy']
    const bytes = recording('a.mp3', args, await photo(300, 300))
    const fileId = await upload(author, 'a.mp3', bytes)
    const own = await upload(author, 'own.png', await photo(90, 90), { type: 'picture' })
    const pictureOf = async (about: Record<string, unknown>) =>
      (await author.get(`/assets/${await assetOf(fileId, about)}`)).body.thumbnailId
    expect(await pictureOf({})).toBe(posterIdOf(fileId))
    expect(await pictureOf({ thumbnailId: own })).toBe(own)
  })

  test('gives an asset that waited for its film the picture, and another with another film', async () => {
    const bytes = recording('a.mp4', [...PICTURES(), ...H264])
    await hub.context.jobs.work('process-file', async () => undefined)
    const first = await upload(author, 'a.mp4', bytes)
    await bindProcessing(hub)
    const assetId = await assetOf(first)
    const pictureOf = async () => (await author.get(`/assets/${assetId}`)).body.thumbnailId
    expect(await pictureOf()).toBeNull()
    await processFile(await hub.hubCall(), first)
    expect(await pictureOf()).toBe(posterIdOf(first))
    const second = await upload(author, 'b.mp4', bytes, { referenceId: assetId })
    expect(await pictureOf()).toBe(posterIdOf(second))
    const third = await upload(author, 'c.mp4', bytes)
    await author.patch(`/assets/${assetId}`, { name: 'Talk', fileId: third }, { 'if-match': '*' })
    expect(await pictureOf()).toBe(posterIdOf(third))
    await author.patch(`/assets/${assetId}`, { name: 'Talk', thumbnailId: null }, { 'if-match': '*' })
    expect(await pictureOf()).toBeNull()
  })

  test('refuses one that cannot be read, and says what to do', async () => {
    const fileId = await upload(author, 'a.mkv', Buffer.from('\x1a\x45\xdf\xa3\x01 nothing of the kind', 'latin1'))
    expect(await infoOf(fileId)).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode: 'recording-unreadable',
      uploadErrorDetail: expect.stringContaining('save it as MP4 with H.264 and AAC'),
    })
  })
})
describe.runIf(hasFfmpeg)('what is made to do harm', () => {
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    socket.destroy()
  })
  let address: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.ts`
  })
  afterAll(() => server.close())

  const list = () => Buffer.from(`#EXTM3U\n#EXTINF:1,\n${address}\n${address}\n`.padEnd(400, '#'))
  const attacks: [string, string, () => Buffer][] = [
    ['a list of addresses as a film', 'a.mp4', list],
    ['a list behind the beginning of a film', 'a.mp4', () => Buffer.concat([box('ftyp', Buffer.from('isom')), list()])],
    ['a list behind the beginning of another', 'a.mov', () => Buffer.concat([box('wide', Buffer.alloc(0)), list()])],
    ['a list behind a tag', 'a.aac', () => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), list()])],
    [
      'a list in packets',
      'a.ts',
      () => Buffer.concat([Buffer.from('G'), list().subarray(0, 187), Buffer.from('G'), list()]),
    ],
    ['a film that never begins', 'a.mkv', () => endless()],
    ['a film that says to last for days', 'a.mkv', () => lasting(recording('a.mkv', [...PICTURES(), ...HEVC]), 1e9)],
    ['a film that says to be larger than any wall', 'a.avi', () => large()],
  ]

  test.each(attacks)('is seen through within two seconds and asks nobody: %s', async (_, name, make) => {
    const bytes = make()
    const begun = performance.now()
    const fileId = await upload(author, name, bytes)
    expect(performance.now() - begun).toBeLessThan(2_000)
    const { fileStatus, contentType, uploadErrorDetail, uploadWarnings } = await infoOf(fileId)
    const isRefused = fileStatus === 'invalid'
    expect(isRefused || contentType).toBe(isRefused || 'application/octet-stream')
    expect((isRefused ? uploadErrorDetail : uploadWarnings[0]).length).toBeGreaterThan(40)
    expect(asked).toBe(0)
  })

  test('asks nobody for the pictures of a film that says that they lie elsewhere', async () => {
    const bytes = referring(recording('a.mov', [...PICTURES(), ...HEVC]), address)
    expect((await infoOf(await upload(author, 'a.mov', bytes))).fileStatus).not.toBe('processing')
    expect(asked).toBe(0)
  })
})

/** A segment and a cluster without an end, of which none holds anything (RFC 8794, 6.2). */
function endless(): Buffer {
  const head = '1a45dfa3a3 42868101 42f78101 42f28104 42f38108 4282886d6174726f736b61 42878104 42858102'
  const open = '18538067 01ffffffffffffff 1f43b675 01ffffffffffffff'
  return Buffer.concat([Buffer.from(`${head}${open}`.replaceAll(' ', ''), 'hex'), Buffer.alloc(1_000_000)])
}

/** An AVI whose format says 60,000 by 60,000 pixels. */
function large(): Buffer {
  const avi = recording('a.avi', [...PICTURES(), '-c:v', 'rawvideo'])
  const format = avi.indexOf('strf') + 8
  avi.writeUInt32LE(60_000, format + 4)
  avi.writeUInt32LE(60_000, format + 8)
  return avi
}

/** A film whose data reference names an address, with the boxes around it as much larger (ISO/IEC 14496-12, 8.7.2). */
function referring(mov: Buffer, address: string): Buffer {
  const at = mov.indexOf(Buffer.from('url \0\0\0\x01', 'latin1')) - 4
  expect(at).toBeGreaterThan(0)
  const entry = box('url ', Buffer.concat([Buffer.alloc(4), Buffer.from(`${address}\0`)]))
  const grown = entry.length - mov.readUInt32BE(at)
  let [from, end] = [0, mov.length]
  while (from < at) {
    const size = mov.readUInt32BE(from)
    if (from + size <= at) from += size
    else {
      mov.writeUInt32BE(size + grown, from)
      end = from + size
      from += mov.toString('latin1', from + 4, from + 8) === 'dref' ? 16 : 8
    }
  }
  expect(end).toBeGreaterThan(at)
  return Buffer.concat([mov.subarray(0, at), entry, mov.subarray(at + mov.readUInt32BE(at))])
}

if (!hasFfmpeg) console.warn('Nothing was converted: there is no ffmpeg here.')

describe('where it is not', () => {
  let programs: TestHub['context']['workers']['programs']
  beforeAll(() => {
    programs = hub.context.workers.programs
    hub.context.workers.programs = async () => ({ versions: {}, path: '', hasLimits: false, hasNoNetwork: false })
  })
  afterAll(() => {
    hub.context.workers.programs = programs
  })

  test.each([
    [
      'talk.mp4',
      filmOf(track('vide', 'hvc1'), track('soun', 'mp4a')),
      /pictures .* HEVC \(H\.265\).*ffmpeg.*download it/,
    ],
    ['talk.mkv', Buffer.from('\x1a\x45\xdf\xa3', 'latin1'), /kind MKV, .*ffmpeg.*download it.* Save it as MP4/],
  ])('offers %s to be downloaded, and tells its author why', async (name, bytes, reason) => {
    const fileId = await upload(author, name, bytes)
    expect(await infoOf(fileId)).toMatchObject({
      fileStatus: 'ready',
      contentType: 'application/octet-stream',
      uploadWarnings: [expect.stringMatching(reason)],
      conversionErrorCode: 'converter-missing',
      conversionErrorDetail: expect.stringMatching(reason),
    })
    const assetId = await assetOf(fileId)
    expect((await author.post(`/me/assets/${assetId}/launch`)).body).toMatchObject({ kind: 'download' })
    expect((await author.get(`/asset/${assetId}/download`)).status).toBe(200)
  })
})
