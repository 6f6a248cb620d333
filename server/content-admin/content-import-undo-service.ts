import { isDeepStrictEqual } from 'node:util'
import { updateAsset } from '../assets/admin/asset-service.ts'
import type { AssetPatch } from '../assets/admin/asset-plan-service.ts'
import { holderOf } from '../auth/removal/right-holder-service.ts'
import type { ActingCall } from '../context.ts'
import { Problem } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { skipped, type ChangedItem, type ItemEnd, type JobCall } from '../job-kind.ts'
import { takeOut } from '../playlists/playlist-service.ts'
import { deleteContent } from '../playlists/content-deletion-service.ts'
import { updatePlaylist, type PlaylistPatch } from '../playlists/update-service.ts'
import { importRightsOf } from './content-import-plan-service.ts'
import { PROBLEM_WORDS, type Body } from './content-import-rules.ts'
import { valuesOf, type ContentRow } from './content-table-rules.ts'
import * as store from './content-table-store.ts'

/** Taking an import of content back: what it added is deleted, and what it changed gets its values again, unless somebody was there since. */

/** What it takes to undo a row: what was added and how it was then, or what was there and where it was put. */
export type Kept =
  | { isNew: true; id: string; version: number; after: Body }
  | { isNew: false; before: Body; after: Body; parentId: string | null }

/** The rows come the last first: what stands in a playlist that was added is taken back before the playlist. */
export async function undoImport(call: JobCall, _input: object, items: readonly ChangedItem[]): Promise<ItemEnd[]> {
  const caller = await holderOf(call)
  if (!caller) return items.map(() => skipped('Whoever began this may not change it any more.'))
  const acting = { ...call, caller }
  const ids = items.map(idOf)
  const contents = new Map((await store.findContents(call.db, ids, [])).map((row) => [row.id, row]))
  const used = new Set(await store.listUsed(call.db, items.filter(isNew).map(idOf)))
  const ends: ItemEnd[] = []
  for (const item of items) ends.push(await undoRow(acting, item, contents.get(idOf(item)), used))
  return ends
}

const idOf = ({ id, before }: ChangedItem) => id ?? (before as { id: string }).id

const isNew = ({ before }: ChangedItem) => (before as Kept).isNew

async function undoRow(
  call: ActingCall,
  { before }: ChangedItem,
  content: ContentRow | undefined,
  used: ReadonlySet<string>,
): Promise<ItemEnd> {
  const kept = before as Kept
  if (!content || content.isDeleted) return skipped('It is no longer in the hub.')
  const refusal = refusalOf(call, content, kept) ?? (kept.isNew && (await useOf(call, content, used)))
  if (refusal) return skipped(refusal)
  try {
    await inTransaction(call, (call) => (kept.isNew ? remove(call, content) : giveBack(call, content, kept)))
    return { state: 'done' }
  } catch (error) {
    if (error instanceof Problem) return skipped(error.message)
    throw error
  }
}

function refusalOf(call: ActingCall, content: ContentRow, kept: Kept): string | null {
  const { mayWrite } = importRightsOf(call)
  const owners = kept.isNew || kept.before['ownerTeamId'] === undefined ? [] : [kept.before['ownerTeamId']]
  const isAllowed = [content.ownerTeamId, ...owners].every((owner) => mayWrite(content.type, owner as string | null))
  if (!isAllowed) return PROBLEM_WORDS.notAllowed
  // The version of a playlist is raised by what is put into it, also by the import itself.
  const isEdited = kept.isNew && content.type !== 'playlist' && content.version !== kept.version
  const isSame = isDeepStrictEqual(valuesOf(content, Object.keys(kept.after)), kept.after)
  return isEdited || !isSame ? 'Somebody changed it since.' : null
}

/** Why something that was added stays. */
async function useOf({ db }: ActingCall, { id, type }: ContentRow, used: ReadonlySet<string>): Promise<string | null> {
  if (used.has(id)) return 'Somebody has opened it since.'
  const isFilled = type === 'playlist' && (await store.listHeld(db, id)).length > 0
  return isFilled ? 'It holds something that was not added by the import.' : null
}

/** What stands in it was added by the import too, and goes as well. */
const remove = (call: ActingCall, { id, type }: ContentRow) =>
  deleteContent(call, { id, kind: type === 'playlist' ? 'playlist' : 'asset' }, Infinity)

async function giveBack(
  call: ActingCall,
  { id, type, name, parents }: ContentRow,
  { before, parentId }: Kept & { isNew: false },
): Promise<void> {
  if (parents.some((parent) => parent.id === parentId)) await takeOut(call, parentId!, id)
  if (Object.keys(before).length === 0) return
  if (type === 'playlist') await updatePlaylist(call, id, null, before as PlaylistPatch)
  else await updateAsset(call, id, null, { name, ...(before as AssetPatch) })
}
