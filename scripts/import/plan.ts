import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { formatOf } from '../../server/files/format-rules.ts'
import { isTaken, suitableFor } from '../../server/files/rules.ts'
import { addressIn, isLinkFile } from './link-file.ts'

/** One thing to make of a folder. */
export interface PlannedItem {
  /** Path from the folder, with forward slashes. */
  path: string
  name: string
  kind: 'upload' | 'package' | 'web'
  /** The sub-folder that it lies in, as the name of its section; null at the top. */
  section: string | null
  /** Files with the same name and a language: video.mp4, video.en-GB.vtt. */
  subtitles: { path: string; locale: string }[]
  url: string | null
  externalRefId: string
}

export interface Plan {
  name: string
  externalRefId: string
  cover: string | null
  items: PlannedItem[]
  /** What lies there and is not taken, with the reason. */
  skipped: { path: string; reason: string }[]
}

const SUBTITLE = /^(.+)\.([a-z]{2}-[A-Z]{2}(?:-Sie)?)\.(vtt|srt)$/
const LONELY_SUBTITLE =
  'belongs to no video or sound here; name it like its file and its language, as in talk.en-GB.vtt'
const COVER = /^cover\.(png|jpe?g|webp)$/i

/** What `make import` will make of a folder: its files in the order of their names, sub-folders as sections. */
export function planImport(folder: string): Plan {
  const name = basename(folder)
  const ref = (path: string) => `import:${createHash('sha256').update(`${name}/${path}`).digest('hex').slice(0, 40)}`
  const files = walk(folder).map((path) => relative(folder, path).replaceAll('\\', '/'))
  const plan: Plan = {
    name: titleOf(name),
    externalRefId: ref(''),
    cover: files.find((path) => COVER.test(path)) ?? null,
    items: [],
    skipped: [],
  }
  const subtitles = files.filter((path) => SUBTITLE.test(basename(path)))
  for (const path of files) {
    if (path === plan.cover || subtitles.includes(path)) continue
    const item = itemFrom(folder, path, ref(path), subtitles)
    if (typeof item === 'string') plan.skipped.push({ path, reason: item })
    else plan.items.push(item)
  }
  const used = new Set(plan.items.flatMap((item) => item.subtitles.map(({ path }) => path)))
  for (const path of subtitles) if (!used.has(path)) plan.skipped.push({ path, reason: LONELY_SUBTITLE })
  return plan
}

function itemFrom(folder: string, path: string, externalRefId: string, subtitles: string[]): PlannedItem | string {
  const [first, ...rest] = path.split('/')
  const common = {
    path,
    name: titleOf(basename(path, extname(path))),
    section: rest.length ? titleOf(first!) : null,
    subtitles: [],
    url: null,
    externalRefId,
  }
  const ending = extname(path).toLowerCase()
  if (isLinkFile(ending)) {
    const url = addressIn(ending, readFileSync(join(folder, path)))
    return url ? { ...common, kind: 'web', url } : 'holds no address that begins with https://'
  }
  if (ending === '.zip') return { ...common, kind: 'package' }
  if (ending === '.vtt' || ending === '.srt') return LONELY_SUBTITLE
  const format = formatOf(path)
  if (!isTaken('asset', format)) return `the hub takes no ${ending || 'such'} files: ${suitableFor('asset', path)}`
  if (format.group !== 'recording') return { ...common, kind: 'upload' }
  const stem = path.slice(0, -ending.length)
  const own = subtitles.flatMap((each) => {
    const [, of, locale] = SUBTITLE.exec(each) ?? []
    return of === stem ? [{ path: each, locale: locale! }] : []
  })
  return { ...common, kind: 'upload', subtitles: own }
}

function walk(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? walk(path) : [path]
    })
}

/** A name for people from that of a file or folder: "02-welcome_video" becomes "Welcome video". */
function titleOf(name: string): string {
  const words = name
    .replace(/^\d+[-_. ]+/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || name
}
