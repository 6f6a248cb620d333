import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Bench } from '../../platform/serve-tasks.ts'
import { refusalFrom, type Refusal } from '../file-refused.ts'
import type { Dimensions } from '../key-rules.ts'
import type { PackageIndex } from '../package/inspect-package.ts'
import { withTable } from '../table/tables.ts'
import { convertDocument as convert } from './documents.ts'
import { inspect, unpack } from './packages.ts'
import { drawPictures } from './pictures.ts'
import { readPages } from './read-pdf.ts'

/** What reads uploaded files in a process of its own. Each takes a path and writes what it makes into the folder of its bench. */

/** What a task says of a file: what it found, or why its author has to bring another. */
export type Said<R> = { found: R } | { refusal: Refusal }

const drawPicture = ({ path }: { path: string }, { folder }: Bench) =>
  said(async () => {
    const names: (Dimensions | 'full')[] = []
    const { colour } = await drawPictures(path, async (name, bytes) => {
      await writeFile(join(folder, name), bytes)
      names.push(name)
    })
    return { colour, names }
  })

const inspectZip = ({ path }: { path: string }) => said(() => inspect(path))

const unpackZip = ({ path, index }: { path: string; index: PackageIndex }, { folder }: Bench) =>
  said(() => unpack(path, index, folder))

/** Writes the rows to the file `rows`. */
const readTable = ({ path, format }: { path: string; format: string }, { folder }: Bench) =>
  said(() => withTable(path, format, (lines) => pipeline(lines, createWriteStream(join(folder, 'rows')))))

const convertDocument = (input: { path: string; format: string }, bench: Bench) => said(() => convert(input, bench))

const readPdf = (input: { path: string }, bench: Bench) => said(() => readPages(input, bench))

async function said<R>(work: () => Promise<R>): Promise<Said<R>> {
  try {
    return { found: await work() }
  } catch (error) {
    const refusal = refusalFrom(error)
    if (!refusal) throw error
    return { refusal }
  }
}

export const TASKS = { drawPicture, inspectZip, unpackZip, readTable, convertDocument, readPdf }
