import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { TaskCancelled } from '../../platform/workers.ts'
import { saveDocument } from '../document-store.ts'
import { fileInvalid, fileReady, type SettledFile } from '../events.ts'
import { refusalFrom, type ConversionFault, type Refusal } from '../file-error.ts'
import { DRAWING, formatOf } from '../format-rules.ts'
import { packagePrefix, subtitleKey, tableKey } from '../key-rules.ts'
import { apart } from './task-client.ts'
import { NO_PAGES, prepareDocument, settleConversion } from './document-preparation-service.ts'
import type { StoredEntry } from './package-task.ts'
import { prepareRecording } from './recording-service.ts'
import { keep, keepPictures, withLocal } from './stored-files.ts'
import { whileWanted } from './wanted-service.ts'
import { cleanSubtitles } from './subtitle-codec.ts'
import { isDocument, isTable, isWorthAnotherTry, MAX_BYTES } from '../rules.ts'
import * as store from '../store.ts'
import { mustHaveRoomUnpacked } from '../upload/room-service.ts'
import { findAssigned } from '../upload/store.ts'

/** A file that ends the process each time must not do so for ever. */
const MAX_TRIES = 5

const TRIES_EXHAUSTED: Refusal = {
  code: 'processing-failed',
  detail:
    'The hub could not prepare this file, although it tried several times. Save it anew and upload it again, or ask an admin to look at the log.',
}

/**
 * Prepares an uploaded file: makes it ready, or invalid with a sentence for its author. May run twice, even at the same
 * time: what is stored is the same each time, and only the first to end settles the file.
 * @param mayTakeLong false to leave what takes longer than seconds to a job of its own, so that others need not wait for it
 * @throws what is not the file's fault, so that the job is tried again
 */
export async function processFile(call: HubCall, fileId: string, mayTakeLong = false): Promise<void> {
  const file = await store.beginTry(call.db, fileId)
  if (!file) return
  if (file.tries > MAX_TRIES) return refuse(call, file, TRIES_EXHAUSTED)
  try {
    const prepared = await whileWanted(call, file.id, (call) => prepare(call, file, mayTakeLong))
    if (prepared) await settle(call, file, prepared)
    else await goOnLater(call, file)
  } catch (error) {
    if (error instanceof TaskCancelled) return
    const refusal = refusalFrom(error)
    if (!refusal) throw error
    await refuse(call, file, refusal)
  }
}

/** The files of a hub that are not prepared yet. */
export function listUnprepared({ db }: HubCall): Promise<string[]> {
  return store.listProcessing(db)
}

/** What was done so far was no try at what takes long. */
async function goOnLater({ db, context, hub }: HubCall, { id: fileId }: store.FileRow): Promise<void> {
  await store.takeBackTry(db, fileId)
  await context.jobs.send('convert-file', { domainId: hub.domainId, fileId })
}

async function settle(call: HubCall, file: store.FileRow, prepared: store.Prepared): Promise<void> {
  if (file.isConverting) return settleConversion(call, file, prepared)
  await inTransaction(call, async (call) => {
    if (!(await store.makeReady(call.db, file.id, prepared, call.context.now()))) return
    if (prepared.document) await saveDocument(call.db, file.id, prepared.document)
    if (prepared.poster) await store.insertPoster(call.db, file, prepared.poster, call.context.now())
    await publish(call, fileReady, await settled(call, file))
    const { whenReady = [], whenRead } = call.context.uploads[file.kind]
    const { id, uploadedBy } = file
    const ready = { id, uploadedBy, assignedTo: await findAssigned(call.db, id) }
    for (const react of whenReady) await react(call, ready)
    if (prepared.document) await whenRead?.(call, ready)
  })
}

async function refuse(call: HubCall, file: store.FileRow, refusal: Refusal): Promise<void> {
  // It can be used as it is, and of a recording its author knows already why it can only be downloaded.
  if (file.isConverting) {
    const document = isDocument(file) ? { ...NO_PAGES, fault: faultOf(refusal) } : null
    return settleConversion(call, file, store.nothingPrepared({ document }))
  }
  const isNew = await inTransaction(call, async (call) => {
    const isFirst = await store.makeInvalid(call.db, file.id, refusal, call.context.now())
    if (isFirst) await publish(call, fileInvalid, await settled(call, file))
    return isFirst
  })
  // Nobody can ask for it any more, and it may be what somebody meant to harm with: unless another try may do better.
  if (isNew && file.storageKey && !isWorthAnotherTry(refusal.code)) await call.context.storage.delete(file.storageKey)
}

/** What is said of a file that can be used all the same. */
function faultOf({ code, detail }: Refusal): ConversionFault {
  return { code: REFUSALS_OF_BOTH.find((each) => each === code) ?? 'conversion-failed', detail }
}

const REFUSALS_OF_BOTH = [
  'document-bomb',
  'document-damaged',
  'document-protected',
  'processing-failed',
  'storage-full',
] as const

async function settled({ db }: HubCall, { id, filename, uploadedBy }: store.FileRow): Promise<SettledFile> {
  // Asked for again: they may have thought better of it while the file was prepared.
  const isAwaited = (await store.findFile(db, id))?.notifyOnCompletion ?? false
  return { id, filename, uploadedBy, isAwaited }
}

async function prepare(call: HubCall, file: store.FileRow, mayTakeLong: boolean): Promise<store.Prepared | null> {
  if (isTable(file.kind)) return prepareTable(call, file)
  switch (formatOf(file.filename)?.group) {
    case 'picture':
      return preparePicture(call, file)
    case 'package':
      return preparePackage(call, file)
    case 'subtitle':
      return prepareSubtitles(call, file)
    case 'recording':
      return prepareRecording(call, file, mayTakeLong)
    case 'document':
      return prepareDocument(call, file)
    default:
      return store.nothingPrepared()
  }
}

async function preparePicture({ context, hub }: HubCall, file: store.FileRow): Promise<store.Prepared> {
  const task = file.contentType === DRAWING ? 'drawDrawing' : 'drawPicture'
  return withLocal(context, file.storageKey!, (path) =>
    apart(context.workers, task, { path }, async (drawn, folder) =>
      store.nothingPrepared(await keepPictures(context, hub.domainId, file.id, drawn, folder)),
    ),
  )
}

/** The room is asked for before anything is unpacked. */
async function preparePackage(call: HubCall, file: store.FileRow): Promise<store.Prepared> {
  const { context } = call
  const prefix = packagePrefix(call.hub.domainId, file.id)
  return withLocal(context, file.storageKey!, async (path) => {
    const index = await apart(context.workers, 'inspectZip', { path }, async (found) => found)
    await mustHaveRoomUnpacked(call, file, index.unpackedSize)
    return apart(context.workers, 'unpackZip', { path, index }, async (found, folder) => {
      const entries: StoredEntry[] = []
      for (const [number, entry] of found.entries.entries()) {
        const storageKey = `${prefix}/${number}`
        await keep(context, storageKey, join(folder, String(number)))
        entries.push({ ...entry, storageKey })
      }
      const { kind, title, startPath, scorm, warnings, unpackedSize } = index
      const about = { kind, title, startPath, scorm, warnings, outsideHosts: found.outsideHosts }
      return store.nothingPrepared({ package: about, entries, madeSize: unpackedSize })
    })
  })
}

async function prepareSubtitles(
  { context, hub }: HubCall,
  { id, storageKey, locale }: store.FileRow,
): Promise<store.Prepared> {
  const stored = await context.storage.get(storageKey!, { start: 0, end: MAX_BYTES.subtitle - 1 })
  if (!stored) throw new Error(`The store holds nothing under ${storageKey}.`)
  const clean = Buffer.from(cleanSubtitles(await buffer(stored.stream), locale))
  const key = subtitleKey(hub.domainId, id)
  await context.storage.put(key, clean)
  return store.nothingPrepared({
    served: { key, contentType: 'text/vtt; charset=utf-8', size: clean.length },
    madeSize: clean.length,
  })
}

async function prepareTable({ context, hub }: HubCall, file: store.FileRow): Promise<store.Prepared> {
  const key = tableKey(hub.domainId, file.id)
  const format = formatOf(file.filename)!.name
  const { size } = await withLocal(context, file.storageKey!, (path) =>
    apart(context.workers, 'readTable', { path, format }, (_, folder) => keep(context, key, join(folder, 'rows'))),
  )
  return store.nothingPrepared({ served: { key, contentType: 'application/x-ndjson', size }, madeSize: size })
}
