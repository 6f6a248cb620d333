import { fork, type ChildProcess } from 'node:child_process'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from './ids.ts'
import { findPrograms, type Programs } from './programs.ts'

/** What a worker is sent, one at a time. */
export interface Order {
  task: string
  input: unknown
  /** A folder for this task alone. The worker makes it, so that none is left where the hub ends before; it is removed after the task. */
  folder: string
  programs: Programs
}

export type Outcome = { result: unknown } | { fault: string }

/** A task was ended because it took too long or too much memory, which will be so the next time too. */
export class LimitExceeded extends Error {
  readonly limit: 'time' | 'memory'

  constructor(limit: 'time' | 'memory') {
    super(`A task was ended: too much ${limit}.`)
    this.name = 'LimitExceeded'
    this.limit = limit
  }
}

/** A task was ended because nobody wants it any more. */
export class TaskCancelled extends Error {
  constructor() {
    super('A task was ended: it was cancelled.')
    this.name = 'TaskCancelled'
  }
}

/** Processes beside the hub, in which files are read that nobody vouches for. None runs while there is no work. */
export interface Workers {
  /**
   * Does a task in a process of its own, and hands its result to `use` while the folder in which it wrote is there.
   * What may take longer than a quarter of an hour waits in a line of its own, so that nothing else waits for it.
   * @param cancelled ends the task, and all that it started, at once
   * @throws LimitExceeded, TaskCancelled; Error where the task fails or the hub stops
   */
  run<R, T>(
    task: string,
    input: unknown,
    seconds: number,
    use: (result: R, folder: string) => Promise<T>,
    cancelled?: AbortSignal,
  ): Promise<T>
  /** What is installed beside the hub; found out once. */
  programs(): Promise<Programs>
  /** Removes the folders of tasks that were begun before, which a process left that was killed. */
  cleanUp(before: Date): Promise<void>
  /** Ends all that runs, and what that has started. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** The module that serves tasks (serve-tasks.ts). */
  entry: string
  /** Where the folders of tasks are made. */
  root: string
  /** Tasks at once at the most, beside one that takes long. */
  most: number
  /** Where programs are looked for before PATH. */
  programFolder?: string | undefined
  /** Bytes that a worker, and each program that it runs, may fill. */
  memory?: number
  idleMs?: number
}

const MIB = 1024 * 1024
const USUAL_MEMORY = 2048 * MIB
const HEAP_MIB = 512
const USUAL_IDLE_MS = 60_000
/** How a process ends that is given no more memory. */
const BY_MEMORY: readonly (string | number | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 134, 133]

/** What may take longer waits in a line of its own. */
const SOON_SECONDS = 900

/** Tasks that wait for a place. */
interface Line {
  most: number
  busy: number
  waiting: (() => void)[]
}

interface Worker {
  child: ChildProcess
  said: string
}

export function createWorkers(options: WorkerOptions): Workers {
  const { entry, root, most, programFolder, memory = USUAL_MEMORY, idleMs = USUAL_IDLE_MS } = options
  const all = new Set<Worker>()
  const idle: Worker[] = []
  const soon: Line = { most, busy: 0, waiting: [] }
  const long: Line = { most: 1, busy: 0, waiting: [] }
  const running = new Set<Promise<unknown>>()
  let isStopped = false
  let found: Promise<Programs> | undefined
  const programs = () => (found ??= findPrograms(programFolder))

  async function enter(line: Line): Promise<void> {
    if (line.busy >= line.most) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.busy += 1
    if (isStopped) throw stopped()
  }

  /** The place goes to who waits longest. */
  function leave(line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.busy -= 1
  }

  function start({ hasLimits }: Programs): Worker {
    const limits = hasLimits ? [`--data=${memory}`, '--core=0', process.execPath] : []
    const child = fork(entry, {
      ...(hasLimits ? { execPath: 'prlimit' } : {}),
      execArgv: [...limits, `--max-old-space-size=${HEAP_MIB}`],
      env: environment(),
      // A group of its own, which is ended as one, with all programs that are started in it.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    })
    const worker: Worker = { child, said: '' }
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      worker.said = (worker.said + text).slice(-2_000)
    })
    child.once('exit', () => {
      end(child)
      all.delete(worker)
      take(worker)
    })
    child.on('error', () => undefined)
    all.add(worker)
    return worker
  }

  /** What is about to end is given no more work. */
  function take(worker: Worker): void {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
  }

  /** One that is idle keeps no process alive, and ends after a while. */
  function rest(worker: Worker): void {
    const { child } = worker
    if (isStopped || !child.connected) return end(child)
    idle.push(worker)
    child.unref()
    child.channel?.unref()
    ;(child.stderr as unknown as { unref(): void }).unref()
    const timer = setTimeout(() => {
      take(worker)
      end(child)
    }, idleMs)
    timer.unref()
    child.once('wake', () => clearTimeout(timer))
  }

  function wake(worker: Worker | undefined): Worker | undefined {
    worker?.child.emit('wake')
    worker?.child.ref()
    worker?.child.channel?.ref()
    return worker
  }

  function ask(worker: Worker, order: Order, seconds: number, cancelled?: AbortSignal): Promise<unknown> {
    const { child } = worker
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        end(child)
      }, seconds * 1000)
      const cancel = () => end(child)
      cancelled?.addEventListener('abort', cancel)
      const done = () => {
        clearTimeout(timer)
        cancelled?.removeEventListener('abort', cancel)
        child.off('message', answered).off('exit', exited).off('error', failed)
      }
      const answered = (outcome: Outcome) => {
        done()
        if ('fault' in outcome) reject(new Error(outcome.fault))
        else resolve(outcome.result)
      }
      const exited = (code: number | null, signal: string | null) => {
        done()
        if (isLate) return reject(new LimitExceeded('time'))
        if (isStopped) return reject(stopped())
        if (cancelled?.aborted) return reject(new TaskCancelled())
        if (BY_MEMORY.includes(signal ?? code)) return reject(new LimitExceeded('memory'))
        reject(new Error(`A worker ended with ${signal ?? code}. ${worker.said}`))
      }
      const failed = (error: Error) => {
        done()
        end(child)
        reject(error)
      }
      child.on('message', answered).once('exit', exited).once('error', failed)
      child.send(order, (error) => error && child.connected && failed(error))
    })
  }

  async function runOne<R, T>(
    task: string,
    input: unknown,
    seconds: number,
    use: (result: R, folder: string) => Promise<T>,
    cancelled?: AbortSignal,
  ): Promise<T> {
    const line = seconds > SOON_SECONDS ? long : soon
    await enter(line)
    let folder: string | undefined
    try {
      const about = await programs()
      folder = join(root, `task-${newId()}`)
      if (isStopped) throw stopped()
      if (cancelled?.aborted) throw new TaskCancelled()
      const worker = wake(idle.pop()) ?? start(about)
      const result = (await ask(worker, { task, input, folder, programs: about }, seconds, cancelled)) as R
      rest(worker)
      return await use(result, folder)
    } finally {
      // What was just ended may still be writing.
      if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 10 })
      leave(line)
    }
  }

  return {
    run(task, input, seconds, use, cancelled) {
      const one = runOne(task, input, seconds, use, cancelled)
      const settled = one.catch(() => undefined)
      running.add(settled)
      void settled.then(() => running.delete(settled))
      return one
    },
    programs,
    async cleanUp(before) {
      for (const name of await namesIn(root)) {
        const path = join(root, name)
        const about = await stat(path).catch(() => null)
        if (about && about.mtime <= before) await rm(path, { recursive: true, force: true, maxRetries: 10 })
      }
    },
    async stop() {
      isStopped = true
      for (const { child } of all) end(child)
      for (const { waiting } of [soon, long]) for (const go of waiting.splice(0)) go()
      await Promise.all(running)
    },
  }
}

/** None where there was no task yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const stopped = () => new Error('The hub is stopping; the task is done after its next start.')

/** No secret of the hub is among it. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'NODE_COMPILE_CACHE', 'TZ']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** Ends a worker and all that it started, at once. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    // Windows knows no groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
