import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../server/files/upload-fixtures.ts'
import { hasFfmpeg, HEVC, PICTURES, recording } from '../../server/testing/recordings.ts'
import { sendBytes, untilReady } from '../hub/upload.ts'
import { hubToKill, type HubToKill } from './hub-to-kill.ts'

/** A hub is killed while it converts a film: it begins anew after its start, and nothing of before is left. */

let killed: HubToKill
beforeAll(async () => {
  killed = await hubToKill(1)
}, 120_000)
afterAll(() => killed.remove(), 60_000)

const send = (filename: string, bytes: Buffer, type: 'asset' | 'picture') =>
  sendBytes(killed.hub, new Blob([Uint8Array.from(bytes)]), { filename, type })

/** Programs that convert in the place of this hub. */
const programs = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const words = readFileSync(join('/proc', pid, 'cmdline'), 'utf8')
      return words.startsWith('ffmpeg') && words.includes('libx264') && words.includes(killed.dataDir)
    } catch {
      return false
    }
  })
const workFolders = () => readdirSync(join(killed.dataDir, 'work'))

test.runIf(hasFfmpeg && process.platform === 'linux')(
  'begins a film again, once, and keeps no picture waiting for it',
  { timeout: 300_000 },
  async () => {
    const fileId = await send('film.mp4', recording('a.mp4', [...PICTURES('1280x720', 60), ...HEVC]), 'asset')
    await expect.poll(programs, { timeout: 60_000 }).toHaveLength(1)
    await untilReady(killed.hub, await send('cover.png', await photo(300, 300), 'picture'))
    expect(programs()).toHaveLength(1)

    await killed.kill()
    await expect.poll(() => [programs(), workFolders()], { timeout: 10_000 }).toEqual([[], []])

    await killed.start()
    await untilReady(killed.hub, fileId)
    await expect.poll(() => [programs(), workFolders()]).toEqual([[], []])
    const file = await killed.db
      .selectFrom('file')
      .select(['served_type as type', 'duration', 'tries'])
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    expect(file).toEqual({ type: 'video/mp4', duration: 60, tries: 2 })
  },
)
if (!hasFfmpeg) console.warn('No film was converted: there is no ffmpeg here.')
