import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Bench } from '../../platform/serve-tasks.ts'
import { refusalFrom, type Refusal } from '../file-error.ts'
import type { PackageIndex } from '../package/inspected-files.ts'
import { withTable } from '../table/table-codec.ts'
import { convertDocument as convertToPdf } from './document-task.ts'
import { inspect, unpack } from './package-task.ts'
import { drawInto, rastered } from './picture-task.ts'
import { readPages } from './pdf-task.ts'
import { convert, drawPoster, probe, type Source } from './recording-task.ts'

/** What reads uploaded files in a process of its own. Each takes a path and writes what it makes into the folder of its bench. */

/** What a task says of a file: what it found, or why its author has to bring another. */
export type Said<R> = { found: R } | { refusal: Refusal }

const drawPicture = ({ path }: { path: string }, { folder }: Bench) => said(() => drawInto(folder, path))

/** Of a drawing in vectors, which names no pixels. */
const drawDrawing = ({ path }: { path: string }, { folder }: Bench) =>
  said(async () => drawInto(folder, await rastered(path)))

const probeRecording = (source: Source, bench: Bench) => said(() => probe(source, bench))

/** Makes the file `made`, and says whether it could. */
const convertRecording = (input: Parameters<typeof convert>[0], bench: Bench) => said(() => convert(input, bench))

const drawRecording = (input: Parameters<typeof drawPoster>[0], bench: Bench) => said(() => drawPoster(input, bench))

const inspectZip = ({ path }: { path: string }) => said(() => inspect(path))

const unpackZip = ({ path, index }: { path: string; index: PackageIndex }, { folder }: Bench) =>
  said(() => unpack(path, index, folder))

/** Writes the rows to the file `rows`. */
const readTable = ({ path, format }: { path: string; format: string }, { folder }: Bench) =>
  said(() => withTable(path, format, (lines) => pipeline(lines, createWriteStream(join(folder, 'rows')))))

const convertDocument = (input: { path: string; format: string }, bench: Bench) =>
  said(() => convertToPdf(input, bench))

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

export const TASKS = {
  drawPicture,
  drawDrawing,
  inspectZip,
  unpackZip,
  readTable,
  convertDocument,
  readPdf,
  probeRecording,
  convertRecording,
  drawRecording,
}
