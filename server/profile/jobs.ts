import type { Context } from '../context.ts'
import { workInHub } from '../hubs/calls.ts'
import { inRoundsOfHubs } from '../hubs/rounds.ts'
import { prepareExport, tendExports } from './export-service.ts'

/** A lost export is taken up again after so long at the most, since somebody waits for it. */
const ROUND_MS = 5 * 60_000

/** Binds the job `export-data`, and looks after the exports of every hub now and each five minutes. @returns a function that ends the rounds */
export async function registerExportJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'export-data', (call, { exportId }) => prepareExport(call, exportId))
  return inRoundsOfHubs(context, ROUND_MS, 'exports', tendExports)
}
