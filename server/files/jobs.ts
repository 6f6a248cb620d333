import type { Context } from '../context.ts'
import { inRounds } from '../platform/rounds.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sweeps the store now and each day: what was half-written for longer than a day has lost its writer. @returns a function that ends the rounds */
export function registerStorageRounds({ storage, log, now }: Context): () => void {
  return inRounds(log, DAY_MS, 'half-written files', () => storage.sweep(new Date(now().getTime() - DAY_MS)))
}
