import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { indexTopicLater } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import * as store from './name-store.ts'
import { findTopic, type KeptTopic } from './topic-write-store.ts'

/** The names of a topic for people with another language than its own. */

export type { LocaleName } from './name-store.ts'

/** @throws 404, also for a deleted topic */
export async function getTopicNames({ db }: Call, id: string): Promise<{ names: store.LocaleName[]; etag: string }> {
  await mustFind(db, id)
  const names = await store.listNames(db, id)
  return { names, etag: tagOf(names) }
}

const tagOf = (names: readonly store.LocaleName[]) => stateTag(stateOf(names))

const stateOf = (names: readonly store.LocaleName[]) => names.map(({ locale, name }) => [locale, name])

/** Replaces all names. @returns the new ETag @throws 404, 400 `locale-not-offered`, 409 `topic-name-taken`, 412 */
export function updateTopicNames(
  call: Call,
  id: string,
  ifMatch: IfMatch,
  given: readonly store.LocaleName[],
): Promise<string> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const topic = await mustFind(call.db, id)
    const before = await store.listNames(call.db, id)
    mustBeState(ifMatch, stateOf(before))
    const names = given
      .map(({ locale, name }) => ({ locale, name: name.trim() }))
      .toSorted((one, other) => (one.locale < other.locale ? -1 : 1))
    mustBeOffered(call, topic, given)
    await mustBeFree(call, topic, names)
    if (tagOf(names) === tagOf(before)) {
      recordUnchanged(call)
      return tagOf(before)
    }
    await store.replaceNames(call.db, id, names)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'topic',
      objectId: id,
      objectName: topic.name,
      details: [{ property: 'names', oldValue: before, value: names }],
    })
    await indexTopicLater(call, id)
    return tagOf(names)
  })
}

function mustBeOffered({ hub }: Call, topic: KeptTopic, names: readonly store.LocaleName[]): void {
  const wrong = names.findIndex(
    ({ locale }, nth) =>
      locale === topic.locale ||
      !hub.locales.includes(locale) ||
      names.some((each, before) => before < nth && each.locale === locale),
  )
  if (wrong >= 0)
    throw badInput(
      'locale-not-offered',
      `/names/${wrong}/locale`,
      'Name each other language that the hub offers once. The name in its own language is that of the topic.',
    )
}

async function mustBeFree({ db }: Call, topic: KeptTopic, names: readonly store.LocaleName[]): Promise<void> {
  const beside = await store.listBeside(
    db,
    topic,
    names.map(({ locale }) => locale),
  )
  const taken = new Set(beside.map(({ locale, name }) => `${locale} ${name.toLowerCase()}`))
  if (names.some(({ locale, name }) => taken.has(`${locale} ${name.toLowerCase()}`)))
    throw conflict('topic-name-taken', 'A topic under the same parent has this name already. Choose a different one.')
}

async function mustFind(db: Call['db'], id: string): Promise<KeptTopic> {
  const topic = await findTopic(db, id)
  if (!topic || topic.isDeleted) throw notFound()
  return topic
}
