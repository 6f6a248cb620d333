import type { Context } from '../context.ts'
import { callOfEachHub } from '../hubs/calls.ts'
import { inRounds } from '../platform/rounds.ts'
import { sweepNotifications } from './service.ts'

const ROUND_MS = 60 * 60_000

/** Sweeps the old notifications of every hub now and each hour. @returns a function that ends the rounds */
export function registerNotificationJobs(context: Context): () => void {
  return inRounds(context.log, ROUND_MS, 'old notifications', async () => {
    for (const call of await callOfEachHub(context)) await sweepNotifications(call)
  })
}
