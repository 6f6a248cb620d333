import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

export interface Ran {
  code: number
  /** What it wrote on standard output. */
  said: string
}

/** Runs the command line as an operator does, with these settings beside those of this process. */
export function runHub(env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return new Promise((done) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [join(ROOT, 'bin/hub.mjs'), ...args], options, (error, stdout) =>
      done({ code: Number(error?.code ?? 0), said: stdout.trim() }),
    )
  })
}
