import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from './ids.ts'
import { checkKey, type Storage } from './storage.ts'

/** What `put` writes before it has the whole file. */
const PART_FILE = /\.[\w-]{36}\.part$/

/**
 * Keeps files in a folder of this machine, for the user alone that the hub runs as: some hold personal data. A file is written beside its place, flushed to the disk, renamed into its
 * place, and the folder flushed too: only then would a power cut leave all of it or nothing.
 */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
  return {
    place: `the folder ${root}`,
    async put(key, content) {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      const draft = `${path}.${newId()}.part`
      try {
        const written = await writeFlushed(draft, Buffer.isBuffer(content) ? Readable.from([content]) : content)
        await rename(draft, path)
        await flush(dirname(path))
        return written
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key, range) {
      const size = await sizeOf(pathOf(key))
      return size === null ? null : { size, stream: createReadStream(pathOf(key), range) }
    },
    size: async (key) => sizeOf(pathOf(key)),
    delete: async (key) => rm(pathOf(key), { force: true }),
    async move(from, to) {
      const size = await sizeOf(pathOf(from))
      if (size === null) return null
      await makeFolder(dirname(pathOf(to)))
      await rename(pathOf(from), pathOf(to))
      await flush(dirname(pathOf(to)))
      return size
    },
    async *keys(folder) {
      for await (const path of filesBelow(folder ? pathOf(folder) : root))
        if (!PART_FILE.test(path)) yield relative(root, path).split(sep).join('/')
    },
    cleanUp: (before) => deletePartFiles(root, before),
    local: async (key) => ({ path: pathOf(key), release: async () => undefined }),
    presignPut: null,
  }
}

/** None where there is no such folder yet. */
async function* filesBelow(root: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(root, { recursive: true }))
      if (entry.isFile()) yield join(entry.parentPath, entry.name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A file that another process takes away meanwhile is one less to delete. */
async function deletePartFiles(root: string, before: Date): Promise<void> {
  for await (const path of filesBelow(root)) {
    if (!PART_FILE.test(path)) continue
    const found = await stat(path).catch(() => null)
    if (found && found.mtime <= before) await rm(path, { force: true })
  }
}

async function writeFlushed(path: string, content: Readable): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const handle = await open(path, 'wx', 0o600)
  try {
    await pipeline(content, count, (counted) => handle.writeFile(counted))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest() }
}

/** Makes a folder and flushes those above it, so that the folder itself outlives a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  for (let made = folder; first && made.length >= first.length; made = dirname(made)) await flush(dirname(made))
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
