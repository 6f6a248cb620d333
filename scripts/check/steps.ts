import { execFile, execFileSync, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/** What a check found: nothing, or sentences that say what is wrong and what to do. */
export type Findings = string[]

export const TSC = 'node_modules/typescript-7/bin/tsc'

/** Runs a tool of the repository, on one core: another runs beside it. @returns its output as findings when it fails */
export function tool(script: string, args: string[], explanation: string): Promise<Findings> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(ROOT, script), ...args],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20, env: { ...process.env, GOMAXPROCS: '1' } },
      (fault, stdout, stderr) =>
        resolve(fault ? [`${explanation}\n${stdout}${stderr}`.trimEnd(), ...endedBy(fault)] : []),
    ),
  )
}

/** A tool that the system ended says nothing itself. */
const endedBy = ({ signal }: ExecFileException) => (signal ? [`It was ended by ${signal}.`] : [])

/** What git says. @throws when git fails */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 })
}
