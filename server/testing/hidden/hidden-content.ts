import {
  addAsset,
  addCourseFile,
  addFile,
  addPlaylist,
  addSubtitles,
  seeInPlaylistsAlone,
} from '../../assets/asset-fixtures.ts'
import { refreshReach } from '../../content/reach/service.ts'
import { indexContent } from '../../content/search/index-service.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../platform/ids.ts'
import { refreshSummaries } from '../../playlists/summary-service.ts'
import type { Ids } from './calls.ts'
import { CROWD, mark, markId } from './marks.ts'

/** Content that a learner must not see, for every reason that there is, and all that speaks of it. */

export const TAG = 'common'
/** Spoken by nothing that learners see. */
const LOCALE = 'th-TH'

const REASONS = ['unpublished', 'deleted', 'team', 'admin', 'locked', 'time', 'progress', 'inside', 'deep'] as const
export type Reason = (typeof REASONS)[number]

export interface HiddenThing extends Ids {
  reason: Reason
  link: string
  file: string
  course: string
}

export interface World {
  db: Db
  author: string
  secretTeam: string
  openTopic: string
  /** A topic that learners do not find because nothing stands there that they may see. */
  emptyTopic: string
  /** Stands in every hidden playlist, and in the open one. */
  child: string
  /** So does this playlist. */
  inner: string
  /** Open to everybody, with sections that are closed in each way. */
  holder: string
}

const WELCOMES = ['learner', 'manager', 'admin'].map((audience) => ({
  audience,
  is_enabled: true,
  words: JSON.stringify([{ locale: 'en-GB', title: 'Welcome', message: 'Look here' }]),
}))

/** Content that everybody sees, and beside which the hidden content is put. */
export async function addOpenWorld(db: Db, author: string, secretTeam: string): Promise<World> {
  const [first, child] = [await addAsset(db, { name: 'First' }), await addAsset(db, { name: 'Findable child' })]
  const inner = await addPlaylist(db, { name: 'Findable inner', items: [first] })
  const holder = await addPlaylist(db, { name: 'Findable holder', items: [first, child, inner] })
  const [openTopic, emptyTopic] = [await addTopic(db, 'Open'), await addTopic(db, mark('topic of hidden things'))]
  await db
    .updateTable('content')
    .set({ tags: [TAG] })
    .execute()
  for (const id of [first, child, inner, holder]) await askEveryone(db, id, null)
  for (const id of [first, child, inner, holder]) await putUnder(db, id, openTopic, id === holder ? 50 : null)
  await db.insertInto('welcome_view').values(WELCOMES).execute()
  // That which waits for progress comes first: what is closed before it would count.
  for (const [index, lockingMode] of ['progress', 'locked', 'time'].entries())
    await db
      .insertInto('section')
      .values({
        id: newId(),
        playlist_id: holder,
        name: lockingMode,
        rank: String(index + 4),
        rank_key: `${index + 4}000`,
        locking_mode: lockingMode,
        unlock_at: lockingMode === 'time' ? new Date('2100-01-01') : null,
      })
      .execute()
  await indexContent({ db }, [first, child, inner, holder])
  return { db, author, secretTeam, openTopic, emptyTopic, child, inner, holder }
}

/** One asset with a file, a link and a playlist for each reason. */
export async function hideContent(world: World): Promise<HiddenThing[]> {
  const things: HiddenThing[] = []
  for (const [index, reason] of REASONS.entries()) things.push(await hide(world, reason, index))
  await addClosedTopics(world)
  await welcomeWith(world, things)
  await refreshSummaries(world, [world.holder, ...things.map(({ playlist }) => playlist)])
  return things
}

async function hide(world: World, reason: Reason, index: number): Promise<HiddenThing> {
  const { db, child, inner } = world
  const file = await addFile(db, { contentType: 'application/pdf', format: 'pdf' })
  await db
    .updateTable('file')
    .set({ filename: mark(`${reason} filename`) })
    .where('id', '=', file)
    .execute()
  const asset = await addAsset(db, { name: mark(`${reason} asset`), type: 'upload', fileId: file })
  const link = await addAsset(db, {
    name: mark(`${reason} link`),
    webUrl: `https://www.hub.example/${mark(`${reason} address`)}`,
  })
  const course = await addAsset(db, { name: mark(`${reason} course`), type: 'scorm', fileId: await addCourseFile(db) })
  const subtitle = await addSubtitles(db, asset, 'en-GB')
  await db
    .updateTable('subtitle')
    .set({ filename: mark(`${reason} subtitle`) })
    .where('id', '=', subtitle)
    .execute()
  const playlist = await addPlaylist(db, { name: mark(`${reason} playlist`), items: [child, inner] })
  const ids = [asset, link, course, playlist]
  const said = await addWhatIsSaid(world, reason, { asset, playlist })
  for (const id of ids) {
    markId(id, `${reason} id`)
    const words = { description: `${mark(`${reason} description`)} ${CROWD}`, tags: [TAG, mark(`${reason} tag`)] }
    await db
      .updateTable('content')
      .set({ ...words, locale: LOCALE })
      .where('id', '=', id)
      .execute()
    await askEveryone(db, id, new Date())
    for (const topic of [world.openTopic, world.emptyTopic])
      await putUnder(db, id, topic, id === playlist ? index : null)
    await db.insertInto('featured_content').values({ content_id: id, rank: index }).execute()
  }
  // Indexed as long as it is open, as it was before somebody hid it.
  await indexContent({ db }, ids)
  await putAway(world, reason, ids, index)
  return { reason, asset, link, file, course, playlist, topic: world.emptyTopic, ...said }
}

async function askEveryone(db: Db, contentId: string, dueAt: Date | null): Promise<void> {
  const [due, at] = [{ due_type: dueAt && 'moment', due_at: dueAt }, new Date()]
  await db
    .insertInto('assignment')
    .values({
      id: newId(),
      content_id: contentId,
      goal: 'complete',
      audience: 'everyone',
      ...due,
      assigned_at: at,
      updated_at: at,
    })
    .execute()
  await db.updateTable('content').set({ asks_everyone: true }).where('id', '=', contentId).execute()
}

/** Puts content where it stands, or makes it what it is, so that learners do not see it. */
async function putAway(world: World, reason: Reason, ids: string[], index: number): Promise<void> {
  const { db } = world
  const change = db.updateTable('content').where('id', 'in', ids)
  if (reason === 'unpublished') await change.set({ published: false }).execute()
  if (reason === 'deleted') await change.set({ is_deleted: true }).execute()
  if (reason === 'admin') await change.set({ audience: 'admin' }).execute()
  if (reason === 'team') {
    await change.set({ audience: 'teams' }).execute()
    const rows = ids.map((id) => ({ content_id: id, team_id: world.secretTeam }))
    await db.insertInto('content_team').values(rows).execute()
  }
  if (reason === 'inside' || reason === 'deep') {
    const inner = await addPlaylist(db, { name: mark(`${reason} inner`), items: ids })
    const outer = reason === 'deep' ? await addPlaylist(db, { name: mark(`${reason} outer`), items: [inner] }) : inner
    await db.updateTable('content').set({ published: false }).where('id', '=', outer).execute()
    await refreshReach({ db }, [outer])
    return
  }
  const section = await db.selectFrom('section').select(['id', 'rank']).where('name', '=', reason).executeTakeFirst()
  const before = section?.rank ?? '2'
  const rows = ids.map((id, place) => ({
    playlist_id: world.holder,
    content_id: id,
    section_id: section?.id ?? null,
    rank: `${before}.${index + 1}${place}`,
    rank_key: `${before}${index + 1}${place}`,
  }))
  await db.insertInto('playlist_item').values(rows).execute()
  await seeInPlaylistsAlone(db, ids)
}

/** A comment on the asset, and a badge with a picture for the playlist. */
async function addWhatIsSaid(
  { db, author }: World,
  reason: Reason,
  { asset, playlist }: Pick<Ids, 'asset' | 'playlist'>,
) {
  const at = { created_at: new Date() }
  const [comment, badge, notification, attempt] = [newId(), newId(), newId(), newId()]
  const badgeImage = await addFile(db, { kind: 'picture' })
  for (const [id, content] of [
    [comment, asset],
    [newId(), playlist],
  ] as const)
    await db
      .insertInto('comment')
      .values({
        ...at,
        updated_at: new Date(),
        id,
        content_id: content,
        author_id: author,
        message: mark(`${reason} comment`),
      })
      .execute()
  await db
    .insertInto('badge_image')
    .values({ ...at, id: badgeImage, style: 'sticker', alternative_text: mark(`${reason} badge`) })
    .execute()
  await db
    .insertInto('badge')
    .values({ ...at, id: badge, playlist_id: playlist, image_id: badgeImage })
    .execute()
  return { comment, badge, badgeImage, notification, attempt }
}

/** Who comes to the hub is welcomed with content that was put away later. */
async function welcomeWith({ db }: World, things: readonly HiddenThing[]): Promise<void> {
  for (const [nth, { audience }] of WELCOMES.entries())
    await db
      .updateTable('welcome_view')
      .set({ content_id: things[nth]!.playlist })
      .where('welcome_view.audience', '=', audience)
      .execute()
}

/** Topics that are closed each in its way, over content that is open. */
async function addClosedTopics({ db, child, inner, holder }: World): Promise<void> {
  const unpublished = await addTopic(db, mark('unpublished topic'), { published: false })
  const deleted = await addTopic(db, mark('deleted topic'), { is_deleted: true })
  const below = await addTopic(db, mark('topic below'), { path: [unpublished] })
  for (const topic of [unpublished, deleted, below])
    for (const content of [child, inner, holder]) await putUnder(db, content, topic)
  await indexContent({ db }, [child, inner, holder])
}

interface TopicAbout {
  published?: boolean
  is_deleted?: boolean
  /** The topics above it. */
  path?: string[]
}

async function addTopic(db: Db, name: string, { path = [], ...about }: TopicAbout = {}): Promise<string> {
  const [id, now] = [newId(), new Date()]
  await db
    .insertInto('topic')
    .values({
      id,
      name,
      tags: [],
      locale: 'en-GB',
      parent_id: path.at(-1) ?? null,
      path: [...path, id],
      created_at: now,
      updated_at: now,
      ...about,
    })
    .execute()
  return id
}

/** @param pin its place among what is pinned there; null for what is not */
async function putUnder(db: Db, content: string, topic: string, pin: number | null = null): Promise<void> {
  await db.insertInto('content_topic').values({ content_id: content, topic_id: topic, pin }).execute()
}
