import type { Logger } from 'pino'

/**
 * Does work now and again every so often, for as long as the process runs. What fails is logged and waits for the next round.
 * @param what waits, for the log @returns a function that ends the rounds
 */
export function inRounds(log: Logger, everyMs: number, what: string, work: () => Promise<unknown>): () => void {
  const round = () => work().catch((error: unknown) => log.warn({ err: error }, `${what} wait for the next round`))
  void round()
  const timer = setInterval(round, everyMs).unref()
  return () => clearInterval(timer)
}
