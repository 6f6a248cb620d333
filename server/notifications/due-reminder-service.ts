import { listDueTomorrow } from '../content/due-service.ts'
import type { HubCall } from '../context.ts'
import { notify } from './service.ts'

/** Tells people, once, that a day is tomorrow that they set for themselves. */
export async function remindOfOwnDueDates(call: HubCall): Promise<void> {
  const byKey = Map.groupBy(await listDueTomorrow(call), ({ contentId, dueOn }) => `ownDueDate:${contentId}:${dueOn}`)
  for (const [key, people] of byKey) {
    // Days of the same name end at as many moments as there are zones, and each hears of their own.
    const byMoment = Map.groupBy(people, ({ dueAt }) => dueAt.getTime())
    for (const [moment, those] of byMoment)
      await notify(call, {
        key,
        type: 'ownDueDate',
        memberIds: those.map(({ memberId }) => memberId),
        contentId: those[0]!.contentId,
        dueAt: new Date(moment),
      })
  }
}
