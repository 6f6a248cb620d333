import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** Reads all files of a trusted zip into memory, by path. */
export async function unzip(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}
