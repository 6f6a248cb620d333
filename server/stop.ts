/** After this long something hangs, and an operator would rather see the process gone. */
const LONGEST_MS = 10_000

let stopping: Promise<void> | undefined

/**
 * Runs the steps that are there by then, in order and once, on SIGINT or SIGTERM, and ends the process.
 * @param onFault told of each step that fails; the others still run @returns a function that does the same with an exit code
 */
export function stopOnSignal(steps: readonly (() => Promise<unknown>)[], onFault: (error: unknown) => void): (code: number) => Promise<void> {
  const stop = (code: number) => (stopping ??= runAll(steps, onFault, code))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => void stop(0))
  }
  return stop
}

async function runAll(steps: readonly (() => Promise<unknown>)[], onFault: (error: unknown) => void, code: number): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_MS).unref()
  for (const step of steps) await step().catch(onFault)
  process.exit(code)
}
