import type { Context } from '../context.ts'
import { scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { maintainErasures } from './erasure-service.ts'
import { prepareExport, maintainExports } from './export-service.ts'

/** A lost export is taken up again after so long at the most, since somebody waits for it. */
const INTERVAL_MS = 5 * 60_000

/** Binds the job `export-data`, and looks after the exports of every hub now and each five minutes. @returns a function that ends the schedule */
export async function registerExportJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'export-data', (call, { exportId }) => prepareExport(call, exportId))
  return scheduleForEachHub(context, INTERVAL_MS, 'exports', maintainExports)
}

/** Takes up again what was left of erasures, now and each five minutes. @returns a function that ends the schedule */
export function registerErasureJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'erasures', maintainErasures)
}
