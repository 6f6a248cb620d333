import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { H264, hasFfmpeg, HEVC, PICTURES, recording, TONE } from '../../testing/recordings.ts'
import { bindProcessing, servedRecording, upload } from '../upload-fixtures.ts'

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})
afterAll(() => hub.close())

const LIGHT = '-pix_fmt yuv420p10le -color_trc arib-std-b67 -colorspace bt2020nc -color_primaries bt2020'.split(' ')
const FILM = ['h264 yuv420p 160x90', 'aac']

describe.runIf(hasFfmpeg)('where ffmpeg is installed', () => {
  test.each([
    ['a.avi', [...PICTURES('320x200'), ...TONE(), '-c:v', 'mpeg4', '-c:a', 'mp2'], ['h264 yuv420p 320x200', 'aac']],
    ['a.wmv', [...PICTURES(), ...TONE(), '-c:v', 'wmv2', '-c:a', 'wmav2'], FILM],
    ['a.mp4', [...PICTURES('161x91'), '-c:v', 'libx264', '-pix_fmt', 'yuv444p'], ['h264 yuv420p 160x90']],
    ['a.ogv', [...PICTURES('160x96'), '-c:v', 'libtheora'], ['h264 yuv420p 160x96']],
    ['a.ts', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'aac'], FILM],
    // As it is sent while it is made: nothing in it says how long it is.
    ['a.mkv', [...PICTURES(), ...TONE(), ...H264, '-c:a', 'ac3', '-live', '1'], FILM],
    ['a.aac', [...TONE(), '-c:a', 'aac'], ['aac']],
    [
      'a.mpg',
      [...PICTURES('320x180'), ...TONE(), '-r', '25', '-c:v', 'mpeg2video', '-c:a', 'mp2'],
      ['h264 yuv420p 320x180', 'aac'],
    ],
    [
      'a.flv',
      [...PICTURES(), ...TONE(), '-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100'],
      ['h264 yuv420p 160x90', 'mp3'],
    ],
    ['a.3gp', [...PICTURES('176x144'), '-c:v', 'h263'], ['h264 yuv420p 176x144']],
    [
      'a.mov',
      [...PICTURES('320x180'), ...TONE(), '-c:v', 'prores', '-c:a', 'pcm_s16le'],
      ['h264 yuv420p 320x180', 'aac'],
    ],
    ['a.aiff', TONE(), ['aac']],
    ['a.caf', [...TONE(), '-c:a', 'alac'], ['aac']],
    ['a.m4a', [...TONE(), '-c:a', 'alac'], ['aac']],
  ])('makes %s play', async (name, args, tracks) => {
    const fileId = await upload(author, name, recording(name, args))
    expect((await author.get(`/files/${fileId}`)).body).toMatchObject({ fileStatus: 'ready', uploadWarnings: [] })
    const type = tracks.length > 1 || tracks[0] !== 'aac' ? 'video/mp4' : 'audio/mp4'
    expect(await servedRecording(hub, fileId)).toMatchObject({ tracks, type, duration: expect.closeTo(1, 0) })
  })

  test('brings a film in 4K and in more light to what screens show, the right way up', async () => {
    const lying = recording('a.mov', [...PICTURES('3840x2160', 0.2), ...HEVC, ...LIGHT])
    const turned = recording('a.mov', ['-i', 'source', '-c', 'copy', '-metadata:s:v', 'rotate=90'], lying)
    const fileId = await upload(author, 'a.mov', turned)
    expect(await servedRecording(hub, fileId)).toMatchObject({ tracks: ['h264 yuv420p 1080x1920'] })
  })
})
if (!hasFfmpeg) console.warn('Nothing was converted: there is no ffmpeg here.')
