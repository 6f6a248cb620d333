import type { Logger } from 'pino'

/** After this long something hangs, and an operator would rather see the process gone. */
const LONGEST_MS = 10_000

/** Runs the steps in order, once, on SIGINT or SIGTERM, and ends the process. @returns a function that does the same with an exit code */
export function stopOnSignal(log: Logger, steps: (() => Promise<unknown>)[]): (code: number) => Promise<void> {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), LONGEST_MS).unref()
    for (const step of steps)
      await step().catch((error: unknown) => {
        log.error({ err: error }, 'could not stop in order')
      })
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  return stop
}
