import type { Workers } from '../../platform/workers.ts'
import { LimitExceeded } from '../../platform/workers.ts'
import { FileRefused } from '../file-error.ts'
import type { Said, TASKS } from './task-table.ts'

type Tasks = typeof TASKS
type Found<N extends keyof Tasks> = Awaited<ReturnType<Tasks[N]>> extends Said<infer R> ? R : never

/** Far beyond what an honest file of the largest size takes on a slow machine. */
const SECONDS: Record<keyof Tasks, number> = {
  drawPicture: 60,
  // A few lines ask for a drawing without end.
  drawDrawing: 8,
  inspectZip: 60,
  unpackZip: 900,
  readTable: 120,
  convertDocument: 300,
  readPdf: 120,
  probeRecording: 60,
  // What is computed anew gets more, by its length.
  convertRecording: 900,
  drawRecording: 60,
}

const SENTENCES = {
  time: 'Reading this file took too long. Make it smaller or save it anew, and upload it again.',
  memory:
    'Reading this file took more memory than the hub has for one. Make it smaller or save it anew, and upload it again.',
}

/** The limit because of which `apart` refused a file; null for any other fault. */
export function limitOf(error: unknown): LimitExceeded['limit'] | null {
  return error instanceof FileRefused && error.cause instanceof LimitExceeded ? error.cause.limit : null
}

/**
 * Reads a file in a process of its own, and hands what was found to `use` while the folder with what was made is there.
 * @param seconds after which it is ended, where that depends on the file
 * @throws FileRefused of the task, or `processing-failed` where it takes too long or too much memory
 */
export async function apart<N extends keyof Tasks, T>(
  workers: Workers,
  task: N,
  input: Parameters<Tasks[N]>[0],
  use: (found: Found<N>, folder: string) => Promise<T>,
  seconds = SECONDS[task],
): Promise<T> {
  try {
    return await workers.run(task, input, seconds, (said: Said<Found<N>>, folder) => {
      if ('refusal' in said) throw new FileRefused(said.refusal.code, said.refusal.detail)
      return use(said.found, folder)
    })
  } catch (error) {
    if (error instanceof LimitExceeded) throw new FileRefused('processing-failed', SENTENCES[error.limit], error)
    throw error
  }
}
