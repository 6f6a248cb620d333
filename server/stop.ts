import { setTimeout as wait } from 'node:timers/promises'

/** One step may take this long; then the next one has its turn, so that the database is stopped whatever hangs. */
const STEP_TIMEOUT_MS = 6_000

let stopping: Promise<void> | undefined

export interface Stop {
  /** What undoes what was started, the last thing first. */
  steps: readonly (() => Promise<unknown>)[]
  /** Before any of them, after a signal: takes as long as it takes. */
  drain: () => Promise<unknown>
  /** Settles when nothing more is being started. */
  started: () => Promise<unknown>
  /** Told of each step that fails or hangs; the others still run. */
  onFault: (error: unknown) => void
}

/** On SIGINT or SIGTERM runs the steps, in order and once, and ends the process. @returns a function that does so with an exit code */
export function stopOnSignal(stop: Stop): (code: number) => Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(
      signal,
      () =>
        void (stopping ??= stop.started().then(
          () => stop.drain().then(() => runAll(stop, 0)),
          () => runAll(stop, 1),
        )),
    )
  return (code) => (stopping ??= runAll(stop, code))
}

async function runAll({ steps, onFault }: Stop, code: number): Promise<void> {
  for (const step of steps) await Promise.race([step(), tooLong()]).catch(onFault)
  process.exit(code)
}

async function tooLong(): Promise<never> {
  await wait(STEP_TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`A step of stopping took more than ${STEP_TIMEOUT_MS / 1000} s.`)
}
