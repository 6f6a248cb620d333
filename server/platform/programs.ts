import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'

/** Programs of this machine that prepare files, with what asks each for its version. Any may be missing. */
const PROGRAMS = { ffmpeg: '-version', ffprobe: '-version', soffice: '--version' } as const

export type ProgramName = keyof typeof PROGRAMS

export interface Programs {
  /** The version in the words of each program that answers. */
  versions: Partial<Record<ProgramName, string>>
  /** Where they are looked for, as PATH has it. */
  path: string
  /** Whether memory, computing time and size of files can be limited, with prlimit of util-linux. */
  hasLimits: boolean
  /** Whether a program can be started without a network, with unshare of util-linux. */
  hasNoNetwork: boolean
}

/** Processes that prepare files at once, where nobody chose: calls keep a core. */
export const usualProcesses = () => Math.max(1, availableParallelism() - 1)

const run = promisify(execFile)
const TIMEOUT_MS = 20_000

/** Asks each program for its version, and tries what confines them. @param folder where they are looked for first */
export async function findPrograms(folder: string | undefined): Promise<Programs> {
  const path = [folder, process.env['PATH']].filter(Boolean).join(delimiter)
  const names = Object.keys(PROGRAMS) as ProgramName[]
  const [answers, hasLimits, hasNoNetwork] = await Promise.all([
    Promise.all(names.map((name) => answerOf(name, [PROGRAMS[name]], path))),
    answerOf('prlimit', ['--core=0', 'true'], path),
    answerOf('unshare', ['--map-root-user', '--net', 'true'], path),
  ])
  return {
    versions: Object.fromEntries(
      names.flatMap((name, index) => (answers[index] === null ? [] : [[name, answers[index]]])),
    ),
    path,
    hasLimits: hasLimits !== null,
    hasNoNetwork: hasNoNetwork !== null,
  }
}

/** The first line of what a program answers; null where it is not there or fails. */
async function answerOf(name: string, args: readonly string[], path: string): Promise<string | null> {
  try {
    const env = { PATH: path, HOME: '/nonexistent' }
    const { stdout, stderr } = await run(name, args, { env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' })
    return (stdout || stderr).split('\n')[0]!.trim()
  } catch {
    return null
  }
}
