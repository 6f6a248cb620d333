import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this, the head of the answer weighs more than what is saved. */
const LEAST = 1024

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder; the server sends what the browser takes.
 * @param quality of Brotli, up to 11, which takes ten times as long as 9 and saves a few per cent more
 */
export async function compressFiles(folder: string, quality: 9 | 11): Promise<void> {
  const files = globSync('**/*.{js,mjs,css,html,svg,json,txt,xml}', { cwd: folder, exclude: ['.vite/**'] })
  await Promise.all(files.map((file) => compressFile(join(folder, file), quality)))
}

async function compressFile(file: string, quality: number): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await Promise.all([
    brotli(text, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
