import type { Context } from '../context.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { sweepFiles } from './delete-service.ts'
import { cleanUpParts, cleanUpUploads } from './upload/upload-clean-up-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sweeps the store now and each day: what was half-written for longer than a day has lost its writer. @returns a function that ends the schedule */
export function registerStorageJobs(context: Context): () => void {
  const before = () => new Date(context.now().getTime() - DAY_MS)
  const endings = [
    schedule(context, DAY_MS, 'half-written files', async () => {
      await context.storage.cleanUp(before())
      await context.workers.cleanUp(before())
    }),
    scheduleForEachHub(context, DAY_MS, 'files that nothing refers to', async (call) => {
      await cleanUpUploads(call)
      await cleanUpParts(call)
      await sweepFiles(call)
    }),
  ]
  return () => endings.forEach((end) => end())
}
