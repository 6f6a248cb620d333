import type { Context } from '../context.ts'
import { scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { maintainJobs, runJob } from './run-service.ts'

/** What a stopped process left undone is taken up again after so long at the most. */
const INTERVAL_MS = 60_000

/** Binds the job `run-job`, and looks after the jobs of every hub now and each minute. @returns a function that ends the schedule */
export async function registerMassJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'run-job', (call, { jobId }) => runJob(call, jobId))
  return scheduleForEachHub(context, INTERVAL_MS, 'jobs', maintainJobs)
}
