import type { HubCall } from '../context.ts'
import { queueMails } from '../emails/service.ts'
import { newId } from '../platform/ids.ts'
import { displayName } from '../users/rules.ts'

/** What somebody is told of their account, so that they learn of it when it was somebody else. */
export type Notice =
  | 'passwordChanged'
  | 'tokenCreated'
  | 'newDevice'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

interface Noticed {
  memberId: string
  email: string
  firstName: string
  lastName: string
  locale: string
}

/** Queues a mail about what happened to somebody's account, in the transaction in which it happens. */
export function queueNotice(call: HubCall, person: Noticed, template: Notice): Promise<void> {
  const { memberId, email, locale } = person
  return queueMails(call, [
    {
      effectKey: `${template}:${newId()}`,
      template,
      locale,
      memberId,
      to: { name: displayName(person), address: email },
      link: `${call.hub.origin}/profile#sessions`,
      resendIfUncertain: true,
    },
  ])
}

/** Queues a mail to each of those who look after the hub's tokens about one that was made, in the transaction in which it is. */
export function queueServiceTokenNotices(call: HubCall, keepers: readonly Noticed[]): Promise<void> {
  const created = newId()
  return queueMails(
    call,
    keepers.map((keeper) => ({
      effectKey: `serviceTokenCreated:${created}:${keeper.memberId}`,
      template: 'serviceTokenCreated',
      locale: keeper.locale,
      memberId: keeper.memberId,
      to: { name: displayName(keeper), address: keeper.email },
      link: `${call.hub.origin}/manage/settings/tokens`,
      resendIfUncertain: true,
    })),
  )
}
