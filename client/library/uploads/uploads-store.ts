import type { QueryClient } from '@tanstack/react-query'
import { createStore, useSelector } from '@tanstack/react-store'
import { createAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { isWorthRetrying } from '../../api/problems.ts'
import { refreshAfter } from '../../api/refresh.ts'
import { giveUp, goesInParts, upload } from '../../api/uploads.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { ofTeam } from './owner-for.ts'
import { BEAT_MS, isSameFile, keepUnfinished, takeUnfinished, type Unfinished } from './unfinished.ts'

/** Files that become assets, wherever in the hub the person is meanwhile. */

export interface MadeAsset {
  id: string
  name: string
  type: 'upload' | 'zip' | 'scorm'
  fileFormat: string | null
  /** Why it can only be downloaded, or is not found by its words; null where nothing is amiss. */
  flaw: string | null
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
  file: File
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

/** Asks once for what a page that ended took with it. */
export function recallUploads(userId: string): void {
  const lost = takeUnfinished(userId).map((each) => newUpload(each, 'lost'))
  if (lost.length === 0) return
  store.setState(({ items, added }) => ({ items: [...items, ...lost], added }))
  keep(userId)
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
    const { begun, state } = store.state.items.find((item) => item.id === id) ?? {}
    if (begun && state !== 'done') void giveUp(begun)
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
async function alone<T>(file: File, work: () => Promise<T>): Promise<T> {
  // Browsers have them only where the connection is safe.
  if (!goesInParts(file) || !('locks' in navigator)) return work()
  const name = ['hub.upload', file.name, file.size, file.lastModified].join('/')
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new HubProblem({ status: 409, code: 'sent-elsewhere', detail: '' })
    return work()
  })
}

async function makeAsset(id: number, { file, by, stop: { signal } }: Job): Promise<MadeAsset> {
  // The contract takes no file without bytes; a folder looks like one.
  if (file.size === 0) throw new HubProblem({ status: 400, code: 'empty-file', detail: '' })
  const info = await upload(
    file,
    { type: 'asset' },
    {
      signal,
      isPatient: true,
      begun: store.state.items.find((item) => item.id === id)?.begun ?? null,
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
  const type = info.assetType ?? 'upload'
  const name = nameOf(file.name)
  const asset = await createAsset({ type, name, fileId: info.id, ...ofTeam(by.teamId) })
  // Without one, the art of its topic stands there.
  await givePicture(file, asset.id, signal).catch(() => undefined)
  return { id: asset.id, name, type, fileFormat: endingOf(file), flaw: info.conversionErrorDetail }
}

/** A frame of a film as the picture of its asset. The hub draws the first page of a document by itself. */
async function givePicture(file: File, referenceId: string, signal: AbortSignal): Promise<void> {
  if (kindOf({ type: 'upload', fileFormat: endingOf(file) }) !== 'video') return
  const { earlyFrame } = await import('../first-look.ts')
  const picture = await earlyFrame(file)
  if (picture) await upload(picture, { type: 'picture', referenceId }, { signal })
}

function endingOf({ name }: File): string | null {
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
