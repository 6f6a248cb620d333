import type { HubCall } from '../../context.ts'
import type { Workers } from '../../platform/workers.ts'
import { isUnprepared } from '../store.ts'

/** How often it is asked whether a file that takes long is still to be prepared. */
const ASK_MS = 1_000

/**
 * Prepares a file until that is over or somebody, in whichever process of the hub, ended it: then the task that is under way ends with
 * all that it started. @throws TaskCancelled, and what `prepare` throws
 */
export async function whileWanted<T>(
  call: HubCall,
  fileId: string,
  prepare: (call: HubCall) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const look = async () => {
    if (!(await isUnprepared(call.db, fileId))) ending.abort()
  }
  // Where the database cannot be asked now it is asked again in a moment.
  const timer = setInterval(() => void look().catch(() => undefined), ASK_MS)
  const { workers } = call.context
  const run: Workers['run'] = (task, input, seconds, use) => workers.run(task, input, seconds, use, ending.signal)
  try {
    return await prepare({ ...call, context: { ...call.context, workers: { ...workers, run } } })
  } finally {
    clearInterval(timer)
  }
}
