import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { HubCall } from '../context.ts'
import { appAddress } from '../db/open.ts'
import { isArchived, LEFT_OUT } from './archive-rules.ts'
import * as store from './archive-store.ts'

/** What an archive says of itself, as `hub.json`. */
export interface HubArchive {
  format: 1
  name: string
  origin: string
  /** When it was begun, as ISO 8601. */
  takenTime: string
  tables: { name: string; rowCount: number }[]
  /** What is not in it, and why. */
  leftOut: Readonly<Record<string, string>>
  fileCount: number
}

/**
 * A whole hub as a zip, for an organisation that leaves or keeps it: each table as JSON lines as of one moment, every file, and
 * `hub.json` at the end. It holds what people of the hub are and did, and nothing that lets anybody in.
 * @returns what is in it once the stream has ended, which is of no use before
 */
export async function archiveHub({ context, hub }: HubCall): Promise<{ stream: Readable; done: Promise<HubArchive> }> {
  const zip = new ZipFile()
  const reading = await store.readHub(appAddress(context.config), hub.domainId)
  const add = (name: string, open: () => Promise<Readable>, compress = true) =>
    new Promise<void>((done, fail) => {
      zip.addReadStreamLazy(name, { compress }, (give) => {
        open().then((stream) => {
          stream.once('end', done).once('error', fail)
          give(null, stream)
        }, fail)
      })
    })
  const fill = async (): Promise<HubArchive> => {
    const takenTime = context.now().toISOString()
    const tables: HubArchive['tables'] = []
    for (const { name, columns } of await reading.tables()) {
      if (name in LEFT_OUT) continue
      const shown = columns.filter((column) => isArchived(name, column)).map((column) => column.name)
      const rows = reading.rows(name, shown)
      await add(`tables/${name}.jsonl`, async () => rows)
      tables.push({ name, rowCount: rows.rowCount })
    }
    let fileCount = 0
    for (const key of await reading.fileKeys()) {
      const found = await context.storage.get(key)
      if (!found) throw new Error(`The database names a file that is not in the store: ${key}.`)
      // Pictures, films and archives do not become smaller.
      await add(`files/${key}`, async () => found.stream, false)
      fileCount += 1
    }
    const { name, origin } = hub
    const archive: HubArchive = { format: 1, name, origin, takenTime, tables, leftOut: LEFT_OUT, fileCount }
    zip.addBuffer(Buffer.from(JSON.stringify(archive, null, 2)), 'hub.json')
    zip.end()
    return archive
  }
  // yazl writes into a stream of Node, which its types say less of.
  const stream = zip.outputStream as Readable
  const done = fill().finally(() => reading.close())
  done.catch((error: Error) => stream.destroy(error))
  return { stream, done }
}
