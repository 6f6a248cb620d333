import { join, resolve } from 'node:path'
import { hasManifest } from '../../server/files/package/manifest-files.ts'
import { must, type Hub, type Schemas } from '../hub/client.ts'
import { isReadySoon, sendFile, uploadFile } from '../hub/upload.ts'
import { planImport, type PlannedItem } from './plan.ts'

export interface ImportResult {
  playlistId: string
  imported: string[]
  /** What was there already from an earlier run. */
  known: string[]
  failed: { path: string; reason: string }[]
}

export interface ImportOptions {
  /** Called after each file, for a progress bar. */
  onProgress?: (done: number, total: number, path: string) => void
  /** What the playlist is to have beside its name. */
  playlist?: Partial<Schemas['PlaylistCreate']>
}

/**
 * Turns a folder into a playlist through the public API. Safe to run again: what an earlier run brought in is
 * recognised by its externalRefId and left as it is. A file that fails is reported and the others go on.
 */
export async function importFolder(hub: Hub, from: string, options: ImportOptions = {}): Promise<ImportResult> {
  const folder = resolve(from)
  const plan = planImport(folder)
  const playlistId = await findOrMakePlaylist(hub, folder, plan, options.playlist ?? {})
  const there = await contentsOf(hub, playlistId)
  const ids = new Map(
    there.items.flatMap((item) =>
      item.type !== 'section' && item.externalRefId ? [[item.externalRefId, item.id]] : [],
    ),
  )
  const result: ImportResult = { playlistId, imported: [], known: [], failed: [...plan.skipped] }
  for (const [index, item] of plan.items.entries()) {
    if (ids.has(item.externalRefId)) result.known.push(item.path)
    else
      await importItem(hub, folder, item).then(
        (id) => {
          ids.set(item.externalRefId, id)
          result.imported.push(item.path)
        },
        (error: Error) => result.failed.push({ path: item.path, reason: error.message }),
      )
    options.onProgress?.(index + 1, plan.items.length, item.path)
  }
  if (result.imported.length) await arrange(hub, playlistId, there, plan.items, ids)
  return result
}

async function findOrMakePlaylist(
  hub: Hub,
  folder: string,
  plan: ReturnType<typeof planImport>,
  extra: Partial<Schemas['PlaylistCreate']>,
): Promise<string> {
  const { externalRefId } = plan
  const found = must(
    await hub.api.GET('/playlists/', {
      params: {
        query: { externalRefId, includeDeleted: false, onlyDeleted: false, column: 'lastUpdated', limit: 1, offset: 0 },
      },
    }),
  )
  if (found.items[0]) return found.items[0].id
  const thumbnailId = plan.cover ? await uploadFile(hub, join(folder, plan.cover), { type: 'picture' }) : null
  return must(await hub.api.POST('/playlists/', { body: { name: plan.name, externalRefId, thumbnailId, ...extra } })).id
}

async function importItem(hub: Hub, folder: string, item: PlannedItem): Promise<string> {
  const common = { name: item.name, externalRefId: item.externalRefId, published: true, onlyInPlaylists: true }
  if (item.kind === 'web')
    return must(await hub.api.POST('/assets/', { body: { ...common, type: 'web', webUrl: item.url! } })).id
  const path = join(folder, item.path)
  const type = item.kind === 'upload' ? 'upload' : (await hasManifest(path)) ? 'scorm' : 'zip'
  const fileId = await sendFile(hub, path, { type: 'asset' })
  // A film that is converted may take as long as it lasts. Its asset waits for it by itself.
  await isReadySoon(hub, fileId)
  const subtitles: string[] = []
  for (const subtitle of item.subtitles)
    subtitles.push(
      await uploadFile(hub, join(folder, subtitle.path), {
        type: 'subtitle',
        language: subtitle.locale as Schemas['Locale'],
      }),
    )
  return must(
    await hub.api.POST('/assets/', { body: { ...common, type, fileId, ...(subtitles.length ? { subtitles } : {}) } }),
  ).id
}

interface Contents {
  items: Schemas['PlaylistContent'][]
  etag: string
}

async function contentsOf(hub: Hub, playlistId: string): Promise<Contents> {
  const items: Schemas['PlaylistContent'][] = []
  let etag = ''
  for (let offset: number | null = 0; offset !== null;) {
    const page = await contentsPage(hub, playlistId, offset)
    etag ||= page.etag
    items.push(...page.items)
    offset = page.nextOffset
  }
  return { items, etag }
}

async function contentsPage(
  hub: Hub,
  playlistId: string,
  offset: number,
): Promise<Contents & { nextOffset: number | null }> {
  const answer = await hub.api.GET('/playlists/{playlistId}/contents', {
    params: { path: { playlistId }, query: { limit: 100, offset } },
  })
  const { items, nextOffset } = must(answer)
  return { items, nextOffset, etag: answer.response.headers.get('etag') ?? '' }
}

/** Keeps what is there at its place and puts what is new behind it, each under the section of its folder. */
async function arrange(
  hub: Hub,
  playlistId: string,
  { items: there, etag }: Contents,
  planned: PlannedItem[],
  ids: Map<string, string>,
): Promise<void> {
  const body: Schemas['PlaylistContentsPatch'] = there.map(({ id, rank }) => ({ contentId: id, rank }))
  const sections = new Map<string | null, string>([[null, '']])
  for (const item of there) if (item.type === 'section') sections.set(item.name, item.rank)
  const placed = new Set(there.map(({ id }) => id))
  const next = new Map<string, number>()
  for (const { rank } of there) {
    const [parent, last] = [rank.split('.').slice(0, -1).join('.'), Number(rank.split('.').at(-1))]
    next.set(parent, Math.max(next.get(parent) ?? 1, last + 1))
  }
  const rankIn = (parent: string) => {
    const place = next.get(parent) ?? 1
    next.set(parent, place + 1)
    return parent ? `${parent}.${place}` : String(place)
  }
  for (const { externalRefId, section } of planned) {
    const contentId = ids.get(externalRefId)
    if (!contentId || placed.has(contentId)) continue
    if (!sections.has(section)) {
      const rank = rankIn('')
      sections.set(section, rank)
      body.push({ rank, updatedDetails: { name: section! } })
    }
    body.push({ contentId, rank: rankIn(sections.get(section)!) })
  }
  must(
    await hub.api.PATCH('/playlists/{playlistId}/contents', {
      params: { path: { playlistId }, header: { 'If-Match': etag }, query: { acceptedLosses: 0 } },
      body,
    }),
  )
}
