import type { Context } from '../context.ts'
import { workInHub } from '../hubs/job-service.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { prepareExport, tendExports } from './export-service.ts'

/** A lost export is taken up again after so long at the most, since somebody waits for it. */
const ROUND_MS = 5 * 60_000

/** Binds the job `export-data`, and looks after the exports of every hub now and each five minutes. @returns a function that ends the rounds */
export async function registerExportJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'export-data', (call, { exportId }) => prepareExport(call, exportId))
  return scheduleForEachHub(context, ROUND_MS, 'exports', tendExports)
}
