import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleContract, lintContract } from '../generate/bundle.ts'
import { ROOT } from '../generate/paths.ts'
import { writeForServer } from '../generate/server.ts'
import { writeServerTypes } from '../generate/server-types.ts'
import { debounced } from './debounced.ts'
import { watchFiles } from './watch-files.ts'

/** Generates what follows from spec/ whenever a file of it changes: first what runs, then what editors and the house rules want. */
export function watchContract(say: (line: string) => void): void {
  const generator = fork(join(ROOT, 'scripts/dev/client-generator.ts'), { cwd: ROOT })
  generator.unref()
  generator.channel?.unref()
  const generate = debounced(50, async () => {
    const began = performance.now()
    try {
      const contract = await bundleContract()
      writeForServer(contract)
      await writeClientIn(generator)
      say(`Generated what spec/ says (${((performance.now() - began) / 1000).toFixed(1)} s)`)
      await writeServerTypes(contract)
      await lintContract()
    } catch (fault) {
      say((fault as Error).message)
    }
  })
  watchFiles('spec', /\.(yaml|js)$/, generate)
}

async function writeClientIn(generator: ChildProcess): Promise<void> {
  generator.send('write')
  const [fault] = (await once(generator, 'message')) as [string | null]
  if (fault) throw new Error(fault)
}
