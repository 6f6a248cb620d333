import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { archiveHub } from '../../server/hubs/hub-archive-service.ts'
import { withContext } from './context.ts'
import { callFor } from './hubs.ts'
import { fine, type Said } from './said.ts'

/** Writes one hub of the installation to a zip, also while it runs. */
export async function exportHub(target: string, hub: string | undefined): Promise<Said> {
  const file = resolve(target)
  if (existsSync(file)) throw new Error(`${file} is there already. An archive goes to a file of its own.`)
  return withContext(async (context) => {
    const draft = `${file}.unfinished`
    try {
      const { stream, done } = await archiveHub(await callFor(context, hub))
      await pipeline(stream, createWriteStream(draft, { mode: 0o600, flush: true }))
      const { name, tables, fileCount } = await done
      renameSync(draft, file)
      const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
      return fine([`${rows} rows of ${tables.length} tables and ${fileCount} files of ${name} are in ${file}.`], {
        file,
        rows,
        files: fileCount,
      })
    } finally {
      rmSync(draft, { force: true })
    }
  })
}
