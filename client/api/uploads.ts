import { createUploadPolicy, finishUpload, getFile, renewUpload } from '../../generated/client/files/files.ts'
import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import type { UploadPolicy } from '../../generated/client/model/uploadPolicy.ts'
import type { UploadPolicyCreate } from '../../generated/client/model/uploadPolicyCreate.ts'
import { FileRefusal } from './file-refusal.ts'
import { HubProblem, problemOf, stopped } from './hub-problem.ts'

const POLL_DELAYS_MS = [300, 600, 1000, 2000, 3000, 5000]

/** What a file is for. */
export type Purpose = Pick<
  UploadPolicyCreate,
  | 'type'
  | 'referenceId'
  | 'alternativeText'
  | 'language'
  | 'style'
  | 'skipAssigningToReference'
  | 'notifyOnProcessingCompletion'
>

export interface UploadOptions {
  /** Stops it. What was sent is given up. */
  signal?: AbortSignal
  /** Is told how many bytes have arrived. */
  onSent?: (bytes: number) => void
  /** Whether to wait until the hub has settled the file, however long that takes. */
  isPatient?: boolean
  /** What was begun before, to go on with it where the hub still has it. */
  begun?: Begun | null
  /** Is told of what can be gone on with later; whoever asks for it gives it up as well, where nobody wants it any more. */
  onBegun?: (begun: Begun) => void
  /** Is told each time that the connection is lost. It goes on by itself. */
  onLost?: () => void
}

/** A file that is on its way, and how to go on with it. */
export type Begun = Pick<UploadPolicy, 'fileId' | 'uploadToken' | 'resumableUrl'>

/** Larger files go in parts, in bytes. */
const IN_PARTS_FROM = 16 * 1024 * 1024

/** Whether a file goes in parts, so that it can be paused and gone on with. */
export function goesInParts({ size }: Pick<File, 'size'>): boolean {
  return size > IN_PARTS_FROM
}

/**
 * Sends a file in the three steps of the contract (policy, bytes, finish) and waits until the hub has worked on it.
 * Throws HubProblem; a file that the hub finds faulty throws with code `file-invalid` and the reason as its detail, an
 * upload that is stopped with `stopped`.
 */
export async function upload(file: File, purpose: Purpose, options: UploadOptions = {}): Promise<FileInfo> {
  const fileId = await sendFile(file, purpose, options)
  return processed(fileId, options.isPatient ?? false, options.signal)
}

/** The same without waiting for what the hub makes of it. @returns the id of the file */
export async function sendFile(file: File, purpose: Purpose, options: UploadOptions = {}): Promise<string> {
  const { begun } = options
  const state = begun ? await renew(begun) : 'gone'
  if (begun && state === 'finished') return begun.fileId
  const { fileId, uploadToken } =
    begun && state === 'open' ? await sendRest(file, begun, options) : await send(file, purpose, options)
  await finishUpload({ uploadToken })
  return fileId
}

/** Whether the hub is through with a file, be it ready or refused. */
export async function isSettled(fileId: string): Promise<boolean> {
  return hasEnded(await getFile(fileId))
}

function hasEnded({ fileStatus }: FileInfo): boolean {
  return fileStatus === 'ready' || fileStatus === 'invalid'
}

/** Waits until the hub has settled a file, however long that takes. @throws HubProblem `file-invalid` with the reason */
export function settledFile(fileId: string, signal?: AbortSignal): Promise<FileInfo> {
  return processed(fileId, true, signal)
}

/** Whether all of what was begun has arrived, so that nobody needs the file itself any more. */
export async function hasArrived(begun: Begun): Promise<boolean> {
  return (await renew(begun)) === 'finished'
}

/** Gives up what was begun, so that its room is free again. */
export async function giveUp({ uploadToken }: Pick<Begun, 'uploadToken'>): Promise<void> {
  await finishUpload({ uploadToken, error: 'The bytes did not arrive.' }).catch(() => null)
}

/** Whether the hub still takes the rest of a file. */
async function renew({ uploadToken }: Begun): Promise<'open' | 'finished' | 'gone'> {
  try {
    await renewUpload(uploadToken)
    return 'open'
  } catch (error) {
    if (error instanceof HubProblem && error.code === 'already-finished') return 'finished'
    if (error instanceof HubProblem && error.status === 404) return 'gone'
    throw error
  }
}

/** Announces a file and sends its bytes. */
async function send(file: File, purpose: Purpose, options: UploadOptions): Promise<Begun> {
  const contentType = file.type || 'application/octet-stream'
  const policy = await createUploadPolicy({ ...purpose, filename: file.name, size: file.size, contentType })
  const isLarge = goesInParts(file)
  options.onBegun?.(policy)
  try {
    if (isLarge) await sendRest(file, policy, options)
    else await sendBytes(file, policy, { signal: options.signal, onSent: options.onSent })
  } catch (error) {
    if (!isLarge || !options.onBegun) await giveUp(policy)
    throw error
  }
  return policy
}

async function sendRest(file: File, begun: Begun, options: UploadOptions): Promise<Begun> {
  const { sendParts } = await import('./send-parts.ts')
  await sendParts(file, begun.resumableUrl, options)
  return begun
}

/** By the one way that tells how far it is. */
function sendBytes(
  file: File,
  { uploadMethod, uploadUrl, uploadHeaders }: UploadPolicy,
  { signal, onSent }: Pick<UploadOptions, 'onSent'> & { signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadMethod, uploadUrl)
    for (const [name, value] of Object.entries(uploadHeaders)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded)
    request.onerror = () => reject(new HubProblem({ status: 0, code: 'offline', detail: '' }))
    request.onabort = () => reject(stopped())
    request.onload = () => {
      const isTaken = request.status >= 200 && request.status < 300
      if (isTaken) return resolve()
      void problemOf(new Response(request.responseText, { status: request.status })).then(reject)
    }
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return reject(stopped())
    request.send(file)
  })
}

// Longer work, such as making a video fit for browsers, goes on without us unless somebody waits for it: what is
// processing still counts as sent.
async function processed(fileId: string, isPatient: boolean, signal?: AbortSignal): Promise<FileInfo> {
  let info = await getFile(fileId)
  for (let tries = 0; isPatient || tries < POLL_DELAYS_MS.length; tries += 1) {
    if (hasEnded(info)) break
    await new Promise((resolve) => setTimeout(resolve, POLL_DELAYS_MS[tries] ?? POLL_DELAYS_MS.at(-1)))
    if (signal?.aborted) throw stopped()
    info = await getFile(fileId)
  }
  if (info.fileStatus === 'invalid') throw new FileRefusal(info)
  return info
}
