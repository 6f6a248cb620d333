import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { recheckHostnames } from './service.ts'

const INTERVAL_MS = 10 * 60_000

/** Checks now and again whether the names of hubs still lead here. @returns a function that ends the schedule */
export function registerHostnameJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'checks of hostnames', recheckHostnames)
}
