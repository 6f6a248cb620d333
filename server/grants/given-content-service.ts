import { createHash } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import * as store from './given-content-store.ts'

/** What a hub shares, with all that stands in it. */

export type GivenContent = ReadonlyMap<string, store.Given>

/** @param db of the hub that shares @param isTaken whether the hub that receives it has something of its own under an id */
export async function readGiven(
  db: Db,
  named: ReadonlySet<string>,
  isTaken: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<GivenContent> {
  const given = new Map<string, store.Given>()
  let level = [...named]
  while (level.length) {
    const taken = await isTaken(level)
    const found = await readLevel(
      db,
      level.filter((id) => !taken.has(id)),
    )
    for (const each of found) given.set(each.content.id, { ...each, isNamed: named.has(each.content.id) })
    const inside = new Set(found.flatMap(({ items }) => items.map(({ content_id: id }) => id)))
    level = [...inside].filter((id) => !given.has(id))
  }
  return withoutUnready(db, given)
}

async function readLevel(db: Db, asked: readonly string[]): Promise<Omit<store.Given, 'isNamed'>[]> {
  const contents = await store.listContent(db, asked)
  const ids = contents.map(({ id }) => id)
  const assets = new Map((await store.listAssets(db, ids)).map((asset) => [asset.content_id, asset]))
  const subtitles = Map.groupBy(await store.listSubtitles(db, ids), ({ content_id: id }) => id)
  const sections = Map.groupBy(await store.listSections(db, ids), ({ playlist_id: id }) => id)
  const items = Map.groupBy(await store.listItems(db, ids), ({ playlist_id: id }) => id)
  const numbered = await store.listNumbered(db, ids)
  return contents.map((content) => ({
    content,
    asset: assets.get(content.id) ?? null,
    subtitles: subtitles.get(content.id) ?? [],
    sections: sections.get(content.id) ?? [],
    items: items.get(content.id) ?? [],
    hasNumbering: numbered.has(content.id),
  }))
}

/** What waits for its file comes once that is ready, and what is not there stands in no playlist. */
async function withoutUnready(db: Db, given: GivenContent): Promise<GivenContent> {
  const ready = await store.listReadyFiles(db, [...given.values()].flatMap(filesOf))
  const whole = [...given].filter(([, { asset }]) => !asset?.file_id || ready.has(asset.file_id))
  const ids = new Set(whole.map(([id]) => id))
  return new Map(
    whole.map(([id, each]) => [
      id,
      {
        ...each,
        content: { ...each.content, thumbnail_id: readyOr(ready, each.content.thumbnail_id) },
        subtitles: each.subtitles.filter(({ file_id: fileId }) => ready.has(fileId)),
        items: each.items.filter(({ content_id: contentId }) => ids.has(contentId)),
      },
    ]),
  )
}

const readyOr = (ready: ReadonlySet<string>, id: string | null) => (id !== null && ready.has(id) ? id : null)

export function filesOf({ content, asset, subtitles }: store.Given): string[] {
  const files = [content.thumbnail_id, asset?.file_id ?? null, ...subtitles.map(({ file_id: id }) => id)]
  return files.filter((id) => id !== null)
}

/** Another text whenever anything of it is different. @param hostname of the hub that shares it */
export function printOf(given: store.Given, hostname: string): string {
  return createHash('sha256')
    .update(JSON.stringify([hostname, given]))
    .digest('base64')
}
