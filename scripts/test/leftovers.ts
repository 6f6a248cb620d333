import { readdirSync, readFileSync } from 'node:fs'

/** Marks everything that a test run starts, so that what it leaves running can be found. */
export const RUN_MARK = 'HUB_TEST_RUN'

/** The processes of a run that are still there, as `pid command`. Only Linux shows what a process was started with. */
export function leftovers(run: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) =>
      read(`/proc/${pid}/environ`).includes(`${RUN_MARK}=${run}`)
        ? [`${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()}`]
        : [],
    )
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
