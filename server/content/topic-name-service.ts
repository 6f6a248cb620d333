import type { Call } from '../context.ts'
import { findNames } from './topic-name-store.ts'

/** Topics as they are called in the caller's language. One statement, and none in a hub of one language. */
export async function inOwnLanguage<T extends { id: string; name: string }>(
  { db, hub, caller }: Pick<Call, 'db' | 'hub' | 'caller'>,
  topics: readonly T[],
): Promise<T[]> {
  if (hub.locales.length < 2 || topics.length === 0) return [...topics]
  const found = await findNames(
    db,
    caller.locale,
    topics.map(({ id }) => id),
  )
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return topics.map((topic) => ({ ...topic, name: names.get(topic.id) ?? topic.name }))
}
