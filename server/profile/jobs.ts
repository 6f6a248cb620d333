import type { Context } from '../context.ts'
import { scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { erasePerson, maintainErasures } from './erasure-service.ts'
import { prepareExport, maintainExports } from './export-service.ts'

/** A lost export is taken up again after so long at the most, since somebody waits for it. */
const INTERVAL_MS = 5 * 60_000

/** Binds the job `export-data`, and looks after the exports of every hub now and each five minutes. @returns a function that ends the schedule */
export async function registerExportJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'export-data', (call, { exportId }) => prepareExport(call, exportId))
  return scheduleForEachHub(context, INTERVAL_MS, 'exports', maintainExports)
}

/** Binds the job `erase-person`, and takes up again what was left of it, now and each five minutes. @returns a function that ends the schedule */
export async function registerErasureJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'erase-person', (call, { memberId }) => erasePerson(call, memberId))
  return scheduleForEachHub(context, INTERVAL_MS, 'erasures', maintainErasures)
}
