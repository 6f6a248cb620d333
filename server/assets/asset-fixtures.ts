import { refreshReach } from '../content/reach/service.ts'
import { afterAll, beforeAll } from 'vitest'
import { sortName } from '../content/library.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CourseActivity, ScormCourse } from '../files/package/manifest-codec.ts'
import { newId } from '../platform/ids.ts'
import { refreshSummaries } from '../playlists/summary-service.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** Assets, files and playlists for tests, written past the API so that each test asks for only what it is about. */

export let hub: TestHub
export let db: Db
export let learner: Somebody

/** Gives the tests of a file a hub of their own, and somebody who learns there. */
export function useAssetsHub(): void {
  beforeAll(async () => {
    hub = await testHub()
    db = hub.context.databases.forHub(1)
    learner = await hub.person()
  })
  afterAll(() => hub.close())
}

export interface FileAbout {
  kind?: 'asset' | 'picture' | 'subtitle'
  status?: 'draft' | 'processing' | 'invalid' | 'ready'
  contentType?: string
  format?: string
  duration?: number
  locale?: string
  package?: unknown
}

export async function addFile(db: Db, about: FileAbout = {}): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('file')
    .values({
      id,
      kind: about.kind ?? 'asset',
      filename: `file.${about.format ?? 'bin'}`,
      content_type: about.contentType ?? 'application/octet-stream',
      size: 1000,
      status: about.status ?? 'ready',
      format: about.format ?? null,
      duration: about.duration ?? null,
      locale: about.locale ?? null,
      package: about.package === undefined ? null : JSON.stringify(about.package),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

export function addVideo(db: Db, about: FileAbout = {}): Promise<string> {
  return addFile(db, { contentType: 'video/mp4', format: 'mp4', duration: 100, ...about })
}

/** A course whose activities have these ids and start at pages of the same name. */
export function addCourseFile(
  db: Db,
  ids: readonly string[] = ['one'],
  version: ScormCourse['version'] = '1.2',
  status: FileAbout['status'] = 'ready',
): Promise<string> {
  const activities = ids.map((id): CourseActivity => ({
    id,
    parentId: null,
    title: id,
    path: `${id}.html`,
    isVisible: true,
    isSco: true,
    masteryScore: null,
    scaledPassingScore: null,
    completionThreshold: null,
    launchData: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
  }))
  const scorm: ScormCourse = { version, edition: null, title: 'Course', activities }
  return addFile(db, {
    contentType: 'application/zip',
    format: 'zip',
    status,
    package: { kind: 'scorm', title: 'Course', startPath: 'one.html', scorm },
  })
}

export interface AssetAbout {
  type?: 'web' | 'upload' | 'zip' | 'scorm'
  name?: string
  fileId?: string
  webUrl?: string
  audience?: 'all' | 'teams' | 'admin'
  teamIds?: string[]
  published?: boolean
  isDeleted?: boolean
  markAsDone?: 'automatic' | 'manual'
  requiredPagesPercent?: number
  completeWhen?: 'completed' | 'passed' | 'opened'
  download?: 'disabled' | 'enabled' | 'required'
  openInIframe?: boolean
  isFrameable?: boolean
  ownerTeamId?: string
  authorId?: string
  updatedAt?: Date
}

/** A published asset; a link where nothing else is said. */
export async function addAsset(db: Db, about: AssetAbout = {}): Promise<string> {
  const id = newId()
  const type = about.type ?? 'web'
  const now = about.updatedAt ?? new Date()
  const name = about.name ?? 'An asset'
  await db
    .insertInto('content')
    .values({
      id,
      type,
      name,
      sort_name: sortName(name),
      locale: 'en-GB',
      audience: about.audience ?? 'all',
      published: about.published ?? true,
      is_deleted: about.isDeleted ?? false,
      owner_team_id: about.ownerTeamId ?? null,
      author_id: about.authorId ?? null,
      completion_time: 60,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('asset')
    .values({
      content_id: id,
      web_url: type === 'web' ? (about.webUrl ?? 'https://www.hub.example/words') : null,
      file_id: about.fileId ?? null,
      mark_as_done_mode: about.markAsDone ?? 'automatic',
      required_pages_percent: about.requiredPagesPercent ?? 100,
      scorm_settings: about.completeWhen ? JSON.stringify({ completeWhen: about.completeWhen }) : null,
      download: about.download ?? 'disabled',
      open_in_iframe: about.openInIframe ?? true,
      is_frameable: about.isFrameable ?? false,
    })
    .execute()
  for (const teamId of about.teamIds ?? [])
    await db.insertInto('content_team').values({ content_id: id, team_id: teamId }).execute()
  return id
}

export async function addSubtitles(
  db: Db,
  assetId: string,
  locale: string,
  status: FileAbout['status'] = 'ready',
): Promise<string> {
  const id = await addFile(db, { kind: 'subtitle', contentType: 'text/vtt', format: 'vtt', locale, status })
  await db
    .insertInto('subtitle')
    .values({ id, content_id: assetId, file_id: id, locale, filename: 'file.vtt' })
    .execute()
  return id
}

export interface PlaylistAbout {
  name?: string
  audience?: 'all' | 'teams' | 'admin'
  ownerTeamId?: string
  /** In order. What comes after `closed` stands in a section that nobody may open. */
  items?: (string | { id: string; optional: boolean })[]
}

export async function addPlaylist(
  db: Db,
  { name = 'A playlist', audience = 'all', ownerTeamId, items = [] }: PlaylistAbout = {},
): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('content')
    .values({
      id,
      type: 'playlist',
      name,
      sort_name: sortName(name),
      locale: 'en-GB',
      audience,
      owner_team_id: ownerTeamId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db.insertInto('playlist').values({ content_id: id }).execute()
  let section: string | null = null
  for (const [index, item] of items.entries()) {
    const place = {
      playlist_id: id,
      rank: String(index + 1),
      rank_key: String(index + 1).padStart(4, '0'),
    }
    if (item === 'closed') {
      section = newId()
      await db
        .insertInto('section')
        .values({ ...place, id: section, name: 'Later', locking_mode: 'locked' })
        .execute()
    } else {
      const { id: contentId, optional } = typeof item === 'string' ? { id: item, optional: false } : item
      await db
        .insertInto('playlist_item')
        .values({ ...place, content_id: contentId, section_id: section, optional })
        .execute()
    }
  }
  const held = items.flatMap((item) => (item === 'closed' ? [] : [typeof item === 'string' ? item : item.id]))
  await seeInPlaylistsAlone(db, held)
  await refreshSummaries({ db }, [id])
  return id
}

/** Makes content what most of it is: seen through the playlists that hold it, and nowhere else. */
export async function seeInPlaylistsAlone(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('content').set({ only_in_playlists: true }).where('content.id', 'in', ids).execute()
  await refreshReach({ db }, ids)
}
