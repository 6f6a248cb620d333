import type { Call } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ChangedItem, ItemEnd, JobItem, JobKind } from '../job-kind.ts'
import { previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import { tagsBefore, tagsRenamed } from './rules.ts'
import { changeTags } from './tag-deletion-service.ts'
import * as store from './tag-deletion-store.ts'
import { insertTags } from './tag-store.ts'

/** Gives tags another name, or makes one of several: wherever they stand, and in the list. */

export interface TagChange {
  names: readonly string[]
  newName: string
}

interface Input {
  /** In lower case, each once. */
  names: string[]
  newName: string
}

/** What would have other tags, and proof that it was shown. */
export async function previewTagChange(call: Call, asked: TagChange): Promise<{ change: Change; token: string }> {
  const change = await changeOf(call, asked)
  return { change, token: previewToken(call, change) }
}

/** Begins the change. @param shown the token of its preview @throws 400 `token-invalid`, 409 `preview-outdated` */
export function updateTags(call: Call, asked: TagChange, shown: string): Promise<Job> {
  return inTransaction(call, async (call) => beginJob(call, await changeOf(call, asked), shown))
}

async function changeOf({ db }: Call, asked: TagChange): Promise<Change> {
  const names = [...new Set(asked.names.map((name) => name.trim().toLowerCase()))].sort()
  const newName = asked.newName.trim()
  const tagged = await store.listTagged(db, names)
  return { kind: 'updateTags', input: { names, newName }, items: tagged.filter((item) => !isThere(item, newName)) }
}

/** A tag of the list that is spelled as the new one stays. */
const isThere = ({ id, name }: JobItem, newName: string) => id === null && name === newName

export const tagRenaming: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/tags' }),

  async run(call, { names, newName }, items) {
    const renamed = await changeTags(call, items, (tags) => tagsRenamed(tags, names, newName))
    const deleted = await store.deleteTagRows(call.db, namesOf(items))
    if (deleted.size) await insertTags(call.db, [newName])
    return items.map((item): ItemEnd => {
      const before = item.id === null ? deleted.has(item.name) && [item.name] : renamed.get(item.id)
      return before ? { state: 'done', before } : { state: 'skipped', reason: 'It has the tag no more.' }
    })
  },

  async undo(call, { names, newName }, items) {
    const before = new Map(items.map((item) => [item.id, (item as ChangedItem).before as string[]]))
    const given = await changeTags(call, items, (tags, id) => tagsBefore(tags, before.get(id)!, names, newName))
    const inList = namesOf(items)
    if (inList.length) {
      // In another case it is the same tag, which the list has once.
      if (names.includes(newName.toLowerCase())) await store.deleteTagRows(call.db, [newName])
      await insertTags(call.db, inList)
    }
    return items.map(({ id }): ItemEnd => {
      if (id === null || given.has(id)) return { state: 'done' }
      return { state: 'skipped', reason: 'Somebody changed its tags since.' }
    })
  },
}

const namesOf = (items: readonly JobItem[]) => items.filter(({ id }) => id === null).map(({ name }) => name)
