import type { Context } from '../context.ts'
import { allHubs } from '../hubs/registry.ts'
import { sweepNotifications } from './service.ts'

const ROUND_MS = 60 * 60_000

/** Sweeps the old notifications of every hub now and each hour. @returns a function that ends the rounds */
export function registerNotificationJobs(context: Context): () => void {
  const round = () =>
    sweepAll(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'old notifications wait for the next round'),
    )
  void round()
  const timer = setInterval(round, ROUND_MS).unref()
  return () => clearInterval(timer)
}

async function sweepAll(context: Context): Promise<void> {
  for (const hub of await allHubs(context))
    await sweepNotifications({ context, hub, db: context.databases.forHub(hub.domainId) })
}
