import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file system in a file, whose power can be cut: what was not flushed never reached the file, so a copy of it is what a disk
 * would hold afterwards. It flushes by itself after five minutes only.
 */
const BYTES = 2 * 1024 ** 3
/** Written and not flushed before each cut, so that it shows that the cut takes such things away. */
const UNFLUSHED = Buffer.alloc(100_000, 'unflushed')

export interface CutDisk {
  /** Where it is mounted. */
  dir: string
  /** Cuts the power while the processes stand still, which are dead afterwards, and mounts what is left. */
  cut(pids: readonly number[]): void
  remove(): void
}

/** @throws Error where this machine mounts none */
export function makeCutDisk(folder: string): CutDisk {
  const [image, copy, dir] = ['disk', 'copy', 'mounted'].map((name) => join(folder, name)) as [string, string, string]
  writeFileSync(image, '')
  truncateSync(image, BYTES)
  mkdirSync(dir)
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop,commit=300', image, dir)
  run('mke2fs', '-q', '-t', 'ext4', image)
  mount()
  return {
    dir,
    cut(pids) {
      const probe = join(dir, 'unflushed')
      writeFileSync(probe, UNFLUSHED)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      run('cp', '--sparse=always', image, copy)
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      unmount(dir)
      renameSync(copy, image)
      mount()
      if (readIfThere(probe)?.equals(UNFLUSHED)) throw new Error('The cut took away nothing that was not flushed.')
    },
    remove() {
      unmount(dir)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Processes that were killed hold it for a moment longer. */
function unmount(dir: string): void {
  for (let tries = 0; ; tries += 1)
    try {
      return void execFileSync('umount', [dir], { stdio: 'pipe' })
    } catch (error) {
      if (tries === 50) throw error
      execFileSync('sleep', ['0.1'])
    }
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
