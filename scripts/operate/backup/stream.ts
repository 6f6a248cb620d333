import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { Transform, type Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import type { StoredFile } from '../../../server/platform/storage.ts'

/** A backup as a tar, for where it goes on at once: to another machine, or through a program that encrypts it. */

export interface TarTarget {
  /** Adds a file as it comes. @returns its SHA-256 */
  putFile(key: string, file: StoredFile): Promise<Buffer>
  /** Adds what lies in a folder, `last` at the end. */
  putFolder(folder: string, last: string): Promise<void>
  end(): Promise<void>
}

export function tarTo(out: Writable): TarTarget {
  const tar = pack()
  const written = pipeline(tar, out, { end: out !== process.stdout })
  // Whoever waits for an entry hears of it there.
  written.catch(() => undefined)
  const put = async (name: string, size: number, stream: Readable) => {
    const entry = tar.entry({ name, size, mode: 0o600 })
    await Promise.race([
      pipeline(stream, entry),
      written.then(() => Promise.reject(new Error('The stream has ended.'))),
    ])
  }
  return {
    async putFile(key, { size, stream }) {
      const hash = createHash('sha256')
      const hashing = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          done(null, chunk)
        },
      })
      await put(`files/${key}`, size, stream.on('error', (error) => hashing.destroy(error)).pipe(hashing))
      return hash.digest()
    },
    async putFolder(folder, last) {
      const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name))
        .toSorted((a, b) => Number(a === last) - Number(b === last))
      for (const path of paths) await put(relative(folder, path), statSync(path).size, createReadStream(path))
    },
    async end() {
      tar.finalize()
      await written
    },
  }
}

/** A folder of this machine for as long as something is done with it. */
export async function inTemporaryFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-backup-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes what such a stream holds to a folder. @throws Error for a name that leads out of it */
export async function untar(from: Readable, folder: string): Promise<void> {
  const reader = extract()
  const piped = pipeline(from, reader)
  for await (const entry of reader) {
    const path = resolve(folder, entry.header.name)
    if (!path.startsWith(`${folder}/`)) throw new Error(`${entry.header.name} is no part of a backup.`)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const file = createWriteStream(path, { mode: 0o600 })
    await pipeline(entry, file)
    await finished(file)
  }
  await piped
}
