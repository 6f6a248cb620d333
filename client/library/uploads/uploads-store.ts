import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createStore, useSelector } from '@tanstack/react-store'
import { createAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { isWorthRetrying } from '../../api/problems.ts'
import { refreshAfter } from '../../api/refresh.ts'
import { giveUp, goesInParts, hasArrived, isSettled, sendFile, settledFile, upload } from '../../api/uploads.ts'
import { isRecording, kindOf } from '../../ui/content/content-kind.ts'
import { ofTeam } from './owner-for.ts'
import { BEAT_MS, isSameFile, keepUnfinished, takeUnfinished, type Unfinished } from './unfinished.ts'

/** Files that become assets, wherever in the hub the person is meanwhile. */

export interface MadeAsset {
  id: string
  name: string
  type: 'upload' | 'zip' | 'scorm'
  fileFormat: string | null
  /** Why it can only be downloaded, or is not found by its words; null where nothing is amiss. */
  flaw: { code: NonNullable<FileInfo['conversionErrorCode']>; detail: FileInfo['conversionErrorDetail'] } | null
}

export interface Upload extends Unfinished {
  id: number
  /** `lost` is what a page that ended took with it. */
  state: 'waiting' | 'sending' | 'paused' | 'preparing' | 'done' | 'refused' | 'lost'
  /** Bytes. */
  sent: number
  /** Whether it waits for the connection to come back. */
  isCutOff: boolean
  /** Why it was refused. */
  error: unknown
  /** There before the hub has prepared its file, where that takes long. */
  asset: MadeAsset | null
}

/** On whose behalf files are uploaded. */
export interface Uploader {
  client: QueryClient
  userId: string
  /** The team that owns what is made; null for the hub. */
  teamId: string | null
  /** Whether the screen shows them itself, so that the tray need not open. */
  isQuiet?: boolean
}

interface Uploads {
  items: readonly Upload[]
  /** Grows with each time that files are added, for what shows them at once. */
  added: number
}

const AT_ONCE = 2
const store = createStore<Uploads>({ items: [], added: 0 })

interface Job {
  /** Null where all of it arrived before the page that had it ended. */
  file: File | null
  by: Uploader
  stop: AbortController
}

const jobs = new Map<number, Job>()
let lastId = 0
let beat: ReturnType<typeof setInterval> | undefined

export function useUploads(): Uploads {
  return useSelector(store)
}

/** Whether it is still on its way. */
export function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'paused' || state === 'preparing'
}

/** Whether it can be paused: a small file is through before anybody does. */
export function isPausable(upload: Upload): boolean {
  return upload.state === 'sending' && goesInParts(upload)
}

/** Begins to upload files, each of which becomes a draft. @returns the ids of the uploads */
export function addUploads(files: readonly File[], by: Uploader): number[] {
  const lost = store.state.items.filter(({ state }) => state === 'lost')
  const items = files.map((file): Upload => {
    const before = lost.find((each) => isSameFile(each, file))
    const item = newUpload({ ...lookOf(file), begun: before?.begun ?? null }, 'waiting')
    jobs.set(item.id, { file, by, stop: new AbortController() })
    return item
  })
  // Another file of the same name has taken its place.
  for (const { begun, name } of lost)
    if (begun && items.some((item) => item.name === name && item.begun !== begun)) void giveUp(begun)
  store.setState((before) => {
    // What is chosen again is no longer missing.
    const isFound = ({ state, name }: Upload) => state === 'lost' && items.some((item) => item.name === name)
    return {
      items: [...items, ...before.items.filter((item) => !isFound(item))],
      added: before.added + (by.isQuiet ? 0 : 1),
    }
  })
  goOn()
  return items.map(({ id }) => id)
}

/** Asks once for what a page that ended took with it. What had arrived becomes an asset all the same. */
export function recallUploads(by: Uploader): void {
  const lost = takeUnfinished(by.userId).map((each) => newUpload(each, 'lost'))
  if (lost.length === 0) return
  store.setState(({ items, added }) => ({ items: [...items, ...lost], added }))
  keep(by.userId)
  for (const upload of lost) void goOnWithout(upload, by)
}

async function goOnWithout({ id, begun }: Upload, by: Uploader): Promise<void> {
  const arrived = begun !== null && (await hasArrived(begun).catch(() => false))
  const isLost = store.state.items.some((item) => item.id === id && item.state === 'lost')
  if (!arrived || !isLost) return
  jobs.set(id, { file: null, by, stop: new AbortController() })
  change(id, { state: 'waiting' })
  goOn()
}

function newUpload(file: Unfinished, state: 'waiting' | 'lost'): Upload {
  lastId += 1
  return { ...file, id: lastId, state, sent: 0, isCutOff: false, error: null, asset: null }
}

function lookOf({ name, size, lastModified }: File): Omit<Unfinished, 'begun'> {
  return { name, size, lastModified }
}

/** Tries what was refused once more, or goes on with what was paused. */
export function retryUpload(id: number): void {
  const job = jobs.get(id)
  if (!job) return
  jobs.set(id, { ...job, stop: new AbortController() })
  change(id, { state: 'waiting', error: null })
  goOn()
}

/** Stops an upload for a while. What was sent stays with the hub. */
export function pauseUpload(id: number): void {
  const job = jobs.get(id)
  if (!job) return
  change(id, { state: 'paused', isCutOff: false })
  job.stop.abort()
  keep(job.by.userId)
  goOn()
}

/** Takes uploads out of the list, and stops those that are on their way. */
export function removeUploads(ids: readonly number[], userId: string): void {
  for (const id of ids) {
    jobs.get(id)?.stop.abort()
    jobs.delete(id)
    const { begun, asset } = store.state.items.find((item) => item.id === id) ?? {}
    if (begun && !asset) void giveUp(begun)
  }
  store.setState(({ items, added }) => ({ items: items.filter(({ id }) => !ids.includes(id)), added }))
  keep(userId)
  goOn()
}

function goOn(): void {
  const { items } = store.state
  const busy = items.filter(({ state }) => state === 'sending' || state === 'preparing').length
  const [next] = items.filter(({ state }) => state === 'waiting').toSorted((one, other) => one.id - other.id)
  watch(items.some(isUnderWay))
  if (!next || busy >= AT_ONCE) return
  void run(next.id)
  goOn()
}

async function run(id: number): Promise<void> {
  const job = jobs.get(id)!
  const { file, by } = job
  change(id, { state: 'sending' })
  keep(by.userId)
  try {
    const asset = await alone(file, () => makeAsset(id, job))
    change(id, { state: 'done', asset })
    jobs.delete(id)
    void refreshAfter(by.client, 'createAsset')
  } catch (error) {
    // What was paused meanwhile, and perhaps goes on already, is looked after by others.
    if (!job.stop.signal.aborted) change(id, { state: 'refused', isCutOff: false, error })
  }
  keep(by.userId)
  goOn()
}

/** Does something with a large file while no other window does. */
async function alone<T>(file: File | null, work: () => Promise<T>): Promise<T> {
  // Browsers have them only where the connection is safe.
  if (!file || !goesInParts(file) || !('locks' in navigator)) return work()
  const name = ['hub.upload', file.name, file.size, file.lastModified].join('/')
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new HubProblem({ status: 409, code: 'sent-elsewhere', detail: '' })
    return work()
  })
}

/** A draft is there as soon as the bytes are, where the hub then prepares them for long: the window may be closed meanwhile. */
async function makeAsset(id: number, job: Job): Promise<MadeAsset> {
  const { file, by } = job
  const { signal } = job.stop
  const { name: filename, begun } = itemOf(id)
  const fileId = file ? await send(id, file, job) : begun!.fileId
  change(id, { state: 'preparing' })
  const takesLong = isPreparedForLong(filename) && !(await isSettled(fileId))
  const early = takesLong ? await createFor(fileId, { filename, type: 'upload' }, by) : null
  if (early) change(id, { asset: early })
  const info = await settledFile(fileId, signal)
  const asset = early ?? (await createFor(fileId, { filename, type: info.assetType ?? 'upload' }, by))
  // Without one, the art of its topic stands there.
  if (file) await givePicture(file, asset.id, signal).catch(() => undefined)
  const { conversionErrorCode: code, conversionErrorDetail: detail } = info
  return { ...asset, flaw: code && { code, detail } }
}

function send(id: number, file: File, { by, stop: { signal } }: Job): Promise<string> {
  // The contract takes no file without bytes; a folder looks like one.
  if (file.size === 0) throw new HubProblem({ status: 400, code: 'empty-file', detail: '' })
  return sendFile(
    file,
    { type: 'asset', notifyOnProcessingCompletion: isRecordingName(file.name) },
    {
      signal,
      begun: itemOf(id).begun,
      onBegun(begun) {
        change(id, { begun })
        keep(by.userId)
      },
      onLost: () => change(id, { isCutOff: true }),
      onSent(sent) {
        if (!signal.aborted) change(id, { sent, isCutOff: false, ...(sent >= file.size && { state: 'preparing' }) })
      },
    },
  )
}

/** Makes the asset of a file once, also where a page that was closed has begun to. */
async function createFor(
  fileId: string,
  { filename, type }: { filename: string; type: MadeAsset['type'] },
  by: Uploader,
): Promise<MadeAsset> {
  const name = nameOf(filename)
  const asset = await createAsset(
    { type, name, fileId, ...ofTeam(by.teamId) },
    { headers: { 'Idempotency-Key': `asset-of-${fileId}` } },
  )
  void refreshAfter(by.client, 'createAsset')
  return { id: asset.id, name, type, fileFormat: endingOf(filename), flaw: null }
}

/** Whether the hub may convert it, or reads it page by page. What a zip is the hub says when it has looked into it. */
function isPreparedForLong(filename: string): boolean {
  const kind = kindOf({ type: 'upload', fileFormat: endingOf(filename) })
  return kind !== 'picture' && endingOf(filename) !== 'zip'
}

/** A film or a sound, of which somebody wants to know when it can be played. */
function isRecordingName(filename: string): boolean {
  return isRecording({ type: 'upload', fileFormat: endingOf(filename) })
}

function itemOf(id: number): Upload {
  return store.state.items.find((item) => item.id === id)!
}

/** A frame of a film as the picture of its asset. The hub draws the first page of a document by itself. */
async function givePicture(file: File, referenceId: string, signal: AbortSignal): Promise<void> {
  if (kindOf({ type: 'upload', fileFormat: endingOf(file.name) }) !== 'video') return
  const { earlyFrame } = await import('../first-look.ts')
  const picture = await earlyFrame(file)
  if (picture) await upload(picture, { type: 'picture', referenceId }, { signal })
}

function endingOf(name: string): string | null {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? null
}

/** The name of a file without its ending. */
function nameOf(filename: string): string {
  return (filename.replace(/\.\w{1,5}$/, '').trim() || filename).slice(0, 255)
}

function change(id: number, changes: Partial<Upload>): void {
  store.setState(({ items, added }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
    added,
  }))
}

function keep(userId: string): void {
  keepUnfinished(userId, store.state.items.filter(isUnfinished))
}

/** What the connection took counts as well: a page that is closed loses it, too. */
function isUnfinished(upload: Upload): boolean {
  const { state, error } = upload
  return isUnderWay(upload) || state === 'lost' || (state === 'refused' && isWorthRetrying(error))
}

/** While files are on their way, the browser asks before the window is closed, and other windows know that this one is open. */
function watch(isBusy: boolean): void {
  if (isBusy === (beat !== undefined)) return
  clearInterval(beat)
  beat = isBusy ? setInterval(() => keepAll(), BEAT_MS) : undefined
  if (isBusy) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
}

function keepAll(): void {
  const [job] = jobs.values()
  if (job) keep(job.by.userId)
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
