import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Programs } from './programs.ts'
import type { Order, Outcome } from './workers.ts'

/** What a task works with: a folder for it alone, and the programs that are there. */
export interface Bench {
  folder: string
  programs: Programs
}

export type Task = (input: never, bench: Bench) => Promise<unknown>

/** Programs of the group get this long to end in order, before nothing is asked. */
const GRACE_MS = 300

/** Makes this process one that does tasks for a hub (workers.ts), until the hub ends. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  /** Of the last task: a hub that was killed may not have removed it after its answer. */
  let folder: string | null = null
  process.on('message', async (order: Order) => {
    folder = order.folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const outcome = await doTask(tasks[order.task]!, order)
    if (process.connected) process.send!(outcome)
  })
  // The hub was killed: nobody else would end the programs that run here, or clear up behind them.
  process.on('disconnect', async () => {
    if (process.platform !== 'win32') {
      process.on('SIGTERM', () => undefined)
      process.kill(-process.pid, 'SIGTERM')
      await wait(GRACE_MS)
      endAll(folder)
    }
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL')
  })
}

/** Ends this group for good. What ends last removes the folder, so it is in a group of its own. Returns where there is no setsid. */
function endAll(folder: string | null): void {
  // The kill of dash takes no `--`. What was killed may write until it is gone: the folder is removed until it stays away.
  const script = `kill -KILL "-$1"; [ -n "$2" ] || exit 0
    for again in 1 2 3 4 5 6 7 8 9 10; do sleep 0.2; rm -rf -- "$2"; done`
  spawnSync('setsid', ['sh', '-c', script, 'sh', String(process.pid), folder ?? ''], { stdio: 'ignore' })
}

async function doTask(task: Task, { input, ...bench }: Order): Promise<Outcome> {
  try {
    return { result: await task(input as never, bench) }
  } catch (error) {
    return { fault: (error as Error).stack ?? String(error) }
  }
}
