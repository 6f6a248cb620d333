import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { signIn, must, type Hub, type Schemas } from '../hub/client.ts'
import { uploadFile } from '../hub/upload.ts'
import { buildSamplePackages } from './content/build-packages.ts'
import { assets, playlists, topics, type DemoAsset, type DemoEntry, type DemoPlaylist } from './playlists.ts'
import { openShopWindow } from './shop-window.ts'

const MEDIA = join(import.meta.dirname, 'content/media')
const DAY_MS = 86_400_000

export interface FillOptions {
  origin: string
  /** Written when everything is there, so that the next start does not ask. */
  marker: string
  say: (line: string) => void
  /** The settings that the hub was started with. */
  env: NodeJS.ProcessEnv
}

/** Fills the demo hub through the public API, as its admin would; then the learner does a first few things. */
export async function fillDemoHub({ origin, marker, say, env }: FillOptions): Promise<void> {
  say('Filling the demo hub (once)')
  const packages = mkdtempSync(join(tmpdir(), 'hub-demo-'))
  const window = openShopWindow(env)
  try {
    await buildSamplePackages(packages)
    const admin = await signInAs(origin, 'admin')
    const ids = new Map<string, string>()
    for (const asset of assets) ids.set(asset.key, await makeAsset(admin, asset, packages))
    const topicIds = await makeTopics(admin)
    for (const playlist of playlists) ids.set(playlist.key, await makePlaylist(admin, playlist, ids, topicIds))
    await window.featured(['start', 'together', 'kinds'].map((key) => ids.get(key)!))
    await giveBadges(admin, ['start', 'first'], ids)
    await cleanUpTags(admin)
    await firstSteps(await signInAs(origin, 'member'), ids)
    await talk(await signInAs(origin, 'manager'), await signInAs(origin, 'member'), ids)
    writeFileSync(marker, new Date().toISOString())
  } finally {
    await window.close()
    rmSync(packages, { recursive: true, force: true })
  }
}

/** So that there is a change of many things to follow and to undo. */
async function cleanUpTags(admin: Hub): Promise<void> {
  must(await admin.api.POST('/tags/', { body: { names: ['outdated'] } }))
  must(await admin.api.DELETE('/tags/', { params: { query: { names: ['outdated'] } } }))
}

function signInAs(origin: string, role: 'admin' | 'manager' | 'member'): Promise<Hub> {
  return signIn(origin, demoAccounts.find((account) => account.role === role)!.email, DEMO_PASSWORD)
}

async function makeAsset(hub: Hub, asset: DemoAsset, packages: string): Promise<string> {
  const externalRefId = `demo:${asset.key}`
  const thumbnailId = asset.cover ? await uploadFile(hub, join(MEDIA, asset.cover), { type: 'picture' }) : null
  const { name, description, tags = [], download = 'disabled', markAsDoneMode = 'automatic' } = asset
  const common = {
    name,
    description,
    tags,
    download,
    markAsDoneMode,
    externalRefId,
    thumbnailId,
    published: true,
    onlyInPlaylists: isHeld(asset),
    locale: 'en-GB' as const,
  }
  if (asset.type === 'web')
    return must(
      await hub.api.POST('/assets/', { body: { ...common, type: 'web', webUrl: asset.url!, openInIframe: false } }),
    ).id
  const folder = asset.file!.endsWith('.zip') ? packages : MEDIA
  const fileId = await uploadFile(hub, join(folder, asset.file!), { type: 'asset' })
  const subtitles: string[] = []
  for (const { file, locale } of asset.subtitles ?? [])
    subtitles.push(await uploadFile(hub, join(MEDIA, file), { type: 'subtitle', language: locale }))
  return must(
    await hub.api.POST('/assets/', {
      body: { ...common, type: asset.type, fileId, ...(subtitles.length ? { subtitles } : {}) },
    }),
  ).id
}

/** Whether a playlist holds it, so that the sections of the playlist say when it opens. */
function isHeld({ key }: DemoAsset): boolean {
  return playlists.some(({ contents }) => contents.some((entry) => 'asset' in entry && entry.asset === key))
}

/** @returns their ids by name */
async function makeTopics(hub: Hub): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { name, below } of topics) {
    const parentTopicId = below === undefined ? null : ids.get(below)!
    ids.set(name, must(await hub.api.POST('/topics/', { body: { name, parentTopicId } })).id)
  }
  return ids
}

async function makePlaylist(
  hub: Hub,
  playlist: DemoPlaylist,
  ids: Map<string, string>,
  topicIds: Map<string, string>,
): Promise<string> {
  const { name, description, tags, audience = 'all' } = playlist
  const thumbnailId = playlist.cover ? await uploadFile(hub, join(MEDIA, playlist.cover), { type: 'picture' }) : null
  const goal = playlist.goal ? { type: playlist.goal, dueDate: inDays(playlist.dueInDays ?? 7) } : null
  const body = {
    name,
    description,
    tags,
    audience,
    thumbnailId,
    goal,
    topics: [topicIds.get(playlist.topic)!],
    playlist_numbering: true,
    externalRefId: `demo:${playlist.key}`,
  }
  const { id } = must(await hub.api.POST('/playlists/', { body }))
  const path = { playlistId: id }
  const { response } = await hub.api.GET('/playlists/{playlistId}/contents', {
    params: { path, query: { limit: 1, offset: 0 } },
  })
  const header = { 'If-Match': response.headers.get('etag')! }
  must(
    await hub.api.PATCH('/playlists/{playlistId}/contents', {
      params: { path, header, query: { acceptedLosses: 0 } },
      body: ranked(playlist.contents, ids),
    }),
  )
  return id
}

function ranked(contents: DemoEntry[], ids: Map<string, string>): Schemas['PlaylistContentsPatch'] {
  let [section, place] = [0, 0]
  return contents.map((entry) => {
    if ('section' in entry) {
      section += 1
      place = 0
      const { section: name, description = null, lockingMode = null, opensInDays } = entry
      const time = opensInDays ? { unlockDateTime: inDays(opensInDays), unlockTimezone: 'Europe/London' } : {}
      return { rank: String(section), updatedDetails: { name, description, lockingMode, ...time } }
    }
    place += 1
    const rank = section ? `${section}.${place}` : `0.${place}`
    if ('playlist' in entry) return { contentId: ids.get(entry.playlist)!, rank }
    return { contentId: ids.get(entry.asset)!, rank, ...(entry.optional ? { updatedDetails: { optional: true } } : {}) }
  })
}

/** A day from now at 09:00 UTC, so that due dates read well. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS)
  day.setUTCHours(9, 0, 0, 0)
  return day.toISOString()
}

/** Playlists that award a badge, each with another of the hub's own pictures. */
async function giveBadges(hub: Hub, keys: string[], ids: Map<string, string>): Promise<void> {
  const { items } = must(await hub.api.GET('/badges/images', { params: { query: { limit: 20, offset: 0 } } }))
  for (const [index, key] of keys.entries())
    must(await hub.api.POST('/badges/', { body: { contentIds: [ids.get(key)!], imageId: items[index]!.id } }))
}

/** So that comments, what was shared and messages are there to look at. */
async function talk(manager: Hub, learner: Hub, ids: Map<string, string>): Promise<void> {
  const { user } = must(await learner.api.GET('/auth/session'))
  const about = { params: { path: { contentId: ids.get('start')! } } }
  const { id } = must(
    await learner.api.POST('/me/content/{contentId}/comments/', {
      ...about,
      body: { message: 'Does the course keep my place when I close it?' },
    }),
  )
  const answer = { message: 'It does, on every device. Try it with the first two pages.', parentId: id }
  must(await manager.api.POST('/me/content/{contentId}/comments/', { ...about, body: answer }))
  const share = { share_ref_ids: [ids.get('kinds')!], user_ids: [user.id], sendEmail: true }
  must(
    await manager.api.POST('/recommendations/', { body: { ...share, message: 'One of everything, to try it out.' } }),
  )
  const wish = { name: 'A tour of the building', content: 'I would like to know where everything is, in pictures.' }
  must(await learner.api.POST('/content-request', { body: wish }))
}

/** So that the learner's home shows something to go on with, something saved and some history. */
async function firstSteps(hub: Hub, ids: Map<string, string>): Promise<void> {
  const asset = (key: string) => ({ params: { path: { assetId: ids.get(key)! } } })
  const launch = (key: string, from: string) =>
    hub.api.POST('/me/assets/{assetId}/launch', {
      params: { ...asset(key).params, query: { playlistId: ids.get(from)! } },
    })
  const playlist = (key: string) => ({ params: { path: { playlistId: ids.get(key)! } } })
  must(await launch('film', 'start'))
  must(await hub.api.PUT('/me/assets/{assetId}/position', { ...asset('film'), body: { position: 6, duration: 15 } }))
  must(await launch('guide', 'start'))
  const allPages = { page: 3, pageCount: 3, seen: [{ first: 1, last: 3 }] }
  must(await hub.api.PUT('/me/assets/{assetId}/pages', { ...asset('guide'), body: allPages }))
  must(await hub.api.POST('/me/assets/{assetId}/save', asset('finder')))
  must(await hub.api.PUT('/me/playlists/{playlistId}/save', playlist('kinds')))
  must(await hub.api.POST('/me/playlists/{playlistId}/likes', { ...playlist('start'), body: { isLiked: true } }))
}
