import { createAsset, updateAsset } from '../assets/admin/asset-service.ts'
import type { AssetPatch, NewAsset } from '../assets/admin/asset-plan-service.ts'
import { holderOf } from '../auth/removal/right-holder-service.ts'
import type { ActingCall } from '../context.ts'
import { Problem } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { skipped, type ItemEnd, type JobCall, type JobItem, type JobKind } from '../job-kind.ts'
import { mayBeFramed } from '../platform/frameable.ts'
import { createPlaylist, type NewPlaylist } from '../playlists/playlist-service.ts'
import { updatePlaylist, type PlaylistPatch } from '../playlists/update-service.ts'
import { importRightsOf } from './content-import-plan-service.ts'
import { PROBLEM_WORDS, type Body, type Parent } from './content-import-rules.ts'
import { undoImport, type Kept } from './content-import-undo-service.ts'
import { valuesOf, type ContentRow, type ContentType } from './content-table-rules.ts'
import * as store from './content-table-store.ts'

/** What an import of content does with each row of its file. Taking it back is in content-import-undo-service.ts. */

/** What is to be done with a row, kept with the job until it is done. */
export type ImportWish =
  | { line: number; contentType: ContentType; body: Body; parent: Parent | null }
  | { line: number; reason: string }

type Wanted = Exclude<ImportWish, { reason: string }>

/** Whoever changes what a playlist holds waits until a batch is done that does so too. */
const BATCH_SIZE = 20

export const contentImport: JobKind<object> = {
  result: () => ({ type: 'page', href: '/manage/library' }),

  batchSize: () => BATCH_SIZE,

  async run(call, _input, items) {
    const caller = await holderOf(call)
    if (!caller) return items.map(() => skipped('Whoever began this may not change it any more.'))
    const acting = { ...call, caller }
    const known = await knownTo(call, items)
    const frames = await framesOf(call, items)
    const ends: RowEnd[] = []
    for (const item of items) ends.push(await importRow(acting, item, known, frames))
    return withKept(call, ends)
  },

  undo: undoImport,
}

/** How a row ended; of one that is done what was written. */
type RowEnd = Exclude<ItemEnd, { state: 'done' }> | { state: 'done'; written: RowWritten }

interface RowWritten {
  /** What is new, or was there. */
  id: string
  /** What was there, as it was. */
  content: ContentRow | null
  body: Body
  parentId: string | null
}

/** What is kept of the rows that are done is read when all of them are. */
async function withKept({ db }: JobCall, ends: readonly RowEnd[]): Promise<ItemEnd[]> {
  const ids = ends.flatMap((end) => (end.state === 'done' ? [end.written.id] : []))
  const rows = new Map((await store.findContents(db, ids, [])).map((row) => [row.id, row]))
  return ends.map((end): ItemEnd => {
    if (end.state !== 'done') return end
    const { id, content, body, parentId } = end.written
    const row = rows.get(id)!
    const properties = Object.keys(body)
    const after = valuesOf(row, properties)
    const before: Kept = content
      ? { isNew: false, before: valuesOf(content, properties), after, parentId }
      : { isNew: true, id, version: row.version, after }
    return { state: 'done', before }
  })
}

/** Content and playlists of the rows, by their ids and by their externalRefIds; of what the import made only this. */
type KnownContent = Map<string, ContentRow | Pick<ContentRow, 'id' | 'name' | 'ownerTeamId'>>

async function knownTo({ db }: JobCall, items: readonly JobItem[]): Promise<KnownContent> {
  const parents = items.flatMap(({ wish }) => wantedBy(wish).flatMap(({ parent }) => (parent ? [parent] : [])))
  const ids = [
    ...items.flatMap(({ id }) => (id ? [id] : [])),
    ...parents.flatMap((parent) => ('id' in parent ? [parent.id] : [])),
  ]
  const refs = parents.flatMap((parent) => ('externalRefId' in parent ? [parent.externalRefId] : []))
  const rows = await store.findContents(db, ids, refs)
  return new Map(
    rows.flatMap((row) => [
      [row.id, row] as const,
      ...(row.externalRefId ? [[`ref ${row.externalRefId}`, row] as const] : []),
    ]),
  )
}

function wantedBy(wish: unknown): Wanted[] {
  return 'reason' in (wish as ImportWish) ? [] : [wish as Wanted]
}

/** Whether each new address of a batch lets itself be framed; asked for all at once, because one after the other would take minutes. */
async function framesOf({ hub }: JobCall, items: readonly JobItem[]): Promise<ReadonlyMap<unknown, boolean>> {
  const addresses = new Set(items.flatMap(({ wish }) => wantedBy(wish).map(({ body }) => body['webUrl'])))
  const asked = [...addresses].filter((address) => typeof address === 'string')
  const answers = asked.map(async (address) => [address, await mayBeFramed(address, hub.origin)] as const)
  return new Map(await Promise.all(answers))
}

/** A row that the hub refuses keeps no other from being done. */
async function importRow(
  call: ActingCall,
  { id, wish }: JobItem,
  known: KnownContent,
  frames: ReadonlyMap<unknown, boolean>,
): Promise<RowEnd> {
  const { line } = wish as ImportWish
  const [wanted] = wantedBy(wish)
  if (!wanted) return skipped(`Row ${line}: ${(wish as { reason: string }).reason}`)
  const refusal = refusalOf(call, id, wanted, known)
  if (refusal) return skipped(`Row ${line}: ${refusal}`)
  try {
    const parentId = wanted.parent && parentOf(wanted.parent, known)!.id
    const content = id === null ? null : (known.get(id) as ContentRow)
    const name = content?.name ?? ''
    const made = await inTransaction(call, (call) => write(call, { id, name, wanted, parentId, frames }))
    const { externalRefId, ownerTeamId = null } = wanted.body as Partial<NewPlaylist>
    if (made) known.set(`ref ${externalRefId}`, { id: made, name, ownerTeamId })
    return { state: 'done', written: { id: made ?? id!, content, body: wanted.body, parentId } }
  } catch (error) {
    if (error instanceof Problem) return skipped(`Row ${line}: ${error.message}`)
    throw error
  }
}

/** What whoever began it may not do any more, or what is gone meanwhile. */
function refusalOf(call: ActingCall, id: string | null, { contentType, body, parent }: Wanted, known: KnownContent) {
  const { mayWrite, isForAll } = importRightsOf(call)
  const before = id === null ? null : known.get(id)
  const holder = parent && parentOf(parent, known)
  if (before === undefined) return 'It is no longer in the hub.'
  if (parent && !holder) return PROBLEM_WORDS.unknownReference
  const next =
    body['ownerTeamId'] === undefined ? (before?.ownerTeamId ?? null) : (body['ownerTeamId'] as string | null)
  const isAllowed =
    (before ? mayWrite(contentType, before.ownerTeamId) : parent !== null || isForAll(contentType)) &&
    mayWrite(contentType, next) &&
    (!holder || mayWrite('playlist', holder.ownerTeamId))
  return isAllowed ? null : PROBLEM_WORDS.notAllowed
}

function parentOf(parent: Parent, known: KnownContent) {
  return known.get('id' in parent ? parent.id : `ref ${parent.externalRefId}`)
}

interface Written {
  id: string | null
  /** That it has now. */
  name: string
  wanted: Wanted
  parentId: string | null
  frames: ReadonlyMap<unknown, boolean>
}

/** @returns the id of what is new; null for what was there */
async function write(
  call: ActingCall,
  { id, name, wanted: { contentType, body }, parentId, frames }: Written,
): Promise<string | null> {
  if (contentType === 'playlist') {
    if (id === null) return createPlaylist(call, { ...(body as unknown as NewPlaylist), parentPlaylistId: parentId })
    await updatePlaylist(call, id, null, body as PlaylistPatch)
    return null
  }
  const isFrameable = frames.get(body['webUrl'])
  const place = parentId === null ? {} : { parent_id: parentId }
  if (id === null) {
    const asset = { ...(body as unknown as NewAsset), ...place, type: 'web' } as const
    return (await createAsset(call, asset, isFrameable)).id
  }
  await updateAsset(call, id, null, { name, ...(body as AssetPatch), ...place }, isFrameable)
  return null
}
