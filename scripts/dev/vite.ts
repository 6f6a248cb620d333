import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/** Starts Vite's server of the client on a port; one that is taken is an error, because links have to lead back there. */
export function startVite({ clientPort, env }: { clientPort: string; env: NodeJS.ProcessEnv }): ChildProcess {
  const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'client', '--port', clientPort, '--strictPort']
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
}
