import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import { within } from '../within.ts'

export interface RunningHub {
  origin: string
  pid: number
  /** What it printed so far, on both channels. */
  output(): string
  /** SIGTERM, and waits until it has stopped. @returns its exit code, 0 when in order */
  stop(): Promise<number | null>
  /** SIGKILL: the process is gone at once, as in a crash. */
  kill(): Promise<number | null>
}

/**
 * How Node runs the server. What a start throws away makes V8's young generation grow to 128 MiB, which an idle hub keeps;
 * 16 MiB in each half is what a request needs.
 */
export const SERVER = ['--max-semi-space-size=16', join(ROOT, 'server/main.ts')]

/** How a hub says that it serves: as a line, in production as one of its log. */
export const READY = /^ready |"msg":"ready http/m

/** What takes longer hangs, and whoever waits has to hear of it. */
const START_MS = 90_000
const STOP_MS = 45_000

/**
 * Starts a hub as a process of its own and waits until it is ready.
 * @param env PORT, DATA_DIR and the like, beside those of this process @throws Error with what it printed when it does not start
 */
export async function startHub(env: Record<string, string>): Promise<RunningHub> {
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Not `close`, which waits for whatever else holds its output.
  const ended = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      if (READY.test(output)) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
    child.on('close', () => reject(new Error(`The hub did not start:\n${output}`)))
  })
  const inTime = <T>(ms: number, done: Promise<T>, what: string) =>
    within(ms, done, () => {
      child.kill('SIGKILL')
      throw new Error(`The hub did not ${what} within ${ms / 1000} s:\n${output}`)
    })
  await inTime(START_MS, ready, 'start')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await inTime(STOP_MS, ended, 'stop')
    return code
  }
  return {
    origin: `http://localhost:${env['PORT']}`,
    pid: child.pid!,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
