import { viewersAmong } from '../content/service.ts'
import type { Call, HubCall } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { reword } from '../notifications/service.ts'
import { peopleInReach } from '../users/reach-service.ts'
import { displayName } from '../users/rules.ts'
import * as store from './mention-store.ts'
import { keyOf } from './comment-news-service.ts'

export type { Mention } from './mention-store.ts'

interface Mentioning {
  contentId: string
  message: string
  /** Whom the author names beside the text. */
  userIds: readonly string[]
  /** Whom the comment mentions already: they may stay, whoever they are by now. */
  before?: readonly store.Mention[]
}

/** Whom a text mentions: of those whom its author names, the ones who stand in it. @throws 400 `unknown-reference` */
export async function mentionsIn(
  call: Call,
  { contentId, message, userIds, before = [] }: Mentioning,
): Promise<store.Mention[]> {
  const ids = [...new Set(userIds.map((id) => id.toLowerCase()))]
  const kept = before.filter(({ userId }) => ids.includes(userId))
  const added = ids.filter((id) => kept.every(({ userId }) => userId !== id))
  const found = added.length ? await findMentionable(call, contentId, added) : []
  const mentions = [...kept, ...found]
  const unknown = ids.findIndex((id) => mentions.every(({ userId }) => userId !== id))
  if (unknown >= 0)
    throw badInput('unknown-reference', `/mentionedUserIds/${unknown}`, 'You cannot mention this person here.')
  return mentions.filter(({ name }) => message.includes(`@${name}`))
}

/** Those with whom the caller may share the content, as sharing has it. */
async function findMentionable(call: Call, contentId: string, ids: readonly string[]): Promise<store.Mention[]> {
  const others = ids.filter((id) => id !== call.caller.memberId)
  const [people, viewers] = await Promise.all([peopleInReach(call, others), viewersAmong(call, contentId, others)])
  return people
    .filter(({ id }) => viewers.has(id))
    .map((person) => ({ userId: person.id, name: displayName(person).toWellFormed() }))
}

/** Takes the name of somebody out of all comments that mention them, and out of what was told of these. In the transaction of the call. */
export async function eraseMentions(call: HubCall, memberId: string, name: string): Promise<void> {
  for (const { id, message, isDeleted } of await store.renameMentioned(call.db, memberId, name))
    if (!isDeleted) await reword(call, keyOf(id), message)
}
