import type { Call, HubCall } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import type { Viewer } from './rules.ts'
import { findTarget } from './service.ts'
import * as store from './due-store.ts'

/** By when people want to have finished content, as they set it for themselves. */

/** @param dueOn a day, which ends by their time zone @throws 404 for what they may not see */
export async function updateMyDueDate(call: Call, contentId: string, dueOn: string): Promise<void> {
  await store.setDueDate(call.db, { ...(await mustSee(call, contentId)), dueOn })
}

/** Where there is none, nothing changes. @throws 404 for what they may not see */
export async function deleteMyDueDate(call: Call, contentId: string): Promise<void> {
  await store.clearDueDate(call.db, await mustSee(call, contentId))
}

async function mustSee(call: Call, contentId: string): Promise<{ memberId: string; contentId: string }> {
  const target = await findTarget(call, contentId)
  if (!target?.isVisible) throw notFound()
  return { memberId: call.caller.memberId, contentId: target.id }
}

/** What somebody set a day for, sees and has not completed, the soonest first. */
export function listOwnDue({ db }: Pick<HubCall, 'db'>, viewer: Viewer, limit: number) {
  return store.listOwnDue(db, viewer, limit)
}

/** Whose own day is tomorrow, as their clocks say, with something that they have not completed. */
export function listDueTomorrow({ db, context }: HubCall) {
  return store.listDueTomorrow(db, context.now())
}
