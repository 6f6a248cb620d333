import { batches } from '../platform/batches.ts'
import { displayName } from '../users/rules.ts'
import type { Call, Caller, HubCall } from '../context.ts'
import { queueMails, type NewMail } from '../emails/service.ts'
import { wantsMail } from '../notifications/rules.ts'
import { notify } from '../notifications/service.ts'
import type { ReceiverRow } from './receiver-store.ts'
import type { Wanted } from './share-target-service.ts'

/** Telling people of what was shared with them. */

export interface Told {
  id: string
  type: 'share' | 'recommendation'
  wanted: readonly Wanted[]
  subject: string | null
  message: string | null
}

/** On whose behalf people are told: of a call, or of a job that they began. */
type From = HubCall & { caller: Pick<Caller, 'memberId' | 'displayName'> }

/** Those among the receivers who get a mail. */
export function wantMail(receivers: readonly ReceiverRow[]): ReceiverRow[] {
  return receivers.filter(wantsMail)
}

/** Gives each receiver one notification, about the first of the content that they may see. In the transaction of the call. */
export async function notifyReceivers(call: From, told: Told, receivers: readonly ReceiverRow[]): Promise<void> {
  for (const [contentId, group] of Map.groupBy(receivers, (receiver) => receiver.contentId))
    await notify(call, {
      key: `recommendation:${told.id}`,
      type: 'contentShared',
      memberIds: group.map(({ id }) => id),
      actorId: told.type === 'share' ? call.caller.memberId : null,
      contentId,
      message: told.message,
    })
}

/** A statement takes the mails of so many. */
const BATCH_SIZE = 1000

/** Queues one mail for each receiver, in the transaction of the call. */
export async function mailReceivers(call: From, told: Told, receivers: readonly ReceiverRow[]): Promise<void> {
  for (const some of batches(receivers, BATCH_SIZE))
    await queueMails(
      call,
      some.map((receiver) => ({
        ...mailAbout(
          call,
          told,
          told.wanted.find(({ contentId }) => contentId === receiver.contentId)!,
        ),
        effectKey: `recommendation:${told.id}:${receiver.id}`,
        locale: receiver.locale,
        memberId: receiver.id,
        to: { name: displayName(receiver), address: receiver.email },
      })),
    )
}

/** Queues what they would get for the caller alone, in the transaction of the call. */
export async function mailCaller(call: Call, told: Told): Promise<void> {
  const { caller } = call
  const mail: NewMail = {
    ...mailAbout(call, told, told.wanted[0]!),
    effectKey: `recommendation:${told.id}:${caller.memberId}`,
    locale: caller.locale,
    memberId: caller.memberId,
    to: { name: caller.displayName, address: caller.email },
  }
  await queueMails(call, [mail])
}

function mailAbout(call: From, { type, wanted, subject, message }: Told, first: Wanted) {
  const hasMore = wanted.length > 1
  const actorName = type === 'share' ? call.caller.displayName : null
  return {
    template: 'share' as const,
    about: { actorName, contentName: first.name, hasMore, subject, message },
    link: `${call.hub.origin}${hasMore ? '/shared' : pathTo(first)}`,
    resendIfUncertain: false,
  }
}

function pathTo({ contentId, contextId, type }: Wanted): string {
  if (type === 'playlist') return `/playlists/${contentId}`
  return contextId ? `/playlists/${contextId}/assets/${contentId}` : `/assets/${contentId}`
}
