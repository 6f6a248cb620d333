import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { HubCall } from '../../context.ts'
import { FileRefused } from '../file-error.ts'
import { formatOf, type Format } from '../format-rules.ts'
import { posterIdOf, recordingKey } from '../key-rules.ts'
import * as store from '../store.ts'
import { mustHaveRoomUnpacked } from '../upload/room-service.ts'
import { apart, limitOf } from './task-client.ts'
import { keptChapters } from './recorded-chapter-rules.ts'
import { mp3Chapters } from './mp3-chapter-codec.ts'
import type { ReadBytes } from './mp4-codec.ts'
import { mp4Chapters } from './mp4-chapter-codec.ts'
import { unplayedIn } from './mp4-track-codec.ts'
import { mp4Duration } from './mp4-duration-codec.ts'
import { mustBeWhole } from './mp4-whole-codec.ts'
import {
  demuxerOf,
  downloadOnly,
  hasBoxes,
  isLong,
  isTooLong,
  mostBytes,
  planOf,
  posterAt,
  secondsFor,
  TYPES,
  type Obstacle,
  type Plan,
  type Probe,
} from './recording-rules.ts'
import type { Source } from './recording-task.ts'
import { keep, keepPictures, withLocal } from './stored-files.ts'

/** Films and sounds: what does not play everywhere is converted, where ffmpeg is there, and else there to be downloaded. */

/** What is never shown in a page, so that people are offered to download it. */
const DOWNLOAD = 'application/octet-stream'

/**
 * Prepares a film or a sound. @param mayTakeLong false to do no more than what takes seconds
 * @returns null where the rest takes long @throws FileRefused
 */
export async function prepareRecording(
  call: HubCall,
  file: store.FileRow,
  mayTakeLong: boolean,
): Promise<store.Prepared | null> {
  const { context } = call
  const format = formatOf(file.filename)!
  const own = await readOwn(call, file, format)
  const { versions } = await context.workers.programs()
  if (!versions.ffmpeg || !versions.ffprobe) return alone(own, format, 'missing')
  return withLocal(context, file.storageKey!, async (path) => {
    const source = { path, demuxer: demuxerOf(format) }
    const probe = await apart(context.workers, 'probeRecording', source, async (found) => found)
    if (!probe) return unreadable(own, format)
    const plan = planOf(probe, format.name)
    const duration = probe.duration ?? own.duration
    if (plan && isLong(plan) && !mayTakeLong) return null
    const made = plan && (await convert(call, file, { source, plan, probe, duration }))
    const prepared =
      typeof made === 'string' ? alone(own, format, made) : store.nothingPrepared({ contentType: format.contentType })
    return {
      ...prepared,
      ...lengthOf(duration, own.chapters.length > 0 ? own.chapters : probe.chapters),
      ...(made && typeof made !== 'string' && { served: made, madeSize: made.size }),
      poster: await drawPoster(call, file, source, probe),
    }
  })
}

/** @param duration seconds; what is shorter than one lasts one, as nothing lasts none */
function lengthOf(duration: number | null, chapters: Own['chapters']) {
  const seconds = duration === null ? null : Math.max(1, Math.round(duration))
  return { duration: seconds, chapters: keptChapters(chapters, seconds) }
}

interface Own {
  /** Seconds. */
  duration: number | null
  chapters: store.Prepared['chapters']
  unplayed: Awaited<ReturnType<typeof unplayedIn>>
}

/** What the hub reads by itself, without any program. @throws FileRefused for what is cut off or protected */
async function readOwn({ context }: HubCall, { storageKey, size }: store.FileRow, format: Format): Promise<Own> {
  const read: ReadBytes = async (start, length) => {
    const stored =
      start < size ? await context.storage.get(storageKey!, { start, end: Math.min(start + length, size) - 1 }) : null
    return stored ? buffer(stored.stream) : Buffer.alloc(0)
  }
  if (format.signature === 'mp3') return { duration: null, chapters: await mp3Chapters(read), unplayed: null }
  if (!hasBoxes(format)) return { duration: null, chapters: [], unplayed: null }
  await mustBeWhole(read, size)
  const unplayed = await unplayedIn(read, size)
  return { duration: await mp4Duration(read, size), chapters: await mp4Chapters(read, size), unplayed }
}

/** As it was uploaded: played where most browsers can, and else there to be downloaded, with the reason for its author. */
function alone({ duration, chapters, unplayed }: Own, format: Format, obstacle: Obstacle): store.Prepared {
  const about = lengthOf(duration, chapters)
  const why = unplayed ?? (format.isForeign ? ({ kind: 'file', name: format.name.toUpperCase() } as const) : null)
  if (!why) return store.nothingPrepared({ ...about, contentType: format.contentType })
  const fault = downloadOnly(why, obstacle)
  const document = { pageCount: null, text: null, fault }
  return store.nothingPrepared({ ...about, contentType: DOWNLOAD, warnings: [fault.detail], document })
}

/** Browsers may know what ffprobe does not, so only what they do not play is refused. @throws FileRefused `recording-unreadable` */
function unreadable(own: Own, format: Format): store.Prepared {
  if (format.isForeign)
    throw new FileRefused(
      'recording-unreadable',
      'The hub finds neither pictures nor sound in this recording. Open the original to see whether it plays, save it as MP4 with H.264 and AAC, and upload that file.',
    )
  return alone(own, format, 'failed')
}

interface Order {
  source: Source
  plan: Plan
  probe: Probe
  /** Seconds; null where nobody knows. */
  duration: number | null
}

/** Converts a recording and puts it into the store. @returns where it lies, or what was in the way @throws FileRefused `storage-full` */
async function convert(
  call: HubCall,
  file: store.FileRow,
  { source, plan, probe, duration }: Order,
): Promise<NonNullable<store.Prepared['served']> | Obstacle> {
  const { context, hub } = call
  if (duration === null) return 'failed'
  if (isTooLong(duration)) return 'long'
  const most = mostBytes(plan, duration, file.size)
  // Most become no larger than they were; how large this one is, is asked again when it is known.
  await mustHaveRoomUnpacked(call, file, Math.min(most, file.size))
  const seconds = isLong(plan) ? secondsFor(duration) : undefined
  const limits = { fileSize: most, ...(seconds && { cpuSeconds: seconds }) }
  const order = { source, plan, film: probe.films[0] ?? null, limits }
  try {
    return await apart(
      context.workers,
      'convertRecording',
      order,
      async (isMade, folder) => {
        if (!isMade) return 'failed' as const
        const key = recordingKey(hub.domainId, file.id)
        const path = join(folder, 'made')
        await mustHaveRoomUnpacked(call, file, (await stat(path)).size)
        const { size } = await keep(context, key, path)
        return { key, contentType: TYPES[plan.to], size }
      },
      seconds,
    )
  } catch (error) {
    const limit = limitOf(error)
    if (limit) return limit
    throw error
  }
}

/** Draws the picture of a recording; null where it has none. */
async function drawPoster(
  { context, hub }: HubCall,
  file: store.FileRow,
  source: Source,
  { films, cover, duration }: Probe,
): Promise<store.Prepared['poster']> {
  const film = films[0] ?? null
  if (!film && cover === null) return null
  const id = posterIdOf(file.id)
  const from = film ? { film, seconds: posterAt(duration) } : { stream: cover! }
  try {
    return await apart(
      context.workers,
      'drawRecording',
      { source, from },
      async (drawn, folder) => drawn && { id, ...(await keepPictures(context, hub.domainId, id, drawn, folder)) },
    )
  } catch (error) {
    // A film is none the worse for the lack of it.
    if (error instanceof FileRefused) return null
    throw error
  }
}
