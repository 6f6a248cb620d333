import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
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
  let folder: string | null = null
  process.on('message', async (order: Order) => {
    folder = order.folder
    const outcome = await doTask(tasks[order.task]!, order)
    // Without a hub the folder is cleared up below.
    if (!process.connected) return
    folder = null
    process.send!(outcome)
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
  // The kill of dash takes no `--`.
  const script = 'kill -KILL "-$1"; sleep 0.1; [ -z "$2" ] || rm -rf -- "$2"'
  spawnSync('setsid', ['sh', '-c', script, 'sh', String(process.pid), folder ?? ''], { stdio: 'ignore' })
}

async function doTask(task: Task, { input, ...bench }: Order): Promise<Outcome> {
  try {
    return { result: await task(input as never, bench) }
  } catch (error) {
    return { fault: (error as Error).stack ?? String(error) }
  }
}
