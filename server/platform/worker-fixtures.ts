import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import { serveTasks, type Bench } from './serve-tasks.ts'

/** Tasks as files may cause them, for the tests of workers. */
serveTasks({
  hang: async () => {
    for (;;);
  },
  eat: async () => {
    const eaten: unknown[] = []
    for (;;) eaten.push(Array.from<number>({ length: 1_000_000 }).fill(0.5))
  },
  eatOutside: async () => {
    const eaten: Buffer[] = []
    for (;;) eaten.push(Buffer.alloc(64 * 1024 * 1024, 1))
  },
  write: async (text: string, { folder }: Bench) => {
    await writeFile(join(folder, 'written'), text)
    return { pid: process.pid, names: Object.keys(process.env).toSorted() }
  },
  fail: async () => {
    throw new Error('It did not work.')
  },
  program: (args: string[], { folder, programs }: Bench) =>
    runProgram(programs, 'ffmpeg', args, folder, { fileSize: 1024 * 1024 }),
  missing: (args: string[], { folder, programs }: Bench) => runProgram(programs, 'ffprobe', args, folder),
})
