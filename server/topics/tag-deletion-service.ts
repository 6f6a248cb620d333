import { recordAudits } from '../audit/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ChangedItem, ItemEnd, JobCall, JobItem, JobKind } from '../job-kind.ts'
import { previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import { tagsAgain, tagsTaken } from './rules.ts'
import * as store from './tag-deletion-store.ts'
import { insertTags } from './tag-store.ts'

/** Takes tags from the list and from all that has them. */

interface Input {
  /** In lower case, each once. */
  names: string[]
}

/** What would lose a tag, and proof that it was shown. */
export async function previewTagDeletion(
  call: Call,
  names: readonly string[],
): Promise<{ change: Change; token: string }> {
  const change = await changeOf(call, names)
  return { change, token: previewToken(call, change) }
}

/** Begins the deletion. @param shown the token of its preview, where there was one @throws 400 `token-invalid`, 409 `preview-outdated` */
export function deleteTags(call: Call, names: readonly string[], shown?: string): Promise<Job> {
  return inTransaction(call, async (call) => beginJob(call, await changeOf(call, names), shown))
}

async function changeOf(call: Call, given: readonly string[]): Promise<Change> {
  const names = [...new Set(given.map((name) => name.trim().toLowerCase()))].sort()
  return { kind: 'deleteTags', input: { names }, items: await store.listTagged(call.db, names) }
}

export const tagDeletion: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/tags' }),

  async run(call, { names }, items) {
    const taken = await changeTags(call, items, (tags) => tagsTaken(tags, names))
    const deleted = await store.deleteTagRows(call.db, namesOf(items))
    return items.map((item) => {
      const before = item.id === null ? deleted.has(item.name) && [item.name] : taken.get(item.id)
      return before ? { state: 'done', before } : { state: 'skipped', reason: 'It has the tag no more.' }
    })
  },

  async undo(call, _input, items) {
    const before = new Map(items.map((item) => [item.id, (item as ChangedItem).before as string[]]))
    const given = await changeTags(call, items, (tags, id) => tagsAgain(tags, before.get(id)!))
    const names = namesOf(items)
    if (names.length) await insertTags(call.db, names)
    return items.map(({ id }): ItemEnd => {
      if (id === null || given.has(id)) return { state: 'done' }
      return { state: 'skipped', reason: 'It has the tag again, or has no room for it.' }
    })
  },
}

const namesOf = (items: readonly JobItem[]) => items.filter(({ id }) => id === null).map(({ name }) => name)

/** Changes the tags of content and topics. @param change what one thing gets instead, with what is to be kept of it; null where it stays as it is @returns what is kept, by id */
export async function changeTags(
  call: JobCall,
  items: readonly JobItem[],
  change: (tags: readonly string[], id: string) => { tags: string[]; kept: string[] } | null,
): Promise<Map<string, string[]>> {
  const kept = new Map<string, string[]>()
  for (const table of ['topic', 'content'] as const) {
    const things = items.filter(({ id, type }) => id !== null && (type === 'topic') === (table === 'topic'))
    if (things.length === 0) continue
    const ids = things.map(({ id }) => id!)
    const rows = await store.lockTags(call.db, table, ids)
    const changed = rows.flatMap(({ id, tags }) => {
      const next = change(tags, id)
      return next ? [{ id, old: tags, ...next }] : []
    })
    if (changed.length === 0) continue
    await store.writeTags(call.db, table, changed)
    if (table === 'content')
      await indexContent(
        call,
        changed.map(({ id }) => id),
      )
    for (const each of changed) kept.set(each.id, each.kept)
    const about = new Map(things.map((thing) => [thing.id, thing]))
    await recordAudits(
      call,
      changed.map(({ id, old, tags }) => ({
        action: 'UPDATE',
        objectType: about.get(id)!.type,
        objectId: id,
        objectName: about.get(id)!.name,
        details: [{ property: 'tags', oldValue: old, value: tags }],
      })),
    )
  }
  return kept
}
