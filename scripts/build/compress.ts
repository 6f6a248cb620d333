import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this, the head of the answer weighs more than what is saved. */
const LEAST = 1024

/** Writes a `.br` and a `.gz` beside each text file of a folder; the server sends what the browser takes. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,mjs,css,html,svg,json}', { cwd: folder, exclude: ['.vite/**'] })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await Promise.all([
    brotli(text, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
