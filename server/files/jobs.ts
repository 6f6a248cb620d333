import type { Context } from '../context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sweeps the store now and each day: what was half-written for longer than a day has lost its writer. @returns a function that ends the rounds */
export function registerStorageRounds({ storage, log, now }: Context): () => void {
  const round = () =>
    storage
      .sweep(new Date(now().getTime() - DAY_MS))
      .catch((error: unknown) => log.warn({ err: error }, 'half-written files wait for the next round'))
  void round()
  const timer = setInterval(round, DAY_MS).unref()
  return () => clearInterval(timer)
}
