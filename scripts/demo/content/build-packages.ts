import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const HERE = import.meta.dirname
// Zip files hold local time without a zone, so a local time makes the same bytes wherever it runs.
const MODIFIED = new Date(2026, 0, 15, 12)

type Source = { from: string; to: string }

const packages: Record<string, Source[]> = {
  'first-course-scorm-12.zip': [
    { from: 'courses/scorm-12', to: '' },
    { from: 'courses/shared', to: 'shared/' },
  ],
  'learning-together-scorm-2004.zip': [
    { from: 'courses/scorm-2004', to: '' },
    { from: 'courses/shared', to: 'shared/' },
  ],
  'content-finder-site.zip': [{ from: 'site', to: '' }],
}

/** Zips the sample courses and the sample site into a folder, which is made if it is missing: three files, always the same bytes. */
export async function buildSamplePackages(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const [name, sources] of Object.entries(packages)) await zipSources(sources, join(outDir, name))
}

async function zipSources(sources: Source[], target: string): Promise<void> {
  const zip = new ZipFile()
  for (const { from, to } of sources) {
    const folder = join(HERE, from)
    for (const path of await filesIn(folder)) {
      zip.addFile(join(folder, path), to + path, { mtime: MODIFIED, mode: 0o100644, forceDosTimestamp: true })
    }
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(target))
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')).sort()
}
