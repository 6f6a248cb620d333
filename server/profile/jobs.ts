import type { Context } from '../context.ts'
import { allHubs } from '../hubs/registry.ts'
import { prepareExport, tendExports } from './export-service.ts'

/** A lost export is taken up again after so long at the most, since somebody waits for it. */
const ROUND_MS = 5 * 60_000

/** Binds the job `export-data`, and looks after the exports of every hub now and each five minutes. @returns a function that ends the rounds */
export async function registerExportJobs(context: Context): Promise<() => void> {
  await context.jobs.work('export-data', async ({ domainId, exportId }) => {
    const hub = (await allHubs(context)).find((each) => each.domainId === domainId)
    if (hub) await prepareExport({ context, hub, db: context.databases.forHub(domainId) }, exportId)
  })
  const round = () =>
    tendAll(context).catch((error: unknown) => context.log.warn({ err: error }, 'exports wait for the next round'))
  void round()
  const timer = setInterval(round, ROUND_MS).unref()
  return () => clearInterval(timer)
}

async function tendAll(context: Context): Promise<void> {
  for (const hub of await allHubs(context))
    await tendExports({ context, hub, db: context.databases.forHub(hub.domainId) })
}
