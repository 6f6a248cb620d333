import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { hasFfmpeg, PICTURES, recording, TONE, tracksOf } from '../../testing/recordings.ts'
import { filmOf, track } from '../../testing/small-files.ts'
import { posterIdOf } from '../key-rules.ts'
import * as service from '../service.ts'
import { processFile } from './service.ts'
import { bindProcessing, photo, storedBytes, upload } from '../upload-fixtures.ts'

let hub: TestHub
let author: Somebody
const folder = mkdtempSync(join(tmpdir(), 'hub-recordings-'))
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
})
afterAll(async () => {
  await hub.close()
  rmSync(folder, { recursive: true, force: true })
})

async function assetOf(fileId: string, about: Record<string, unknown> = {}): Promise<string> {
  const { body } = await author.post('/assets/', { type: 'upload', name: 'Talk', published: true, fileId, ...about })
  return body.id
}

const fileOf = async (fileId: string) => service.findFile(await hub.hubCall(), fileId)
const infoOf = async (fileId: string) => (await author.get(`/files/${fileId}`)).body

/** What learners get of a file. */
async function servedOf(fileId: string) {
  const { servedKey, servedType, storageKey } = await fileOf(fileId)
  const path = join(folder, fileId)
  writeFileSync(path, (await storedBytes(hub, servedKey ?? storageKey!))!)
  return { ...tracksOf(path), isConverted: servedKey !== null, type: servedType }
}

const HEVC = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1']
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
const MP4 = 'mov,mp4,m4a,3gp,3g2,mj2'
const PLAYS = { format: MP4, tracks: ['h264 yuv420p 160x90', 'aac'] }

describe.runIf(hasFfmpeg)('where ffmpeg is installed', () => {
  test('converts a film in HEVC, finds out how long it is and draws a picture of it', async () => {
    const bytes = recording('a.mp4', [...PICTURES(), ...TONE(), ...HEVC, '-c:a', 'aac'])
    const fileId = await upload(author, 'talk.mp4', bytes)
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1, uploadWarnings: [] })
    expect(await servedOf(fileId)).toEqual({ ...PLAYS, isConverted: true, type: 'video/mp4' })
    expect(await fileOf(fileId)).toMatchObject({ contentType: 'video/mp4', tries: 1 })
    const assetId = await assetOf(fileId)
    const { thumbnailId } = (await author.get(`/assets/${assetId}`)).body
    expect(thumbnailId).toBe(posterIdOf(fileId))
    const picture = await author.get(`/picture/${thumbnailId}/320x180`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await author.post(`/me/assets/${assetId}/launch`)).body).toMatchObject({ kind: 'video' })
  })

  test.each([
    ['a.mov', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'aac'], PLAYS.tracks],
    ['a.mkv', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'ac3'], PLAYS.tracks],
    ['a.avi', [...PICTURES('320x200'), ...TONE(), '-c:v', 'mpeg4', '-c:a', 'mp2'], ['h264 yuv420p 320x200', 'aac']],
    ['a.wmv', [...PICTURES(), ...TONE(), '-c:v', 'wmv2', '-c:a', 'wmav2'], PLAYS.tracks],
    ['a.mp4', [...PICTURES('161x91'), '-c:v', 'libx264', '-pix_fmt', 'yuv444p'], ['h264 yuv420p 160x90']],
    ['a.ogv', [...PICTURES('160x96'), '-c:v', 'libtheora'], ['h264 yuv420p 160x96']],
    ['a.ts', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'aac'], PLAYS.tracks],
    ['a.wma', [...TONE(), '-c:a', 'wmav2'], ['aac']],
    ['a.ogg', [...TONE(), '-c:a', 'libopus'], ['aac']],
    ['a.aac', [...TONE(), '-c:a', 'aac'], ['aac']],
  ])('makes %s play', async (name, args, tracks) => {
    const fileId = await upload(author, name, recording(name, args))
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', duration: 1, uploadWarnings: [] })
    const type = tracks.length > 1 || tracks[0] !== 'aac' ? 'video/mp4' : 'audio/mp4'
    expect(await servedOf(fileId)).toEqual({ format: MP4, tracks, isConverted: true, type })
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
    const cover = join(folder, 'cover.png')
    writeFileSync(cover, await photo(300, 300))
    const bytes = recording('a.mp3', [
      ...TONE(),
      '-i',
      cover,
      '-map',
      '0',
      '-map',
      '1',
      '-c:a',
      'libmp3lame',
      '-c:v',
      'copy',
    ])
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
    })
    const assetId = await assetOf(fileId)
    expect((await author.post(`/me/assets/${assetId}/launch`)).body).toMatchObject({ kind: 'download' })
    expect((await author.get(`/asset/${assetId}/download`)).status).toBe(200)
  })
})
