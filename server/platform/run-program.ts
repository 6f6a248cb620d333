import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ProgramName, Programs } from './programs.ts'

export interface ProgramLimits {
  /** Bytes that it may fill, beside what the process that starts it may. */
  memory?: number
  /** Seconds of computing on one core. */
  cpuSeconds?: number
  /** Bytes of the largest file that it may write. */
  fileSize?: number
}

/** A program is missing, or ended with a fault. The message holds the end of what it said. */
export class ProgramFailed extends Error {
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.name = 'ProgramFailed'
    this.isMissing = isMissing
  }
}

/** What is kept of what a program says: the end of its faults, and of its answer no more than this. */
const MAX_SAID = 4_000
const MAX_ANSWERED = 8 * 1024 * 1024

/**
 * Runs a program on files that nobody vouches for: without a shell, secrets, input and, where the system can, network. It
 * belongs to the process group of the worker that runs it, so that what ends a task ends it and all that it started.
 * @param folder where it works; its home and its temporary files are there too
 * @returns what it answered @throws ProgramFailed
 */
export async function runProgram(
  programs: Programs,
  name: ProgramName,
  args: readonly string[],
  folder: string,
  limits: ProgramLimits = {},
): Promise<string> {
  if (programs.versions[name] === undefined) throw new ProgramFailed(`${name} is not installed.`, true)
  const [command, ...rest] = [...confining(programs, limits), name, ...args]
  const child = spawn(command!, rest, {
    cwd: folder,
    env: { PATH: programs.path, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, answered] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MAX_SAID)
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (answered.length < MAX_ANSWERED) answered += text
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code === 0) return answered.slice(0, MAX_ANSWERED)
  throw new ProgramFailed(`${name} ended with ${signal ?? code}: ${said.trim() || 'it said nothing'}`)
}

function confining({ hasLimits, hasNoNetwork }: Programs, limits: ProgramLimits): string[] {
  const { memory, cpuSeconds, fileSize } = limits
  const limited = [
    '--core=0',
    ...(memory === undefined ? [] : [`--data=${memory}`]),
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}`]),
    ...(fileSize === undefined ? [] : [`--fsize=${fileSize}`]),
  ]
  return [
    // Calls come first.
    ...(hasLimits ? ['nice', '-n', '10', 'prlimit', ...limited] : []),
    ...(hasNoNetwork ? ['unshare', '--map-root-user', '--net'] : []),
  ]
}
