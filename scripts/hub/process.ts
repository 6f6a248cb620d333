import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

export interface RunningHub {
  origin: string
  pid: number
  /** SIGTERM, and waits until it has stopped in order. */
  stop(): Promise<void>
  /** SIGKILL: the process is gone at once, as in a crash. */
  kill(): Promise<void>
}

/**
 * Starts a hub as a process of its own and waits until it is ready.
 * @param env PORT, DATA_DIR and the like @throws Error with what it printed when it does not start
 */
export async function startHub(env: Record<string, string>): Promise<RunningHub> {
  const child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (/^ready /m.test(output)) resolve()
    })
    child.on('exit', () => reject(new Error(`The hub did not start:\n${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { origin: `http://localhost:${env['PORT']}`, pid: child.pid!, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
