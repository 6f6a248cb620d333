import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { HubCall } from '../context.ts'
import { isArchived, LEFT_OUT } from './hub-archive-rules.ts'
import * as store from './hub-archive-store.ts'

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

/** What an archive lacks besides what no archive holds. */
export interface Withheld {
  /** Why each of these tables is not in it. */
  tables: Readonly<Record<string, string>>
  /** A column that is empty in rows that are deleted, by its table. */
  ofDeleted: Readonly<Record<string, string>>
}

const NOTHING: Withheld = { tables: {}, ofDeleted: {} }

/**
 * A whole hub as a zip, for an organisation that leaves or keeps it: each table as JSON lines as of one moment, every file, and
 * `hub.json` at the end. It holds what people of the hub are and did, and nothing that lets anybody in.
 * @returns what is in it once the stream has ended, which is of no use before
 */
export async function archiveHub(
  { context, hub }: HubCall,
  withheld = NOTHING,
): Promise<{ stream: Readable; done: Promise<HubArchive> }> {
  const leftOut = { ...LEFT_OUT, ...withheld.tables }
  const zip = new ZipFile()
  // yazl writes into a stream of Node, which its types say less of.
  const stream = zip.outputStream as Readable
  // Whoever takes it may stop, as where the disk is full.
  const stopped = new Promise<never>((_, fail) => {
    stream.once('close', () => fail(new Error('Nobody takes the archive any more.')))
  })
  stopped.catch(() => undefined)
  let entry: Readable | undefined
  const reading = await store.readHub(context.databases.address, hub.domainId)
  const add = (name: string, open: () => Promise<Readable>, compress = true) =>
    Promise.race([
      stopped,
      new Promise<void>((done, fail) => {
        zip.addReadStreamLazy(name, { compress }, (give) => {
          open().then((stream) => {
            entry = stream.once('end', done).once('error', fail)
            give(null, stream)
          }, fail)
        })
      }),
    ])
  const fill = async (): Promise<HubArchive> => {
    const takenTime = context.now().toISOString()
    const tables: HubArchive['tables'] = []
    for (const { name, columns } of await reading.tables()) {
      if (name in leftOut) continue
      const shown = columns.filter((column) => isArchived(name, column)).map((column) => column.name)
      const rows = reading.rows(name, shown, withheld.ofDeleted[name])
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
    const archive: HubArchive = { format: 1, name, origin, takenTime, tables, leftOut, fileCount }
    zip.addBuffer(Buffer.from(JSON.stringify(archive, null, 2)), 'hub.json')
    zip.end()
    return archive
  }
  const done = fill().finally(() => {
    entry?.destroy()
    return reading.close()
  })
  done.catch((error: Error) => stream.destroy(error))
  return { stream, done }
}
