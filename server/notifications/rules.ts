import type { components } from '../../generated/server/schema.d.ts'
import { badInput } from '../contract/problems.ts'

/** Notifications are kept this long. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

const MAX_CHARACTERS = 2000

/** The moment before which nobody has notifications. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** The types of news that people choose the way of. */
export const NEWS_TYPES = [
  'commentReplied',
  'commentMentioned',
  'commentAdded',
  'contentShared',
  'badgeAwarded',
  'contentRequestAnswered',
  'ownDueDate',
] as const satisfies readonly (keyof components['schemas']['NewsDeliveries'])[]

/** Whether news of a type go to somebody by mail as well. */
export function wantsMail({ channel, delivery }: { channel: string; delivery: string }): boolean {
  return channel === 'email' && delivery === 'everywhere'
}

/** As much of a text as a notification shows. Counted in whole characters, so that none is cut in half. */
export function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : text
}

/** Until when to mark. A leap second fits the contract, but no clock here knows it. @throws 400 */
export function momentOf(until: string): Date {
  const moment = new Date(until)
  if (Number.isNaN(moment.getTime())) throw badInput('bad-input', '/until', 'is no moment that the hub can read')
  return moment
}
